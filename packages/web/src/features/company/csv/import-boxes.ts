import {
  isApiError,
  updateCompanyBoxes,
  type CompanyBoxChange,
  type CompanyBoxesUpdate,
} from "@damadum/sdk";
import { randomUuid } from "../../../shared/browser/random.ts";
import type { BadRow, BoxRow, ReadBoxes } from "./box-csv.ts";

/** How much is sent at once: fewer boxes than a request may hold, because the server keeps a whole request in memory. */
const MAX_BOXES = 2_000;
const MAX_BYTES = 3_500_000;
/** How often a part is sent, and how long it waits at most: somebody looks at the dialog meanwhile. */
const MAX_TRIES = 5;
const MAX_PAUSE_SECONDS = 10;

// Operations as they are: checking or writing a whole file is one mutation of the dialog, of as many calls as it has parts.

/** A file whose lines the server has looked at, and which is written by its last part. */
export interface CheckedFile {
  readonly importId: string;
  readonly rows: readonly BoxRow[];
  readonly bad: readonly BadRow[];
}

/** Asks whether every row of a file could be written, and writes nothing: the server keeps the rows until `writeRows`. @throws ApiError, NetworkError */
export async function checkRows(
  { rows, bad }: ReadBoxes,
  onProgress: (count: number) => void,
): Promise<CheckedFile> {
  const importId = randomUuid();
  const rejected: BadRow[] = [];
  let count = 0;
  for (const part of partsOf(rows)) {
    try {
      await sendPart({
        dry_run: true,
        import_key: importId,
        boxes: part.map(changeOf),
      });
    } catch (error) {
      rejected.push(...badRowsOf(part, error));
    }
    count += part.length;
    onProgress(count);
  }
  return {
    importId,
    rows,
    bad: [...bad, ...rejected].toSorted((a, b) => a.line - b.line),
  };
}

/** Again after the pause that the server names, while a colleague's file has its turn: the parts before it are kept there. */
async function sendPart(body: CompanyBoxesUpdate): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await updateCompanyBoxes(body);
      return;
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

/** The lines that the server names as `boxes.3.serial`; any other failure is of the whole file and thrown on. */
function badRowsOf(part: readonly BoxRow[], error: unknown): readonly BadRow[] {
  if (!isApiError(error) || error.status !== 422) throw error;
  return (error.problem.errors ?? []).map(({ field, message }) => {
    const row = part[Number(field.split(".")[1])];
    if (row === undefined) throw error;
    return { line: row.line, reason: message };
  });
}

/** Why a file was refused as a whole, in the server's sentence. */
export function fileProblem(error: Error): string {
  const [problem] = isApiError(error) ? (error.problem.errors ?? []) : [];
  return problem?.message ?? error.message;
}
