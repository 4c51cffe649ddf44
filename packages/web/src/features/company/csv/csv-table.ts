import Papa from "papaparse";

/** The first bytes of `.xlsx` (and every other zip) and of `.xls`. */
const WORKBOOKS = ["PK\u0003\u0004", "\u00D0\u00CF\u0011\u00E0"];

/** Encodings by their byte order mark. UTF-16 is what Excel calls Unicode Text. */
const MARKED = { "\u00FF\u00FE": "utf-16le", "\u00FE\u00FF": "utf-16be" } as const;

/**
 * Decodes a file that a spreadsheet has saved: UTF-8, UTF-16 with its mark, or EUC-KR, which Korean Excel writes by
 * default. @throws Error that says how to save the file instead, for a workbook or another encoding
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)));
  if (WORKBOOKS.some((workbook) => start.startsWith(workbook))) {
    throw new Error(
      "엑셀 파일(.xlsx, .xls)은 올릴 수 없어요. 엑셀에서 ‘다른 이름으로 저장’을 누르고 파일 형식을 ‘CSV UTF-8(쉼표로 분리)’로 골라 저장한 파일을 올려 주세요.",
    );
  }
  const marked = Object.entries(MARKED).find(([mark]) => start.startsWith(mark))?.[1];
  for (const encoding of marked === undefined ? ["utf-8", "euc-kr"] : [marked]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this encoding.
    }
  }
  throw new Error(
    "파일의 글자를 읽을 수 없어요. 파일 형식을 ‘CSV UTF-8’로 골라 다시 저장한 파일을 올려 주세요.",
  );
}

/** The rows of a file as its spreadsheet numbers them: `rows[0]` is line 1. */
export interface CsvTable {
  /** Every row before the first broken one, empty rows included. */
  readonly rows: readonly (readonly string[])[];
  /** Index of the row with the headers; -1 when there is none. */
  readonly header: number;
  /** Index of the first row with a wrong quotation mark, after which cells can no longer be told apart. */
  readonly broken: number | null;
  readonly delimiter: string;
}

const DELIMITERS = [",", "\t", ";"];
/** A line for Excel that names the delimiter; Excel neither shows nor counts it. */
const NAMED_DELIMITER = /^"?sep=([,;\t|])"?\n/i;
const MAX_TITLE_ROWS = 20;

/** Reads a file by the delimiter with which it has a row of headers near its beginning. */
export function readTable(text: string, isHeader: (row: readonly string[]) => boolean): CsvTable {
  const lines = text.replace(/^\u{FEFF}/u, "").replaceAll(/\r\n?/g, "\n");
  const named = NAMED_DELIMITER.exec(lines);
  const body = lines.slice(named?.[0].length ?? 0);
  const [comma = ",", ...others] = named?.[1] === undefined ? DELIMITERS : [named[1]];
  const hasHeader = (delimiter: string) =>
    parse(body, delimiter, MAX_TITLE_ROWS).rows.some((row) => isHeader(row));
  const delimiter = hasHeader(comma) ? comma : (others.find(hasHeader) ?? comma);
  const { rows, isBroken } = parse(body, delimiter);
  const broken = isBroken ? rows.length : null;
  return { rows, header: rows.slice(0, MAX_TITLE_ROWS).findIndex(isHeader), broken, delimiter };
}

/** Stops at the first wrong quotation mark: a long file may have one in every row, and would hold up the page. */
function parse(text: string, delimiter: string, preview = 0) {
  const rows: string[][] = [];
  let isBroken = false;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    preview,
    step({ data, errors }, parser) {
      isBroken = errors.some(({ type }) => type === "Quotes");
      if (isBroken) parser.abort();
      else rows.push(data);
    },
  });
  return { rows, isBroken };
}
