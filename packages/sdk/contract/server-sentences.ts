import { readFileSync } from "node:fs";

const TABLES = ["problemKinds", "messagesBySubject"];
/** A property and its text: a literal, a template, or the one constant from the domain. */
const TEXT = /\w+:\s*(?:"([^"\n]+)"|`([^`\n]+)`|(usernameTakenMessage))/g;

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/**
 * The server's sentences for each problem code, as patterns, because some have placeholders. Read from its source,
 * because the SDK does not import the server.
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
  return sentences;
}

function textOf(code: string, pattern: RegExp): string {
  const text = pattern.exec(code)?.[1];
  if (text === undefined) throw new Error(`Nothing in the server's code is ${pattern}`);
  return text;
}

function patternOf(sentence: string): RegExp {
  const parts = sentence
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(String.raw`\d+`)}$`);
}
