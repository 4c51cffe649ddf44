import type { IsoDate } from "../calendar/iso-date.ts";
import { sayDay, sayOnDay } from "../calendar/say-day.ts";
import { formatWon } from "../money/format-won.ts";
import { type ContinuationOffer, isConfirmable } from "../storage/continued-storage.ts";
import { contractChangeTypes } from "../states/can-change-contract.ts";
import type { Badge } from "../states/state-machine.ts";
import {
  storageContractStatus,
  type StorageContractStatus,
} from "../states/storage-contract-status.ts";
import { askFirst, type Beside } from "./ask-first.ts";

/** What a member can do next with a contract. */
export type StorageContractAction =
  | "SEE_ORDER"
  | "BRING_BACK"
  | "CHANGE_CARD"
  | "CONTINUE"
  | "END"
  | "EXTEND"
  | "NEW_ORDER"
  | "PAY_DUE"
  | "PAY_MONTH";

/** What the view of a contract depends on. Amounts in won. */
export interface StorageContractFacts {
  readonly status: StorageContractStatus;
  /** Boxes in the warehouse. */
  readonly storedBoxCount: number;
  readonly endDate: IsoDate | null;
  readonly nextCharge: MonthToPay | null;
  /** Won that links ask for now. */
  readonly dueAmount: number;
  /** Won that are asked for the order that it is shown with. */
  readonly orderDueAmount?: number;
  /** The offer to continue after free months, if any. */
  readonly continuation: Pick<
    ContinuationOffer,
    "from" | "monthlyAmount" | "confirmFrom" | "confirmUntil"
  > | null;
}

/** A month of a contract by its first day, and its price in won. */
export interface MonthToPay {
  readonly date: IsoDate;
  readonly amount: number;
}

/** How a contract is shown to its member. */
export interface StorageContractView extends Beside<StorageContractAction> {
  readonly label: string;
  readonly badge: Badge;
  /** Whether its boxes are still stored, so that it is listed before contracts that are over. */
  readonly isRunning: boolean;
  /** What happens next, and when. */
  readonly sentence: string;
  readonly action: StorageContractAction;
  /** The month that is due but could not be charged. */
  readonly due: MonthToPay | null;
}

interface Row extends Omit<StorageContractView, "label" | "badge" | "due" | "beside"> {
  /** What happened when the state began, as its notice says it. */
  readonly event: string;
}

const running = { isRunning: true } as const;
const over = { isRunning: false, action: "NEW_ORDER" } as const;

/** `{end}` and `{onEnd}` stand for the last day, `{count}` for the boxes in the warehouse. */
const rows: Readonly<Record<StorageContractStatus, Row>> = {
  WAITING: {
    ...running,
    sentence: "박스가 들어오면 보관이 시작돼요.",
    action: "SEE_ORDER",
    event: "보관을 신청했어요",
  },
  ACTIVE: {
    ...running,
    sentence: "박스 {count}개를 {end}까지 보관해 드려요.",
    action: "BRING_BACK",
    event: "박스 보관을 시작했어요",
  },
  UNPAID: {
    ...running,
    sentence: "보관료를 결제하지 못했어요. 결제 수단을 바꿔 주세요.",
    action: "CHANGE_CARD",
    event: "보관료를 계속 결제하지 못했어요",
  },
  ENDING: {
    ...running,
    sentence: "{onEnd} 보관이 끝나요. 그 전에 박스를 받거나 폐기해 주세요.",
    action: "END",
    event: contractChangeTypes.TERMINATION.event,
  },
  EXPIRED: {
    ...running,
    sentence: "{onEnd} 보관 기간이 끝났어요. 연장하거나 박스를 받아 주세요.",
    action: "EXTEND",
    event: "보관 기간이 지났어요",
  },
  ENDED: { ...over, sentence: "보관이 모두 끝났어요.", event: "보관이 모두 끝났어요" },
  CANCEL: { ...over, sentence: "취소한 보관이에요.", event: "보관을 취소했어요" },
};

/** A month that could not be charged. `{from}` stands for its first day, `{monthly}` for its amount. */
const owed = {
  sentence: "{from}부터 한 달 보관료 {monthly}을 결제하지 못했어요. 지금 결제해 주세요.",
  action: "PAY_MONTH",
} as const satisfies Partial<Row>;

/** Free months about to end. `{from}` stands for the first paid day, `{monthly}` for the amount of a month. */
const confirmable = {
  sentence:
    "무료 기간이 {onEnd} 끝나요. {from}부터 매달 {monthly}(부가세 포함)으로 이어서 맡길지 그 전에 정해 주세요.",
  action: "CONTINUE",
} as const satisfies Partial<Row>;

/** The month that the member has to pay now: its day has passed, or its charge failed. */
export function monthToPay(
  { status, nextCharge }: Pick<StorageContractFacts, "status" | "nextCharge">,
  today: IsoDate,
): MonthToPay | null {
  if (nextCharge === null) return null;
  return status === "UNPAID" || nextCharge.date < today ? nextCharge : null;
}

/** What happened to a contract when it came into a state, as its notice says it. */
export function storageContractEvent(status: StorageContractStatus): string {
  return rows[status].event;
}

/** How a contract is shown to its member on a day, from one row of the table. */
export function storageContractView(
  facts: StorageContractFacts,
  today: IsoDate,
): StorageContractView {
  const { status, dueAmount, orderDueAmount = 0 } = facts;
  const { label, badge } = storageContractStatus.states[status];
  const { event: _event, ...next } = nextRow(facts, today);
  const shown = { ...next, label, badge, due: null, beside: null };
  const due = monthToPay(facts, today);
  if (due !== null) {
    return {
      ...shown,
      ...owed,
      sentence: filled(owed.sentence, sayDay(due.date, today), due.amount),
      due,
      beside: next.action,
    };
  }
  const asked = dueAmount + orderDueAmount;
  return asked > 0 ? askFirst(shown, asked) : shown;
}

/** What comes next when nothing has to be paid. */
function nextRow(facts: StorageContractFacts, today: IsoDate): Row {
  const { status, continuation } = facts;
  const row = rows[status];
  if (continuation !== null && isConfirmable(continuation, today)) {
    const { from, monthlyAmount, confirmUntil } = continuation;
    const offer = confirmable.sentence.replace("{onEnd}", sayOnDay(confirmUntil, today));
    return {
      ...row,
      ...confirmable,
      sentence: filled(offer, sayDay(from, today), monthlyAmount),
    };
  }
  return { ...row, sentence: sentenceOf(facts, today) };
}

function sentenceOf(
  { status, endDate, storedBoxCount, nextCharge }: StorageContractFacts,
  today: IsoDate,
): string {
  const sentence = rows[status].sentence
    .replace("{count}", String(storedBoxCount))
    .replace("{end}", endDate === null ? "끝나는 날" : sayDay(endDate, today))
    .replace("{onEnd}", endDate === null ? "끝나는 날에" : sayOnDay(endDate, today));
  const charge =
    status === "ACTIVE" && nextCharge !== null
      ? ` 다음 결제는 ${sayDay(nextCharge.date, today)}, ${formatWon(nextCharge.amount)}이에요.`
      : "";
  return sentence + charge;
}

function filled(sentence: string, from: string, monthly: number): string {
  return sentence.replace("{from}", from).replace("{monthly}", formatWon(monthly));
}
