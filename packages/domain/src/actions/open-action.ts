import { LEAD_HOUR } from "../calendar/booking-lead.ts";

/** The problem that a request for a closed action is answered with. */
export type RefusalProblem =
  | "already_paid"
  | "box_unavailable"
  | "change_pending"
  | "estimate_expired"
  | "review_exists"
  | "slot_closed"
  | "state_conflict";

/** Why an action is closed: the server's problem, and the sentence that says why and what to do instead. */
export interface Refusal {
  readonly problem: RefusalProblem;
  readonly reason: string;
}

/** Every action of a subject: null while it is open. Guards the verbs, and tells people what they can do. */
export type Refusals<Code extends string> = Readonly<Record<Code, Refusal | null>>;

/** One action as the API states it: open while `reason` and `problem` are null. */
export interface OpenAction<Code extends string = string, Problem extends string = string> {
  readonly code: Code;
  readonly reason: string | null;
  readonly problem: Problem | null;
}

/** The actions of a subject as the API states them. */
export function toOpenActions<Code extends string>(
  codes: readonly Code[],
  refusals: Refusals<Code>,
): OpenAction<Code, RefusalProblem>[] {
  return codes.map((code) => {
    const { reason = null, problem = null } = refusals[code] ?? {};
    return { code, reason, problem };
  });
}

/** Whether an action is listed as open. */
export function isOpen<Code extends string>(
  actions: readonly OpenAction<Code>[],
  code: NoInfer<Code>,
): boolean {
  return actions.some((action) => action.code === code && action.reason === null);
}

/** Why a listed action is closed, or null while it is open. */
export function closedReason<Code extends string>(
  actions: readonly OpenAction<Code>[],
  code: NoInfer<Code>,
): string | null {
  return actions.find((action) => action.code === code)?.reason ?? null;
}

/** The problem that a request for a listed action would get, or null while it is open. */
export function closedProblem<Code extends string, Problem extends string>(
  actions: readonly OpenAction<Code, Problem>[],
  code: NoInfer<Code>,
): Problem | null {
  return actions.find((action) => action.code === code)?.problem ?? null;
}

/** Why a visit that has begun, or whose crew is planned, is not moved to another day any more. */
export const fixedVisit = {
  begun: (name: string) => conflict(`${name} 방문을 이미 시작했어요. 고객센터로 연락해 주세요.`),
  planned: (name: string) =>
    conflict(
      `${name} 날짜는 방문 전날 오후 ${LEAD_HOUR - 12}시까지 바꿀 수 있어요. 고객센터로 연락해 주세요.`,
    ),
} as const;

/** The refusal of an action that the subject's state closes. */
export function conflict(reason: string): Refusal {
  return { problem: "state_conflict", reason };
}
