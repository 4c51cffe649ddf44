import { consentDocuments, type ConsentDocument } from "@damadum/domain";

import { isRecord } from "../../engine/data/values.ts";

export function agreedKinds(list: unknown): ReadonlySet<string> {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Set(
    entries.flatMap((entry) => {
      if (!isRecord(entry) || entry["agreed"] !== true) return [];
      return typeof entry["kind"] === "string" ? [entry["kind"]] : [];
    }),
  );
}

/** The contract's list for these kinds: every document with the version that was shown, agreed or not. */
export function toConsents(
  agreed: ReadonlySet<string>,
): readonly (Pick<ConsentDocument, "kind" | "version"> & { readonly agreed: boolean })[] {
  return consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: agreed.has(kind) }));
}

/** `[필수] 이용약관 동의`. */
export function consentLabel({ label, required }: ConsentDocument): string {
  return `[${required ? "필수" : "선택"}] ${label}`;
}
