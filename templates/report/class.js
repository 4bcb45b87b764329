for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0], rows = [...body.rows], heads = [...table.tHead.rows[0].cells];
  const value = (row, column) => row.cells[column].dataset.value ?? row.cells[column].textContent.trim();
  const order = (a, b) => (a !== "" && b !== "" && !isNaN(a) && !isNaN(b) ? a - b : a.localeCompare(b));
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const before = head.getAttribute("aria-sort"), down = "down" in head.dataset;
      const up = before ? before === "descending" : !down;
      heads.forEach((each) => each.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      body.append(...rows.slice().sort((a, b) => order(value(a, column), value(b, column)) * (up ? 1 : -1)));
    });
  });
}
