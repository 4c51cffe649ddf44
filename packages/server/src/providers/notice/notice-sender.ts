/** A message in the shape of an Alimtalk: a registered template, filled in, with one button. */
export interface Notice {
  /** The same for every attempt, so that the sender can tell a retry from a second message. */
  readonly key: string;
  readonly to: string;
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The filled-in text, also used for the LMS fallback. */
  readonly text: string;
  readonly button: { readonly name: string; readonly url: string };
}

/** Sends notices. Throws when the message was not accepted. */
export interface NoticeSender {
  send(notice: Notice): Promise<void>;
  close(): Promise<void>;
}
