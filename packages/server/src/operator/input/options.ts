import {
  isIsoDate,
  parseBoxSerial,
  readNumber,
  withoutSeparators,
  type Appointment,
  type StateMachine,
} from "@damadum/domain";
import { z } from "zod";
import type { VisitTimes } from "../../db/subject-tables.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { flag, option } from "./inputs.ts";

/** An id as shown by a list. */
export const listedId = z.uuid("번호는 목록에 나온 그대로 적어 주세요");
/** The serial of an order, in upper or lower case. */
export const serialText = z
  .string()
  .trim()
  .min(1)
  .transform((typed) => withoutSeparators(typed).toUpperCase());
export const dayText = z
  .string()
  .refine(isIsoDate, "날짜는 2026-03-02 처럼 적어 주세요")
  .meta({ format: "date" });

export const monthText = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "달은 2026-11 처럼 적어 주세요");

/** A number as a person types it; a text that names none for certain is refused, never guessed. */
export function numberInput(number: z.ZodNumber, format?: "won" | "floor") {
  return z.preprocess(
    (typed) => (typeof typed === "string" ? (readNumber(typed, format) ?? typed) : typed),
    format === undefined ? number : number.meta({ format }),
  );
}

/** A text of at most `most` letters that is not empty. */
export const typedText = (most: number) => z.string().trim().min(1).max(most);

const wordsText = typedText(500);

/** The option of every command that cancels, undoes or refunds. */
export const reasonOption = option("이유", "이유. 우리 기록에만 남아요", wordsText);

/** The message to the customer about a change. */
export const messageOption = {
  message: option(
    "글",
    "고객이 기록에서 읽을 글 (없으면 고객은 상태만 봐요)",
    wordsText.max(300).optional(),
  ),
} as const;

/** The options of every command that advances something. */
export const wordsOptions = {
  note: option("메모", "우리끼리 보는 메모. 고객은 보지 못해요", wordsText.optional()),
  ...messageOption,
} as const;

/** Their values in the form that verbs expect. */
export function wordsOf({
  note,
  message,
}: z.infer<z.ZodObject<typeof wordsOptions>>): OperatorWords {
  return { reason: note ?? null, message: message ?? null };
}

/** The serial of a box, typed from its label. */
export const boxSerialText = z.string().transform((typed, context) => {
  const serial = parseBoxSerial(typed);
  if (serial !== null) return serial;
  context.addIssue("박스 번호가 아니에요");
  return z.NEVER;
});

/** A day and a start time, such as `2026-12-08 09:00`. */
export const appointmentText = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, "2026-12-08 09:00 처럼 적어 주세요")
  .meta({ format: "appointment" })
  .transform((text) => ({ date: text.slice(0, 10), time: text.slice(11) }));

/** The maximum number of rows of a list. */
export const limitOption = option(
  "수",
  "몇 줄까지 볼지 (기본 50, 최대 500)",
  numberInput(z.int().min(1).max(500)).default(50),
);

/** What every list takes: its days, how many rows, and after which row it goes on. */
export const pageOptions = {
  from: option("날짜", "이 날부터 (2026-03-02)", dayText.optional()),
  to: option("날짜", "이 날까지", dayText.optional()),
  after: option("줄", "이 줄 다음부터. 앞 쪽의 끝에 나와요", typedText(100).optional()),
  limit: limitOption,
} as const;

/** One of the given states. */
export function stateOf<S extends string>(states: readonly S[]) {
  return z.enum(states, `없는 상태예요. 이 가운데 하나로 적어 주세요: ${states.join(", ")}`);
}

function statesOf<S extends string>(machine: StateMachine<S>): readonly S[] {
  const states: readonly S[] = machine.transitions.flatMap(({ from, to }) => [from, to]);
  return [...new Set([machine.initial, ...states])];
}

/** The states that an operator can advance to; cancelling has its own command. */
export function statesByOperator<S extends string>(machine: StateMachine<S>) {
  const ways = machine.transitions.filter(({ by }) => by.includes("OPERATOR"));
  const isNext = (state: S): state is Exclude<S, "CANCEL"> => state !== "CANCEL";
  return [...new Set(ways.map(({ to }) => to))].filter(isNext);
}

/** The option that filters a list by state. */
export function statusOption<S extends string>(machine: StateMachine<S>) {
  const states = statesOf(machine);
  return option("상태", `상태: ${states.join(", ")}`, stateOf(states).optional());
}

/** What a list takes that has no filter. */
export const plainList = { input: z.object(pageOptions) } as const;

/** What a list takes that can be filtered by state. */
export const listByStatus = <S extends string>(machine: StateMachine<S>) =>
  ({ input: z.object({ status: statusOption(machine), ...pageOptions }) }) as const;

/** What a list takes that can be filtered by company and state. */
export const listOfCompany = <S extends string>(machine: StateMachine<S>) =>
  ({
    input: z.object({
      company: option("번호", "이 기업만", listedId.optional()),
      ...listByStatus(machine).input.shape,
    }),
  }) as const;

/** The option that allows a step before its appointed day. */
export const earlyOption = { early: flag("약속한 날보다 먼저 옮겨요") } as const;

/** The option that reschedules a visit without fee or price difference. */
export const freeOption = {
  withoutFee: flag("수수료와 차액 없이 옮겨요. 금액은 그대로예요"),
} as const;

/** The operator cannot reschedule a visit at a cost, because only the customer can pay. */
export const CUSTOMER_MUST_PAY =
  "규정대로면 고객이 더 낼 금액이 있어요. 고객이 내 주문에서 직접 바꾸게 하거나, --without-fee 를 더해 금액 없이 옮겨 주세요.";

/** Only the times that were given. */
export function timesIn({
  move,
  delivery,
  collection,
}: {
  readonly [Visit in keyof VisitTimes]: Appointment | undefined;
}): VisitTimes {
  return {
    ...(move === undefined ? {} : { move }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(collection === undefined ? {} : { collection }),
  };
}
