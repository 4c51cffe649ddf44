import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import { type ContinuationOffer, isConfirmable } from "../storage/continued-storage.ts";
import type { Badge } from "../states/state-machine.ts";
import {
  storageContractStatus,
  type StorageContractStatus,
} from "../states/storage-contract-status.ts";

/** What a member can do next with a contract. */
export type StorageContractAction =
  | "SEE_ORDER"
  | "BRING_BACK"
  | "CHANGE_CARD"
  | "CONTINUE"
  | "END"
  | "EXTEND"
  | "NEW_ORDER"
  | "PAY_MONTH";

/** What the view of a contract depends on. Amounts in won. */
export interface StorageContractFacts {
  readonly status: StorageContractStatus;
  /** Boxes in the warehouse. */
  readonly storedBoxCount: number;
  readonly endDate: IsoDate | null;
  readonly nextCharge: MonthToPay | null;
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
export interface StorageContractView {
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

type Row = Omit<StorageContractView, "label" | "badge" | "due">;

const running = { isRunning: true } as const;

/** `{end}` stands for the last day, `{count}` for the boxes in the warehouse. */
const rows: Readonly<Record<StorageContractStatus, Row>> = {
  WAITING: { ...running, sentence: "박스가 들어오면 보관이 시작돼요.", action: "SEE_ORDER" },
  ACTIVE: {
    ...running,
    sentence: "박스 {count}개를 {end}까지 보관해 드려요.",
    action: "BRING_BACK",
  },
  UNPAID: {
    ...running,
    sentence: "보관료를 결제하지 못했어요. 결제 수단을 바꿔 주세요.",
    action: "CHANGE_CARD",
  },
  ENDING: {
    ...running,
    sentence: "{end}에 보관이 끝나요. 그 전에 박스를 받거나 폐기해 주세요.",
    action: "END",
  },
  EXPIRED: {
    ...running,
    sentence: "{end}에 보관 기간이 끝났어요. 연장하거나 박스를 받아 주세요.",
    action: "EXTEND",
  },
  ENDED: { isRunning: false, sentence: "보관이 모두 끝났어요.", action: "NEW_ORDER" },
  CANCEL: { isRunning: false, sentence: "취소한 보관이에요.", action: "NEW_ORDER" },
};

/** Free months about to end. `{from}` stands for the first paid day, `{monthly}` for the amount of a month. */
const confirmable: Row = {
  ...running,
  sentence:
    "무료 기간이 {end}에 끝나요. {from}부터 매달 {monthly}(부가세 포함)으로 이어서 맡길지 그 전에 정해 주세요.",
  action: "CONTINUE",
};

/** The month that the member has to pay now: its day has passed, or its charge failed. */
export function monthToPay(
  { status, nextCharge }: Pick<StorageContractFacts, "status" | "nextCharge">,
  today: IsoDate,
): MonthToPay | null {
  if (nextCharge === null) return null;
  return status === "UNPAID" || nextCharge.date < today ? nextCharge : null;
}

/** How a contract is shown to its member on a day, from one row of the table. */
export function storageContractView(
  facts: StorageContractFacts,
  today: IsoDate,
): StorageContractView {
  const { status, endDate, storedBoxCount, nextCharge, continuation } = facts;
  const { label, badge } = storageContractStatus.states[status];
  const row = rows[status];
  const due = monthToPay(facts, today);
  if (due !== null) {
    const month = `${formatKoreanDate(due.date)}부터 한 달 보관료`;
    const sentence = `${month} ${formatWon(due.amount)}을 결제하지 못했어요. 지금 결제해 주세요.`;
    return { ...row, label, badge, sentence, action: "PAY_MONTH", due };
  }
  if (continuation !== null && isConfirmable(continuation, today)) {
    const sentence = confirmable.sentence
      .replace("{end}", formatKoreanDate(continuation.confirmUntil))
      .replace("{from}", formatKoreanDate(continuation.from))
      .replace("{monthly}", formatWon(continuation.monthlyAmount));
    return { ...confirmable, label, badge, sentence, due };
  }
  const sentence = row.sentence
    .replace("{count}", String(storedBoxCount))
    .replace("{end}", endDate === null ? "끝나는 날" : formatKoreanDate(endDate));
  const charge =
    status === "ACTIVE" && nextCharge !== null
      ? ` 다음 결제는 ${formatKoreanDate(nextCharge.date)}, ${formatWon(nextCharge.amount)}이에요.`
      : "";
  return { ...row, label, badge, sentence: sentence + charge, due };
}
