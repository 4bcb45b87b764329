"""`grader preview`: the student's page of a file in the browser, made anew at every save."""

import hashlib
import secrets
import sys
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from grader.cli.bank import exercise_place
from grader.cli.errors import CannotRun
from grader.cli.preview_page import preview_page
from grader.paths import templates_dir
from grader.spec.bank_places import course_banks
from grader.spec.faults import SpecFaults
from grader.texts.whole_files import write_whole

LOCAL_HOST = "127.0.0.1"  # nobody else may look: it shows an assignment before it is handed out
WATCHED_ENDINGS = ("*.yaml", "*.py", "*.csv")  # what a page may be made from


class PagePreview:
    """The page of a file as it is now; it is made anew when a file near it has changed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = Lock()  # a browser asks for the page and for its version at once
        self.seen: tuple[tuple[str, int, int], ...] = ()
        self.page, self.sound = "", False

    def current(self) -> str:
        """The page, made anew if a file has changed since."""
        with self.lock:
            now = watched_state(self.file)
            if now != self.seen or not self.page:
                self.seen = now
                self.page, self.sound = preview_page(self.file)
            return self.page

    def version(self) -> str:
        """A text that changes with the page."""
        return hashlib.sha256(self.current().encode()).hexdigest()


def watched_state(file: Path) -> tuple[tuple[str, int, int], ...]:
    """The names, times and sizes of all files that a page may be made from, beside its file and in the banks."""
    try:
        banks = [bank.folder for bank in course_banks(file.parent)]
    except SpecFaults:  # told on the page; the course file lies in the folder or above it
        banks = []
    places = {file.parent: "*", **dict.fromkeys(banks, "**/*")}
    found = {
        each for place, depth in places.items() for end in WATCHED_ENDINGS for each in place.glob(depth[:-1] + end)
    }
    state = []
    for each in sorted({file, *found}):
        try:
            about = each.stat()
        except OSError:  # an editor replaces it just now
            continue
        state.append((str(each), about.st_mtime_ns, about.st_size))
    return tuple(state)


def run_preview(name: str, out: Path, port: int, *, once: bool, browser: bool) -> int:
    """Serves the page until it is stopped; with `once`, writes it and gives the exit code."""
    file = exercise_place(name)
    if not file.is_file():
        raise CannotRun(f"{file}: there is no such file.")
    if once:
        return write_once(file, out)
    server = preview_server(file, port)
    address = f"http://{LOCAL_HOST}:{server.server_port}/"
    sys.stdout.write(f"{file} as students see it: {address}\nIt is made anew when you save. Stop it with Ctrl-C.\n")
    sys.stdout.flush()
    if browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        sys.stdout.write("\nThe preview has ended.\n")
    finally:
        server.server_close()
    return 0


def write_once(file: Path, out: Path) -> int:
    """Writes the page, says where it is, and gives the exit code: 1 where it tells faults."""
    page, sound = preview_page(file)
    written = out / f"{file.stem}.html"
    write_whole(written, page)
    sys.stdout.write(f"{'As students see it' if sound else 'The file is at fault'}: {written}\n")
    return 0 if sound else 1


def preview_server(file: Path, port: int) -> ThreadingHTTPServer:
    """A server on this machine alone, for one file; port 0 takes any that is free."""
    preview = PagePreview(file)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            # A page from elsewhere could lead its own name to this machine, and read along.
            if self.headers.get("Host") not in own_hosts(server):
                self.send_error(HTTPStatus.FORBIDDEN)
            elif self.path == "/":
                self.answer(frame_page(file), "text/html")
            elif self.path == "/page":
                self.answer(preview.current(), "text/html")
            elif self.path == "/version":
                self.answer(preview.version(), "text/plain")
            else:
                self.send_error(HTTPStatus.NOT_FOUND)

        def answer(self, text: str, kind: str) -> None:
            data = text.encode()
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Two questions a second are nothing to read about."""

    try:
        server = ThreadingHTTPServer((LOCAL_HOST, port), Handler)
    except OSError as error:
        raise CannotRun(f"--port {port}: {(error.strerror or str(error)).lower()}; choose another.") from None
    return server


def own_hosts(server: ThreadingHTTPServer) -> tuple[str, ...]:
    """The names, with the port, under which a browser of this machine may ask."""
    return (f"{LOCAL_HOST}:{server.server_port}", f"localhost:{server.server_port}")


def frame_page(file: Path) -> str:
    """The page around the page, which asks whether that has changed."""
    environment = Environment(
        loader=FileSystemLoader(templates_dir() / "author"), undefined=StrictUndefined, autoescape=True
    )
    return environment.get_template("preview.html.j2").render(file=file.name, nonce=secrets.token_urlsafe(16))
