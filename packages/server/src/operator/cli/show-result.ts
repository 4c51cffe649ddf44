import { toPlainLine } from "@damadum/domain";
import type { OperatorCommandResult } from "@damadum/sdk/model";
import stringWidth from "string-width";

type Table = OperatorCommandResult["tables"][number];

const GAP = "  ";

/** The result as human-readable text. */
export function showResult({ message, facts, tables }: OperatorCommandResult): string {
  const parts = [
    ...(message === null ? [] : [message]),
    ...(facts.length === 0 ? [] : [inColumns(facts.map(({ label, text }) => [label, text]))]),
    ...tables.map(showTable),
  ];
  return parts.join("\n\n");
}

function showTable({ title, columns, rows }: Table): string {
  const heading = title === null ? [] : [`■ ${title}`];
  if (rows.length === 0) return [...heading, "(없음)"].join("\n");
  const lines = [
    columns.map(({ label }) => label),
    columns.map(() => ""),
    ...rows.map((row) => row.map(({ text }) => text)),
  ];
  return [...heading, inColumns(lines)].join("\n");
}

/** Lines in columns of a terminal, where Korean letters are two wide; a line of empty cells is a rule. */
function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((line) => stringWidth(line[at] ?? ""))),
  );
  const padded = (line: readonly string[], filler: string) =>
    widths.map((width, at) => {
      const text = line[at] ?? "";
      return text + filler.repeat(Math.max(0, width - stringWidth(text)));
    });
  return lines
    .map((line) =>
      padded(line, line.join("") === "" ? "─" : " ")
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

/**
 * The result as JSON for scripts: amounts as numbers, states as codes, times with their offset. Control characters
 * are escaped for terminals.
 */
export function showJson(
  { message, facts, tables }: OperatorCommandResult,
  file: string | null,
): string {
  const plain = {
    message: message ?? undefined,
    facts: facts.length === 0 ? undefined : entriesOf(facts, ({ label, value }) => [label, value]),
    tables: tables.map(({ title, columns, rows }) => ({
      title: title ?? undefined,
      columns: entriesOf(columns, ({ key, label }) => [key, label]),
      rows: rows.map((row) => entriesOf(columns, ({ key }, at) => [key, row[at]?.value ?? null])),
    })),
    file: file ?? undefined,
  };
  return JSON.stringify(plain, null, 2)
    .split("\n")
    .map((line) => toPlainLine(line, escaped))
    .join("\n");
}

function entriesOf<Item>(
  items: readonly Item[],
  entryOf: (item: Item, at: number) => readonly [string, unknown],
): object {
  return Object.fromEntries(items.map(entryOf));
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
