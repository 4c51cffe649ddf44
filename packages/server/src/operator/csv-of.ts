import type { Cell, Table } from "./command.ts";

/** A table as a spreadsheet reads it: amounts are numbers, and Excel is told that it is UTF-8. */
export function csvOf({ columns, rows }: Table): string {
  const keys = Object.keys(columns);
  const lines = [
    Object.values(columns),
    ...rows.map((row) => keys.map((key) => textOf(row[key] ?? null))),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "object") return String(cell);
  return typeof cell.value === "number" ? String(cell.value) : cell.text;
}

/** A text that begins as a formula does stays a text. */
function quoted(text: string): string {
  const safe = /^[=+@\t\r]|^-\D/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
