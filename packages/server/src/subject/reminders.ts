import type { ReminderKind } from "../db/operator-tables.ts";
import type { Database } from "../db/tables.ts";

/** A reminder to send today. Its variables contain no name, phone number or address. */
export interface NewReminder {
  readonly kind: ReminderKind;
  readonly subject_id: string;
  readonly user_id: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** What there is to remind of. */
export interface ReminderSources {
  /** Each finds the reminders of a day. */
  readonly find: readonly ((db: Database, today: string) => Promise<readonly NewReminder[]>)[];
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
