import { isPaymentAbandoned } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { releaseCoupon } from "../coupon/release-coupon.ts";
import type { LockedEstimate } from "./store.ts";
import { changeStatus } from "./change-status.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/**
 * A payment was refused: the quote waits for another try. An order that is paid already stays so, and so does a quote
 * whose payment the person left themselves.
 */
export async function recordFailedPayment(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { estimate, reason }: { readonly estimate: LockedEstimate; readonly reason: string },
): Promise<void> {
  const change = { ...bySystem(clock(), reason), to: "WAIT" } as const;
  if (!isPaymentAbandoned(reason)) await changeStatus(tx, estimate, change);
  // The next try holds it again.
  await releaseCoupon(tx, { clock }, { subject: subjectOfEstimate(estimate.id) });
}
