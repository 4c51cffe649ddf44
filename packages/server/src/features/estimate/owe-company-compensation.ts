import { companyCompensation, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { oweCompensation } from "../compensation/owe-compensation.ts";
import type { LockedEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** Owes the customer of a locked, paid order the compensation of the standard terms for a cancellation by our fault. */
export async function oweCompanyCompensation(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  estimate: LockedEstimate,
): Promise<void> {
  const amount = companyCompensation({
    moveDate: estimate.move_date,
    today: todayInSeoul(services.clock()),
    depositAmount: estimate.price.depositAmount,
  });
  if (amount === 0) return;
  await oweCompensation(tx, services, { subject: subjectOfEstimate(estimate.id), amount });
}
