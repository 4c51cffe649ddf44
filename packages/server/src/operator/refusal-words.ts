import { answerOf } from "../http/problem.ts";
import type { Refusal } from "../http/refusal.ts";

/** What a refusal of the verbs means to an operator. Others have the words that the API has for them. */
export function refusalWords(refusal: Refusal, words: string, all: readonly string[]): string {
  const [group = ""] = words.split(" ");
  const looks = ["show", "list"].map((what) => `${group} ${what}`).filter((it) => all.includes(it));
  const [first = words] = looks;
  const last = looks.at(-1) ?? words;
  switch (refusal.code) {
    case "not_found":
      return `찾을 수 없어요. 번호는 \`pnpm ops ${last}\` 로 볼 수 있어요.`;
    case "state_conflict":
      return `지금 상태에서는 할 수 없어요. 상태는 \`pnpm ops ${first}\` 로 볼 수 있어요.`;
    default: {
      const message = answerOf(refusal).body?.message ?? refusal.code;
      const fields = refusal.fields.map(({ field, message: why }) => `${field}: ${why}`);
      return [message, ...fields].join("\n");
    }
  }
}
