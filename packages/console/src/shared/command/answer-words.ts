import {
  boxStatus,
  carriages,
  companyContractStatus,
  companyInvoiceStatus,
  companyWorkStatus,
  customPaymentStatus,
  damageReportStatus,
  namedMoveStatus,
  operatorRoles,
  paymentStatus,
  storageContractStatus,
  storageOrderStatus,
} from "@damadum/domain";
import type { OperatorCommand } from "@damadum/sdk";

/** The answers that commands offer, in words. */
const answerWords: Readonly<Record<string, string>> = {
  ...labelsOf(carriages),
  ...labelsOf(operatorRoles),
  CASH: "현금",
  TRANSFER: "계좌 이체",
  CUSTOMER: "고객 사정",
  COMPANY: "회사 잘못",
  NOBODY: "누구의 잘못도 아님",
  ASK_AGAIN: "다시 부탁하기",
  LEAVE: "더 받지 않기",
  CANCEL: "취소",
  ENDED: "종료",
  PICK_UP: "가져올 때",
  INTAKE: "창고에 들일 때",
  RETURN: "돌려줄 때",
  MOVE: "이사",
  BOX_DELIVERY: "박스 배송과 수거",
};

/** The states that the commands of a group offer, in words; one code means another state in another group. */
const stateWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  boxes: labelsOf(boxStatus.states),
  contracts: labelsOf(companyContractStatus.states),
  damage: labelsOf(damageReportStatus.states),
  invoices: labelsOf(companyInvoiceStatus.states),
  links: labelsOf(customPaymentStatus.states),
  moves: labelsOf(namedMoveStatus({ useBoxes: true }).states),
  notices: { PENDING: "보낼 것", SENT: "보냄", SKIPPED: "받을 사람 없음", DEAD: "포기함" },
  payments: labelsOf(paymentStatus.states),
  storage: { ...labelsOf(storageContractStatus.states), ...labelsOf(storageOrderStatus.states) },
  works: labelsOf(companyWorkStatus.states),
};

function labelsOf(named: Readonly<Record<string, { readonly label: string }>>) {
  return Object.fromEntries(Object.entries(named).map(([value, { label }]) => [value, label]));
}

/** The words of every code that the fields of a command offer. */
export function wordsOf({ group }: Pick<OperatorCommand, "group">) {
  return { ...answerWords, ...stateWords[group] };
}
