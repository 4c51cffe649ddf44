import { findCommand } from "./commands/commands.ts";

/** A command within a sentence of the code, as it is typed; what follows it in Korean stands apart. */
const typedCommand = /`pnpm ops ([^`]+)`(?: (?=[가-힣]))?/g;

/** What the log names besides commands, by what the console calls it. */
const otherActions: Readonly<Record<string, string>> = {
  login: "인증 번호로 로그인",
  "login passkey": "패스키로 로그인",
  logout: "로그인 끝내기",
  "passkeys add": "패스키 더하기",
  "passkeys remove": "패스키 지우기",
  search: "찾기",
  order: "주문 보기",
  "order create": "전화 주문",
  "advance visits": "오늘의 방문을 다음 단계로",
  plan: "하루의 계획 보기",
  "plan make": "하루를 팀에 나누기",
  "plan assign": "방문을 다른 팀에 맡기기",
};

/** What a command or another action of the log is called: what it does, by the beginning of its help. */
export async function actionName(words: string): Promise<string> {
  const [name] = (await findCommand(words))?.summary.split(/[.:(]/) ?? [];
  return otherActions[words] ?? name?.trim() ?? words;
}

/**
 * A sentence whose commands are named as the console's list and the help of `pnpm ops` both name them: by what they do,
 * with the words that find them in either.
 */
export async function withCommandNames(sentence: string): Promise<string> {
  const named = [...sentence.matchAll(typedCommand)].map(
    async ([, words = ""]) => `명령 ‘${await actionName(words)}’(${words})`,
  );
  const names = await Promise.all(named);
  return sentence.replaceAll(typedCommand, () => names.shift() ?? "");
}
