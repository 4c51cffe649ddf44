import { companyWorkStatus } from "@damadum/domain";
import type { OperatorVisitAnswer } from "@damadum/sdk/model";
import { z } from "zod";
import type { Database } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../command.ts";
import { findCommand } from "../commands/commands.ts";
import { findOrderStates, type OrderState } from "../lists/order-states.ts";
import type { Visit } from "../lists/visits-of-day.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { screenText } from "../operator-command/routes.ts";
import { OperatorError } from "../operator-error.ts";
import { performCommand } from "../perform-command.ts";

interface VisitStep {
  readonly kind: Visit["kind"];
  readonly number: string;
  /** The state that the operator saw. */
  readonly from: string;
  readonly to: string;
  readonly early: boolean;
  readonly note?: string;
  readonly message?: string;
}

/** How each kind of visit is advanced. */
const kinds: Readonly<
  Record<
    Visit["kind"],
    {
      readonly words: string;
      readonly inputOf: (step: VisitStep) => Readonly<Record<string, unknown>>;
    }
  >
> = {
  MOVE: {
    words: "moves advance",
    inputOf: ({ number, kind: _kind, from: _from, ...step }) => ({ serial: number, ...step }),
  },
  STORAGE: {
    words: "storage advance",
    inputOf: ({ number, kind: _kind, from: _from, ...step }) => ({ serial: number, ...step }),
  },
  COMPANY: {
    words: "works advance",
    inputOf: ({ number, kind: _kind, from: _from, early: _early, ...step }) => {
      return { id: number, ...step };
    },
  },
};

/** The state of what is visited as it is now; null for a number that is none. */
async function stateOf(
  db: Database,
  { kind, number }: Pick<VisitStep, "kind" | "number">,
): Promise<OrderState | null> {
  if (kind !== "COMPANY") {
    const [moves, storage] = kind === "MOVE" ? [[number], []] : [[], [number]];
    return (await findOrderStates(db, { moves, storage })).get(number) ?? null;
  }
  if (!z.uuid().safeParse(number).success) return null;
  const row = await db
    .selectFrom("company_works")
    .select("status")
    .where("id", "=", number)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { status: row.status, label: companyWorkStatus.states[row.status].label };
}

/** Advances one of many visits by its command. A refusal is an answer, and so is a state that has changed meanwhile. */
export async function advanceVisit(
  services: Services,
  operator: Operator,
  step: VisitStep,
): Promise<OperatorVisitAnswer> {
  const { kind, number, from } = step;
  const { words, inputOf } = kinds[kind];
  const command = await findCommand(words);
  if (command === undefined) throw new Error(`There is no command ${words}`);
  const answer = async (outcome: OperatorVisitAnswer["outcome"], message: string) => {
    const now = await stateOf(services.db, step);
    const isTaken = outcome !== "DONE" && now !== null && now.status !== from;
    return {
      kind,
      number,
      outcome: isTaken ? "TAKEN" : outcome,
      message: isTaken
        ? `그사이 다른 사람이 옮겼어요. 지금은 ${now.label} (${now.status}) 상태예요.`
        : message,
      status: now?.status ?? null,
      status_label: now?.label ?? null,
    } as const;
  };
  try {
    const before = await stateOf(services.db, step);
    if (before !== null && before.status !== from) return await answer("REFUSED", "");
    const result = await performCommand(services, operator, { command, input: inputOf(step) });
    return await answer("DONE", result.message ?? "");
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return answer(isEarly(error) ? "EARLY" : "REFUSED", screenText(error.message, command));
  }
}

/** Whether a step was refused only because its day has not come. */
const isEarly = ({ cause }: OperatorError) =>
  cause instanceof ProblemError && cause.fields.some(({ field }) => field === "early");
