import { createHash } from "node:crypto";
import type { Tx } from "../db/tables.ts";
import { ProblemError } from "../http/problem-error.ts";

/** A request that the client may retry: its owner, idempotency key and content. */
export interface KeyedRequest {
  readonly owner: string;
  readonly operation: string;
  /** Undefined if the client sent none: each such request counts as new. */
  readonly key: string | undefined;
  readonly content: unknown;
}

/**
 * Claims the key for the subject that this transaction creates and returns null, or returns the id that an earlier
 * request created. Concurrent requests block on the primary key. The same key with other content throws
 * idempotency_conflict; without a key there is nothing to claim.
 */
export async function claimKey(
  tx: Tx,
  { owner, operation, key, content }: KeyedRequest,
  { subjectId, now }: { readonly subjectId: string; readonly now: Date },
): Promise<string | null> {
  if (key === undefined) return null;
  const requestHash = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  const claimed = await tx
    .insertInto("idempotency_keys")
    .values({
      owner,
      operation,
      key,
      request_hash: requestHash,
      subject_id: subjectId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["owner", "operation", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed !== undefined) return null;

  const earlier = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "subject_id"])
    .where("owner", "=", owner)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== requestHash) throw new ProblemError("idempotency_conflict");
  return earlier.subject_id;
}
