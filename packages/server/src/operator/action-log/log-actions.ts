import { instantAfter } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { hideSecrets } from "../../log/hide-secrets.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../command.ts";
import { OperatorError } from "../operator-error.ts";
import { appendAction, hasActed } from "./store.ts";

/** What is done or read: a command's words or an operation's id, with input that has no personal data. */
interface Action {
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What the log keeps of a result: the member concerned, and the number of what was made. */
interface Traced {
  readonly made?: string | undefined;
  readonly concerns?: string | undefined;
}

/** A board that refreshes itself is one reading. */
const SAME_READING_MINUTES = 10;

/** Runs what may change something; a row before it and a row after it are added to the log. */
export async function logChange<Result extends Traced>(
  { db, clock }: Pick<Services, "db" | "clock">,
  { operator, action }: { readonly operator: Operator; readonly action: Action },
  run: () => Promise<Result>,
): Promise<Result> {
  const row = rowOf(operator, action);
  const begun = await appendAction(db, { ...row, at: clock(), outcome: "STARTED" });
  const finish = (outcome: string, traced: Traced = {}) =>
    appendAction(db, {
      ...row,
      at: clock(),
      begun,
      outcome,
      made: traced.made ?? null,
      concerns: traced.concerns ?? null,
    });
  try {
    const result = await run();
    await finish("DONE", result);
    return result;
  } catch (error) {
    await finish(outcomeOf(error));
    throw error;
  }
}

/**
 * Adds to the log that an operator has read personal data, unless the same was read minutes ago: the same input about
 * the same member. An input that does not say what was read is `isVague`, and each of its readings is added.
 */
export async function logReading(
  { db, clock }: Pick<Services, "db" | "clock">,
  {
    operator,
    action,
    concerns = null,
    isVague = false,
  }: {
    readonly operator: Operator;
    readonly action: Action;
    readonly concerns?: string | null;
    readonly isVague?: boolean;
  },
): Promise<void> {
  const now = clock();
  const row = rowOf(operator, action);
  const since = instantAfter(now, -SAME_READING_MINUTES, "minute");
  const same = { ...row, concerns, since };
  if (!isVague && (await hasActed(db, same))) return;
  await appendAction(db, { ...row, at: now, outcome: "DONE", concerns });
}

function rowOf({ userId, address }: Operator, { command, input }: Action) {
  const shown = JSON.stringify(hideSecrets({ ...input }), withoutContent);
  return { operator_id: userId, address, command, input: shown };
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
