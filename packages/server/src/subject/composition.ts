import type { BoxStatus } from "@damadum/domain";
import type { Connection } from "../db/tables.ts";
import type { BillingKeyUses } from "./billing-key-uses.ts";
import type { DamagedThings } from "./damaged-things.ts";
import type { NoticeFactsOf } from "./notice-facts.ts";
import type { PaidSubjects } from "./paid-subject.ts";
import type { ReminderSources } from "./reminders.ts";
import type { WithdrawalStep } from "./withdrawal-step.ts";

/** What a context needs of those above it: `composition/` hands it in, so that none imports upwards. */
export interface Composition {
  readonly paidSubjects: PaidSubjects;
  /** The id of the member of an order: null for a visitor's, undefined when none has this serial. */
  readonly findOrderOwner: (db: Connection, serial: string) => Promise<string | null | undefined>;
  readonly billingKeyUses: BillingKeyUses;
  readonly noticeFacts: NoticeFactsOf;
  readonly reminders: ReminderSources;
  readonly damagedThings: DamagedThings;
  readonly withdrawalSteps: readonly WithdrawalStep[];
  /** The status of an assigned box, to which visitors may upload pictures; null for any other serial. */
  findBoxStatus(db: Connection, serial: string): Promise<BoxStatus | null>;
}
