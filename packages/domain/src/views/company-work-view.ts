import { companyWorkStatus, type CompanyWorkStatus } from "../states/company-work-status.ts";
import type { StateView } from "../states/state-machine.ts";

/** Who acts next: the company, the service, or no one when the work is over. */
export type CompanyWorkActor = "COMPANY" | "SERVICE" | null;

/** How work is shown to the company's users: badge, sentence and next actor, which agree with each other. */
export interface CompanyWorkView extends Pick<StateView, "label" | "badge"> {
  readonly sentence: string;
  /** The label of its amount. */
  readonly amount: string;
  readonly actor: CompanyWorkActor;
}

interface Words extends Omit<CompanyWorkView, "label" | "badge"> {
  /** What happened when the state began: its entry in the history and its notice. */
  readonly event: string;
}

const words: Readonly<Record<CompanyWorkStatus, Words>> = {
  WAIT: {
    sentence: "관리자가 요청을 확인하고 있어요.",
    event: "작업 요청을 받았어요",
    amount: "청구할 금액",
    actor: "SERVICE",
  },
  CONFIRM: {
    sentence: "요청을 확인했어요. 곧 작업해요.",
    event: "작업 요청을 확인했어요",
    amount: "청구할 금액",
    actor: "SERVICE",
  },
  INVOICE_COMPLETE: {
    sentence: "청구서가 나왔어요. 기한 안에 결제해 주세요.",
    event: "청구서가 나왔어요",
    amount: "결제할 금액",
    actor: "COMPANY",
  },
  PAYMENT: {
    sentence: "결제를 확인했어요. 작업을 마무리하고 있어요.",
    event: "작업 금액을 결제했어요",
    amount: "결제한 금액",
    actor: "SERVICE",
  },
  COMPLETE: {
    sentence: "작업이 모두 끝났어요.",
    event: "작업이 모두 끝났어요",
    amount: "결제한 금액",
    actor: null,
  },
  CANCEL: {
    sentence: "취소한 작업이에요. 청구하지 않아요.",
    event: "작업 요청을 취소했어요",
    amount: "취소한 금액",
    actor: null,
  },
};

/** Confirmed work that is done and waits for its month's invoice. */
const done: Words = {
  ...words.CONFIRM,
  sentence: "박스를 모두 옮겼어요. 이 달의 청구서에 담겨요.",
};

/** The words for a company's work in this state; `isDone` when all its boxes have reached the end of their way. */
export function companyWorkView(
  status: CompanyWorkStatus,
  { isDone }: { readonly isDone: boolean },
): CompanyWorkView {
  const { label, badge } = companyWorkStatus.states[status];
  const { event: _event, ...row } = status === "CONFIRM" && isDone ? done : words[status];
  return { label, badge, ...row };
}

/** What happened to a work when it came into a state, as its history and its notice say it. */
export function companyWorkEvent(status: CompanyWorkStatus): string {
  return words[status].event;
}
