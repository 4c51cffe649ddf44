import {
  boxHarmEvent,
  type BoxStatus,
  contractChangeTypes,
  storageContractEvent,
  type ContractChangeStatus,
  type ContractChangeType,
  type StorageContractStatus,
  type StorageChargeStatus,
  storageOrderEvent,
  type StorageOrderStatus,
} from "@damadum/domain";
import { noNotice, type NoticeDecision, type OneNotice } from "./notice-decision.ts";
import {
  noticesOf,
  type NoticeButton,
  type NoticeMaker,
  noticesWith,
  ofKind,
  noticeText,
} from "./notice-template.ts";

const byOrder = noNotice(
  "The order or work that moves it has its own notice; a notice for each box would be noise.",
);

const quiet = {
  READY: byOrder,
  DELIVERING: byOrder,
  PACKING: byOrder,
  COLLECTING: byOrder,
  STORED: byOrder,
  RETURN_READY: byOrder,
  RETURNING: byOrder,
  RETURNED: byOrder,
  ENDED: byOrder,
  DISPOSAL_READY: byOrder,
  DISPOSED: byOrder,
  CANCEL: byOrder,
};

/** Notices of lost and damaged boxes only. Variables: 이름, 박스, and 계약 for a company's box. */
function notices(
  prefix: string,
  { facts, more, button }: { facts: string; more: string; button: NoticeButton },
): Readonly<Record<BoxStatus, NoticeDecision>> {
  const notice: NoticeMaker<BoxStatus> = noticesOf("CONTRACT", prefix, facts, button);
  const end = `${more}\n보상은 고객센터에서 안내해 드려요.`;
  return {
    ...quiet,
    LOST: notice("LOST", `${boxHarmEvent("LOST")}. 죄송해요.`, end),
    DAMAGED: notice("DAMAGED", `${boxHarmEvent("DAMAGED")}. 죄송해요.`, end),
  };
}

export const boxNotices = notices("BX", {
  facts: "박스 #{박스}",
  more: "이 박스의 보관료는 더 받지 않고, 미리 낸 보관료가 있으면 돌려 드려요.",
  button: { name: "박스 보기", page: "boxContent", parts: { serial: "박스" } },
});

export const companyBoxNotices = notices("CB", {
  facts: "계약 #{계약}\n박스 #{박스}",
  more: "이 박스의 보관료는 더 청구하지 않아요.",
  button: { name: "기업 페이지 보기", page: "myCompany", parts: {} },
});

const orderButton = {
  name: "보관 보기",
  page: "myStorageOrder",
  parts: { serial: "번호" },
} as const;
const payButton = { name: "지금 결제하기", page: "myPayment", parts: {} } as const;

const make: NoticeMaker<StorageContractStatus> = noticesOf(
  "CONTRACT",
  "SC",
  "번호 #{번호}\n맡긴 박스 #{개수}개\n보관 종료일 #{종료일}",
  orderButton,
);
// No box is left to count.
const makeWithoutBoxes: NoticeMaker<StorageContractStatus> = noticesOf(
  "CONTRACT",
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
    kind: "PAYMENT",
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

const change = noticesWith("CONTRACT", "CH", orderButton);

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
  WAIT: ofKind(
    "PAYMENT",
    change(
      "WAIT",
      "결제가 되지 않았어요.",
      "번호 #{번호}\n#{변경} #{금액} (부가세 포함)",
      "다른 방법으로 다시 결제할 수 있어요.",
    ),
  ),
  APPLIED: { byCase: applied },
  CANCEL: noNotice("Nobody paid in time, and nothing changed."),
};

const facts = "번호 #{번호}\n기간 #{기간}\n보관료 #{금액} (부가세 포함)";

/** Notices of a contract's monthly charges. Variables: 이름, 번호, 기간, 금액, 다음결제. */
export const storageChargeNotices: Readonly<Record<StorageChargeStatus, NoticeDecision>> = {
  OPEN: noNotice("It is charged at once, and how that ended has its own notice."),
  FAILED: {
    code: "CM_FAILED",
    kind: "PAYMENT",
    text: noticeText(
      "보관료를 결제하지 못했어요.",
      facts,
      "지금 다시 결제하거나 다른 수단을 고를 수 있어요. 그대로 두면 하루 뒤에 다시 결제해요.",
    ),
    button: { name: "지금 결제하기", page: "myPayment", parts: {} },
  },
  PAID: {
    code: "CM_PAID",
    kind: "PAYMENT",
    text: noticeText("보관료를 결제했어요.", `${facts}\n다음 결제 #{다음결제}`),
    button: { name: "보관 보기", page: "myStorageOrder", parts: { serial: "번호" } },
  },
  SETTLED: noNotice("What it was paid with has its own notice."),
};

const notice: NoticeMaker<StorageOrderStatus> = noticesOf(
  "CONTRACT",
  "ST",
  "번호 #{번호}\n#{종류} · 박스 #{개수}개\n#{방문}",
  {
    name: "주문 보기",
    page: "myStorageOrder",
    parts: { serial: "번호" },
  },
);

/** The notice of a state, which begins with what happened, in the words of the order's history. */
const event = (status: StorageOrderStatus, more?: string) =>
  notice(status, `${storageOrderEvent(status)}.`, more);

const quoted: Readonly<Record<"PRICED" | "FREE", OneNotice>> = {
  PRICED: ofKind(
    "PROGRESS",
    event("QUOTED", "결제할 금액 #{금액} (부가세 포함)\n환불 금액 #{환불}"),
  ),
  FREE: noNotice("It is booked at once, and that has its own notice."),
};

/** Notices of storage orders; that of QUOTED depends on whether anything is to pay. Variables: 이름, 번호, 종류, 개수, 방문, 결과, 금액, 낸금액, 수수료, 환불. */
export const storageOrderNotices: Readonly<Record<StorageOrderStatus, NoticeDecision>> = {
  QUOTED: { byCase: quoted },
  WAIT: ofKind("PAYMENT", event("WAIT", "다른 방법으로 다시 결제할 수 있어요.")),
  PAYMENT: ofKind(
    "PAYMENT",
    event("PAYMENT", "총액 #{금액} (부가세 포함)\n결제한 금액 #{낸금액}\n환불 금액 #{환불}"),
  ),
  CONFIRM: event("CONFIRM"),
  DELIVERING: ofKind("PROGRESS", event("DELIVERING")),
  BEFORE_COLLECTION: ofKind(
    "PROGRESS",
    event("BEFORE_COLLECTION", "수거하는 날까지 박스를 준비해 주세요."),
  ),
  COLLECTING: ofKind("PROGRESS", event("COLLECTING")),
  DISPOSING: ofKind("PROGRESS", event("DISPOSING")),
  COMPLETE: notice("COMPLETE", "주문을 마쳤어요.", "#{결과}."),
  CANCEL: event(
    "CANCEL",
    "취소 수수료 #{수수료}\n환불 금액 #{환불}\n결제하신 방법으로 환불해 드려요.",
  ),
};
