import { isIsoDate, type StateMachine } from "@damadum/domain";
import { z } from "zod";

/** A number that a list shows. */
export const listedId = z.uuid("번호는 목록에 나온 그대로 적어 주세요");
export const serialText = z.string().trim().min(1);
export const dayText = z.string().refine(isIsoDate, "날짜는 2026-03-02 처럼 적어 주세요");

/** The option of every command that changes an order. */
export const reasonOption = {
  flags: { "--reason <이유>": "이유. 기록에 남아요" },
  schema: z.string().trim().min(1).max(500),
} as const;

/** How many rows a list shows. */
export const limitOption = {
  flags: { "--limit <수>": "몇 줄까지 볼지 (기본 50, 최대 500)" },
  schema: z.coerce.number().int().min(1).max(500).default(50),
} as const;

/** One of these states of a table. */
export function stateOf<S extends string>(states: readonly S[]) {
  const known: ReadonlySet<unknown> = new Set(states);
  return z.custom<S>(
    (text) => known.has(text),
    `없는 상태예요. 이 가운데 하나로 적어 주세요: ${states.join(", ")}`,
  );
}

function statesOf<S extends string>(machine: StateMachine<S>): readonly S[] {
  const states: readonly S[] = machine.transitions.flatMap(({ from, to }) => [from, to]);
  return [...new Set([machine.initial, ...states])];
}

/** The states that an operator can move something to; what is cancelled has a command of its own. */
export function statesByOperator<S extends string>(machine: StateMachine<S>) {
  const ways = machine.transitions.filter(({ by }) => by.includes("OPERATOR"));
  const isNext = (state: S): state is Exclude<S, "CANCEL"> => state !== "CANCEL";
  return [...new Set(ways.map(({ to }) => to))].filter(isNext);
}

/** The option that narrows a list to one state. */
export function statusOption<S extends string>(machine: StateMachine<S>) {
  const states = statesOf(machine);
  return {
    flags: { "--status <상태>": `상태: ${states.join(", ")}` },
    schema: stateOf(states).optional(),
  };
}
