import {
  contractChangeTypes,
  storageContractEvent,
  type ContractChangeStatus,
  type ContractChangeType,
  type StorageContractStatus,
} from "@damadum/domain";
import { noNotice, type NoticeDecision, type OneNotice } from "./notice-decision.ts";
import { noticesOf, noticesWith, type NoticeMaker } from "./notice-template.ts";

const orderButton = {
  name: "보관 보기",
  page: "myStorageOrder",
  parts: { serial: "번호" },
} as const;
const payButton = { name: "지금 결제하기", page: "myPayment", parts: {} } as const;

const make: NoticeMaker<StorageContractStatus> = noticesOf(
  "SC",
  "번호 #{번호}\n맡긴 박스 #{개수}개\n보관 종료일 #{종료일}",
  orderButton,
);
// No box is left to count.
const makeWithoutBoxes: NoticeMaker<StorageContractStatus> = noticesOf(
  "SC",
  "번호 #{번호}",
  orderButton,
);

const contract = (status: StorageContractStatus, more?: string) =>
  make(status, `${storageContractEvent(status)}.`, more);

const begun: Readonly<Record<"WAITING" | "UNPAID" | "ENDING" | "EXPIRED", OneNotice>> = {
  WAITING: contract("ACTIVE"),
  UNPAID: noNotice("The month that was paid has its own notice."),
  ENDING: noNotice("The extension has its own notice."),
  EXPIRED: noNotice("The extension has its own notice."),
};

/** Notices of contracts; that of ACTIVE depends on the state before. Variables: 이름, 번호, 개수, 종료일, 밀린금액. */
export const storageContractNotices: Readonly<Record<StorageContractStatus, NoticeDecision>> = {
  WAITING: noNotice("The order that begins it has its own notice."),
  ACTIVE: { byCase: begun },
  UNPAID: {
    ...contract(
      "UNPAID",
      "밀린 보관료 #{밀린금액} (부가세 포함)\n지금 다시 결제하거나 다른 결제 수단을 고를 수 있어요. 다음 달부터는 그 수단으로 결제해요. 밀린 보관료를 내고 해지하거나 박스를 모두 찾을 수도 있어요.",
    ),
    button: payButton,
  },
  ENDING: contract("ENDING", "종료일까지 박스를 찾아가거나 폐기를 신청해 주세요."),
  EXPIRED: contract("EXPIRED", "기간을 연장하거나, 박스를 찾아가거나 폐기를 신청해 주세요."),
  ENDED: makeWithoutBoxes(
    "ENDED",
    `${storageContractEvent("ENDED")}.`,
    "돌려 드릴 금액이 있으면 결제하신 방법으로 환불해요.",
  ),
  CANCEL: noNotice("The order that would have begun it has its own notice."),
};

const change = noticesWith("CH", orderButton);

const changed = (kind: ContractChangeType, facts: string) =>
  change(kind, `${contractChangeTypes[kind].event}.`, `번호 #{번호}\n${facts}`);

const applied: Readonly<Record<ContractChangeType, OneNotice>> = {
  TERMINATION: noNotice("The contract, which is ending now, has its own notice."),
  UPGRADE: changed("UPGRADE", "등급 #{등급}\n결제한 금액 #{금액} (부가세 포함)"),
  EXTENSION: changed("EXTENSION", "보관 종료일 #{종료일}"),
};

/** Notices of contract changes; that of APPLIED depends on the type. Variables: 이름, 번호, 변경, 금액, 등급, 종료일. */
export const contractChangeNotices: Readonly<Record<ContractChangeStatus, NoticeDecision>> = {
  QUOTED: noNotice("It waits a quarter of an hour for the payment that the member is making."),
  WAIT: change(
    "WAIT",
    "결제가 되지 않았어요.",
    "번호 #{번호}\n#{변경} #{금액} (부가세 포함)",
    "다른 방법으로 다시 결제할 수 있어요.",
  ),
  APPLIED: { byCase: applied },
  CANCEL: noNotice("Nobody paid in time, and nothing changed."),
};
