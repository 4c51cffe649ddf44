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
