import { answerOf } from "../http/problem.ts";
import type { ProblemError } from "../http/problem-error.ts";

/** A problem explained to an operator; codes without their own text use the API's message. */
export function problemText(problem: ProblemError, words: string, all: readonly string[]): string {
  const [group = ""] = words.split(" ");
  const looks = ["show", "list"].map((what) => `${group} ${what}`).filter((it) => all.includes(it));
  const [first = words] = looks;
  const last = looks.at(-1) ?? words;
  switch (problem.code) {
    case "not_found":
      return `찾을 수 없어요. 번호는 \`pnpm ops ${last}\` 로 볼 수 있어요.`;
    case "state_conflict":
      return `지금 상태에서는 할 수 없어요. 상태는 \`pnpm ops ${first}\` 로 볼 수 있어요.`;
    default: {
      const message = answerOf(problem).body?.message ?? problem.code;
      const fields = problem.fields.map(({ field, message: why }) => `${field}: ${why}`);
      return [message, ...fields].join("\n");
    }
  }
}
