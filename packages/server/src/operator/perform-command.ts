import { mayOperate, type OperatorDuty } from "@damadum/domain";
import { answerOf } from "../http/problem.ts";
import { ProblemError } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { actionName, withCommandNames } from "./command-names.ts";
import { logChange, logReading, logRefusal } from "./action-log/log-actions.ts";
import type { CommandContext, CommandResult, Operator, OperatorCommand } from "./command.ts";
import { commandsOf, dutyOf, findCommand } from "./commands/commands.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Runs a command as an operator, and adds it to the log. Throws `forbidden` when the role may not run it, and
 * OperatorError with a sentence for every other problem.
 */
export async function performCommand(
  services: Services,
  operator: Operator,
  {
    command,
    input,
  }: { readonly command: OperatorCommand; readonly input: Readonly<Record<string, unknown>> },
): Promise<CommandResult> {
  const { words, changes } = command;
  const action = { command: words, input };
  await requireDuty(services, operator, { duty: dutyOf(command), changes, action });
  const context: CommandContext = {
    services,
    operator,
    isSecond: false,
    nameAction: actionName,
    async runAsSecond(asked, askedInput) {
      const found = await findCommand(asked);
      if (found === undefined) throw new ProblemError("not_found");
      return found.run({ ...context, isSecond: true }, askedInput);
    },
  };
  const run = () => command.run(context, input);
  const result = await explained(words, async () => {
    if (changes) return logChange(services, { operator, action }, run);
    const read = await run();
    await logReading(services, { operator, action, concerns: read.concerns ?? null });
    return read;
  });
  if (result.message === undefined) return result;
  return { ...result, message: await withCommandNames(result.message) };
}

/** Throws `forbidden` when the operator's role may not do this, and adds that to the log. */
export async function requireDuty(
  services: Services,
  operator: Operator,
  {
    duty,
    changes,
    action,
  }: {
    readonly duty: OperatorDuty;
    readonly changes: boolean;
    readonly action: Parameters<typeof logRefusal>[1]["action"];
  },
): Promise<void> {
  if (mayOperate(operator.role, { duty, changes })) return;
  await logRefusal(services, { operator, action });
  throw new ProblemError("forbidden", { about: "operator" });
}

/** Replaces a problem by an OperatorError that explains it. */
export async function explained<Result>(
  words: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const known = error instanceof ProblemError ? await toOperatorError(error, words) : error;
    if (!(known instanceof OperatorError)) throw known;
    throw new OperatorError(await withCommandNames(known.message), { cause: known.cause });
  }
}

async function toOperatorError(problem: ProblemError, words: string): Promise<OperatorError> {
  const [group = ""] = words.split(" ");
  const all = (await commandsOf(group)).map((each) => each.words);
  const looks = ["show", "list"].map((what) => `${group} ${what}`).filter((it) => all.includes(it));
  const [first = words] = looks;
  const last = looks.at(-1) ?? words;
  return new OperatorError(problemText(problem, { first, last }), { cause: problem });
}

/** A problem explained to an operator, with the commands that show more; other codes have the API's message. */
function problemText(
  problem: ProblemError,
  { first, last }: { readonly first: string; readonly last: string },
): string {
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
