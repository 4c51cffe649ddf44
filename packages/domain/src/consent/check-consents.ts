import type { FieldIssue, FieldIssueCode } from "../issue/field-issue.ts";
import { consentDocuments } from "./consent-documents.ts";

/** The answer to one consent document, in the version that was read. */
export interface ConsentAnswer {
  readonly kind: string;
  readonly version: string;
  readonly agreed: boolean;
}

/** Broken rules of the consent answers: every required document is agreed to, in its current version. */
export function checkConsents(answers: readonly ConsentAnswer[]): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  const seen = new Set<string>();
  const add = (code: FieldIssueCode, message: string, ...path: (string | number)[]) =>
    issues.push({ path: ["consents", ...path], code, message });

  for (const [index, consent] of answers.entries()) {
    const document = consentDocuments.find(({ kind }) => kind === consent.kind);
    if (document === undefined) {
      add(
        "unknown_consent",
        "알 수 없는 동의 항목이에요. 새로 고침한 뒤 다시 해 주세요.",
        index,
        "kind",
      );
    } else if (seen.has(consent.kind)) {
      add("duplicate_consent", "같은 동의 항목은 한 번만 보내 주세요.", index, "kind");
    } else if (consent.agreed && consent.version !== document.version) {
      add(
        "outdated_consent",
        "약관이 바뀌었어요. 새 내용을 보고 다시 동의해 주세요.",
        index,
        "version",
      );
    }
    seen.add(consent.kind);
  }
  for (const document of consentDocuments) {
    if (
      document.required &&
      !answers.some(({ kind, agreed }) => kind === document.kind && agreed)
    ) {
      add("required", `${document.label} 항목에 동의해 주세요.`);
    }
  }
  return issues;
}
