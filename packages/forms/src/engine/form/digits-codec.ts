import { digitsOf } from "@damadum/domain";

import { type TextCodec, words } from "./text-codec.ts";

/** Digits only: pasted text may have spaces, hyphens, full-width digits or text around them. */
export const digits: TextCodec = {
  read: (text) => digitsOf(text) || undefined,
  write: words.write,
};
