import { readDigits } from "@damadum/domain";

import { type TextCodec, words } from "./text-codec.ts";

/**
 * Digits only: pasted text may have spaces, hyphens, full-width digits or words around them. A text that names no number
 * for certain stays an answer as it is, so that the form asks.
 */
export const digits: TextCodec = {
  read: (text) => readDigits(text) || words.read(text),
  write: words.write,
};
