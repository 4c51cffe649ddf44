import {
  companyContractStatus,
  type CompanyContractStatus,
} from "../states/company-contract-status.ts";
import type { StateView } from "../states/state-machine.ts";

/** How a contract is shown to the company's users. */
export interface CompanyContractView extends Pick<StateView, "label" | "badge"> {
  readonly sentence: string;
  /** What happened when the state began: its entry in the history and its notice. */
  readonly event: string;
}

const words: Readonly<Record<CompanyContractStatus, Omit<CompanyContractView, "label" | "badge">>> =
  {
    WAIT: {
      sentence: "조건과 금액을 확인하고 있어요. 정해지면 알려 드려요.",
      event: "계약 신청을 받았어요",
    },
    OFFERED: {
      sentence: "월 요금을 정했어요. 금액을 확인하고 수락하면 계약이 시작돼요.",
      event: "계약의 월 요금을 정했어요",
    },
    ACTIVE: {
      sentence: "계약 중이에요. 작업을 요청해 박스를 보내고 받을 수 있어요.",
      event: "계약을 시작했어요",
    },
    ENDED: { sentence: "계약이 끝났어요.", event: "계약이 끝났어요" },
    CANCEL: { sentence: "취소한 신청이에요. 청구하지 않아요.", event: "계약 신청을 취소했어요" },
  };

/** The words for a company's contract in this state. */
export function companyContractView(status: CompanyContractStatus): CompanyContractView {
  const { label, badge } = companyContractStatus.states[status];
  return { label, badge, ...words[status] };
}
