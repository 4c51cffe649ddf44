import { maskName } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Notice } from "../../providers/notice/notice-sender.ts";
import type { Services } from "../../services.ts";
import { templateOf } from "../../subject/notices/notice-decision.ts";
import { noticeDecisionOf } from "../../subject/notices/notice-decisions.ts";
import { fillIn, pathOf } from "../../subject/notices/notice-template.ts";
import { findContact } from "../member/find-contact.ts";
import { noticeFactsOf } from "./notice-facts-of.ts";
import { claimedUntil, nextAttempt } from "./notice-times.ts";
import { claimDueNotices, finishAttempt } from "./store.ts";

const BATCH_SIZE = 20;
/** Limits a run, so that a long queue does not delay a server's shutdown. */
const MAX_BATCHES = 50;

type Needs = Pick<Services, "db" | "clock" | "notices" | "webOrigin" | "log">;
type ClaimedNotice = Awaited<ReturnType<typeof claimDueNotices>>[number];

/**
 * Sends due notices, each by only one worker. A failed attempt is retried with growing delays; after the
 * last one the notice is DEAD, and an operator can retry it.
 */
export async function sendNotices(services: Needs): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const claimed = await claim(services);
    for (const notice of claimed) await attempt(services, notice);
    if (claimed.length < BATCH_SIZE) return;
  }
}

function claim({ db, clock }: Needs): Promise<readonly ClaimedNotice[]> {
  const now = clock();
  const filter = { now, until: claimedUntil(now), limit: BATCH_SIZE };
  return inTransaction(db, (tx) => claimDueNotices(tx, filter));
}

async function attempt(services: Needs, notice: ClaimedNotice): Promise<void> {
  const { db, clock, log } = services;
  const noticeId = notice.history_id;
  try {
    const message = await compose(services, notice);
    if (message !== null) await services.notices.send(message);
    const status = message === null ? "SKIPPED" : "SENT";
    await finishAttempt(db, notice, { status, failure: null, ...over(clock()) });
  } catch (error) {
    const next = nextAttempt(notice.attempts, clock());
    const failure = error instanceof Error ? error.message : "unknown";
    log.warn({ err: error, noticeId, attempts: notice.attempts }, "notice not sent");
    const later = { next_attempt_at: next, failure };
    const dead = { status: "DEAD", failure, ...over(clock()) } as const;
    await finishAttempt(db, notice, next === null ? dead : later);
  }
}

/** The message as it is sent now; null when there is no recipient or no template for it. */
async function compose(services: Needs, change: ClaimedNotice): Promise<Notice | null> {
  const { db, clock, webOrigin } = services;
  const decision = noticeDecisionOf(change.subject_kind, change.to_status);
  if ("noNotice" in decision) return null;
  const notified = { subjectId: change.subject_id, from: change.from_status, now: clock() };
  const facts = await noticeFactsOf(db, change.subject_kind, notified);
  if (facts === null) return null;
  const template = templateOf(decision, facts.case ?? null);
  const person = template === null ? null : await findContact(services, facts.userId);
  if (template === null || person === null) return null;
  const variables = { ...facts.variables, 이름: maskName(person.name) };
  const { code, text, button } = template;
  return {
    key: `notice-${change.history_id}`,
    to: person.phoneNumber,
    template: code,
    variables,
    text: fillIn(text, variables),
    button: { name: button.name, url: webOrigin + pathOf(button, variables) },
  };
}

const over = (now: Date) => ({ next_attempt_at: null, finished_at: now });
