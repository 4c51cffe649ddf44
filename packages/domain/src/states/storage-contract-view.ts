import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import type { Badge } from "./state-machine.ts";
import { storageContractStatus, type StorageContractStatus } from "./storage-contract-status.ts";

/** What a member can do next with a contract. */
export type StorageContractAction =
  | "SEE_ORDER"
  | "BRING_BACK"
  | "CHANGE_CARD"
  | "END"
  | "EXTEND"
  | "NEW_ORDER";

/** What the view of a contract depends on. Amounts in won. */
export interface StorageContractFacts {
  readonly status: StorageContractStatus;
  /** Boxes in the warehouse. */
  readonly storedBoxCount: number;
  readonly endDate: IsoDate | null;
  readonly nextCharge: { readonly date: IsoDate; readonly amount: number } | null;
}

/** How a contract stands for its member. */
export interface StorageContractView {
  readonly label: string;
  readonly badge: Badge;
  /** Whether its boxes are kept, so that it comes before what is over. */
  readonly isRunning: boolean;
  /** What happens next, and when. */
  readonly sentence: string;
  readonly action: StorageContractAction;
}

type Row = Omit<StorageContractView, "label" | "badge">;

const running = { isRunning: true } as const;

/** `{end}` stands for the last day, `{count}` for the boxes in the warehouse. */
const rows: Readonly<Record<StorageContractStatus, Row>> = {
  WAITING: { ...running, sentence: "박스가 들어오면 보관이 시작돼요.", action: "SEE_ORDER" },
  ACTIVE: {
    ...running,
    sentence: "박스 {count}개를 {end}까지 보관해요.",
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

/** How a contract stands for its member, from one row of the table. */
export function storageContractView(facts: StorageContractFacts): StorageContractView {
  const { status, endDate, storedBoxCount, nextCharge } = facts;
  const { label, badge } = storageContractStatus.states[status];
  const row = rows[status];
  const sentence = row.sentence
    .replace("{count}", String(storedBoxCount))
    .replace("{end}", endDate === null ? "끝나는 날" : formatKoreanDate(endDate));
  const charge =
    status === "ACTIVE" && nextCharge !== null
      ? ` 다음 결제는 ${formatKoreanDate(nextCharge.date)}, ${formatWon(nextCharge.amount)}이에요.`
      : "";
  return { ...row, label, badge, sentence: sentence + charge };
}
