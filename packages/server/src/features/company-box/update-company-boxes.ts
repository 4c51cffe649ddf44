import { setTimeout } from "node:timers/promises";
import { isBoxInStorage, type BoxStatus } from "@damadum/domain";
import type { CompanyBoxChange, FieldProblem } from "@damadum/contract/operations";
import { searchColumns } from "../../db/search-text.ts";
import type { Database, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import {
  countLines,
  countWaitingLines,
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
  /** Only looks whether all of it could be written; of a file in parts the lines are kept. */
  readonly isDryRun: boolean;
  /** The file that comes in parts. */
  readonly importId: string | undefined;
  /** How many lines that file has, where its last part says so. */
  readonly lines: number | undefined;
}

/** Lines that one file may hold, as many as a company has boxes. */
const MAX_LINES = 100_000;
/** Lines of a company's files that wait to be written: those of three full files. */
export const MAX_WAITING_LINES = 3 * MAX_LINES;
/** A file that nothing was added to for so long makes room for another one. */
const ABANDONED_AFTER_MS = 60 * 60_000;
/** A part waits for others about as long as anybody waits for an answer. */
const TRY_AGAIN_MS = 250;
const MAX_TRIES = 20;
const RETRY_AFTER_SECONDS = 5;
/** Lines of a file that are in memory at once. */
const LINES_AT_ONCE = 1000;

/**
 * Changes all of these boxes or, when one cannot be changed, none: every such one is named by its place in the request. With the last
 * part of a file all of its lines are written, in one transaction that holds a part of them in memory at a time.
 */
export async function updateCompanyBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, changes, isDryRun, importId, lines }: BoxesUpdate,
): Promise<number> {
  const now = clock();
  if (importId === undefined) {
    await inTransaction(db, async (tx) => {
      if (!isDryRun) await lockCompany(tx, companyId);
      const texts = await requireChangeable(tx, companyId, changes);
      if (!isDryRun) await updateBoxTexts(tx, { boxes: texts, now });
    });
    return changes.length;
  }
  const file = { companyId, importId };
  // The last part is kept by itself too: from then on no other file takes the lines of this one away to make room.
  await keepPartInTurn(db, file, { changes, now });
  if (isDryRun) return changes.length;
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    return writeFile(tx, file, { lines, now });
  });
}

type Part = Pick<BoxesUpdate, "changes"> & { readonly now: Date };

/**
 * Keeps a part of a file once the parts that came before it are kept. While it waits it holds no connection: those are few, and many
 * parts at once would take them from everybody else. @throws ProblemError too_many_requests
 */
async function keepPartInTurn(db: Database, file: BoxImport, part: Part): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (await inTransaction(db, (tx) => keepPart(tx, file, part))) return;
    if (tries === MAX_TRIES) {
      throw new ProblemError("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await setTimeout(TRY_AGAIN_MS);
  }
}

/** Keeps a part of a file, where there is room for it; false while another part of this company is being kept. */
async function keepPart(tx: Tx, file: BoxImport, { changes, now }: Part): Promise<boolean> {
  if (!(await lockWaitingLines(tx, file.companyId))) return false;
  await requireChangeable(tx, file.companyId, changes);
  await keepLines(tx, file, { lines: changes, now });
  if ((await countLines(tx, file)) > MAX_LINES) {
    throw refusal("boxes", "too_many", "한 번에 100,000줄까지 올릴 수 있어요. 파일을 나눠 주세요.");
  }
  await makeRoom(tx, file, now);
  return true;
}

function refusal(field: string, code: string, message: string): ProblemError {
  return new ProblemError("validation_failed", { fields: [{ field, code, message }] });
}

/** Takes away files that were left unfinished when a company has too many lines waiting. @throws ProblemError import_limit */
async function makeRoom(tx: Tx, file: BoxImport, now: Date): Promise<void> {
  const waiting = await countWaitingLines(tx, file.companyId);
  if (waiting <= MAX_WAITING_LINES) return;
  const dropped = await dropAbandonedFiles(tx, file, new Date(now.getTime() - ABANDONED_AFTER_MS));
  if (waiting - dropped > MAX_WAITING_LINES) {
    throw new ProblemError("import_limit");
  }
}

/** Writes every line that was kept; each was looked at before, so one that fails now is a box that has changed since. */
async function writeFile(
  tx: Tx,
  file: BoxImport,
  { lines, now }: Pick<BoxesUpdate, "lines"> & { readonly now: Date },
): Promise<number> {
  const count = await countLines(tx, file);
  if (lines !== undefined && lines !== count) throw linesMissing();
  let written = 0;
  for (let after = ""; ;) {
    const part = await keptLines(tx, file, { after, limit: LINES_AT_ONCE });
    const last = part.at(-1);
    if (last === undefined) break;
    const changes = part.map(({ serial, department, contents }) => ({
      serial,
      ...(department !== null && { department }),
      ...(contents !== null && { contents }),
    }));
    const { texts, fields } = await readChanges(tx, file.companyId, changes);
    if (fields.length > 0) throw new ProblemError("state_conflict");
    await updateBoxTexts(tx, { boxes: texts, now });
    written += part.length;
    after = last.serial;
  }
  // Lines of a day ago are cleared without the company's lock.
  if (written !== count) throw linesMissing();
  await dropLines(tx, file);
  return count;
}

function linesMissing(): ProblemError {
  const message = "올린 지 오래돼 지워진 줄이 있어요. 파일을 다시 골라 주세요.";
  return refusal("import_lines", "lines_missing", message);
}

/** What is to be written of each box. @throws ProblemError validation_failed */
async function requireChangeable(tx: Tx, companyId: string, changes: readonly CompanyBoxChange[]) {
  const { texts, fields } = await readChanges(tx, companyId, changes);
  if (fields.length > 0) throw new ProblemError("validation_failed", { fields });
  return texts;
}

/** What is to be written of each box, and what is wrong with those that cannot be changed. */
async function readChanges(tx: Tx, companyId: string, changes: readonly CompanyBoxChange[]) {
  const serials = changes.map(({ serial }) => serial);
  const found = await findOwnBoxesBySerial(tx, { serials, companyId });
  const boxes = new Map(found.map((box) => [box.serial, box]));
  const fields: FieldProblem[] = [];
  const seen = new Set<string>();
  const texts = changes.flatMap((change, index) => {
    const box = boxes.get(change.serial);
    const isRepeated = seen.has(change.serial);
    seen.add(change.serial);
    // A file of all boxes names those that are gone too: as they stand they are no mistake.
    if (box !== undefined && !isRepeated && isAsItStands(box, change)) return [];
    const problem = problemOf(box?.status, isRepeated);
    if (box === undefined || problem !== null) {
      fields.push({ field: `boxes.${index}.serial`, ...(problem ?? notFound) });
      return [];
    }
    const department = textOf(box.department, change.department);
    const contents = textOf(box.contents, change.contents);
    const search = searchColumns([box.name ?? "", contents ?? "", department ?? ""]);
    return [{ id: box.id, department, contents, ...search }];
  });
  return { texts, fields };
}

const notFound = { code: "not_found", message: "우리 회사의 박스가 아니에요." };

/** Why a box cannot be changed; another company's is as missing as one that never was. */
function problemOf(status: BoxStatus | undefined, isRepeated: boolean) {
  if (isRepeated) return { code: "duplicate", message: "같은 박스가 두 번 있어요." };
  if (status === undefined) return notFound;
  if (isBoxInStorage(status)) return null;
  return { code: "state_conflict", message: "폐기했거나 끝난 박스는 고칠 수 없어요." };
}

/** Whether nothing would be written about a box. */
function isAsItStands(
  box: { readonly department: string | null; readonly contents: string | null },
  change: CompanyBoxChange,
): boolean {
  return (
    textOf(box.department, change.department) === box.department &&
    textOf(box.contents, change.contents) === box.contents
  );
}

/** A text of spaces alone takes the old one away; one that was not sent stays. */
function textOf(old: string | null, sent: string | undefined): string | null {
  return sent === undefined ? old : sent.trim() || null;
}
