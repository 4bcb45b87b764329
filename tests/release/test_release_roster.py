# ruff: noqa: E501  one row a case
from pathlib import Path

import pytest

from grader.release.release_folder import index_text
from grader.texts.roster import BadRoster, Student, roster_of

ADA, GRACE = Student("s1", "Ada"), Student("s2", "Grace")
READ = {  # how it is written: (bytes, who is read)
    "plain": (b"id,name\ns1,Ada\ns2,Grace\n", (ADA, GRACE)),
    "a byte order mark": (b"\xef\xbb\xbfid,name\ns1,Ada\n", (ADA,)),
    "as Excel writes Unicode text": ("id\tname\ns1\tAda\n".encode("utf-16"), (ADA,)),
    "semicolons and Windows lines": (b"id;name\r\ns1;Ada\r\ns2;Grace\r\n", (ADA, GRACE)),
    "other columns between": (b"group,Name , ID\n1,Ada, s1\n", (Student("s1", "Ada", group="1"),)),
    "logins": (b"login\ns1\n", (Student("s1", login="s1"),)),
    "an id goes before a login": (b"login,id\nada,s1\n", (Student("s1", login="ada"),)),
    "addresses": (b"email,name\nada@example.org,Ada\n", (Student("ada@example.org", "Ada", email="ada@example.org"),)),
    "blank lines and short rows": (
        b"id,group,name\n\ns1\n , ,\ns2,1,Grace\n",
        (Student("s1"), Student("s2", "Grace", group="1")),
    ),
    "a gradebook from Canvas": (
        b'Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"Lovelace, Ada",12,m7,ada,A\n',
        (Student("12", "Lovelace, Ada", "ada", sis_id="m7", canvas_id="12"),),
    ),
    "a grading worksheet from Moodle": (
        b"Identifier,Full name,Email address\nParticipant 7,Ada,ada@x.org\n",
        (Student("ada@x.org", "Ada", email="ada@x.org", moodle_id="Participant 7"),),
    ),
    "names in halves": (b"id,First name,Surname\ns1,Ada,King\n", (Student("s1", "Ada King"),)),
    "all we know": (
        b"id,name,login,email,sis_id,canvas_id,moodle_id,group,also\ns1,n,l,e,s,c,m,g,a;b\n",
        (Student("s1", "n", "l", "e", "s", "c", "m", "g", "a;b"),),
    ),
    "quotes": (b'id,name\ns1,"Lovelace, Ada"\n', (Student("s1", "Lovelace, Ada"),)),
}
REFUSED = {  # what is wrong: (bytes, piece of the sentence)
    "no header": (b"s1,Ada\n", "the first line must name the columns, and one of them must be id, student, login or email"),
    "empty": (b"", "the first line must name the columns"),
    "nobody": (b"id,name\n", "there are no students in it"),
    "twice": (b"id\ns1\ns2\ns1\n", "line 4: s1 stands on line 2 already"),
    "twice in other capitals": (b"id\ns1\nS1\n", "line 3: S1 stands on line 2 already"),
    "no id": (b"id,name\ns1,Ada\n,Grace\n", "line 3: there is no id"),
    "not UTF-8": ("id,name\ns1,Zoë\n".encode("latin-1"), "not text in UTF-8"),
    "a spreadsheet": (b"PK\x03\x04\x00\x00", "not a CSV file"),
}  # fmt: skip


@pytest.mark.parametrize("how", READ)
def test_a_roster_is_read_however_it_is_written(how: str, tmp_path: Path) -> None:
    data, students = READ[how]
    (tmp_path / "roster.csv").write_bytes(data)
    assert roster_of(tmp_path / "roster.csv") == students


def test_an_id_names_a_folder_and_nothing_above_it(tmp_path: Path) -> None:
    (tmp_path / "roster.csv").write_text("id\n../../s1\n", "utf-8")
    [student] = roster_of(tmp_path / "roster.csv")
    assert (tmp_path / student.id).parent == tmp_path


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_roster_is_refused_in_one_sentence(what: str, tmp_path: Path) -> None:
    data, sentence = REFUSED[what]
    (tmp_path / "roster.csv").write_bytes(data)
    with pytest.raises(BadRoster) as found:
        roster_of(tmp_path / "roster.csv")
    assert sentence in str(found.value)
    assert "\n" not in str(found.value)


def test_the_list_of_a_release_holds_no_formula_whatever_students_are_called() -> None:
    rows = index_text([("ada", "=cmd|calc!A0", "v1", "d1"), ("bob", "Bob; @SUM(1)", "v2", "d2")]).splitlines()
    assert rows[1:] == ['ada,"\'=cmd|calc!A0",v1,d1', 'bob,"Bob; @SUM(1)",v2,d2']
