import { formatWon, type StateMachine } from "@damadum/domain";
import { toInstant } from "../http/instant.ts";

/** A state with its label: `결제 완료 (PAYMENT)`. */
export function stateText<S extends string>(machine: StateMachine<S>, state: S): string {
  return `${machine.states[state].label} (${state})`;
}

/** `2026-11-20 10:00`, Korean time. */
export function timeText(at: Date | null): string | null {
  return at === null ? null : toInstant(at).slice(0, 16).replace("T", " ");
}

/** When a day begins in Korea. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

export const wonText = formatWon;
