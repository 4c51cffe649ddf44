import type { Services } from "../../services.ts";
import { templateOf } from "../../subject/notices/notice-decision.ts";
import { noticeDecisionOf } from "../../subject/notices/notice-decisions.ts";
import { sendDue, type SendNeeds } from "./send-due.ts";
import { claimDueNotices, finishAttempt } from "./store.ts";
import { findContact } from "../../account/member/read-member.ts";
import { hasLeft } from "../../http/limits/limits.ts";

type Needs = SendNeeds & Pick<Services, "limits" | "noticeFacts">;
type ClaimedNotice = Awaited<ReturnType<typeof claimDueNotices>>[number];

/** Sends due notices. One that is given up is DEAD, and an operator can retry it. */
export function sendNotices(services: Needs): Promise<void> {
  const { db, clock } = services;
  return sendDue(services, {
    maxBatches: 50,
    claim: claimDueNotices,
    keyOf: ({ history_id: id }) => `notice-${id}`,
    compose: (notice) => compose(services, notice),
    finish: (notice, outcome) =>
      finishAttempt(db, notice, {
        ...outcome,
        finished_at: outcome.next_attempt_at === null ? clock() : null,
      }),
  });
}

/** Null when the change has no template or no recipient. */
async function compose(services: Needs, change: ClaimedNotice) {
  const { db, clock } = services;
  const decision = noticeDecisionOf(change.subject_kind, change.to_status);
  if ("noNotice" in decision) return null;
  const notified = { subjectId: change.subject_id, from: change.from_status, now: clock() };
  const read = services.noticeFacts[change.subject_kind];
  if (read === undefined) throw new Error(`Nothing says whom to tell of ${change.subject_kind}`);
  const facts = await read(db, notified);
  if (facts === null) return null;
  const template = templateOf(decision, facts.case ?? null);
  if (template === null || !(await mayNotify(services, { ...change, ...facts }))) return null;
  return { ...facts, template };
}

const UNPAID = new Set(["QUOTED", "WAIT"]);

/**
 * Whether the recipient's phone has notices left. Saving and cancelling orders costs nothing, and anyone may have
 * named the phone; a notice that is left out is on the pages of its order.
 */
async function mayNotify(
  { db, limits }: Needs,
  change: ClaimedNotice & { readonly userId: string },
): Promise<boolean> {
  const { subject_kind: kind, from_status: from, to_status: to } = change;
  const isOrder = kind === "ESTIMATE" || kind === "STORAGE_ORDER";
  const isUnpaid = UNPAID.has(to) || (to === "CANCEL" && UNPAID.has(from ?? ""));
  if (!isOrder || !isUnpaid || change.attempts > 1) return true;
  const contact = await findContact({ db }, change.userId);
  if (contact === null) return true;
  return hasLeft(() => limits.consume("unpaidNoticeToPhoneADay", contact.phoneNumber));
}
