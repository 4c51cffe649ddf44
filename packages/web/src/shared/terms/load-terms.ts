import { loadChunk } from "../browser/load-chunk.ts";
import type { TermsDocument } from "./terms-document.ts";
import type { TermsName } from "./terms-pages.ts";

const documents: Readonly<Record<TermsName, () => Promise<{ document: TermsDocument }>>> = {
  use: () => import("./documents/use.ts"),
  user: () => import("./documents/user.ts"),
  privacy: () => import("./documents/privacy.ts"),
  move: () => import("./documents/move.ts"),
  storage: () => import("./documents/storage.ts"),
  damage: () => import("./documents/damage.ts"),
};

export async function loadTerms(name: TermsName): Promise<TermsDocument> {
  return (await loadChunk(documents[name])).document;
}
