import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { serialize } from "node:v8";
import type { Services } from "../../services.ts";
import { watchCommits, type CommitWatch } from "../../db/transaction.ts";
import type { UntypedReply } from "../handler-table.ts";
import { ProblemError } from "../problem-error.ts";
import { claimRow, WAIT_MS, WAITS } from "./claim-row.ts";

/** A request with an idempotency key, and everything that decides its answer. */
export interface RepeatableRequest {
  readonly owner: string;
  readonly operation: string;
  readonly key: string;
  readonly content: unknown;
}

/** Does the work, unless the same request was answered before: then it returns that answer. */
export type AnswerOnce = (
  request: RepeatableRequest,
  work: () => Promise<UntypedReply>,
) => Promise<UntypedReply>;

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * Remembers the answer of each request with a key. Answers may be personal, so they are stored encrypted by the key, of
 * which only a hash is stored. Not remembered is what only reads, and a refusal: its repetition is tried anew. So is
 * one that failed before it changed anything; any other failure keeps the key taken until ABANDONED_MS. Throws
 * idempotency_conflict when the key came with other content before, and unavailable when the first request takes longer
 * than ten seconds.
 */
export function createAnswerOnce({ db, clock }: Pick<Services, "db" | "clock">): AnswerOnce {
  /** Keys whose work was undone while the database did not answer; their repetition releases them. */
  const unreleased = new Set<string>();
  return async ({ owner, operation, key, content }, work) => {
    const id = hashOf("id", owner, operation, key).toString("base64url");
    const secret = hashOf("secret", key);
    // The key is stored nowhere, so nobody can try passwords against this hash.
    const request_hash = hashOf(secret, serialize(content)).toString("base64url");

    if (unreleased.has(id)) await release(id);
    for (let waits = 0; waits < WAITS; waits += 1) {
      if (await claimRow(db, { id, request_hash, now: clock() })) return await firstAnswer();

      const earlier = await db
        .selectFrom("request_answers")
        .select(["request_hash", "answer"])
        .where("id", "=", id)
        .executeTakeFirst();
      // The first request failed meanwhile.
      if (earlier === undefined) continue;
      if (earlier.request_hash !== request_hash) throw new ProblemError("idempotency_conflict");
      if (earlier.answer !== null) return decrypted(earlier.answer, secret);
      await delay(WAIT_MS);
    }
    throw new ProblemError("unavailable", {
      reason: "같은 요청을 아직 처리하고 있어요. 잠시 뒤 다시 시도해 주세요.",
      retryAfterSeconds: (WAITS * WAIT_MS) / 1000,
    });

    async function firstAnswer(): Promise<UntypedReply> {
      const watch: CommitWatch = { reached: false };
      let reply: UntypedReply;
      try {
        reply = await watchCommits(watch, work);
      } catch (error) {
        if (error instanceof ProblemError || !watch.reached) {
          await release(id).catch(() => unreleased.add(id));
        }
        throw error;
      }
      if (reply.readsOnly === true) {
        await release(id);
        return reply;
      }
      const answer = encrypted(reply, secret);
      await db.updateTable("request_answers").set({ answer }).where("id", "=", id).execute();
      return reply;
    }
  };

  async function release(id: string): Promise<void> {
    await db.deleteFrom("request_answers").where("id", "=", id).execute();
    unreleased.delete(id);
  }
}

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypted(reply: UntypedReply, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

function decrypted(answer: string, secret: Buffer): UntypedReply {
  const bytes = Buffer.from(answer, "base64url");
  const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  // Only this file writes answers.
  const reply: UntypedReply = JSON.parse(text.toString());
  return reply;
}
