import type { OperatorCell, OperatorTable } from "@damadum/sdk";
import { Box, HStack, Stack, Text, type DataColumn } from "@damadum/ui";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { PageCell } from "../../shared/order-link.tsx";
import { withoutCodes } from "../../shared/without-codes.ts";
import type { CellOf, ListSettings } from "./list-settings.ts";

/** A row of a list, with its cells by the keys of their columns. */
export interface ListRow {
  readonly key: string;
  readonly name: string;
  readonly columns: OperatorTable["columns"];
  readonly cells: readonly OperatorCell[];
  readonly cell: CellOf;
}

/** The rows of all pages that were read. */
export function rowsOf(tables: readonly OperatorTable[]): readonly ListRow[] {
  return tables.flatMap(({ columns, rows }, page) =>
    rows.map((cells, index) => {
      const cell: CellOf = (column) => {
        const value = cells[columns.findIndex(({ key }) => key === column)]?.value ?? null;
        return value === null ? null : String(value);
      };
      const name = cells
        .filter((_, at) => columns[at]?.key !== "id")
        .slice(0, 3)
        .map(({ text }) => withoutCodes(text))
        .join(" ");
      return { key: `${page} ${index}`, name, columns, cells, cell };
    }),
  );
}

/**
 * The columns of a list in which a row says something: the first leads to the row's page, the last holds what can be
 * done to it.
 */
export function columnsOf(
  rows: readonly ListRow[],
  settings: ListSettings,
): readonly [DataColumn<ListRow>, ...DataColumn<ListRow>[]] {
  const [first, ...others] = shownOf(rows[0]?.columns ?? [], settings);
  return [
    {
      key: first?.key ?? "name",
      header: first?.label ?? "",
      render: (row) => <Name row={row} settings={settings} />,
    },
    ...others.flatMap(({ key, label, at }): DataColumn<ListRow>[] => {
      const sample = rows.find(({ cells }) => (cells[at]?.value ?? null) !== null)?.cells[at];
      if (sample === undefined) return [];
      const isNumber = typeof sample.value === "number";
      return [
        {
          key,
          header: label,
          ...(isNumber && { align: "end" as const }),
          render: ({ cells }) => <CellTextOf cell={cells[at]} />,
        },
      ];
    }),
    ...(rows.every((row) => callsOf(row, settings).length === 0)
      ? []
      : [
          {
            key: "actions",
            header: "처리",
            width: "medium" as const,
            align: "end" as const,
            render: (row: ListRow) => <RowActions row={row} settings={settings} />,
          },
        ]),
  ];
}

function shownOf(columns: OperatorTable["columns"], { hides = ["id"] }: ListSettings) {
  return columns.flatMap(({ key, label }, at) => (hides.includes(key) ? [] : [{ key, label, at }]));
}

/** Letters that a cell has on one line; what is longer is read, and gets as many lines as it needs. */
const ONE_LINE = 24;
const isLong = (cell: OperatorCell | undefined) => (cell?.text ?? "").length > ONE_LINE;

function CellTextOf({ cell }: { cell: OperatorCell | undefined }) {
  const text = withoutCodes(cell?.text ?? "");
  if (text === "-") return "";
  return isLong(cell) ? (
    <Text minWidth={{ md: "16rem" }} paddingBlock={{ md: "2" }} whiteSpace="pre-line">
      {text}
    </Text>
  ) : (
    text
  );
}

function Name({ row, settings }: { row: ListRow; settings: ListSettings }) {
  const [first] = shownOf(row.columns, settings);
  const text = <CellTextOf cell={row.cells[first?.at ?? 0]} />;
  const href = settings.hrefOf?.(row.cell) ?? null;
  return href === null ? text : <PageCell href={href} name={text} />;
}

const callsOf = (row: ListRow, { actionsOf }: ListSettings) => actionsOf?.(row.cell) ?? [];

function RowActions({ row, settings }: { row: ListRow; settings: ListSettings }) {
  const calls = callsOf(row, settings);
  if (calls.length === 0) return null;
  return (
    <Box paddingBlock="2">
      <CommandButtons calls={calls} direction="row" about={row.name} />
    </Box>
  );
}

/** A row on a phone: its name, then every other cell that says something. */
export function ListCard({ row, settings }: { row: ListRow; settings: ListSettings }) {
  const [, ...others] = shownOf(row.columns, settings);
  return (
    <Stack gap="1">
      <Text as="span" fontWeight="semibold">
        <Name row={row} settings={settings} />
      </Text>
      {others.map(({ key, label, at }) =>
        (row.cells[at]?.value ?? null) === null ? null : isLong(row.cells[at]) ? (
          <Box key={key}>
            <Text variant="caption" tone="muted">
              {label}
            </Text>
            <CellTextOf cell={row.cells[at]} />
          </Box>
        ) : (
          <HStack key={key} justify="space-between" gap="3">
            <Text as="span" variant="caption" tone="muted" flexShrink="0">
              {label}
            </Text>
            <Text as="span" variant="caption" textAlign="end">
              <CellTextOf cell={row.cells[at]} />
            </Text>
          </HStack>
        ),
      )}
      <RowActions row={row} settings={settings} />
    </Stack>
  );
}
