import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { setChangeStatus } from "./apply-contract-change.ts";
import type { ContractChange } from "./store.ts";
import { subjectOfChange } from "../contract-state/subject-of-order.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";

/** Cancels a locked change that was not paid in time, and releases its coupon. */
export async function cancelChange(
  tx: Tx,
  services: Pick<Services, "clock">,
  change: ContractChange,
): Promise<void> {
  await setChangeStatus(tx, change, "CANCEL", bySystem(services.clock()));
  await releaseCoupon(tx, services, { subject: subjectOfChange(change.id) });
}
