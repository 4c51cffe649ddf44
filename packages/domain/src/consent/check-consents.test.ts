import { describe, expect, it } from "vitest";
import { checkConsents } from "./check-consents.ts";
import { consentDocuments } from "./consent-documents.ts";

const allRequired = consentDocuments.map(({ kind, version, required }) => ({
  kind,
  version,
  agreed: required,
}));

describe("checkConsents", () => {
  it("accepts the required consents with or without the optional one", () => {
    expect(checkConsents(allRequired)).toEqual([]);
    expect(checkConsents(allRequired.filter(({ agreed }) => agreed))).toEqual([]);
    expect(checkConsents(allRequired.map((consent) => ({ ...consent, agreed: true })))).toEqual([]);
  });

  it.each(["TERMS", "PRIVACY", "AGE_14"])(
    "returns required when %s is refused or left out",
    (kind) => {
      const rejected = allRequired.map((consent) =>
        consent.kind === kind ? { ...consent, agreed: false } : consent,
      );
      const leftOut = allRequired.filter((consent) => consent.kind !== kind);
      for (const answers of [rejected, leftOut]) {
        expect(checkConsents(answers)).toMatchObject([{ path: ["consents"], code: "required" }]);
      }
    },
  );

  it("returns outdated_consent when the wording has changed since", () => {
    const [first, ...rest] = allRequired;
    const old = { ...first, kind: "TERMS", version: "2020-01-01", agreed: true };
    expect(checkConsents([old, ...rest])).toMatchObject([
      { path: ["consents", 0, "version"], code: "outdated_consent" },
    ]);
  });

  it("rejects unknown and repeated consents", () => {
    const unknown = { kind: "NEWSLETTER", version: "2026-11-01", agreed: true };
    const repeated = { kind: "TERMS", version: "2026-11-01", agreed: true };
    expect(checkConsents([...allRequired, unknown, repeated])).toMatchObject([
      { path: ["consents", 4, "kind"], code: "unknown_consent" },
      { path: ["consents", 5, "kind"], code: "duplicate_consent" },
    ]);
  });
});

describe("consentDocuments", () => {
  it("requires terms, privacy and age but not marketing", () => {
    expect(consentDocuments.map(({ kind, required }) => [kind, required])).toEqual([
      ["TERMS", true],
      ["PRIVACY", true],
      ["AGE_14", true],
      ["MARKETING", false],
    ]);
  });

  it("states purpose, items, retention and the effect of refusing", () => {
    for (const document of consentDocuments) {
      const { purpose, items, retention, refusal } = document;
      expect([purpose, items, retention, refusal].every((text) => text.length > 4)).toBe(true);
    }
  });
});
