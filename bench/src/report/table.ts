import { styleText } from "node:util";

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** The first cell names the row, the others are figures. */
  readonly rows: readonly (readonly string[])[];
  /** How the figures were measured, and what to compare them with. */
  readonly notes: readonly string[];
  /** Goals that were not reached. */
  readonly missed?: readonly string[];
}

/** Prints tables and the goals that they missed; with one missed, the process will exit with 1. */
export function printTables(tables: readonly Table[]): void {
  console.log(tables.map((table) => `\n${formatTable(table)}`).join("\n"));
  for (const goal of tables.flatMap(({ missed = [] }) => missed)) {
    console.error(`MISSED: ${goal}`);
    process.exitCode = 1;
  }
}

/** A table as text, figures right-aligned. */
function formatTable({ title, columns, rows, notes }: Table): string {
  const widths = columns.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? "")].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd();
  return [
    styleText("bold", title),
    line(columns),
    widths.map((width) => "─".repeat(width)).join("  "),
    ...rows.map(line),
    ...notes.map((note) => styleText("dim", note)),
  ].join("\n");
}
