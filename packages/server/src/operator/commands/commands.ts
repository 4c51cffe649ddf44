import type { OperatorCommand } from "../command.ts";
import { boxCommands } from "./boxes.ts";
import { companyCommands } from "./companies.ts";
import { contractCommands } from "./contracts.ts";
import { couponCommands } from "./coupons.ts";
import { invoiceCommands } from "./invoices.ts";
import { linkCommands } from "./links.ts";
import { moveCommands } from "./moves.ts";
import { noticeCommands } from "./notices.ts";
import { operatorCommands } from "./operators.ts";
import { paymentCommands } from "./payments.ts";
import { popupCommands } from "./popups.ts";
import { slotCommands } from "./slots.ts";
import { storageContractCommands } from "./storage-contracts.ts";
import { storageCommands } from "./storage.ts";
import { workCommands } from "./works.ts";

/** What `pnpm ops` groups its commands under. */
export const commandGroups: Readonly<Record<string, string>> = {
  moves: "이사 주문",
  storage: "보관 주문과 계약",
  boxes: "박스 재고와 라벨",
  companies: "기업과 기업 회원",
  contracts: "기업 계약",
  works: "기업 작업",
  invoices: "기업 청구서",
  payments: "결제",
  refunds: "환불",
  links: "추가 결제 링크",
  coupons: "쿠폰",
  popups: "팝업",
  slots: "시작 시간마다 받는 수",
  notices: "회원에게 보내는 알림",
  operators: "운영자 계정과 한 일",
  data: "내장 데이터베이스 옮기기 (서버를 멈춘 뒤에)",
};

/** Every command, in the order in which help shows them. */
export const commands: readonly OperatorCommand[] = [
  ...moveCommands,
  ...storageCommands,
  ...storageContractCommands,
  ...boxCommands,
  ...companyCommands,
  ...contractCommands,
  ...workCommands,
  ...invoiceCommands,
  ...paymentCommands,
  ...linkCommands,
  ...couponCommands,
  ...popupCommands,
  ...slotCommands,
  ...noticeCommands,
  ...operatorCommands,
];

export function findCommand(words: string): OperatorCommand | undefined {
  return commands.find((command) => command.words === words);
}
