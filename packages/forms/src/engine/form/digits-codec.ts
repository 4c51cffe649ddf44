import type { TextCodec } from "./text-codec.ts";

/** Digits only: what is pasted may come with spaces, hyphens, full-width digits or the words around it. */
export const digits: TextCodec = {
  read: (text) => text.normalize("NFKC").replaceAll(/\D/g, "") || undefined,
  write: (answer) => (typeof answer === "string" ? answer : ""),
};
