"use strict";
(() => {
  const harmless = (text) => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text);
  const quoted = (text) => `"${harmless(text).replaceAll('"', '""')}"`;
  const sheet = document.querySelector("main").dataset;
  const rows = () => [...document.querySelectorAll("article")].map((one) => [
    one.dataset.who, one.dataset.exercise, one.querySelector("input").value,
    one.querySelector("textarea").value, one.dataset.also, sheet.marker, sheet.marking, one.dataset.digest]);

  // Comments given before, and those typed on this page, are offered below every answer to the same question.
  for (const section of document.querySelectorAll("section")) {
    const known = new Set();
    const offer = (text) => {
      const words = text.trim();
      if (!words || known.has(words)) return;
      known.add(words);
      for (const list of section.querySelectorAll("select")) {
        const shown = words.replace(/\s+/g, " ");
        // As text and never as markup: comments are what people typed.
        list.add(new Option(shown.length > 100 ? `${shown.slice(0, 99)}…` : shown, words));
        list.parentElement.hidden = false;
      }
    };
    for (const option of section.querySelectorAll("datalist option")) offer(option.value);
    for (const box of section.querySelectorAll("textarea")) offer(box.value);
    section.addEventListener("change", ({ target }) => {
      if (target.name === "comment") offer(target.value);
      if (target.name !== "again" || !target.value) return;
      const box = target.closest("article").querySelector("textarea");
      if (!box.value.includes(target.value)) box.value = (box.value.trim() ? `${box.value.trimEnd()}\n` : "") + target.value;
      target.value = "";
      box.focus();
    });
  }

  document.getElementById("save").addEventListener("click", () => {
    const said = document.getElementById("said");
    const wrong = document.querySelector("input:invalid");
    if (wrong) {
      wrong.focus();
      said.textContent = "A mark is out of range: nothing was saved.";
      return;
    }
    const table = [["who", "exercise", "mark", "comment", "also", "marker", "marking", "digest"], ...rows()];
    const text = "\ufeff" + table.map((row) => row.map(quoted).join(",")).join("\n") + "\n";
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = sheet.file;
    link.click();
    said.textContent = `Saved: ${table.filter((row) => row[2]).length - 1} marks.`;
  });
})();
