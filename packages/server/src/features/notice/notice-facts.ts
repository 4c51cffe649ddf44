/** The change that a notice tells of. */
export interface NotifiedChange {
  readonly subjectId: string;
  readonly from: string | null;
  /** When it is told, which may be later than the change. */
  readonly now: Date;
}

/** Whom a notice is for, and its variables. They hold no name, number or detail address. */
export interface NoticeFacts {
  readonly userId: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Which of several templates, where what is told depends on more than the state. */
  readonly case?: string | null;
}
