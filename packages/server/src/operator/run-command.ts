import type { Updateable } from "kysely";
import { z } from "zod";
import type { OperatorActionsTable } from "../db/operator-tables.ts";
import { answerOf } from "../http/problem.ts";
import { ProblemError } from "../http/problem-error.ts";
import { hideSecrets } from "../log/hide-secrets.ts";
import type { Services } from "../services.ts";
import type { CommandResult, Operator } from "./command.ts";
import { commandsOf, findCommand } from "./commands/commands.ts";
import { CREATE_OPERATOR, createFirstOperator } from "./create-first-operator.ts";
import { findOperator, findOperators } from "./find-operator.ts";
import { OperatorError } from "./operator-error.ts";

/** A call of an operator's command. */
export const callSchema = z.object({
  words: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** Username of the operator; null when there is only one. */
  as: z.string().nullable(),
});
export type CommandCall = z.infer<typeof callSchema>;

/**
 * Runs a command as an operator, in the process that has the database. Commands that may change anything are
 * logged before and after. Throws OperatorError with a sentence for every problem.
 */
export async function runCommand(services: Services, call: CommandCall): Promise<CommandResult> {
  const { words, input, as } = call;
  const found = await findCommand(words);
  if (found === undefined) throw new OperatorError(`${words} 은(는) 없는 명령이에요.`);
  const { db } = services;
  try {
    if (words === CREATE_OPERATOR && (await findOperators(db)).length === 0) {
      return await createFirstOperator(services, input);
    }
    const operator = await findOperator(db, as);
    const run = () => found.run({ services, operator }, input);
    return found.changes ? await withActionLog(services, { operator, call }, run) : await run();
  } catch (error) {
    throw error instanceof ProblemError ? await toOperatorError(error, words) : error;
  }
}

async function withActionLog(
  { db, clock }: Services,
  { operator, call }: { readonly operator: Operator; readonly call: CommandCall },
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const { id } = await db
    .insertInto("operator_actions")
    .values({
      at: clock(),
      operator_id: operator.userId,
      command: call.words,
      input: JSON.stringify(hideSecrets({ ...call.input }), withoutContent),
      outcome: "STARTED",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const finish = (end: Updateable<OperatorActionsTable>) =>
    db.updateTable("operator_actions").set(end).where("id", "=", id).execute();
  try {
    const result = await run();
    const { made = null, concerns = null } = result;
    await finish({ outcome: "DONE", made, concerns });
    return result;
  } catch (error) {
    await finish({ outcome: outcomeOf(error) });
    throw error;
  }
}

/** Records only the name of a file, not its content. */
function withoutContent(key: string, value: unknown): unknown {
  return key === "base64" ? undefined : value;
}

/** The problem's code, even if the command explained it; INVALID for invalid input; FAILED for any other error. */
function outcomeOf(error: unknown): string {
  if (error instanceof ProblemError) return error.code;
  if (!(error instanceof OperatorError)) return "FAILED";
  return error.cause instanceof ProblemError ? error.cause.code : "INVALID";
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
