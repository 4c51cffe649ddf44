import type { OperatorCommandResult, OperatorFile } from "@damadum/sdk";
import { Box, Button, DetailTable, Icon, Notice, Stack, Table, Text } from "@damadum/ui";
import { CellText } from "../order-link.tsx";
import { withoutCodes } from "../without-codes.ts";

/** What a command answered: a sentence, facts, tables and a file. */
export function CommandResult({ result }: { result: OperatorCommandResult }) {
  const { message, facts, tables, file } = result;
  return (
    <Stack gap="5" aria-live="polite">
      {message !== null && <Notice tone="success">{withoutCodes(message)}</Notice>}
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
      {facts.length > 0 && (
        <DetailTable
          caption="내용"
          captionHidden
          rows={facts.map(({ label, text }) => ({
            term: label,
            value: (
              <Text as="span" overflowWrap="anywhere">
                <CellText text={withoutCodes(text)} />
              </Text>
            ),
          }))}
        />
      )}
      {tables.map(({ title, columns, rows }, index) => (
        <Box key={`${index} ${title}`} overflow="auto" tabIndex={0}>
          {rows.length === 0 ? (
            <Text tone="muted">{`${title ?? "목록"}: 아무것도 없어요`}</Text>
          ) : (
            <Table
              caption={title ?? "목록"}
              captionHidden={title === null}
              columns={columns.map(({ key, label }, at) => ({
                header: label === "" ? key : label,
                align: typeof rows[0]?.[at]?.value === "number" ? "end" : "start",
              }))}
              rows={rows.map((cells, at) => ({
                key: String(at),
                cells: cells.map(({ text }) => <CellText key={text} text={withoutCodes(text)} />),
              }))}
            />
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** Hands a file of an answer to the browser. */
function save({ name, base64 }: OperatorFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes]));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
