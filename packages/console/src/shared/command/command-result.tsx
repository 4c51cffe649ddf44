import type {
  OperatorCommandResult,
  OperatorFact,
  OperatorFile,
  OperatorTable,
} from "@damadum/sdk";
import { Box, Button, DetailTable, Icon, Notice, Stack, Table, Text } from "@damadum/ui";
import { CellText } from "../order-link.tsx";
import { withoutCodes } from "../without-codes.ts";

/** What a command answered: a sentence, facts, tables and a file. */
export function CommandResult({
  result,
  tone = "success",
}: {
  result: OperatorCommandResult;
  tone?: "success" | "info";
}) {
  const { message, facts, tables, file } = result;
  return (
    <Stack gap="5" aria-live="polite">
      {message !== null && <Notice tone={tone}>{withoutCodes(message)}</Notice>}
      {file !== null && (
        <Button
          variant="outline"
          size="sm"
          icon={<Icon name="receipt" size={20} />}
          onClick={() => save(file)}
        >
          {`${file.name} 받기`}
        </Button>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {tables.map((table, index) => (
        <ResultTable key={`${index} ${table.title ?? ""}`} table={table} />
      ))}
    </Stack>
  );
}

/** Names with their values; a name without one is left out. */
export function Facts({ facts }: { facts: readonly OperatorFact[] }) {
  return (
    <DetailTable
      caption="내용"
      captionHidden
      rows={facts
        .filter(({ value }) => value !== null)
        .map(({ label, text }) => ({
          term: label,
          value: (
            <Text as="span" overflowWrap="anywhere">
              <CellText text={withoutCodes(text)} />
            </Text>
          ),
        }))}
    />
  );
}

interface ResultTableProps {
  readonly table: OperatorTable;
  /** Columns that nobody reads, by their keys. */
  readonly hides?: readonly string[];
}

/** A table of an answer; columns in which no row says anything are left out. */
export function ResultTable({ table: { title, columns, rows }, hides = [] }: ResultTableProps) {
  if (rows.length === 0) return <Text tone="muted">{`${title ?? "목록"}: 아무것도 없어요`}</Text>;
  const shown = columns.flatMap(({ key, label }, at) => {
    const isSaying = rows.some((cells) => (cells[at]?.value ?? null) !== null);
    return hides.includes(key) || !isSaying ? [] : [{ key, label, at }];
  });
  return (
    <Box overflow="auto" tabIndex={0} role="group" aria-label={title ?? "목록"}>
      <Table
        caption={title ?? "목록"}
        captionHidden={title === null}
        columns={shown.map(({ key, label, at }) => ({
          header: label === "" ? key : label,
          align: typeof rows[0]?.[at]?.value === "number" ? "end" : "start",
        }))}
        rows={rows.map((cells, row) => ({
          key: String(row),
          cells: shown.map(({ key, at }) => (
            <CellText key={key} text={withoutCodes(cells[at]?.text ?? "")} />
          )),
        }))}
      />
    </Box>
  );
}

/** Hands a file of an answer to the browser. */
function save({ name, base64 }: OperatorFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes]));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
