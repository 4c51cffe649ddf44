import type { OperatorCell, OperatorTable } from "@damadum/sdk";
import { Box, HStack, Stack, Text, type DataColumn } from "@damadum/ui";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { PageCell } from "../../shared/order-link.tsx";
import { withoutCodes } from "../../shared/without-codes.ts";
import type { CellOf, ListSettings } from "./sections.ts";

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
        .slice(0, 4)
        .map(({ text }) => withoutCodes(text))
        .join(" ");
      return { key: `${page} ${index}`, name, columns, cells, cell };
    }),
  );
}

/**
 * The columns of a list: the first shown leads to the row's page, the last holds what can be done to it. Those between
 * share the width, so that every table fits its page.
 */
export function columnsOf(
  table: OperatorTable,
  settings: ListSettings,
): readonly [DataColumn<ListRow>, ...DataColumn<ListRow>[]] {
  const [first, ...others] = shownOf(table.columns, settings);
  return [
    {
      key: first?.key ?? "name",
      header: first?.label ?? "",
      width: isShort(table.rows[0]?.[first?.at ?? 0]) ? "narrow" : "medium",
      render: (row) => <Name row={row} settings={settings} />,
    },
    ...others.map(({ key, label, at }): DataColumn<ListRow> => {
      const sample = table.rows.find((cells) => (cells[at]?.value ?? null) !== null)?.[at];
      const isNumber = typeof sample?.value === "number";
      return {
        key,
        header: label,
        ...(isNumber && { align: "end" as const }),
        render: ({ cells }) => <CellTextOf cell={cells[at]} />,
      };
    }),
    ...(settings.actionsOf === undefined
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

const SHORT = 8;
const isShort = (cell: OperatorCell | undefined) => withoutCodes(cell?.text ?? "").length <= SHORT;

function shownOf(columns: OperatorTable["columns"], { hides = [] }: ListSettings) {
  return columns.flatMap(({ key, label }, at) => (hides.includes(key) ? [] : [{ key, label, at }]));
}

function CellTextOf({ cell }: { cell: OperatorCell | undefined }) {
  const text = withoutCodes(cell?.text ?? "");
  return text === "-" ? "" : <span title={text}>{text}</span>;
}

function Name({ row, settings }: { row: ListRow; settings: ListSettings }) {
  const [first] = shownOf(row.columns, settings);
  const text = <CellTextOf cell={row.cells[first?.at ?? 0]} />;
  const href = settings.hrefOf?.(row.cell) ?? null;
  return href === null ? text : <PageCell href={href} name={text} />;
}

function RowActions({ row, settings }: { row: ListRow; settings: ListSettings }) {
  const calls = settings.actionsOf?.(row.cell) ?? [];
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
        (row.cells[at]?.value ?? null) === null ? null : (
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
