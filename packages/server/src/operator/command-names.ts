import { findCommand } from "./commands/commands.ts";

/** A command within a sentence of the code, as it is typed; what follows it in Korean stands apart. */
const typedCommand = /`pnpm ops ([^`]+)`(?: (?=[가-힣]))?/g;

/**
 * A sentence whose commands are named as the console's list and the help of `pnpm ops` both name them: by what they do,
 * with the words that find them in either.
 */
export async function withCommandNames(sentence: string): Promise<string> {
  const named = [...sentence.matchAll(typedCommand)].map(async ([, words = ""]) => {
    const command = await findCommand(words);
    const [name = words] = command?.summary.split(/[.:(]/) ?? [];
    return `명령 ‘${name.trim()}’(${words})`;
  });
  const names = await Promise.all(named);
  return sentence.replaceAll(typedCommand, () => names.shift() ?? "");
}
