import { contractDeliveryRefusal } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findContractStatuses } from "./store.ts";

/**
 * Rejects boxes of contracts that do not run, and of unpaid or expired ones: those leave only by a final order that
 * includes the arrears.
 */
export async function requireDeliverable(
  db: Connection,
  boxes: readonly { readonly contract_id: string | null }[],
): Promise<void> {
  const ids = [...new Set(boxes.flatMap(({ contract_id: id }) => id ?? []))];
  if (ids.length === 0) return;
  const contracts = await findContractStatuses(db, ids);
  const [message] = contracts.flatMap(
    ({ status }) => contractDeliveryRefusal(status)?.reason ?? [],
  );
  if (message === undefined) return;
  const field = { field: "box_serials", code: "box_unavailable", message };
  throw new ProblemError("validation_failed", { fields: [field] });
}
