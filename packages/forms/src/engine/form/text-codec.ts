/** Converts between an answer and the text of an input. */
export interface TextCodec {
  /** The answer behind the text; undefined while there is none. */
  readonly read: (text: string) => unknown;
  readonly write: (answer: unknown) => string;
}

function write(answer: unknown): string {
  return typeof answer === "string" ? answer : "";
}

/** Trimmed text; blank text is no answer, so that the form asks for it again. */
export const words: TextCodec = {
  read: (text) => (text.trim() === "" ? undefined : text.trim()),
  write,
};

/** Text that keeps every space, such as a password. */
export const exactText: TextCodec = {
  read: (text) => (text === "" ? undefined : text),
  write,
};

/**
 * A number, where the text names one for certain. Any other text stays an answer as it is: the form then asks for a
 * number, and what was typed stays visible.
 */
export function numbers(
  read: (text: string) => number | null,
  format: (value: number) => string,
): TextCodec {
  return {
    read: (text) => read(text) ?? words.read(text),
    write: (answer) => (typeof answer === "number" ? format(answer) : write(answer)),
  };
}
