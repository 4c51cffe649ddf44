import { limits } from "@damadum/contract";

import type { FieldIssue } from "../issue/field-issue.ts";
import type { EstimateInput } from "./estimate-input.ts";
import { requiredMessages } from "./required-messages.ts";

/** Broken rules of the answers about extra helpers. */
export function checkHelpers({
  extraHelp,
  helperCount,
}: Pick<EstimateInput, "extraHelp" | "helperCount">): readonly FieldIssue[] {
  const path = ["helperCount"];
  if (helperCount === undefined) {
    return extraHelp ? [{ path, code: "required", message: requiredMessages.helperCount }] : [];
  }
  if (!extraHelp) {
    return [
      {
        path,
        code: "not_needed",
        message: "작업자가 더 필요하지 않으면 추가 인원은 비워 주세요.",
      },
    ];
  }
  const { minimum, maximum } = limits.HelperCount;
  if (!Number.isInteger(helperCount) || helperCount < minimum || helperCount > maximum) {
    return [
      {
        path,
        code: "invalid_count",
        message: `추가 인원은 ${minimum}명에서 ${maximum}명까지 고를 수 있어요.`,
      },
    ];
  }
  return [];
}
