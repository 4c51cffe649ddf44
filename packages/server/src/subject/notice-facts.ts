import type { SubjectKind } from "../db/subject-tables.ts";
import type { Connection } from "../db/tables.ts";

/** The change that a notice is about. */
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
