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

type Needs = Pick<Services, "db" | "clock" | "keys">;

/** A board that refreshes itself is one reading. */
const SAME_READING_MINUTES = 10;

/** Runs what may change something; a row before it and a row after it are added to the log. */
export async function logChange<Result extends Traced>(
  services: Needs,
  { operator, action }: { readonly operator: Operator; readonly action: Action },
  run: () => Promise<Result>,
): Promise<Result> {
  const { clock } = services;
  const { texts, ...row } = rowOf(services, operator, action);
  const begun = await appendAction(services, { ...row, texts, at: clock(), outcome: "STARTED" });
  const finish = (outcome: string, traced: Traced = {}) =>
    appendAction(services, {
      ...row,
      at: clock(),
      begun,
      outcome,
      made: traced.made ?? null,
      concerns: traced.concerns ?? null,
    });
  let result;
  try {
    result = await run();
  } catch (error) {
    await finish(outcomeOf(error));
    throw error;
  }
  // What was done stays done when only this row cannot be written: its end is then unknown, not a failure.
  await finish("DONE", result);
  return result;
}

/** Adds to the log that an operator was refused because of their role. */
export async function logRefusal(
  services: Needs,
  { operator, action }: { readonly operator: Operator; readonly action: Action },
): Promise<void> {
  const row = rowOf(services, operator, action);
  await appendAction(services, { ...row, at: services.clock(), outcome: "forbidden" });
}

/**
 * Adds to the log that an operator has read personal data, unless the same was read minutes ago: the same input about
 * the same member. An input that does not say what was read is `isVague`, and each of its readings is added.
 */
export async function logReading(
  services: Needs,
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
  const now = services.clock();
  const row = rowOf(services, operator, action);
  const since = instantAfter(now, -SAME_READING_MINUTES, "minute");
  const same = { ...row, concerns, since };
  if (!isVague && (await hasActed(services.db, same))) return;
  await appendAction(services, { ...row, at: now, outcome: "DONE", concerns });
}

/** Adds to the log what an operator did to their own account, with the id of what it made or ended. */
export async function logOwn(
  services: Needs,
  operatorId: string,
  own: { readonly command: string; readonly address: string; readonly made?: string },
): Promise<void> {
  const row = { operator_id: operatorId, input: "{}", outcome: "DONE", ...own };
  await appendAction(services, { ...row, at: services.clock() });
}

/** Ids, codes and numbers are chained; what somebody wrote stands beside them and is named by its keyed hash. */
function rowOf(
  { keys }: Pick<Services, "keys">,
  { userId, address }: Operator,
  { command, input }: Action,
) {
  const texts: Record<string, string> = {};
  const shown = Object.entries(hideSecrets({ ...input })).map(([key, value]) => {
    if (typeof value !== "string" || !isFreeText(key, value)) return [key, value];
    texts[key] = value;
    return [key, `#${keys.sealAction(value).slice(0, HASH_LETTERS)}`];
  });
  const ids = JSON.stringify(Object.fromEntries(shown), withoutContent);
  return { operator_id: userId, address, command, input: ids, texts };
}

const HASH_LETTERS = 16;
const written: ReadonlySet<string> = new Set(["reason", "note", "message", "title", "body"]);

/** What is not written in the letters of ids, codes and times. */
const isFreeText = (key: string, value: string) =>
  written.has(key) || !/^[\w.:/,+\-[\] ]*$/.test(value);

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
