"""The house stands as drawn: floors, one door a library, nothing imported behind a function's back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "generator"

FLOORS = {
    "problems": (),
    "traits": (),
    "grids": ("traits",),
    "play": ("traits", "grids", "problems"),
    "data": ("problems",),
    "model": ("data", "grids", "problems"),
    "art": ("model", "data", "grids", "problems"),
    "vassal": ("model", "traits", "grids", "problems"),
    "package": ("model", "art", "vassal", "problems"),
    "check": ("data", "model", "art", "vassal", "problems"),
    "build": ("check", "data", "model", "art", "vassal", "package", "problems"),
    "printing": ("check", "model", "art", "package", "problems"),
    "preview": ("check", "model", "art", "package", "problems"),
    "playing": ("check", "model", "play", "traits", "vassal", "problems"),
    "errata": ("data", "model", "package", "problems"),
    "diff": ("vassal", "package", "traits", "grids", "problems"),
    "comparing": ("build", "check", "diff", "art", "model", "package", "vassal", "problems"),
    "sources": ("data", "model", "package", "problems"),
    "cli": (
        "comparing",
        "diff",
        "errata",
        "sources",
        "build",
        "printing",
        "playing",
        "preview",
        "check",
        "model",
        "play",
        "art",
        "vassal",
        "package",
        "traits",
        "data",
        "problems",
    ),
}
"""Every room, and the rooms below it that it may lean on."""

DOORS = {
    "ruamel": ("data/source.py",),
    "pydantic": ("data/schema", "art/style_schema.py", "art/symbol_file.py", "art/own_schema.py", "art/board_style.py"),
    "PIL": ("art/raster/",),
    "scipy": ("art/relief",),
    "threadpoolctl": ("art/relief",),
    "numpy": ("art/relief", "art/raster/", "art/palette.py"),
    "resvg_py": ("art/raster/",),
    "platformdirs": ("cli/",),
    "jinja2": ("vassal/buildfile.py", "diff/page.py", "package/web.py"),
    "lxml": ("vassal/buildfile.py", "vassal/opened"),
    "zipfile": ("package/vmod.py",),
    "reportlab": ("package/sheets",),
    "watchfiles": ("package/serve",),
    "typer": ("cli/",),
    "rich": ("cli/",),
}
"""Every library, and where it may come in."""

MODULES = sorted(HOUSE.rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Every module a file imports, and whether it does so inside a function."""
    tree = ast.parse(path.read_text())
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, id(node) in inside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((f"{node.module}.{alias.name}", id(node) in inside) for alias in node.names)


def name(path: Path) -> str:
    """A file's path below the house."""
    return path.relative_to(HOUSE).as_posix()


def room(path: Path) -> str:
    """The room a file belongs to."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_arrows_run_down(path: Path) -> None:
    """A room leans only on rooms below it."""
    if room(path) in ("__init__", "__main__"):
        return
    allowed = {room(path), "__version__", *FLOORS[room(path)]}
    leaned_on = {module.split(".")[1] for module, _ in imports(path) if module.startswith("generator.")}
    assert leaned_on <= allowed


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_library_has_one_door(path: Path) -> None:
    """A library comes in where it is said to, and nowhere else."""
    for module, _ in imports(path):
        doors = DOORS.get(module.split(".")[0])
        assert doors is None or name(path).startswith(doors), f"{module} has no business here"


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_nothing_is_imported_inside_a_function(path: Path) -> None:
    """But in the command line, whose help must answer before anything heavy is loaded."""
    if room(path) != "cli":
        assert not [module for module, inside in imports(path) if inside]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_files_are_small(path: Path) -> None:
    """A file has at most 200 lines, a function at most 40."""
    text = path.read_text()
    assert len(text.splitlines()) <= 200
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 40, node.name


def test_every_room_is_on_a_floor() -> None:
    """No room is left out of the plan."""
    rooms = {room(path) for path in MODULES} - {"__init__", "__main__"}
    assert rooms == set(FLOORS)
