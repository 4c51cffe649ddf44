import type { FieldIssue } from "../issue/field-issue.ts";
import { consentDocuments } from "./consent-documents.ts";

/** A member's answer to the marketing consent after signup; withdrawing accepts any version. */
export interface MarketingAnswer {
  readonly version: string;
  readonly agreed: boolean;
}

/** Broken rules of a later answer: agreeing requires the current wording. */
export function checkMarketingAnswer({ version, agreed }: MarketingAnswer): readonly FieldIssue[] {
  const current = consentDocuments.find(({ kind }) => kind === "MARKETING")?.version;
  if (!agreed || version === current) return [];
  const message = "동의문이 바뀌었어요. 새 내용을 보고 다시 동의해 주세요.";
  return [{ path: ["marketingConsent", "version"], code: "outdated_consent", message }];
}
