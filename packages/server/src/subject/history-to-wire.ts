import { toInstant } from "../http/instant.ts";
import type { PastChange } from "./history.ts";

export function toStatusChanges<Status extends string>(history: readonly PastChange<Status>[]) {
  return history.map((change) => ({
    from: change.from_status,
    to: change.to_status,
    by: change.actor,
    at: toInstant(change.at),
    reason: customerReason(change),
  }));
}

/**
 * The explanation of a change that the customer sees: their own or the system's reason, but for a change that an
 * operator caused only the message addressed to them.
 */
export function customerReason(
  change: Pick<PastChange<string>, "actor" | "actor_id" | "reason" | "message">,
): string | null {
  const { actor, actor_id: actorId, reason, message } = change;
  const isOurs = actor === "OPERATOR" || (actor === "SYSTEM" && actorId !== null);
  return isOurs ? message : reason;
}
