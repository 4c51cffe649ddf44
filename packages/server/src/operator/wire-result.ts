import { toPlainLine } from "@damadum/domain";
import type { OperatorCommandResult } from "@damadum/sdk/model";
import { nameOf, type Cell, type CommandResult } from "./command.ts";

/** A command's result in the contract's shape: rows are lists in the order of their columns. */
export function wireResult({ message, facts = {}, tables = [], open, page, file }: CommandResult) {
  return {
    message: message ?? null,
    facts: Object.entries(facts).map(([label, cell]) => ({ label, ...wireCell(cell) })),
    tables: tables.map(({ title, columns, rows }) => ({
      title: title ?? null,
      columns: Object.entries(columns).map(([key, label]) => ({ key, label })),
      rows: rows.map((row) => Object.keys(columns).map((key) => wireCell(row[key] ?? null))),
    })),
    open_commands: open?.map((words) => nameOf({ words })) ?? null,
    page: page ?? null,
    file: file ?? null,
  } satisfies OperatorCommandResult;
}

function wireCell(cell: Cell) {
  const value = typeof cell === "object" && cell !== null ? cell.value : cell;
  return { value, text: cellText(cell) };
}

/** A cell as human-readable text on one line, without control characters, which a terminal would execute. */
export function cellText(value: Cell): string {
  if (value === null) return "-";
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? value : value.text;
  return toPlainLine(text.replaceAll(/\r?\n/g, " ⏎ "), () => "�");
}
