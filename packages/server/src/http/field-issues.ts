import type { FieldIssue } from "@damadum/domain";
import { snakeCase } from "es-toolkit";
import type { FieldProblem } from "@damadum/sdk/model";
import { ProblemError } from "./problem-error.ts";

/** Throws a 422 if the domain found broken rules; its paths become the contract's field names. */
export function throwIssues(issues: readonly FieldIssue[]): void {
  if (issues.length > 0)
    throw new ProblemError("validation_failed", { fields: issues.map(toProblem) });
}

function toProblem({ path, code, message }: FieldIssue): FieldProblem {
  const field = path.map((part) => (typeof part === "number" ? String(part) : snakeCase(part)));
  return { field: field.join("."), code, message };
}
