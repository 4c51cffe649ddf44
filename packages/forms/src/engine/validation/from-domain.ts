import type { FieldIssue } from "@damadum/domain";
import { snakeCase } from "es-toolkit";

import type { FormIssue } from "../definition/form-definition.ts";

/** What the domain found wrong, at the contract's names of the fields. */
export function fromDomain(issues: readonly FieldIssue[]): readonly FormIssue[] {
  return issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "number" ? part : snakeCase(part))),
    message,
  }));
}
