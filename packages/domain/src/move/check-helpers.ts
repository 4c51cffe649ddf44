import { explainMissing, explainNumber, limits } from "@damadum/contract";

import type { FieldIssue } from "../issue/field-issue.ts";
import type { EstimateInput } from "./estimate-input.ts";

/** Broken rules of the answers about extra helpers. */
export function checkHelpers({
  extraHelp,
  helperCount,
}: Pick<EstimateInput, "extraHelp" | "helperCount">): readonly FieldIssue[] {
  const path = ["helperCount"];
  if (helperCount === undefined) {
    return extraHelp ? [{ path, ...explainMissing(limits.HelperCount) }] : [];
  }
  if (!extraHelp) {
    const message = "작업자가 더 필요하지 않으면 추가 인원은 비워 주세요.";
    return [{ path, code: "not_needed", message }];
  }
  const broken = explainNumber(helperCount, limits.HelperCount);
  return broken === undefined ? [] : [{ path, ...broken }];
}
