import { findBoxStatus } from "../storage/box/find-box-status.ts";
import type { Composition } from "../subject/composition.ts";
import { billingKeyUses } from "./billing-key-uses.ts";
import { damagedThings } from "./damaged-things.ts";
import { findOrderOwner } from "./find-order-owner.ts";
import { noticeFacts } from "./notice-facts.ts";
import { paidSubjects } from "./paid-subjects.ts";
import { reminders } from "./reminders.ts";
import { withdrawalSteps } from "./withdrawal-steps.ts";

/** Everything that knows every context. */
export const composition: Composition = {
  paidSubjects,
  findOrderOwner,
  billingKeyUses,
  noticeFacts,
  reminders,
  damagedThings,
  withdrawalSteps,
  findBoxStatus,
};
