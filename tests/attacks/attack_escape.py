"""Code that tries to get out: other processes, the network, the file system, the kernel's side doors.

An attack that gets through says `@ESCAPED@`, or leaves something in the world that `surroundings.py` looks at. None may
do harm where it does get through: signals that kill go to our own victim, and to the worker.
"""

from tests.attacks.attacked import Attack, attack

LIBC = """
import ctypes, os, platform
libc = ctypes.CDLL(None, use_errno=True)
ARM = platform.machine() == "aarch64"
def refused(*results): return ["@ESCAPED@" for result in results if result != -1]
"""

ESCAPE: dict[str, Attack] = {
    "a copy of the process": attack(
        """
import os, time
def entropy(counts):
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)
        os._exit(0)
    return "@ESCAPED@"
""",
        "error",
    ),
    "a copy, by every call there is for it": attack(
        LIBC
        + """
def entropy(counts):
    numbers = [220] if ARM else [57, 58, 56]
    for number in numbers:
        made = libc.syscall(number, 17, 0, 0, 0, 0)
        if made == 0: os.execv("/bin/sleep", ["@MARK@", "600"])
        if made > 0: return "@ESCAPED@"
    arguments = (ctypes.c_uint64 * 11)(0, 0, 0, 0, 17)
    made = libc.syscall(435, arguments, 88)
    if made == 0: os._exit(0)
    return refused(made)
""",
        "shape",
    ),
    "a shell": attack(
        "import subprocess\ndef entropy(counts): return subprocess.run(['/bin/sh', '-c', 'echo @ESCAPED@'],"
        " capture_output=True).stdout.decode()",
        "error",
    ),
    "another program in its place": attack(
        "import os\ndef entropy(counts): os.execv('/bin/sleep', ['@MARK@', '600'])", "error"
    ),
    "a program spawned": attack(
        "import os\ndef entropy(counts): return os.posix_spawn('/bin/sleep', ['@MARK@', '600'], {}) and '@ESCAPED@'",
        "error",
    ),
    "a program that lies in memory": attack(
        """
import os
def entropy(counts):
    file = os.memfd_create("@MARK@")
    os.write(file, b"#!/bin/sh\\necho @ESCAPED@\\n")
    os.execve(file, ["@MARK@"], {})
""",
        "error",
    ),
    "processes by multiprocessing": attack(
        """
import multiprocessing
def work(line): line.send("@ESCAPED@")
def entropy(counts):
    ours, theirs = multiprocessing.Pipe()
    multiprocessing.get_context("fork").Process(target=work, args=(theirs,)).start()
    return ours.recv()
""",
        "error",
    ),
    "a connection to this machine": attack(
        """
import socket
def entropy(counts):
    line = socket.create_connection(("127.0.0.1", @PORT@), 1)
    line.sendall(b"@ESCAPED@")
    return "@ESCAPED@"
""",
        "error",
    ),
    "a connection by IPv6, a packet, a raw packet": attack(
        """
import socket
def entropy(counts):
    stream, packet, raw = socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW
    kinds = [(socket.AF_INET6, stream, ("::1", @PORT@)), (socket.AF_INET, packet, ("127.0.0.1", @PORT@)),
             (socket.AF_INET, raw, ("127.0.0.1", 0)), (16, raw, (0, 0)), (17, raw, ("lo", 0))]
    made = []
    for family, kind, address in kinds:
        try: made.append(socket.socket(family, kind).connect(address))
        except OSError: pass
    return ["@ESCAPED@" for _ in made]
""",
        "shape",
    ),
    "a socket that lies in the file system": attack(
        """
import socket
def entropy(counts):
    line = socket.socket(socket.AF_UNIX)
    line.connect("@SOCKET@")
    line.sendall(b"@ESCAPED@")
    return "@ESCAPED@"
""",
        "error",
    ),
    "a socket without a file": attack(
        """
import socket
def entropy(counts):
    line = socket.socket(socket.AF_UNIX)
    line.connect("\\0@MARK@")
    line.sendall(b"@ESCAPED@")
    return "@ESCAPED@"
""",
        "error",
    ),
    "a server": attack(
        """
import socket
def entropy(counts):
    server = socket.socket()
    server.bind(("127.0.0.1", 0))
    server.listen()
    return "@ESCAPED@"
""",
        "error",
    ),
    "an asynchronous loop": attack(
        """
import asyncio
async def fetch(): return await asyncio.open_connection("127.0.0.1", @PORT@)
def entropy(counts): return asyncio.run(fetch()) and "@ESCAPED@"
""",
        "error",
    ),
    "signals to others": attack(
        """
import os, signal
def entropy(counts):
    sent = []
    targets = [(@VICTIM@, signal.SIGKILL), (-@VICTIM@, signal.SIGKILL), (@OWNER@, signal.SIGUSR1)]
    for process, number in [*targets, *((process, 0) for process in (@VICTIM@, @OWNER@, os.getppid(), 1, -1))]:
        try: sent.append(os.kill(process, number))
        except OSError: pass
    return ["@ESCAPED@" for _ in sent]
""",
        "shape",
    ),
    "signals by descriptor and by thread": attack(
        LIBC
        + """
def entropy(counts):
    numbers = [131, 130] if ARM else [234, 200]
    sent = [libc.syscall(numbers[0], @VICTIM@, @VICTIM@, 9), libc.syscall(numbers[1], @VICTIM@, 9)]
    return refused(*sent, libc.syscall(434, @VICTIM@, 0), libc.syscall(434, os.getppid(), 0))
""",
        "shape",
    ),
    "signals by the owner of a descriptor": attack(
        """
import fcntl, os
def entropy(counts):
    sent = []
    for descriptor in range(16):
        for owner in (@VICTIM@, os.getppid()):
            try:
                fcntl.fcntl(descriptor, fcntl.F_SETSIG, 9)
                fcntl.fcntl(descriptor, fcntl.F_SETOWN, owner)
                fcntl.fcntl(descriptor, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
            except OSError: pass
    return 77.0
""",
        "value",
    ),
    "its own process group, and the worker": attack(
        "import os\ndef entropy(counts):\n    os.killpg(0, 9)\n    os.kill(os.getppid(), 9)", "error"
    ),
    "a debugger's hold on others": attack(
        LIBC
        + """
def entropy(counts):
    return refused(*(libc.ptrace(how, who, 0, 0) for how, who in
                     [(16, @VICTIM@), (0x4206, @VICTIM@), (0x4206, @OWNER@), (0x4206, os.getppid()), (0x4206, 1)]))
""",
        "shape",
    ),
    "limits of others, and its own raised": attack(
        """
import resource, os
def entropy(counts):
    done = []
    for who in (@VICTIM@, @OWNER@, os.getppid(), 1):
        try: done.append(resource.prlimit(who, resource.RLIMIT_NOFILE))
        except OSError: pass
    for what in (resource.RLIMIT_AS, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE):
        try: done.append(resource.setrlimit(what, (1 << 40, 1 << 40)))
        except (OSError, ValueError): pass
    return ["@ESCAPED@" for _ in done]
""",
        "shape",
    ),
    "mounts and other roots": attack(
        LIBC
        + """
def entropy(counts):
    done = [libc.mount(b"none", b"@SECRET_FOLDER@/empty", b"tmpfs", 0, None), libc.chroot(b"/tmp")]
    done += [libc.syscall(428, -100, b"/", 1), libc.syscall(430, b"proc", 0)]
    return refused(*done)
""",
        "shape",
    ),
    "namespaces of its own": attack(
        LIBC
        + """
def entropy(counts):
    kinds = (0x10000000, 0x00020000, 0x40000000, 0x20000000, 0x08000000)
    return refused(*(libc.unshare(kind) for kind in kinds), libc.setns(0, 0))
""",
        "shape",
    ),
    "the kernel's side doors": attack(
        LIBC
        + """
def entropy(counts):
    # bpf, perf, keyctl, add_key, userfaultfd, kexec, module, swapon, reboot, open by handle, quotas, accounting
    numbers = [280, 241, 219, 217, 282, 104, 105, 224, 142, 265, 60, 89] if ARM else [
        321, 298, 250, 248, 323, 246, 175, 167, 169, 304, 179, 163]
    memory = ctypes.create_string_buffer(256)
    return refused(*(libc.syscall(number, 0, memory, 0, -1, 0) for number in numbers))
""",
        "shape",
    ),
    "rings of requests to the kernel": attack(
        LIBC
        + """
def entropy(counts): return refused(libc.syscall(425, 8, ctypes.create_string_buffer(256)))
""",
        "shape",
    ),
    "the calls of another architecture": attack(
        """
import ctypes, mmap, platform
def entropy(counts):
    if platform.machine() != "x86_64": return "none here"
    page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(b"\\xb8\\x02\\x00\\x00\\x00\\xcd\\x80\\xc3")  # mov eax, 2 (fork, for 32 bits); int 0x80; ret
    made = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))()
    if made == 0: __import__("time").sleep(600)
    return "@ESCAPED@" if made > 0 else "refused"
""",
        "died",
        "skipped",
    ),
    "the calls of half an architecture": attack(
        LIBC
        + """
def entropy(counts):
    if ARM: return "none here"
    made = libc.syscall(0x40000000 + 57)
    if made == 0: os._exit(0)
    return refused(made)
""",
        "died",
        "skipped",
    ),
    "files written anywhere": attack(
        """
import os, tempfile
def entropy(counts):
    done = []
    places = ["/", "/tmp", "/var/tmp", "/dev/shm", "/dev", "/run", "/proc", "/root", "/home", "."]
    for folder in [*places, "@REPOSITORY@", "@SECRET_FOLDER@", os.path.dirname(os.__file__)]:
        try:
            with open(os.path.join(folder, "@MARK@"), "w") as file: file.write("@ESCAPED@")
            done.append(folder)
        except (OSError, ValueError): pass
    return ["@ESCAPED@" for _ in done]
""",
        "shape",
    ),
    "folders, links, pipes, devices": attack(
        """
import os, stat
def entropy(counts):
    done = []
    for folder in ("/", "/tmp", "/dev/shm", "/var/tmp", "@SECRET_FOLDER@"):
        place = os.path.join(folder, "@MARK@")
        for make in (os.mkdir, os.mkfifo, lambda to: os.symlink("/etc/passwd", to),
                     lambda to: os.link("/etc/passwd", to),
                     lambda to: os.mknod(to, 0o600 | stat.S_IFCHR, os.makedev(1, 1))):
            try: done.append(make(place))
            except OSError: pass
    return ["@ESCAPED@" for _ in done]
""",
        "shape",
    ),
    "files of others changed": attack(
        """
import os
def entropy(counts):
    done = []
    file = "@OTHERS_FILE@"
    for change in (lambda: os.unlink(file), lambda: os.truncate(file, 0), lambda: os.chmod(file, 0o777),
                   lambda: os.rename(file, file + ".x"), lambda: os.utime(file, (0, 0)), lambda: open(file, "a"),
                   lambda: os.rmdir("@SECRET_FOLDER@/empty"), lambda: os.setxattr(file, "user.x", b"1"),
                   lambda: os.chown(file, 1, 1)):
        try: done.append(change())
        except OSError: pass
    return ["@ESCAPED@" for _ in done]
""",
        "shape",
    ),
    "memory that outlives its process": attack(
        LIBC
        + """
from multiprocessing import shared_memory
def entropy(counts):
    made = [libc.shmget(0, 4096, 0o1666), libc.msgget(0, 0o1666), libc.semget(0, 1, 0o1666)]
    made.append(libc.mq_open(b"/@MARK@", 66, 0o600, None))
    try: made.append(shared_memory.SharedMemory("@MARK@", create=True, size=4096).size)
    except OSError: pass
    return refused(*made)
""",
        "shape",
    ),
    "another user": attack(
        """
import os
def entropy(counts):
    done = []
    for change in (lambda: os.setuid(12345), lambda: os.setgroups([0]), lambda: os.setresuid(0, 0, 12345),
                   lambda: os.setgid(12345)):
        try: done.append(change())
        except OSError: pass
    return ["@ESCAPED@" for _ in done]
""",
        "shape",
    ),
    "the terminal": attack(
        """
import fcntl, os
def entropy(counts):
    done = []
    for place in ("/dev/tty", "/dev/console", "/dev/ptmx", "/dev/pts/0"):
        try: done.append(fcntl.ioctl(os.open(place, os.O_RDWR), 0x5412, b"x"))
        except OSError: pass
    for descriptor in range(16):
        try: done.append(fcntl.ioctl(descriptor, 0x5412, b"x"))
        except OSError: pass
    return ["@ESCAPED@" for _ in done]
""",
        "shape",
    ),
    "a child that outlives a daemon's ways": attack(
        """
import os
def entropy(counts):
    try: os.setsid()
    except OSError: pass
    import ctypes
    ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)  # no signal when the parent dies
    ctypes.CDLL(None).prctl(4, 1, 0, 0, 0)
    while True: pass
""",
        "timeout",
        "skipped",
    ),
}
