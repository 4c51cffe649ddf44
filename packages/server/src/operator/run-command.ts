import { z } from "zod";
import type { Database } from "../db/tables.ts";
import { answerOf } from "../http/problem.ts";
import { Refusal } from "../http/refusal.ts";
import { hideSecrets } from "../log/hide-secrets.ts";
import type { Services } from "../services.ts";
import type { CommandResult, Operator } from "./command.ts";
import { findCommand } from "./commands/commands.ts";
import { CREATE_OPERATOR, createFirstOperator } from "./create-first-operator.ts";
import { findOperator } from "./find-operator.ts";
import { OperatorError } from "./operator-error.ts";

/** What the operator's command asks for. */
export interface CommandCall {
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Username of the operator; null when there is only one. */
  readonly as: string | null;
}

/**
 * Runs a command as an operator, in whatever process has the database. What could change something is
 * written down before and after. Throws OperatorError with a sentence for every refusal.
 */
export async function runCommand(services: Services, call: CommandCall): Promise<CommandResult> {
  const { words, input, as } = call;
  const found = findCommand(words);
  if (found === undefined) throw new OperatorError(`${words} 은(는) 없는 명령이에요.`);
  const { db } = services;
  try {
    if (words === CREATE_OPERATOR && !(await hasOperator(db))) {
      return await createFirstOperator(services, input);
    }
    const operator = await findOperator(db, as);
    const run = () => found.run({ services, operator }, input);
    return found.changes ? await writtenDown(services, { operator, call }, run) : await run();
  } catch (error) {
    throw inWords(error);
  }
}

async function writtenDown(
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
  const finish = (outcome: string) =>
    db.updateTable("operator_actions").set({ outcome }).where("id", "=", id).execute();
  try {
    const result = await run();
    await finish("DONE");
    return result;
  } catch (error) {
    await finish(error instanceof Refusal ? error.code : "FAILED");
    throw error;
  }
}

/** Of a file that was given the name is enough. */
function withoutContent(key: string, value: unknown): unknown {
  return key === "base64" ? undefined : value;
}

async function hasOperator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "OPERATOR")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Refusals and wrong input as the operator reads them; what nobody foresaw stays as it is. */
function inWords(error: unknown): unknown {
  if (error instanceof Refusal) {
    const body = answerOf(error).body;
    const fields = error.fields.map(({ field, message }) => `${field}: ${message}`);
    return new OperatorError([body?.message ?? error.code, ...fields].join("\n"));
  }
  if (error instanceof z.ZodError) {
    const lines = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return new OperatorError(`입력한 내용을 확인해 주세요.\n${lines.join("\n")}`);
  }
  return error;
}
