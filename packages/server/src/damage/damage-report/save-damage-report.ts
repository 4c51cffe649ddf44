import type { DamageReportInput } from "@damadum/sdk/model";
import { checkDamageReport, conflict, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import type { OwnThing, PhotoOfBox } from "../../subject/damaged-things.ts";
import { attachFiles } from "../../platform/file/attach-files.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { viewReport, type ReportView } from "./report-view.ts";
import {
  columnsOf,
  findReportsOf,
  insertReport,
  updateReport,
  type StoredReport,
} from "./store.ts";
import { changeReport } from "./change-status.ts";

/** Maximum reports of one box or move. */
const MAX_REPORTS = 20;
const UNDER_REVIEW = conflict(
  "보낸 신고를 확인하고 있어요. 결과를 알려 드린 뒤에 다시 신고할 수 있어요.",
);
const UNKNOWN = "이 박스나 이사의 사진이 아니에요. 사진을 다시 골라 주세요.";

/** Saves a member's damage report until it is sent. A box or move has one such draft, which is overwritten. */
export function saveDamageReport(
  services: Pick<Services, "db" | "clock" | "ids" | "damagedThings">,
  own: OwnThing,
  input: DamageReportInput,
): Promise<ReportView> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const { subject, refusal } = await services.damagedThings.lock(tx, own, now);
    await lockMember(tx, own.userId);
    const reports = await findReportsOf(tx, { subject, userId: own.userId });
    const isOpen = reports.some(({ status }) => status === "SENT");
    requireOpen(refusal ?? (isOpen ? UNDER_REVIEW : null));
    const photos = await services.damagedThings.photosToCompare(tx, subject);
    requireOwnPhotos(input, photos);
    throwIssues(checkDamageReport({ boughtYear: input.bought_year }, todayInSeoul(now)));
    const draft = reports.find(({ status }) => status === "DRAFT");
    if (draft === undefined && reports.length >= MAX_REPORTS) {
      throw new ProblemError("content_limit");
    }
    const words = wordsOf(input, now);
    const report = draft
      ? await updateReport(tx, draft.id, words)
      : await begin(tx, services, { ...words, ...columnsOf(subject), user_id: own.userId });
    await attachFiles(tx, services, {
      owner: { userId: own.userId, visitorKeyHash: null },
      fileIds: input.file_ids ?? [],
      subject: { kind: "DAMAGE_REPORT", id: report.id },
    });
    return viewReport(tx, report, photos);
  });
}

function requireOwnPhotos(
  { compared_ids: ids = [] }: DamageReportInput,
  photos: readonly PhotoOfBox[],
) {
  const known = new Set(photos.map(({ file }) => file.id));
  if (ids.every((id) => known.has(id))) return;
  const problem = { field: "compared_ids", code: "unknown_file", message: UNKNOWN };
  throw new ProblemError("validation_failed", { fields: [problem] });
}

function wordsOf(input: DamageReportInput, now: Date) {
  return {
    item: input.item,
    kind: input.kind,
    description: input.description,
    price: input.price ?? null,
    bought_year: input.bought_year ?? null,
    compared: JSON.stringify(input.compared_ids ?? []),
    updated_at: now,
  };
}

async function begin(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  words: ReturnType<typeof wordsOf> & ReturnType<typeof columnsOf> & { readonly user_id: string },
): Promise<StoredReport> {
  const id = ids.uuid();
  const now = clock();
  const stored = await insertReport(tx, { ...words, id, status: "DRAFT", created_at: now });
  await writeHistory(tx, {
    subject: { kind: "DAMAGE_REPORT", id },
    from: null,
    to: "DRAFT",
    actor: "MEMBER",
    actorId: words.user_id,
    reason: null,
    now,
  });
  return stored;
}

/** Sends the saved draft. Idempotent: a report that is already sent is returned unchanged. */
export function sendDamageReport(
  { db, clock, damagedThings }: Pick<Services, "db" | "clock" | "damagedThings">,
  own: OwnThing,
): Promise<ReportView> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const { subject } = await damagedThings.lock(tx, own, now);
    const reports = await findReportsOf(tx, { subject, userId: own.userId });
    const open = reports.find(({ status }) => status === "DRAFT" || status === "SENT");
    if (open === undefined) throw new ProblemError("state_conflict");
    const sent =
      open.status === "SENT"
        ? open
        : await changeReport(tx, open, {
            to: "SENT",
            with: { sent_at: now },
            actor: "MEMBER",
            actorId: own.userId,
            reason: null,
            now,
          });
    return viewReport(tx, sent, await damagedThings.photosToCompare(tx, subject));
  });
}
