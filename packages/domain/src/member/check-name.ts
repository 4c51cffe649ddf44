import { explainMissing, limits } from "@damadum/contract";

import type { FieldIssue } from "../issue/field-issue.ts";
import { hasVisibleLetters } from "../text/has-visible-letters.ts";
import { isPlainLine } from "../text/plain-line.ts";

/** Broken rules of a person's name: visible letters, on one line, without controls or direction marks. */
export function checkName(name: string): readonly FieldIssue[] {
  const path = ["name"];
  if (!hasVisibleLetters(name)) {
    return [{ path, ...explainMissing(limits.PersonName) }];
  }
  if (!isPlainLine(name)) {
    const message = "이름에 쓸 수 없는 글자가 있어요. 지우고 다시 입력해 주세요.";
    return [{ path, code: "invalid_name", message }];
  }
  return [];
}
