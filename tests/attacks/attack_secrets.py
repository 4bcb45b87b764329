"""Code that looks for what it must not know: the secret, expected values, our files, the work of others.

`@NAME@` stands for something of the world that `surroundings.py` sets up: the attacker knows where everything lies.
What is found comes back as the answer, so that a secret that was read stands in the result.
"""

from tests.attacks.attacked import Attack, attack

READ = """
import os
def read(*paths):
    found = []
    for path in paths:
        try:
            with open(path, "rb") as file: found.append(file.read(1 << 20).decode("latin-1"))
        except OSError as problem: found.append(type(problem).__name__)
    return found
"""
MEMORY = """
def scanned(path_of_maps, path_of_memory, wanted):
    import re
    found = []
    with open(path_of_maps) as maps, open(path_of_memory, "rb", 0) as memory:
        for line in maps:
            first, last, rights = re.match(r"([0-9a-f]+)-([0-9a-f]+) (....)", line).groups()
            if rights[0] == "r" and "[v" not in line and int(last, 16) - int(first, 16) < 1 << 24:
                try:
                    memory.seek(int(first, 16))
                    block = memory.read(int(last, 16) - int(first, 16))
                except (OSError, ValueError, OverflowError): continue
                found += [text for text in wanted if text in block]
    return found
"""
# Every page on which any object lies. Read backwards, as the attacker's own copy would be found otherwise.
OWN_MEMORY = """
import ctypes, gc
found = None
def entropy(counts):
    global found
    if found is None:
        gc.unfreeze()
        places = {id(one) >> 12 for each in gc.get_objects() for one in (each, *gc.get_referents(each))}
        held = b"".join(ctypes.string_at(place << 12, 4096) for place in sorted(places))[::-1]
        found = ["@ESCAPED@" for value in @BACKWARDS@ if value in held]
    return found
"""

SECRETS: dict[str, Attack] = {
    "the secret's file": attack(READ + "def entropy(counts): return read('@SECRET_FILE@')", "shape"),
    "the secret's file, by other ways to the root": attack(
        READ
        + """
def entropy(counts):
    roots = ["/proc/self/root", "/proc/1/root", "/proc/@OWNER@/root", "/proc/thread-self/root", "/proc/self/cwd", "//"]
    return read(*(root + "@SECRET_FILE@" for root in roots))
""",
        "shape",
    ),
    "the secret's file, by a descriptor of a folder": attack(
        """
import os
def entropy(counts):
    folder = os.open("/", os.O_RDONLY | os.O_DIRECTORY)
    return os.read(os.open("@SECRET_FILE@".lstrip("/"), os.O_RDONLY, dir_fd=folder), 1000).decode()
""",
        "error",
    ),
    "the built assignment": attack(READ + "def entropy(counts): return read('@BUILT_FILE@')", "shape"),
    "the work of another student": attack(READ + "def entropy(counts): return read('@OTHERS_FILE@')", "shape"),
    "the bank and the reference": attack(
        READ + "def entropy(counts): return read('@REPOSITORY@/reference/information.py', '@REPOSITORY@/LICENSE')",
        "shape",
    ),
    "our packages imported from where they lie": attack(
        """
import sys
sys.path.insert(0, "@REPOSITORY@")
sys.meta_path.append(__import__("importlib.machinery").machinery.PathFinder)
def entropy(counts):
    import reference.information.entropy
    return reference.information.entropy.entropy(counts)
""",
        "error",
    ),
    "our packages loaded by file": attack(
        """
def entropy(counts):
    from importlib.util import module_from_spec, spec_from_file_location
    spec = spec_from_file_location("information", "@REPOSITORY@/reference/information.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.entropy(counts)
""",
        "error",
    ),
    "the environment": attack(
        READ
        + """
def entropy(counts):
    mine = read(*(f"/proc/{who}/environ" for who in ("self", os.getppid(), 1, @OWNER@)))
    return [dict(os.environ), *mine]
""",
        "shape",
    ),
    "the environment, by the C library": attack(
        """
import ctypes
def entropy(counts):
    libc = ctypes.CDLL(None)
    libc.getenv.restype = ctypes.c_char_p
    return str(libc.getenv(b"GRADER_SECRET"))
""",
        "type",
    ),
    "command lines of others": attack(
        READ
        + """
def entropy(counts):
    try: numbers = [name for name in os.listdir("/proc") if name.isdigit()]
    except OSError: numbers = ["@OWNER@", "@VICTIM@"]
    return read(*(f"/proc/{number}/cmdline" for number in numbers))
""",
        "shape",
    ),
    "the memory of the grader": attack(
        MEMORY
        + """
def entropy(counts): return scanned("/proc/@OWNER@/maps", "/proc/@OWNER@/mem", [b"canary-of-the-" + b"course-secret"])
""",
        "error",
    ),
    "the memory of the grader, by the kernel": attack(
        """
import ctypes, os
class Span(ctypes.Structure): _fields_ = [("base", ctypes.c_void_p), ("size", ctypes.c_size_t)]
def entropy(counts):
    libc = ctypes.CDLL(None, use_errno=True)
    buffer = ctypes.create_string_buffer(64)
    mine, theirs = Span(ctypes.addressof(buffer), 64), Span(@SECRET_ADDRESS@, 64)
    got = [libc.process_vm_readv(who, ctypes.byref(mine), 1, ctypes.byref(theirs), 1, 0)
           for who in (@OWNER@, os.getppid(), 1)]
    return [max(got) > 0 and "@ESCAPED@", buffer.raw.decode("latin-1")]
""",
        "shape",
    ),
    "expected values in the frames": attack(
        """
import sys
def entropy(counts):
    frame, found = sys._getframe(1), []
    while frame:
        for names in (frame.f_locals, frame.f_globals):
            found += [str(value)[:200] for name, value in names.items() if "expect" in str(name)]
            found += ["@ESCAPED@" for value in names.values() if type(value) is dict and "expected" in value]
        frame = frame.f_back
    return found
""",
        "shape",
    ),
    "expected values among all objects": attack(
        """
import gc
def entropy(counts):
    found = []
    for each in gc.get_objects():
        if type(each) is dict and ("expected" in each or "secret" in each) and "reason" not in each:
            found.append(str(each)[:200])
    return found
""",
        "shape",
    ),
    "expected values in its own memory": attack(OWN_MEMORY, "shape"),
    "folders of people and of the machine": attack(
        """
import os
def entropy(counts):
    found = []
    for folder in ("@SECRET_FOLDER@", "@REPOSITORY@", "/root", "/home", "/tmp", "/var/tmp", "/dev/shm", "/run", "/mnt"):
        try: found += os.listdir(folder)
        except OSError: pass
    return sorted(name for name in found if "canary" in name or name in ("reference", "grader", ".bashrc", ".ssh"))
""",
        "shape",
    ),
    "passwords of the machine": attack(
        READ + "def entropy(counts): return [text for text in read('/etc/shadow') if ':' in text and '@ESCAPED@']",
        "shape",
    ),
    "memory shared under a name": attack(
        """
from multiprocessing import shared_memory
def entropy(counts): return bytes(shared_memory.SharedMemory("@SHARED@").buf).decode("latin-1")
""",
        "error",
    ),
    "memory shared the old way": attack(
        """
import ctypes
def entropy(counts):
    libc = ctypes.CDLL(None, use_errno=True)
    return [number for number in range(64) if libc.shmctl(number, 13, ctypes.create_string_buffer(256)) >= 0]
""",
        "shape",
    ),
    "descriptors left open": attack(
        """
import os
def entropy(counts):
    found = []
    for descriptor in range(256):
        try:
            place = os.readlink(f"/proc/self/fd/{descriptor}")
            found.append(place if "canary" in place or "@REPOSITORY@" in place else "")
        except OSError: pass
        try: found.append(os.pread(descriptor, 4096, 0).decode("latin-1"))
        except OSError: pass
    return found
""",
        "shape",
    ),
    "where this machine keeps its things": attack(
        READ
        + """
import sys
def entropy(counts):
    told = [sys.executable, sys.prefix, *sys.path, os.getcwd(), *sys.argv]
    told += read("/proc/self/mountinfo", "/proc/mounts")
    return [text for text in told if "canary" in text or "@SECRET_FOLDER@" in text]
""",
        "shape",
    ),
}
