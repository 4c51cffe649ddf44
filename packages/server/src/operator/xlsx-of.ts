import writeExcelFile, { type Cell as ExcelCell } from "write-excel-file/node";
import type { Cell, Table } from "./command.ts";

/** Tables as the sheets of a workbook, each under its title: amounts are numbers, and headings stay in sight. */
export function xlsxOf(tables: readonly Table[]): Promise<Buffer> {
  const sheets = tables.map(({ title = "표", columns, rows }) => {
    const keys = Object.keys(columns);
    return {
      sheet: title,
      stickyRowsCount: 1,
      columns: keys.map(() => ({ width: 18 })),
      data: [
        Object.values(columns).map((value): ExcelCell => ({ value, fontWeight: "bold" })),
        ...rows.map((row) => keys.map((key) => cellOf(row[key] ?? null))),
      ],
    };
  });
  return writeExcelFile(sheets).toBuffer();
}

function cellOf(cell: Cell): ExcelCell {
  const value = typeof cell === "object" && cell !== null ? numberOrText(cell) : cell;
  return typeof value === "number" ? { value, type: Number, format: "#,##0" } : value;
}

const numberOrText = ({
  value,
  text,
}: {
  readonly value: string | number;
  readonly text: string;
}) => (typeof value === "number" ? value : text);
