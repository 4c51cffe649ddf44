import { toInstant } from "../http/instant.ts";
import type { PastChange } from "./history.ts";

/** Every change of a subject as the contract of the API shows it. */
export function toStatusChanges<Status extends string>(history: readonly PastChange<Status>[]) {
  return history.map((change) => ({
    from: change.from_status,
    to: change.to_status,
    by: change.actor,
    at: toInstant(change.at),
    reason: change.reason,
  }));
}
