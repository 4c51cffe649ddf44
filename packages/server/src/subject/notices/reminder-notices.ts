import type { ReminderKind } from "../../db/operator-tables.ts";
import { noticesWith, ofKind, type NoticeTemplate } from "./notice-template.ts";

const move = { name: "이사 보기", page: "myEstimate", parts: { serial: "번호" } } as const;
const storage = { name: "보관 보기", page: "myStorageOrder", parts: { serial: "번호" } } as const;
const pay = { name: "결제 수단 보기", page: "myPayment", parts: {} } as const;

const toMove = noticesWith("CONTRACT", "RM", move);
const moveVisit = noticesWith("VISIT", "RM", move);
const toBalance = noticesWith("PAYMENT", "RM", { ...move, name: "잔금 결제하기" });
const toStorage = noticesWith("CONTRACT", "RM", storage);
const storageVisit = noticesWith("VISIT", "RM", storage);
const toContinuation = noticesWith("CONTRACT", "RM", {
  name: "이어서 맡길지 정하기",
  page: "storageContinuation",
  parts: { serial: "번호" },
});
const toPayment = noticesWith("PAYMENT", "RM", pay);
const toPayNow = noticesWith("PAYMENT", "RM", { ...pay, name: "지금 결제하기" });
const company = { name: "기업 페이지 보기", page: "myCompany", parts: {} } as const;
const toInvoice = noticesWith("PAYMENT", "RM", company);
const companyVisit = noticesWith("VISIT", "RM", company);

const toDevices = noticesWith("SECURITY", "RM", {
  name: "로그인한 기기 보기",
  page: "devices",
  parts: {},
});

const crewComing = [
  "내일 찾아갈 팀이 정해졌어요.",
  "번호 #{번호}\n#{할일} #{때}\n팀 #{팀} (#{사람})\n트럭 #{트럭}",
] as const;
const crewOnWay = ["팀이 출발했어요.", "번호 #{번호}\n#{할일}\n팀 #{팀}\n트럭 #{트럭}"] as const;

/** Notices that no status change triggers. Each is preceded by its variables besides 이름. */
export const reminderNotices: Readonly<Record<ReminderKind, NoticeTemplate>> = {
  // 번호, 방문, 금액
  MOVE_CHANGED: toMove("MOVE_CHANGED", "찾아가는 때를 바꿨어요.", "번호 #{번호}\n#{방문}\n#{금액}"),
  // 번호, 방문, 금액
  STORAGE_CHANGED: toStorage(
    "STORAGE_CHANGED",
    "찾아가는 때를 바꿨어요.",
    "번호 #{번호}\n#{방문}\n#{금액}",
  ),
  // 번호, 할일, 때, 박스, 잔금
  MOVE_VISIT: moveVisit(
    "MOVE_VISIT",
    "내일 찾아가요.",
    "번호 #{번호}\n#{할일} #{때}\n박스 #{박스}\n잔금 #{잔금}",
    "바뀐 것이 있으면 오늘 알려 주세요.",
  ),
  // 번호, 할일, 때, 팀, 트럭, 사람
  MOVE_CREW: moveVisit("MOVE_CREW", ...crewComing),
  STORAGE_CREW: storageVisit("STORAGE_CREW", ...crewComing),
  // 번호, 할일, 팀, 트럭
  MOVE_ON_WAY: moveVisit("MOVE_ON_WAY", ...crewOnWay),
  STORAGE_ON_WAY: storageVisit("STORAGE_ON_WAY", ...crewOnWay),
  // 번호, 총액, 낸금액, 잔금
  MOVE_BALANCE: ofKind(
    "PAYMENT",
    toMove(
      "MOVE_BALANCE",
      "아직 내지 않은 잔금이 있어요.",
      "번호 #{번호}\n총액 #{총액} (부가세 포함)\n결제한 금액 #{낸금액}\n잔금 #{잔금}",
      "이사 보기에서 결제할 수 있어요. 이미 내셨다면 고객센터로 알려 주세요.",
    ),
  ),
  // 번호, 잔금
  MOVE_BALANCE_FAILED: toBalance(
    "BALANCE_FAILED",
    "잔금을 결제하지 못했어요.",
    "번호 #{번호}\n잔금 #{잔금}",
    "다른 카드나 결제 수단으로 이사 보기에서 다시 결제해 주세요. 계좌 이체나 현금으로 내려면 고객센터로 알려 주세요.",
  ),
  // 번호, 할일, 때, 박스
  STORAGE_VISIT: storageVisit(
    "STORAGE_VISIT",
    "내일 찾아가요.",
    "번호 #{번호}\n#{할일} #{때}\n박스 #{박스}",
    "바뀐 것이 있으면 오늘 알려 주세요.",
  ),
  // 할일, 때, 박스
  COMPANY_VISIT: companyVisit("COMPANY_VISIT", "내일 찾아가요.", "#{할일} #{때}\n박스 #{박스}"),
  // 번호, 박스, 종료일, 남은날
  STORAGE_END: toStorage(
    "STORAGE_END",
    "보관이 곧 끝나요.",
    "번호 #{번호}\n맡긴 박스 #{박스}\n보관 종료일 #{종료일} (#{남은날} 뒤)",
    "기간을 연장하거나, 박스를 찾아가거나 폐기를 신청해 주세요.",
  ),
  // 번호, 박스, 종료일, 남은날, 금액
  STORAGE_END_OWED: toPayNow(
    "STORAGE_END_OWED",
    "보관이 곧 끝나요. 먼저 밀린 보관료를 내 주세요.",
    "번호 #{번호}\n맡긴 박스 #{박스}\n보관 종료일 #{종료일} (#{남은날} 뒤)\n밀린 보관료 #{금액} (부가세 포함)",
    "밀린 보관료를 내야 기간을 연장하거나 박스 일부를 찾아갈 수 있어요. 박스를 모두 찾아가거나 폐기할 때는 함께 낼 수 있어요.",
  ),
  // 번호, 박스, 나가는박스, 종료일, 남은날
  STORAGE_END_LEAVING: toStorage(
    "STORAGE_LEAVING",
    "보관이 곧 끝나요.",
    "번호 #{번호}\n맡긴 박스 #{박스}\n끝내기로 한 박스 #{나가는박스}\n보관 종료일 #{종료일} (#{남은날} 뒤)",
    "끝내기로 한 주문이 있는 동안에는 기간을 연장할 수 없어요. 더 맡기려면 보관 보기에서 그 주문을 취소하고 연장해 주세요. 남는 박스가 있으면 찾아가거나 폐기를 신청해 주세요.",
  ),
  // 번호, 무료종료일, 결제일, 개월, 금액
  STORAGE_CONFIRM: toContinuation(
    "STORAGE_CONFIRM",
    "무료 기간이 곧 끝나요. 이어서 맡길지 정해 주세요.",
    "번호 #{번호}\n무료 기간 #{무료종료일}까지 0원\n이어서 맡기면 #{결제일}부터 #{개월} 동안 매달 #{금액} (부가세 포함)\n결제 방법 등록한 결제 수단으로 매달 자동 결제",
    "동의하지 않으면 결제하지 않고 무료 기간과 함께 보관이 자동으로 끝나니, 그 전에 박스를 받거나 폐기를 신청해 주세요. 동의하신 뒤에도 첫 결제일 전에 보관이 끝나도록 해지하면 무료 기간 뒤의 보관료와 해지 수수료를 내지 않아요.",
  ),
  // 번호, 동의일, 결제일, 개월, 금액, 수단, 종료일
  STORAGE_CONTINUED: toStorage(
    "STORAGE_CONTINUED",
    "무료 기간이 끝나면 동의하신 대로 이어서 맡아 드려요.",
    "번호 #{번호}\n동의한 날 #{동의일}\n첫 결제일 #{결제일}\n#{개월} 동안 매달 #{금액} (부가세 포함)\n결제 수단 #{수단}\n보관 종료일 #{종료일}",
    "첫 결제일 전에 보관이 끝나도록 보관 보기에서 해지하면 무료 기간 뒤의 보관료와 해지 수수료를 내지 않아요.",
  ),
  // 번호, 금액, 결제일
  STORAGE_CHARGE: toPayment(
    "STORAGE_CHARGE",
    "다음 달 보관료를 곧 결제해요.",
    "번호 #{번호}\n보관료 #{금액} (부가세 포함)\n결제일 #{결제일}",
    "등록한 결제 수단으로 결제해요. 보관을 그만두려면 그 전에 해지해 주세요.",
  ),
  // 번호, 금액
  STORAGE_UNPAID: toPayNow(
    "STORAGE_UNPAID",
    "아직 내지 않은 보관료가 있어요.",
    "번호 #{번호}\n밀린 보관료 #{금액} (부가세 포함)",
    "지금 다시 결제하거나 다른 결제 수단을 고를 수 있어요. 밀린 보관료를 내야 박스를 찾아갈 수 있어요.",
  ),
  // 청구서, 금액, 결제일
  INVOICE_CHARGE: toInvoice(
    "INVOICE_CHARGE",
    "청구 금액을 곧 결제해요.",
    "청구서 #{청구서}\n금액 #{금액}\n결제일 #{결제일}",
    "기본 결제 수단으로 결제해요. 다른 수단으로 내려면 그 전에 결제해 주세요.",
  ),
  // 청구서, 금액, 기한
  INVOICE_OVERDUE: toInvoice(
    "INVOICE_OVERDUE",
    "아직 결제하지 않은 청구서가 있어요.",
    "청구서 #{청구서}\n금액 #{금액}\n결제 기한 #{기한}",
  ),
  // 때, 기기
  NEW_DEVICE: toDevices(
    "NEW_DEVICE",
    "새 기기에서 로그인했어요.",
    "기기 #{기기}\n때 #{때}",
    "회원님이 아니라면 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.",
  ),
};
