import { setTimeout } from "node:timers/promises";
import { companyBoxRefusals } from "@damadum/domain";
import type { CompanyBoxChange, CompanyBoxesUpdated, FieldProblem } from "@damadum/sdk/model";
import { searchColumns } from "../../db/search-text.ts";
import type { Database, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import {
  countLines,
  dropAbandonedFiles,
  dropLines,
  keepLines,
  keptLines,
  lockWaitingLines,
  type BoxImport,
} from "./import-store.ts";
import { findOwnBoxesBySerial, updateBoxTexts } from "./store.ts";

interface BoxesUpdate {
  readonly companyId: string;
  readonly changes: readonly CompanyBoxChange[];
  /** Only checks whether all changes could be written; the lines of a file in parts are stored all the same. */
  readonly isDryRun: boolean;
  readonly importId: string | undefined;
  /** The number of lines of that file, if its last part states it. */
  readonly lines: number | undefined;
}

/** Maximum lines of one file, as many as a company has boxes. */
const MAX_LINES = 100_000;
/** Maximum lines of a company's files that wait to be written: those of three full files. */
export const MAX_WAITING_LINES = 3 * MAX_LINES;
/** A file to which nothing was added for this long makes room for another one. */
const ABANDONED_AFTER_MS = 60 * 60_000;
/** A part waits for others about as long as a caller waits for a response. */
const TRY_AGAIN_MS = 250;
const MAX_TRIES = 20;
const RETRY_AFTER_SECONDS = 5;
const LINES_AT_ONCE = 1000;

/**
 * Changes all of these boxes or, when some cannot be changed, none: the error names each of those by its place in the
 * request. The last part of a file writes all of its lines in one transaction, which reads them in batches.
 */
export async function updateCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, changes, isDryRun, importId, lines }: BoxesUpdate,
): Promise<CompanyBoxesUpdated> {
  const now = clock();
  if (importId === undefined) {
    return inTransaction(db, async (tx) => {
      if (!isDryRun) await lockCompany(tx, companyId);
      const { texts, emptied } = await requireChangeable(tx, companyId, changes);
      if (!isDryRun) await updateBoxTexts(tx, { boxes: texts, now });
      return { boxes: changes.length, emptied };
    });
  }
  const file = { companyId, importId };
  // The last part is stored in its own transaction too: from then on no other file drops this one to make room.
  const emptied = await keepPartInTurn(db, file, { changes, now });
  if (isDryRun) return { boxes: changes.length, emptied };
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    return writeFile(tx, file, { lines, now });
  });
}

type Part = Pick<BoxesUpdate, "changes"> & { readonly now: Date };

/**
 * Stores a part of a file when no other part of the company is being stored. It holds no connection while it waits:
 * those are few, and many parts at a time would starve every other request. Returns how many texts the part clears.
 * @throws ProblemError too_many_requests
 */
async function keepPartInTurn(db: Database, file: BoxImport, part: Part): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const emptied = await inTransaction(db, (tx) => keepPart(tx, file, part));
    if (emptied !== null) return emptied;
    if (tries === MAX_TRIES) {
      throw new ProblemError("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await setTimeout(TRY_AGAIN_MS);
  }
}

/**
 * Stores a part of a file if there is room for it and returns how many texts it clears; null while another part of
 * this company is being stored.
 */
async function keepPart(tx: Tx, file: BoxImport, { changes, now }: Part): Promise<number | null> {
  if (!(await lockWaitingLines(tx, file.companyId))) return null;
  const { emptied } = await requireChangeable(tx, file.companyId, changes);
  await keepLines(tx, file, { lines: changes, now });
  if ((await countLines(tx, file)) > MAX_LINES) {
    throw refusal("boxes", "too_many", "한 번에 100,000줄까지 올릴 수 있어요. 파일을 나눠 주세요.");
  }
  await makeRoom(tx, file, now);
  return emptied;
}

function refusal(field: string, code: string, message: string): ProblemError {
  return new ProblemError("validation_failed", { fields: [{ field, code, message }] });
}

/** Drops abandoned files when a company has too many lines waiting. @throws ProblemError import_limit */
async function makeRoom(tx: Tx, file: BoxImport, now: Date): Promise<void> {
  const waiting = await countLines(tx, { companyId: file.companyId });
  if (waiting <= MAX_WAITING_LINES) return;
  const dropped = await dropAbandonedFiles(tx, file, new Date(now.getTime() - ABANDONED_AFTER_MS));
  if (waiting - dropped > MAX_WAITING_LINES) {
    throw new ProblemError("import_limit");
  }
}

/** Writes every stored line. Each was checked before, so a line fails now only if its box has changed since. */
async function writeFile(
  tx: Tx,
  file: BoxImport,
  { lines, now }: Pick<BoxesUpdate, "lines"> & { readonly now: Date },
): Promise<CompanyBoxesUpdated> {
  const count = await countLines(tx, file);
  if (lines !== undefined && lines !== count) throw linesMissing();
  let written = 0;
  let emptied = 0;
  for (let after = ""; ;) {
    const part = await keptLines(tx, file, { after, limit: LINES_AT_ONCE });
    const last = part.at(-1);
    if (last === undefined) break;
    const changes = part.map(({ serial, name, department, contents, retention_until: day }) => ({
      serial,
      ...(name !== null && { name }),
      ...(department !== null && { department }),
      ...(contents !== null && { contents }),
      ...(day !== null && { retention_until: day === "" ? null : day }),
    }));
    const read = await readChanges(tx, file.companyId, changes);
    if (read.fields.length > 0) throw new ProblemError("state_conflict");
    await updateBoxTexts(tx, { boxes: read.texts, now });
    written += part.length;
    emptied += read.emptied;
    after = last.serial;
  }
  // Lines older than a day are cleared concurrently, without the company's lock.
  if (written !== count) throw linesMissing();
  await dropLines(tx, file);
  return { boxes: count, emptied };
}

function linesMissing(): ProblemError {
  const message = "올린 지 오래돼 지워진 줄이 있어요. 파일을 다시 골라 주세요.";
  return refusal("import_lines", "lines_missing", message);
}

/** Returns what `readChanges` returns. @throws ProblemError validation_failed */
async function requireChangeable(tx: Tx, companyId: string, changes: readonly CompanyBoxChange[]) {
  const read = await readChanges(tx, companyId, changes);
  if (read.fields.length > 0) throw new ProblemError("validation_failed", { fields: read.fields });
  return read;
}

/** What a file writes about a box. */
const WRITTEN = ["name", "department", "contents", "retention_until"] as const;

/** Returns the texts to write for each box, how many of them are cleared, and the problems of those that cannot be changed. */
async function readChanges(tx: Tx, companyId: string, changes: readonly CompanyBoxChange[]) {
  const serials = changes.map(({ serial }) => serial);
  const found = await findOwnBoxesBySerial(tx, { serials, companyId });
  const boxes = new Map(found.map((box) => [box.serial, box]));
  const fields: FieldProblem[] = [];
  const seen = new Set<string>();
  let emptied = 0;
  const texts = changes.flatMap((change, index) => {
    const refuse = (code: string, message: string) => {
      fields.push({ field: `boxes.${index}.serial`, code, message });
      return [];
    };
    const box = boxes.get(change.serial);
    if (seen.has(change.serial)) return refuse("duplicate", "같은 박스가 두 번 있어요.");
    seen.add(change.serial);
    // Another company's box is reported like one that does not exist.
    if (box === undefined) return refuse("not_found", "우리 회사의 박스가 아니에요.");
    const written = {
      name: textOf(box.name, change.name),
      department: textOf(box.department, change.department),
      contents: textOf(box.contents, change.contents),
      retention_until: dayOf(box.retention_until, change.retention_until),
    };
    const changed = WRITTEN.filter((field) => written[field] !== box[field]);
    // A file of all boxes lists the gone ones too: a line that changes nothing is no mistake.
    if (changed.length === 0) return [];
    const { EDIT: closed } = companyBoxRefusals({ ...box, isReserved: false });
    if (closed !== null) return refuse("state_conflict", closed.reason);
    emptied += changed.filter((field) => written[field] === null).length;
    const { name, contents, department } = written;
    const search = searchColumns([name ?? "", contents ?? "", department ?? ""]);
    return [{ id: box.id, ...written, ...search }];
  });
  return { texts, emptied, fields };
}

/** A text of only spaces clears the old one; a text that was not sent keeps it. */
export function textOf(old: string | null, sent: string | undefined): string | null {
  return sent === undefined ? old : sent.trim() || null;
}

/** The day that was sent, where null clears the old one; a day that was not sent keeps it. */
export function dayOf(old: string | null, sent: string | null | undefined): string | null {
  return sent === undefined ? old : sent;
}
