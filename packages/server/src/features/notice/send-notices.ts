import { templateOf } from "../../subject/notices/notice-decision.ts";
import { noticeDecisionOf } from "../../subject/notices/notice-decisions.ts";
import { noticeFactsOf } from "./notice-facts-of.ts";
import { sendDue, type SendNeeds } from "./send-due.ts";
import { claimDueNotices, finishAttempt } from "./store.ts";

type ClaimedNotice = Awaited<ReturnType<typeof claimDueNotices>>[number];

/** Sends due notices. One that is given up is DEAD, and an operator can retry it. */
export function sendNotices(services: SendNeeds): Promise<void> {
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
async function compose({ db, clock }: SendNeeds, change: ClaimedNotice) {
  const decision = noticeDecisionOf(change.subject_kind, change.to_status);
  if ("noNotice" in decision) return null;
  const notified = { subjectId: change.subject_id, from: change.from_status, now: clock() };
  const facts = await noticeFactsOf(db, change.subject_kind, notified);
  if (facts === null) return null;
  const template = templateOf(decision, facts.case ?? null);
  return template === null ? null : { ...facts, template };
}
