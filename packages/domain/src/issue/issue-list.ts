import type { FieldIssue, FieldIssueCode } from "./field-issue.ts";

/** Collects broken rules in screen order, and keeps only the first one of each field. */
export class IssueList {
  readonly issues: FieldIssue[] = [];

  add(path: FieldIssue["path"], code: FieldIssueCode, message: string): void {
    const key = path.join(".");
    if (this.issues.some((issue) => issue.path.join(".") === key)) return;
    this.issues.push({ path, code, message });
  }
}
