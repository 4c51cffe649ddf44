import { isApiError, isNetworkError, type Problem } from "@damadum/sdk";

import { undotted } from "../data/path.ts";
import { activeSchema } from "../definition/active.ts";
import type { AnyForm, FormIssue } from "../definition/form-definition.ts";
import { anchorOf, sortByScreen } from "../definition/field-layout.ts";
import { stepOf } from "../definition/step-parts.ts";
import type { FormValues } from "../data/values.ts";

/** The form's overall message when sending failed. */
export interface FormAlert {
  readonly message: string;
  readonly canRetry: boolean;
}

/** Where a failed submit shows: at fields, from the first step that has one, or as the form's overall message. */
export interface SubmitFailure {
  readonly stepId: string | null;
  readonly issues: readonly FormIssue[];
  readonly alert: FormAlert | null;
}

/** The message for a failure that is neither the API's nor the network's, which is a bug. */
export const unexpectedAlert: FormAlert = {
  message: "문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
  canRetry: true,
};

/** Assigns a failed submit to the fields it is about; rethrows an error that is neither the API's nor the network's. */
export function toSubmitFailure(
  definition: AnyForm,
  values: FormValues,
  error: unknown,
): SubmitFailure {
  if (isNetworkError(error)) {
    return { stepId: null, issues: [], alert: { message: error.message, canRetry: true } };
  }
  if (!isApiError(error)) throw error;
  const { problem } = error;
  const issues = fieldProblems(definition, problem);
  const placed = issues.flatMap((issue) => {
    const step = stepOf(definition, values, issue.path);
    if (step === undefined) return [];
    return [{ step, issue: { ...issue, path: anchorOf(step.uiSchema, issue.path) } }];
  });
  const firstStep = definition.steps.find((step) => placed.some((entry) => entry.step === step));
  if (firstStep === undefined) {
    return {
      stepId: null,
      issues: [],
      alert: { message: wordsFor(problem), canRetry: canRetry(error.status) },
    };
  }
  return {
    stepId: firstStep.id,
    issues: sortByScreen(
      placed.map(({ issue }) => issue),
      activeSchema(definition, firstStep, values),
      firstStep.uiSchema,
    ),
    alert: placed.length < issues.length ? { message: wordsFor(problem), canRetry: false } : null,
  };
}

function fieldProblems(definition: AnyForm, problem: Problem): readonly FormIssue[] {
  if (problem.errors !== undefined && problem.errors.length > 0) {
    return problem.errors.map(({ field, message }) => ({ path: undotted(field), message }));
  }
  const path = definition.problemFields[problem.code];
  return path === undefined ? [] : [{ path: undotted(path), message: problem.message }];
}

/** Messages of fields that this form does not show become its overall message, so that none is lost. */
function wordsFor(problem: Problem): string {
  const details = (problem.errors ?? []).map(({ message }) => message);
  return details.length > 0 ? [...new Set(details)].join(" ") : problem.message;
}

function canRetry(status: number): boolean {
  return status >= 500 || status === 429;
}
