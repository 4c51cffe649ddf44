import type { TextCodec } from "./text-codec.ts";

/** Digits only: pasted text may have spaces, hyphens, full-width digits or text around them. */
export const digits: TextCodec = {
  read: (text) => text.normalize("NFKC").replaceAll(/\D/g, "") || undefined,
  write: (answer) => (typeof answer === "string" ? answer : ""),
};
