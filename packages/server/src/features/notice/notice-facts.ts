/** Whom a notice is for, and its variables. They hold no name, number or detail address. */
export interface NoticeFacts {
  readonly userId: string;
  readonly variables: Readonly<Record<string, string>>;
}
