import { toInstant } from "../http/instant.ts";
import type { PastChange } from "./history.ts";

/** Every change of a subject as the contract of the API shows it. */
export function toStatusChanges<Status extends string>(history: readonly PastChange<Status>[]) {
  return history.map((change) => ({
    from: change.from_status,
    to: change.to_status,
    by: change.actor,
    at: toInstant(change.at),
    reason: wordsToCustomer(change),
  }));
}

/**
 * What the customer reads of a change: what the service says of its own, what they wrote themselves, and of whatever an
 * operator is behind only what was written for them.
 */
export function wordsToCustomer(
  change: Pick<PastChange<string>, "actor" | "actor_id" | "reason" | "message">,
): string | null {
  const { actor, actor_id: actorId, reason, message } = change;
  const isOurs = actor === "OPERATOR" || (actor === "SYSTEM" && actorId !== null);
  return isOurs ? message : reason;
}
