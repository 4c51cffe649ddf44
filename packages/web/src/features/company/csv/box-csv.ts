import {
  boxStatus,
  composeText,
  formatCount,
  halfWidth,
  hasDirectionMark,
  isIsoDate,
  parseBoxSerial,
} from "@damadum/domain";
import type { CompanyBox, CompanyBoxChange } from "@damadum/sdk";
import Papa from "papaparse";
import { MAX_LETTERS } from "../box-text.ts";
import { type CsvTable, readTable } from "./csv-table.ts";

type Changes = Omit<CompanyBoxChange, "serial">;

interface Column {
  readonly header: string;
  readonly cellOf: (box: CompanyBox) => string | null;
  /** The change that a cell asks for, or why it cannot be made; a column without it is only exported. */
  readonly read?: ReadCell;
}

type ReadCell = (text: string) => Changes | string;

const serialColumn: Column = { header: "박스 번호", cellOf: ({ serial }) => serial };

/** The columns of an exported file, in order. */
const columns: readonly Column[] = [
  serialColumn,
  { header: "이름", cellOf: ({ name }) => name, read: readText("name") },
  { header: "상태", cellOf: ({ status }) => boxStatus.states[status].label },
  { header: "부서", cellOf: ({ department }) => department, read: readText("department") },
  { header: "내용물", cellOf: ({ contents }) => contents, read: readText("contents") },
  { header: "보존 기한", cellOf: ({ retention_until: day }) => day, read: readDay },
];

const changeable = columns.filter(({ read }) => read !== undefined);

function readText(field: keyof typeof MAX_LETTERS): ReadCell {
  const most = MAX_LETTERS[field];
  return (text) => {
    // A letter takes at most two units; a cell of millions is not counted.
    if (text.length > 2 * most || [...text].length > most)
      return `${formatCount(most)}자까지 쓸 수 있어요.`;
    // The server would name one such line at a time.
    const isPlain = !text.includes("\0") && !hasDirectionMark(text);
    return isPlain ? { [field]: text } : "보이지 않는 글자가 있어요. 지우고 다시 적어 주세요.";
  };
}

/**
 * A day as spreadsheets write it (`2031-12-31`, `2031. 12. 31.`, `2031/12/31`, `2031년 12월 31일`); an empty cell clears
 * it.
 */
function readDay(text: string): Changes | string {
  if (text === "") return { retention_until: null };
  const [, year = "", month = "", day = ""] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(halfWidth(text)) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(iso) ? { retention_until: iso } : "2031-12-31처럼 적어 주세요.";
}

/** Tells Excel that the text is UTF-8; without it Korean is garbled. */
const BYTE_ORDER_MARK = "\u{FEFF}";

/**
 * Two apostrophes before a text that a spreadsheet could run as a formula, also behind spaces, line breaks and
 * invisible letters. People type one, which therefore stays when the file is imported; a text that begins with two
 * gets two more.
 */
const FORMULA_MARK = "''";
const FORMULA = String.raw`(?:'')*(?:[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@−＝＋－＠﹦﹢﹣﹫]|[\t\r])`;
const RUNNABLE = new RegExp(`^${FORMULA}`, "u");
const MARKED = new RegExp(`^''(?=${FORMULA})`, "u");
/** What other programs, or Excel of other countries, take for the end of a cell. */
const OTHER_DELIMITER = /[;\t|]/;

/** Maximum number of rows in a file. */
export const MAX_FILE_ROWS = 100_000;

/** Returns a part of the file; the first part begins with the byte order mark and the header. */
export function boxesToCsv(boxes: readonly CompanyBox[], isFirst: boolean): string {
  const rows = boxes.map((box) =>
    columns.map(({ cellOf }) => {
      const text = cellOf(box) ?? "";
      return RUNNABLE.test(text) ? FORMULA_MARK + text : text;
    }),
  );
  const headers = columns.map(({ header }) => header);
  const text = Papa.unparse(isFirst ? [headers, ...rows] : rows, {
    quotes: (cell: unknown) => typeof cell === "string" && OTHER_DELIMITER.test(cell),
  });
  return (isFirst ? BYTE_ORDER_MARK : "\r\n") + text;
}

export interface BoxRow {
  /** Counted as in a spreadsheet: the first line of the file is 1. */
  readonly line: number;
  readonly serial: string;
  readonly changes: Changes;
}

/** A line that cannot be imported, and why. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

export interface ReadBoxes {
  readonly rows: readonly BoxRow[];
  readonly bad: readonly BadRow[];
  /** Headers of the columns that an import does not write. */
  readonly ignored: readonly string[];
}

/** Reads a file of changes by box number; every line with a text becomes a row or is listed with its reason. */
export function csvToBoxes(text: string): ReadBoxes {
  const table = readTable(text, isHeader);
  const headers = (table.rows[table.header] ?? []).map((cell) => composeText(cell.trim()));
  const lines = table.rows.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === "") ? [] : [{ line: index + 1, cells }],
  );
  const firstBox = table.header + 2;
  const boxes = lines.filter(({ line }) => line >= firstBox);
  const problem = headerProblem(table, headers) ?? sizeProblem(boxes, table);
  if (problem !== undefined) return { rows: [], bad: [problem], ignored: [] };

  const known = headers.map((header) => columns.find((column) => isNamed(column, header)));
  const seen = new Map<string, number>();
  const rows: BoxRow[] = [];
  const bad: BadRow[] = [];
  for (const { line, cells } of lines) {
    if (line < firstBox) {
      const hasBox = cells.some((cell) => parseBoxSerial(cell) !== null);
      if (hasBox)
        bad.push({ line, reason: "제목 줄 위에 박스가 있어요. 제목을 맨 위로 옮겨 주세요." });
      continue;
    }
    const read = cells.some(holdsRow) ? SWALLOWED : readRow(cells, known);
    if (typeof read === "string") {
      bad.push({ line, reason: read });
      continue;
    }
    const before = seen.get(read.serial);
    if (before !== undefined) {
      bad.push({ line, reason: `${before}번째 줄에 같은 박스가 있어요.` });
    } else {
      seen.set(read.serial, line);
      rows.push({ line, ...read });
    }
  }
  if (table.broken !== null) bad.push({ line: table.broken + 1, reason: BROKEN });
  const ignored = headers.filter(
    (header, at) => header !== "" && known[at] !== serialColumn && known[at]?.read === undefined,
  );
  return { rows, bad, ignored };
}

const SWALLOWED = '한 칸에 다른 박스의 줄이 들어 있어요. 따옴표(")를 확인해 주세요.';
const BROKEN =
  '따옴표(")가 맞지 않아 이 줄부터 읽을 수 없어요. 글에 든 따옴표는 두 번("") 쓰고 그 칸을 따옴표로 감싸 주세요.';

/** Cells of a text can be long, and are compared with the headers as well. */
const MAX_HEADER_LETTERS = 100;

/** Whether a header names the column, in any spacing and with any marks, such as `[박스 번호]*`. */
function isNamed({ header }: Column, text: string): boolean {
  const lettersOf = (name: string) => composeText(name).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return text.length <= MAX_HEADER_LETTERS && lettersOf(header) === lettersOf(text);
}

function isHeader(row: readonly string[]): boolean {
  return row.some((cell) => isNamed(serialColumn, cell));
}

/** Why the columns cannot be read, at the line that shows it. */
function headerProblem(
  { header, broken }: CsvTable,
  headers: readonly string[],
): BadRow | undefined {
  if (header === -1 && broken !== null) return { line: broken + 1, reason: BROKEN };
  const line = Math.max(header, 0) + 1;
  const timesOf = (column: Column) => headers.filter((text) => isNamed(column, text)).length;
  if (timesOf(serialColumn) === 0 || !changeable.some((column) => timesOf(column) > 0)) {
    const names = changeable.map((column) => `‘${column.header}’`).join(", ");
    const reason = `첫 줄에 ‘${serialColumn.header}’가 있고, ${names} 가운데 하나가 더 있어야 해요.`;
    return { line, reason };
  }
  const twice = columns.find((column) => timesOf(column) > 1);
  if (twice === undefined) return undefined;
  return { line, reason: `‘${twice.header}’ 칸이 두 번 있어요. 하나만 남겨 주세요.` };
}

function sizeProblem(
  boxes: readonly { readonly line: number }[],
  { header, broken }: CsvTable,
): BadRow | undefined {
  if (boxes.length === 0 && broken === null) {
    return { line: header + 2, reason: "제목 아래에 박스가 한 줄도 없어요." };
  }
  const excess = boxes[MAX_FILE_ROWS];
  if (excess === undefined) return undefined;
  const most = formatCount(MAX_FILE_ROWS);
  return { line: excess.line, reason: `한 번에 ${most}줄까지 올릴 수 있어요. 파일을 나눠 주세요.` };
}

function readRow(
  cells: readonly string[],
  known: readonly (Column | undefined)[],
): Omit<BoxRow, "line"> | string {
  if (cells.slice(known.length).some((cell) => cell.trim() !== "")) {
    return "제목보다 칸이 많아요. 쉼표가 든 글은 따옴표로 감싸 주세요.";
  }
  const serial = parseBoxSerial(cells[known.indexOf(serialColumn)] ?? "");
  if (serial === null) return "박스 번호가 아니에요.";
  let changes: Changes = {};
  for (const [at, column] of known.entries()) {
    if (column?.read === undefined) continue;
    // Excel leaves out empty cells at the end of a row. A Mac decomposes a syllable into two or three letters.
    const read = column.read(composeText((cells[at] ?? "").trim().replace(MARKED, "")));
    if (typeof read === "string") return `${column.header}: ${read}`;
    changes = { ...changes, ...read };
  }
  return { serial, changes };
}

/** Whether a cell has swallowed another row: it has several lines, and something like a box number in a part of one. */
function holdsRow(cell: string): boolean {
  if (!cell.includes("\n")) return false;
  const parts = cell.split(/[,;\t|\n]/);
  return parts.some((part) => parseBoxSerial(part) !== null || /^\W*BX\w{6,}\W*$/i.test(part));
}
