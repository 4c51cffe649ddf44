import { readdirSync, readFileSync } from "node:fs";

const TABLES = ["problemKinds", "messagesBySubject"];
/** A property and its text: a literal, a template, or the one constant from the domain. */
const TEXT = /\w+:\s*(?:"([^"\n]+)"|`([^`\n]+)`|(usernameTakenMessage))/g;

/** Why an action is closed, as the domain says it; the server sends the same. */
const REASON =
  /(?:conflict\(|problem:\s*"(\w+)",\s*reason:)\s*(?:"([^"\n]+)"|`([^`\n]+)`|([A-Z_]+))/g;
const ACTIONS = "domain/src/actions/";
/** Why a crew cannot keep its promises on a day; the server puts the customer's name before it. */
const BROKEN_PROMISE = /return `([^`\n]+)`;/g;

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/**
 * The server's sentences for each problem code, as patterns, because some have placeholders. Read from its source,
 * because the SDK does not import the server, and from the domain's reasons, which need facts to be computed.
 */
export function serverSentences(): ReadonlyMap<string, readonly RegExp[]> {
  const code = read("server/src/http/problem.ts");
  const usernameTaken = textOf(read("domain/src/username/username-messages.ts"), /= "(.+)";/);
  const sentences = new Map<string, RegExp[]>();
  for (const table of TABLES) {
    const text = textOf(code, new RegExp(`^const ${table}[^]*?= \\{\\n([^]*?)^\\};`, "m"));
    const [, ...parts] = text.split(/^ {2}(\w+): /m);
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [problem = "", words = ""] = parts.slice(at);
      const found = [...words.matchAll(TEXT)].map(([, plain, filled]) =>
        patternOf(plain ?? filled ?? usernameTaken),
      );
      sentences.set(problem, [...(sentences.get(problem) ?? []), ...found]);
    }
  }
  for (const file of readdirSync(new URL(`../../${ACTIONS}`, import.meta.url))) {
    if (file.endsWith(".test.ts")) continue;
    for (const [problem, pattern] of reasonsIn(read(ACTIONS + file))) {
      sentences.set(problem, [...(sentences.get(problem) ?? []), pattern]);
    }
  }
  const promises = [...read("domain/src/plan/plan-day.ts").matchAll(BROKEN_PROMISE)];
  const broken = promises.map(([, sentence = ""]) => patternOf(`\${name}: ${sentence}`));
  sentences.set("state_conflict", [...(sentences.get("state_conflict") ?? []), ...broken]);
  return sentences;
}

function reasonsIn(code: string): readonly (readonly [problem: string, pattern: RegExp])[] {
  return [...code.matchAll(REASON)].map(
    ([, problem = "state_conflict", plain, filled, constant]) => {
      const sentence =
        plain ?? filled ?? textOf(code, new RegExp(`const ${constant} =\\s*["\`](.+)["\`];`));
      return [problem, patternOf(sentence)];
    },
  );
}

function textOf(code: string, pattern: RegExp): string {
  const text = pattern.exec(code)?.[1];
  if (text === undefined) throw new Error(`Nothing in the server's code is ${pattern}`);
  return text;
}

/** A placeholder before a unit of time is a number; any other is a name. */
function patternOf(sentence: string): RegExp {
  const [first = "", ...others] = sentence
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const rest = others.map((part) => (/^[분일]/.test(part) ? String.raw`\d+` : ".+") + part);
  return new RegExp(`^${first}${rest.join("")}$`);
}
