import { josa } from "es-hangul";

import type { SchemaError } from "./validators.ts";

/** How a field is answered, which decides the verb of its messages. */
export type AnswerKind = "typed" | "chosen";

/** What to tell a person about a broken schema rule when the form has no words of its own for it. */
export function messageFor(
  error: Pick<SchemaError, "keyword" | "params">,
  title: string,
  kind: AnswerKind,
): string {
  const limit = Number(error.params["limit"]);
  switch (error.keyword) {
    case "minLength":
      return limit > 1
        ? `${josa(title, "은/는")} ${limit}자 이상이어야 해요.`
        : askFor(title, kind);
    case "maxLength":
      return `${josa(title, "은/는")} ${limit}자까지 쓸 수 있어요.`;
    case "pattern":
    case "format":
      return `${josa(title, "을/를")} 형식에 맞게 입력해 주세요.`;
    case "minimum":
      return `${josa(title, "은/는")} ${limit} 이상이어야 해요.`;
    case "maximum":
      return `${josa(title, "은/는")} ${limit} 이하여야 해요.`;
    case "maxItems":
      return `${josa(title, "은/는")} ${limit}개까지 고를 수 있어요.`;
    case "required":
    case "minItems":
      return askFor(title, kind);
    default:
      return `${josa(title, "을/를")} 다시 ${kind === "typed" ? "확인해" : "골라"} 주세요.`;
  }
}

function askFor(title: string, kind: AnswerKind): string {
  return `${josa(title, "을/를")} ${kind === "typed" ? "입력해" : "골라"} 주세요.`;
}
