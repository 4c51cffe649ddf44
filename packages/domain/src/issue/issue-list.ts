import type { FieldIssue, FieldIssueCode } from "./field-issue.ts";

/** The issues of a group's fields, for the request that has the group under this name. */
export function issuesWithin(name: string, issues: readonly FieldIssue[]): readonly FieldIssue[] {
  return issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
}

/** Collects broken rules in screen order, and keeps only the first one of each field. */
export class IssueList {
  readonly issues: FieldIssue[] = [];

  add(path: FieldIssue["path"], code: FieldIssueCode, message: string): void {
    const key = path.join(".");
    if (this.issues.some((issue) => issue.path.join(".") === key)) return;
    this.issues.push({ path, code, message });
  }
}
