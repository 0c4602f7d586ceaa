"""How long a build of Chosin takes against its floor: encoding the same pictures and zipping them.

    python tests/bench/build.py

Prints figures; asserts nothing, for machines differ.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image

from generator.package.vmod import pack, unpack

BUILD = [sys.executable, "-m", "generator", "build", "--output"]


def seconds(action: Callable[[], object]) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def encode_again(files: dict[str, bytes]) -> None:
    """Writes every picture of a module anew, as the finished pixels they are, and zips the lot."""
    for name, data in files.items():
        if name.endswith(".png"):
            with Image.open(BytesIO(data)) as picture:
                picture.load()
                picture.save(BytesIO(), "PNG", optimize=True)
    pack(files)


def main() -> None:
    """Cold, warm, floor, memory, help."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        cold = seconds(lambda: subprocess.run([*BUILD, folder], check=True, capture_output=True))
        module = next(out.glob("*.vmod"))
        first = module.read_bytes()
        warm = seconds(lambda: subprocess.run([*BUILD, folder], check=True, capture_output=True))
        same = module.read_bytes() == first
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        floor = seconds(lambda: encode_again(unpack(first)))
    helped = min(
        seconds(lambda: subprocess.run([sys.executable, "-m", "generator", "--help"], check=True, capture_output=True))
        for _ in range(5)
    )
    print(f"floor (encode the same pictures, zip)  {floor:6.2f} s")
    print(f"cold build                             {cold:6.2f} s   {cold / floor:.2f} x floor")
    print(f"second build, nothing changed          {warm:6.2f} s   {warm / cold:.2f} x cold, same bytes: {same}")
    print(f"peak memory                            {memory:6.0f} MB")
    print(f"vmodgen --help                         {helped:6.2f} s")


if __name__ == "__main__":
    main()
