/** How an answer is written in an input, and which answer typed text means. */
export interface TextCodec {
  /** The answer behind the text; undefined while there is none. */
  readonly read: (text: string) => unknown;
  readonly write: (answer: unknown) => string;
}

function write(answer: unknown): string {
  return typeof answer === "string" ? answer : "";
}

/** Words: spaces around them are no part of the answer, and blank is none, so that the form asks for it again. */
export const words: TextCodec = {
  read: (text) => (text.trim() === "" ? undefined : text.trim()),
  write,
};

/** Text that counts to the last space, such as a password. */
export const exactText: TextCodec = {
  read: (text) => (text === "" ? undefined : text),
  write,
};
