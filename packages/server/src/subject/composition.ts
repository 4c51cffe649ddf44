import type { BoxStatus } from "@damadum/domain";
import type { Connection, Tx, Database } from "../db/tables.ts";
import type { DamagedThings } from "./damaged-things.ts";
import type { PaidSubjects } from "./paid-subject.ts";
import type { WithdrawalHold } from "@damadum/sdk/model";
import type { SubjectKind } from "../db/subject-tables.ts";
import type { ReminderKind } from "../db/operator-tables.ts";

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

/** What is charged to billing keys again and again. */
export interface BillingKeyUses {
  /** The billing keys among these that are still charged; they cannot be deleted now. */
  findInUse(db: Connection, paymentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Charges what failed with the member's earlier keys again soon. */
  chargeAgain(
    db: Connection,
    member: { readonly userId: string; readonly now: Date },
  ): Promise<void>;
}

/** The part that one resource has in a member's withdrawal, in its transaction. */
export interface WithdrawalStep {
  /**
   * Returns what must end before the member can withdraw. Locks the rows that `forget` changes and that come before a
   * member in the lock order. Absent where nothing keeps a member.
   */
  holds?(tx: Tx, userId: string, now: Date): Promise<readonly WithdrawalHold[]>;
  /** Erases what the resource knows about the person. */
  forget(tx: Tx, member: { readonly userId: string; readonly now: Date }): Promise<void>;
}

export interface NotifiedChange {
  readonly subjectId: string;
  readonly from: string | null;
  /** When the notice is sent, which may be later than the change. */
  readonly now: Date;
}

/** The recipient of a notice and its variables, which contain no name, phone number or detail address. */
export interface NoticeFacts {
  readonly userId: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Which of several templates applies, if that depends on more than the state. */
  readonly case?: string | null;
}

/** Reads the recipient and the variables of a notice about each kind of subject; null when there is no recipient. */
export type NoticeFactsOf = Readonly<
  Partial<
    Record<SubjectKind, (db: Connection, change: NotifiedChange) => Promise<NoticeFacts | null>>
  >
>;

/** A reminder to send today. Its variables contain no name, phone number or address. */
export interface NewReminder {
  readonly kind: ReminderKind;
  readonly subject_id: string;
  readonly user_id: string;
  readonly variables: Readonly<Record<string, string>>;
}

export interface ReminderSources {
  readonly find: readonly ((
    db: Database,
    today: string,
    now: Date,
  ) => Promise<readonly NewReminder[]>)[];
  /**
   * The variables of a question as it is asked now: since it was queued, it may have been answered or its price may
   * have changed. Null when nothing is left to ask. Other kinds are sent as they were queued.
   */
  readonly current: Readonly<
    Partial<
      Record<
        ReminderKind,
        (
          db: Database,
          about: { readonly subjectId: string; readonly today: string },
        ) => Promise<NewReminder["variables"] | null>
      >
    >
  >;
}
