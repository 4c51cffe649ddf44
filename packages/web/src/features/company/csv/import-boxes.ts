import { isApiError, updateCompanyBoxes, type CompanyBoxChange } from "@damadum/sdk";
import type { BadRow, BoxRow, ReadBoxes } from "./box-csv.ts";

/** What one request may hold; all of it is written, or nothing of it. */
const MAX_BOXES = 5_000;
const MAX_BYTES = 3_500_000;

// Operations as they are: checking or writing a whole file is one mutation of the dialog, of as many calls as it has parts.

/** Asks whether every row of a file could be written, and writes nothing. @throws ApiError, NetworkError */
export async function checkRows(
  { rows, bad }: ReadBoxes,
  onProgress: (count: number) => void,
): Promise<ReadBoxes> {
  const rejected: BadRow[] = [];
  let count = 0;
  for (const part of partsOf(rows)) {
    try {
      await updateCompanyBoxes({ dry_run: true, boxes: part.map(changeOf) });
    } catch (error) {
      rejected.push(...badRowsOf(part, error));
    }
    count += part.length;
    onProgress(count);
  }
  const lines = new Set(rejected.map(({ line }) => line));
  return {
    rows: rows.filter(({ line }) => !lines.has(line)),
    bad: [...bad, ...rejected].toSorted((a, b) => a.line - b.line),
  };
}

/** How a file was written: all of it, or up to the part that failed. */
export interface Written {
  /** The rows that are not written. */
  readonly left: readonly BoxRow[];
  /** Why, where rows are left. */
  readonly error: Error | null;
}

/** Writes a file part by part, each in one transaction; the first part that fails ends it. */
export async function writeRows(
  rows: readonly BoxRow[],
  onProgress: (count: number) => void,
): Promise<Written> {
  let count = 0;
  for (const part of partsOf(rows)) {
    try {
      await updateCompanyBoxes({ boxes: part.map(changeOf) });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      return { left: rows.slice(count), error: cause };
    }
    count += part.length;
    onProgress(count);
  }
  return { left: [], error: null };
}

function changeOf({ serial, changes }: BoxRow): CompanyBoxChange {
  return { serial, ...changes };
}

/** As few parts as the limits of a request allow. */
function partsOf(rows: readonly BoxRow[]): readonly (readonly BoxRow[])[] {
  const parts: BoxRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const { department = "", contents = "" } = row.changes;
    // A letter is three bytes at most, and twice as many where JSON escapes it; names of fields come on top.
    const size = 100 + 6 * (department.length + contents.length);
    const part = parts.at(-1);
    if (part === undefined || part.length === MAX_BOXES || bytes + size > MAX_BYTES) {
      parts.push([row]);
      bytes = size;
    } else {
      part.push(row);
      bytes += size;
    }
  }
  return parts;
}

/** The lines that the server names as `boxes.3.serial`; any other failure is thrown on. */
function badRowsOf(part: readonly BoxRow[], error: unknown): readonly BadRow[] {
  if (!isApiError(error) || error.status !== 422) throw error;
  return (error.problem.errors ?? []).flatMap(({ field, message }) => {
    const row = part[Number(field.split(".")[1])];
    return row === undefined ? [] : [{ line: row.line, reason: message }];
  });
}
