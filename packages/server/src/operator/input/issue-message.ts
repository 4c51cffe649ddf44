import type { z } from "zod";

/** The default message for an invalid value, if its schema has none. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "꼭 적어 주세요";
      return issue.expected === "int" ? "정수로 적어 주세요" : "숫자로 적어 주세요";
    case "too_small":
      return issue.origin === "string"
        ? atLeast(issue.minimum)
        : `${issue.minimum} 이상이어야 해요`;
    case "too_big":
      return issue.origin === "string"
        ? `${issue.maximum}자까지 적을 수 있어요`
        : `${issue.maximum}까지예요`;
    case "invalid_value":
      return `이 가운데 하나로 적어 주세요: ${issue.values.join(", ")}`;
    case "invalid_format":
      return issue.format === "email" ? "전자우편 주소로 적어 주세요" : "모양이 맞지 않아요";
    default:
      return "맞지 않는 값이에요";
  }
}

function atLeast(letters: number | bigint): string {
  return letters === 1 ? "비워 둘 수 없어요" : `${letters}자 이상이어야 해요`;
}
