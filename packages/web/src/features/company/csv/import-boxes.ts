import {
  isApiError,
  updateCompanyBoxes,
  type CompanyBoxChange,
  type CompanyBoxesUpdate,
  type CompanyBoxesUpdated,
} from "@damadum/sdk";
import { randomUuid } from "@damadum/browser";
import type { BadRow, BoxRow, ReadBoxes } from "./box-csv.ts";

/** Limits of one request: fewer boxes than the API allows, because the server keeps a whole request in memory. */
const MAX_BOXES = 2_000;
const MAX_BYTES = 3_500_000;
/** Limits of attempts and pauses per part, because a user is waiting in front of the dialog. */
const MAX_TRIES = 5;
const MAX_PAUSE_SECONDS = 10;

// Plain operations, not hooks: checking or writing a file is one mutation of the dialog, with a call for each part.

/** A file whose lines the server has checked; sending its last part again writes the whole file. */
export interface CheckedFile extends ReadBoxes {
  readonly importId: string;
  /** How many texts the file would clear. */
  readonly emptied: number;
}

/**
 * Has the server check every row without writing any; it keeps the rows until `writeRows`.
 * @throws ApiError, NetworkError
 */
export async function checkRows(
  read: ReadBoxes,
  onProgress: (count: number) => void,
): Promise<CheckedFile> {
  const importId = randomUuid();
  const rejected: BadRow[] = [];
  let count = 0;
  let emptied = 0;
  for (const part of partsOf(read.rows)) {
    try {
      const checked = await sendPart({
        dry_run: true,
        import_key: importId,
        boxes: part.map(changeOf),
      });
      emptied += checked.emptied;
    } catch (error) {
      rejected.push(...badRowsOf(part, error));
    }
    count += part.length;
    onProgress(count);
  }
  const bad = [...read.bad, ...rejected].toSorted((a, b) => a.line - b.line);
  return { ...read, importId, emptied, bad };
}

/** Retries after the pause that the server names while a colleague's file has its turn; it keeps earlier parts. */
async function sendPart(body: CompanyBoxesUpdate): Promise<CompanyBoxesUpdated> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await updateCompanyBoxes(body);
    } catch (error) {
      const seconds = isApiError(error) && error.status === 429 ? error.retryAfterSeconds : null;
      if (seconds === null || seconds > MAX_PAUSE_SECONDS || tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** Writes all rows of a file that was checked, or none of them. @throws ApiError, NetworkError */
export async function writeRows({ importId, rows }: CheckedFile): Promise<void> {
  const last = partsOf(rows).at(-1) ?? [];
  await updateCompanyBoxes({
    import_key: importId,
    import_lines: rows.length,
    boxes: last.map(changeOf),
  });
}

function changeOf({ serial, changes }: BoxRow): CompanyBoxChange {
  return { serial, ...changes };
}

/** Splits the rows into as few parts as the limits of a request allow. */
function partsOf(rows: readonly BoxRow[]): readonly (readonly BoxRow[])[] {
  const parts: BoxRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const { name = "", department = "", contents = "" } = row.changes;
    // A letter takes at most three bytes, or six when JSON escapes it; 150 more cover the serial, the day and the field names.
    const size = 150 + 6 * (name.length + department.length + contents.length);
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

/** Returns the lines that the server names as `boxes.3.serial`; rethrows a failure of the whole file. */
function badRowsOf(part: readonly BoxRow[], error: unknown): readonly BadRow[] {
  if (!isApiError(error) || error.status !== 422) throw error;
  return (error.problem.errors ?? []).map(({ field, message }) => {
    const row = part[Number(field.split(".")[1])];
    if (row === undefined) throw error;
    return { line: row.line, reason: message };
  });
}

/** Returns the server's reason for rejecting a whole file. */
export function fileProblem(error: Error): string {
  const [problem] = isApiError(error) ? (error.problem.errors ?? []) : [];
  return problem?.message ?? error.message;
}
