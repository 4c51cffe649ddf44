import stringWidth from "string-width";
import type { CommandResult, Row, Table } from "../command.ts";
import { cellText } from "./cell-text.ts";

const GAP = "  ";

/** The result as human-readable text. */
export function showResult({ message, facts, tables = [] }: CommandResult): string {
  const parts = [
    ...(message === undefined ? [] : [message]),
    ...(facts === undefined ? [] : [showFacts(facts)]),
    ...tables.map(showTable),
  ];
  return parts.join("\n\n");
}

/** A table for a terminal, where Korean letters are two columns wide. */
export function showTable({ title, columns, rows }: Table): string {
  const heading = title === undefined ? [] : [`■ ${title}`];
  if (rows.length === 0) return [...heading, "(없음)"].join("\n");
  const keys = Object.keys(columns);
  const lines = [
    keys.map((key) => columns[key] ?? key),
    ...rows.map((row) => keys.map((key) => cellText(row[key] ?? null))),
  ];
  const widths = keys.map((_, index) =>
    Math.max(...lines.map((line) => stringWidth(line[index] ?? ""))),
  );
  const shown = lines.map((line) =>
    line
      .map((text, index) => padded(text, widths[index] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
  const rule = widths.map((width) => "─".repeat(width)).join(GAP);
  return [...heading, shown[0], rule, ...shown.slice(1)].join("\n");
}

/** One fact per line. */
export function showFacts(facts: Row): string {
  const width = Math.max(...Object.keys(facts).map((name) => stringWidth(name)));
  return Object.entries(facts)
    .map(([name, value]) => `${padded(name, width)}${GAP}${cellText(value)}`)
    .join("\n");
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}
