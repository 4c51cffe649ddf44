import { toPlainLine } from "@damadum/domain";
import type { Cell, CommandResult, Row } from "../command.ts";

/**
 * The result as JSON for scripts: amounts as numbers, states as codes, times with their offset. Control characters
 * are escaped for terminals.
 */
export function showJson({ message, facts, tables }: CommandResult, file: string | null): string {
  const plain = {
    message,
    facts: facts && plainRow(facts),
    tables: tables?.map((table) => ({ ...table, rows: table.rows.map(plainRow) })),
    file: file ?? undefined,
  };
  return JSON.stringify(plain, null, 2)
    .split("\n")
    .map((line) => toPlainLine(line, escaped))
    .join("\n");
}

function plainRow(row: Row): object {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plainCell(cell)]));
}

function plainCell(cell: Cell): Exclude<Cell, object> | null {
  return typeof cell === "object" && cell !== null ? cell.value : cell;
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
