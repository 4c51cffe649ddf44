import { boxStatus, composeText, parseBoxSerial } from "@damadum/domain";
import type { CompanyBox } from "@damadum/sdk";
import Papa from "papaparse";
import { MAX_LETTERS } from "../box-text.ts";

/** The columns of the file; an import changes only `department` and `contents`. */
const columns = {
  serial: "박스 번호",
  name: "이름",
  status: "상태",
  department: "부서",
  contents: "내용물",
  retention: "보존 기한",
} as const;

/** Tells Excel that the text is UTF-8; without it Korean is garbled. */
const BYTE_ORDER_MARK = "\u{FEFF}";

/** The apostrophe that papaparse puts before a text that a spreadsheet would run as a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r])/;

/** Maximum number of rows in a file. */
export const MAX_FILE_ROWS = 100_000;

/** Returns a part of the file; the first part begins with the byte order mark and the header. */
export function boxesToCsv(boxes: readonly CompanyBox[], isFirst: boolean): string {
  const rows = boxes.map((box) => ({
    [columns.serial]: box.serial,
    [columns.name]: box.name ?? "",
    [columns.status]: boxStatus.states[box.status].label,
    [columns.department]: box.department ?? "",
    [columns.contents]: box.contents ?? "",
    [columns.retention]: box.retention_until ?? "",
  }));
  const text = Papa.unparse(
    { fields: Object.values(columns), data: rows },
    { header: isFirst, escapeFormulae: true },
  );
  return (isFirst ? BYTE_ORDER_MARK : "\r\n") + text;
}

/** One box of the file with the changes to write. */
export interface BoxRow {
  /** Counted as in a spreadsheet: the header is line 1. */
  readonly line: number;
  readonly serial: string;
  readonly changes: { readonly department?: string; readonly contents?: string };
}

/** A line that cannot be imported, and why. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

export interface ReadBoxes {
  readonly rows: readonly BoxRow[];
  readonly bad: readonly BadRow[];
}

/** Reads a file of departments and contents by box number; every line becomes a row or is listed with its reason. */
export function csvToBoxes(text: string): ReadBoxes {
  const { data, errors, meta } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (header) => composeText(header.replace(BYTE_ORDER_MARK, "").trim()),
  });
  const fields = meta.fields ?? [];
  const hasChanges = fields.includes(columns.department) || fields.includes(columns.contents);
  if (!fields.includes(columns.serial) || !hasChanges) {
    const reason = `첫 줄에 ‘${columns.serial}’와 ‘${columns.department}’ 또는 ‘${columns.contents}’이 있어야 해요.`;
    return { rows: [], bad: [{ line: 1, reason }] };
  }
  if (data.length > MAX_FILE_ROWS) {
    const reason = `한 번에 ${MAX_FILE_ROWS.toLocaleString("ko")}줄까지 올릴 수 있어요. 파일을 나눠 주세요.`;
    return { rows: [], bad: [{ line: MAX_FILE_ROWS + 2, reason }] };
  }
  const broken = new Map(errors.map(({ row }) => [row, "칸의 수나 따옴표가 맞지 않아요."]));
  const seen = new Map<string, number>();
  const rows: BoxRow[] = [];
  const bad: BadRow[] = [];
  for (const [index, record] of data.entries()) {
    const line = index + 2;
    const read = broken.get(index) ?? readRow(record, line, seen);
    if (typeof read === "string") bad.push({ line, reason: read });
    else rows.push(read);
  }
  return { rows, bad };
}

function readRow(
  record: Record<string, string | undefined>,
  line: number,
  seen: Map<string, number>,
): BoxRow | string {
  const serial = parseBoxSerial(record[columns.serial] ?? "");
  if (serial === null) return "박스 번호가 아니에요.";
  const earlier = seen.get(serial);
  if (earlier !== undefined) return `${earlier}번째 줄에 같은 박스가 있어요.`;
  seen.set(serial, line);
  const changes: { department?: string; contents?: string } = {};
  for (const field of ["department", "contents"] as const) {
    const cell = record[columns[field]];
    if (cell === undefined) continue;
    // A Mac decomposes a syllable into two or three letters; it is counted and stored as one.
    const text = composeText(cell.trim().replace(ESCAPED_FORMULA, ""));
    if ([...text].length > MAX_LETTERS[field]) {
      return `${columns[field]}: ${MAX_LETTERS[field].toLocaleString("ko")}자까지 쓸 수 있어요.`;
    }
    changes[field] = text;
  }
  return { line, serial, changes };
}

/** Decodes a file as UTF-8, or as EUC-KR, which Korean Excel writes by default. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so it is the code page of Korean Windows.
    return new TextDecoder("euc-kr").decode(bytes);
  }
}
