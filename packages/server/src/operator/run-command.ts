import { z } from "zod";
import type { Services } from "../services.ts";
import type { CommandResult } from "./command.ts";
import { findCommand } from "./commands/commands.ts";
import { CREATE_OPERATOR, createFirstOperator } from "./create-first-operator.ts";
import { findOperator, findOperators } from "./find-operator.ts";
import { OperatorError } from "./operator-error.ts";
import { explained, performCommand } from "./perform-command.ts";

/** A call of an operator's command. */
export const callSchema = z.object({
  words: z.string(),
  input: z.record(z.string(), z.unknown()),
  /** Username of the operator; null when there is only one. */
  as: z.string().nullable(),
});
export type CommandCall = z.infer<typeof callSchema>;

/** Runs a command as an operator, in the process that has the database. Throws what `performCommand` throws. */
export async function runCommand(services: Services, call: CommandCall): Promise<CommandResult> {
  const { words, input, as } = call;
  const found = await findCommand(words);
  if (found === undefined) throw new OperatorError(`${words} 은(는) 없는 명령이에요.`);
  const { db } = services;
  if (words === CREATE_OPERATOR && (await findOperators(db)).length === 0) {
    return explained(words, () => createFirstOperator(services, input));
  }
  const operator = await findOperator(db, as);
  return performCommand(services, operator, { command: found, input });
}
