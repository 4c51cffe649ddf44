/** A message in the shape of an Alimtalk: a text that was registered before, filled in, with one button. */
export interface Notice {
  /** The same for every try, so that the sender can tell a second try from a second message. */
  readonly key: string;
  readonly to: string;
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The filled-in text; goes out as SMS where no Alimtalk arrives. */
  readonly text: string;
  readonly button: { readonly name: string; readonly url: string };
}

/** Sends notices. Throws when the message was not taken. */
export interface NoticeSender {
  send(notice: Notice): Promise<void>;
  close(): Promise<void>;
}
