import {
  formatWon,
  LEAD_HOUR,
  MAX_CHARGE_FAILURES,
  MAX_DELIVERY_GAP_DAYS,
  MAX_WORK_DAYS,
  PROMISED_MINUTES,
  REFUND_WORKING_DAYS,
  cancelFeeRules,
  paymentMethods,
  storageGrades,
} from "@damadum/domain";
import { paths } from "../../shared/paths.ts";
import { helpEntries } from "../../shared/help/help-entries.ts";
import { accountQuestions } from "./account-questions.ts";
import { depositRate, movePrices, storagePrices } from "../../shared/terms/figures.ts";

/** The groups of the questions, in the order in which they are shown. */
export const questionCategories = {
  estimate: "견적과 예약",
  payment: "결제와 환불",
  work: "이사 당일",
  box: "박스",
  storage: "보관",
  account: "회원",
} as const;

export type QuestionCategory = keyof typeof questionCategories;

/** A frequent question with its answer and a link to continue with. */
export interface Question {
  /** The URL fragment of the question; messages link to it, so it must not change. */
  readonly id: string;
  readonly category: QuestionCategory;
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly label: string; readonly to: string };
}

const quote = { label: "견적 보기", to: paths.home.getHref() } as const;
const moveTerms = { label: "운송약관 보기", to: paths.terms.getHref("move") } as const;
const my = { label: "마이페이지로", to: paths.my.getHref() } as const;

/** Every question, by group. Amounts and days are those that the product applies. */
export const questions: readonly Question[] = [
  {
    id: "quote-without-signup",
    category: "estimate",
    question: "가입하지 않아도 견적을 볼 수 있나요?",
    answer: "네. 주소와 짐, 날짜를 고르면 금액이 바로 나와요. 예약하고 결제할 때만 로그인해요.",
    more: quote,
  },
  {
    id: "price-contents",
    category: "estimate",
    question: "견적 금액에는 무엇이 들어 있나요?",
    answer:
      "차량과 작업 인원, 거리, 층과 나르는 방법, 날짜에 따른 금액과 부가세가 모두 들어 있어요. 항목마다 한 줄씩 설명해 드려요.",
    more: { label: "이사 안내 보기", to: paths.guideEstimate.getHref() },
  },
  {
    id: "extra-charge",
    category: "estimate",
    question: "나중에 추가 요금이 생기나요?",
    answer:
      "동의 없이 추가 요금을 받지 않아요. 짐이 늘었거나 현장이 다르면 사진과 까닭, 금액을 보내 드리고, 거절하셔도 처음 예약한 작업은 그대로 진행해요. 예약하신 주문에 든 금액을 부탁드리는 링크만 거절할 수 없어요.",
    more: moveTerms,
  },
  {
    id: "dear-days",
    category: "estimate",
    question: "날짜마다 금액이 왜 다른가요?",
    answer: `주말과 공휴일, 월말에는 각각 ${movePrices.weekendRate}%, 손 없는 날에는 ${movePrices.luckyDayRate}%가 더해져요. 달력에서 날짜마다 확인할 수 있어요.`,
  },
  {
    id: "booking-until",
    category: "estimate",
    question: "언제까지 예약할 수 있나요?",
    answer: `이사 전날 오후 ${LEAD_HOUR - 12}시까지, 오늘부터 ${MAX_WORK_DAYS}일 뒤까지의 날짜를 예약할 수 있어요.`,
    more: quote,
  },
  {
    id: "reschedule",
    category: "estimate",
    ...helpEntries.reschedule,
    more: my,
  },
  {
    id: "deposit",
    category: "payment",
    question: "계약금만 먼저 내도 되나요?",
    answer: `네. 총액의 ${depositRate}%를 결제하면 고른 시간을 맡아 두고, 예약을 확인해 확정해 드려요. 잔금은 짐을 모두 내린 뒤에 결제해요.`,
  },
  {
    id: "payment-methods",
    category: "payment",
    question: "어떤 결제 수단을 쓸 수 있나요?",
    answer: `${Object.values(paymentMethods)
      .map(({ label }) => label)
      .join(", ")}를 쓸 수 있어요. 카드 정보는 결제사만 처리하고 저장하지 않아요.`,
  },
  {
    id: "cancel-fee",
    category: "payment",
    question: "이사를 취소하면 수수료가 있나요?",
    answer: `${cancelFeeRules.map(({ sentence }) => sentence).join(" ")} 빌린 박스를 받은 뒤에도 같아요. 받은 박스는 예약한 수거 시간이나 새로 정한 날에 가지러 가요.`,
    more: moveTerms,
  },
  {
    id: "refund-when",
    category: "payment",
    question: "환불은 언제 되나요?",
    answer: `취소한 날부터 ${REFUND_WORKING_DAYS}영업일 안에 결제한 수단으로 환불해요. 카드사에 따라 명세서에 보이기까지 며칠 더 걸릴 수 있어요.`,
  },
  {
    id: "paid-twice",
    category: "payment",
    question: "결제 화면이 멈췄어요. 두 번 결제되지 않나요?",
    answer: `같은 주문은 두 번 결제되지 않아요. 시간은 ${PROMISED_MINUTES.paymentHold}분간 맡아 두니, 마이페이지의 주문에서 결과를 확인하고 이어서 결제해 주세요.`,
    more: my,
  },
  {
    id: "be-present",
    category: "work",
    question: "이사하는 동안 제가 있어야 하나요?",
    answer:
      "싣고 내릴 때에는 계시는 것이 좋아요. 어렵다면 연락할 수 있는 분의 번호를 요청 사항에 남겨 주세요.",
  },
  {
    id: "unpacking",
    category: "work",
    question: "가구 분해와 조립도 해 주나요?",
    answer:
      "침대와 식탁처럼 나눠야 옮길 수 있는 가구는 분해해서 옮기고 다시 조립해요. 붙박이 가구와 에어컨 설치는 전문 업체가 필요해요.",
  },
  {
    id: "more-goods",
    category: "work",
    question: "이사 날 짐이 늘어나면 어떻게 하나요?",
    answer:
      "미리 알게 되셨다면 고객센터로 알려 주세요. 당일에 늘어난 짐은 금액을 먼저 보내 드리고 동의하신 뒤에 실어요.",
  },
  {
    id: "damage",
    category: "work",
    ...helpEntries.damage,
    more: { label: "손해배상규정 보기", to: paths.terms.getHref("damage") },
  },
  {
    id: "refused-goods",
    category: "work",
    question: "옮길 수 없는 물건이 있나요?",
    answer:
      "현금과 귀금속 같은 귀중품, 가스통과 휘발유 같은 위험물은 옮기지 않아요. 미술품과 골동품은 먼저 고객센터에 알려 주세요.",
    more: moveTerms,
  },
  {
    id: "box-rental",
    category: "box",
    question: "박스를 빌리면 얼마인가요?",
    answer: `이사용 박스는 하나에 ${formatWon(movePrices.boxRentalPerBox)}이고 배송과 수거가 들어 있어요. 보관용 박스는 무료로 빌려 드려요.`,
  },
  {
    id: "box-days",
    category: "box",
    question: "박스는 며칠 동안 쓸 수 있나요?",
    answer: `배송받은 날부터 수거하는 날까지 최대 ${MAX_DELIVERY_GAP_DAYS}일이에요. 수거 날짜는 주문에서 신청할 수 있어요.`,
  },
  {
    id: "own-boxes",
    category: "box",
    question: "제 박스를 써도 되나요?",
    answer:
      "네. 튼튼하게 닫히는 박스면 돼요. 견적에서 ‘제 박스를 쓸게요’를 고르면 박스 요금이 빠져요.",
  },
  {
    id: "storage-price",
    category: "storage",
    question: "보관료는 얼마인가요?",
    answer: `박스 하나에 한 달 ${storageGrades.BASIC.label}은 ${formatWon(storagePrices.monthlyPerBox.BASIC)}, ${storageGrades.CLIMATE.label}은 ${formatWon(storagePrices.monthlyPerBox.CLIMATE)}이에요. 오래 맡기고 한 번에 결제하면 할인돼요.`,
    more: { label: "보관 안내 보기", to: paths.guideStorage.getHref() },
  },
  {
    id: "storage-take-out",
    category: "storage",
    question: "보관하다가 일부만 받을 수 있나요?",
    answer:
      "네. 필요한 박스만 배송받고 다시 맡길 수 있어요. 배송 요금은 신청할 때 먼저 보여 드려요.",
  },
  {
    id: "storage-cancel",
    category: "storage",
    ...helpEntries.storageCancel,
    more: { label: "보관약관 보기", to: paths.terms.getHref("storage") },
  },
  {
    id: "storage-end-early",
    category: "storage",
    question: "기간이 남았는데 해지할 수 있나요?",
    answer: `네. 쓰지 않은 날의 보관료에서 그 금액의 ${storagePrices.terminationFeeRate}%를 수수료로 빼고 환불해 드려요. 환불 금액은 해지하기 전에 확인할 수 있어요.`,
    more: { label: "보관약관 보기", to: paths.terms.getHref("storage") },
  },
  {
    id: "storage-unpaid",
    category: "storage",
    question: "보관료를 제때 내지 못하면요?",
    answer: `${MAX_CHARGE_FAILURES}일 동안 결제되지 않으면 미납이 돼요. 새 결제 수단을 등록하면 이어서 보관해 드리고, 연체 이자는 없어요.`,
    more: { label: "보관약관 보기", to: paths.terms.getHref("storage") },
  },
  ...accountQuestions,
];
