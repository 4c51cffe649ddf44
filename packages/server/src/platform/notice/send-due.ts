import { instantAfter, maskName } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { fillIn, pathOf, type NoticeTemplate } from "../../subject/notices/notice-template.ts";
import { findChannel } from "../../account/member/notice-settings.ts";
import { findContact } from "../../account/member/read-member.ts";

const BATCH_SIZE = 20;
/** Longer than a batch takes when the sender responds to none of them. */
const CLAIM_MINUTES = 5;
const FIRST_PAUSE_SECONDS = 30;
/** The last attempt is about four hours after the first: older news is of no use. */
const MAX_ATTEMPTS = 10;

export type SendNeeds = Pick<Services, "db" | "clock" | "notices" | "webOrigin" | "log">;

interface Queue<Row extends { readonly attempts: number }> {
  /** Limits a run, so that a long queue does not delay a server's shutdown. */
  readonly maxBatches: number;
  /** Claims due rows until a time; other workers skip them. */
  claim(tx: Tx, limits: { now: Date; until: Date; limit: number }): Promise<readonly Row[]>;
  keyOf(row: Row): string;
  /** The message as it is sent now; null when there is nothing to say. */
  compose(row: Row): Promise<Message | null>;
  /** Records the outcome of an attempt, unless the row has been claimed or queued again meanwhile. */
  finish(row: Row, outcome: Outcome): Promise<void>;
}

interface Message {
  readonly userId: string;
  readonly template: NoticeTemplate;
  readonly variables: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly status: "PENDING" | "SENT" | "SKIPPED" | "DEAD";
  readonly next_attempt_at: Date | null;
  readonly failure: string | null;
}

/** Sends due messages, each by only one worker. A failed one is retried with growing delays until it is given up. */
export async function sendDue<Row extends { readonly attempts: number }>(
  services: SendNeeds,
  queue: Queue<Row>,
): Promise<void> {
  for (let batch = 0; batch < queue.maxBatches; batch += 1) {
    const now = services.clock();
    const limits = { now, until: instantAfter(now, CLAIM_MINUTES, "minute"), limit: BATCH_SIZE };
    const rows = await inTransaction(services.db, (tx) => queue.claim(tx, limits));
    for (const row of rows) await queue.finish(row, await attempt(services, queue, row));
    if (rows.length < BATCH_SIZE) return;
  }
}

async function attempt<Row extends { readonly attempts: number }>(
  services: SendNeeds,
  queue: Queue<Row>,
  row: Row,
): Promise<Outcome> {
  const key = queue.keyOf(row);
  try {
    const message = await queue.compose(row);
    const isSent = message !== null && (await send(services, key, message));
    return { status: isSent ? "SENT" : "SKIPPED", next_attempt_at: null, failure: null };
  } catch (err) {
    const { attempts } = row;
    services.log.warn({ err, notice: key, attempts }, "notice not sent");
    const next = nextAttempt(attempts, services.clock());
    const failure = err instanceof Error ? err.message : "unknown";
    return { status: next === null ? "DEAD" : "PENDING", next_attempt_at: next, failure };
  }
}

/** Returns false when there is no recipient, or they do not want notices of this kind. */
async function send(services: SendNeeds, key: string, message: Message): Promise<boolean> {
  const person = await findContact(services, message.userId);
  if (person === null) return false;
  const { code, kind, text, button } = message.template;
  const channel = await findChannel(services.db, { userId: message.userId, kind });
  if (channel === "OFF") return false;
  const variables = { ...message.variables, 이름: maskName(person.name) };
  await services.notices.send({
    key,
    to: person.phoneNumber,
    channel,
    template: code,
    variables,
    text: fillIn(text, variables),
    button: { name: button.name, url: services.webOrigin + pathOf(button, variables) },
  });
  return true;
}

/** When to retry after this many failed attempts; null when the message is given up. */
function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return instantAfter(now, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), "second");
}
