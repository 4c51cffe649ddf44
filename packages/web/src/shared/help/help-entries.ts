import {
  DAMAGE_NOTICE_DAYS,
  PROMISED_MINUTES,
  RESCHEDULE_SENTENCE,
  storageCancelSentences,
} from "@damadum/domain";

export interface HelpEntry {
  readonly question: string;
  readonly answer: string;
}

/** Questions of people who book a move or a storage, by topic. */
export const helpEntries = {
  address: {
    question: "상세 주소를 아직 몰라요",
    answer:
      "동과 호수가 정해지지 않았다면 아는 만큼만 입력해 주세요. 이사 전까지 전화로 바꿀 수 있어요.",
  },
  carriage: {
    question: "엘리베이터를 쓸 수 있을지 모르겠어요",
    answer: "계단으로 고르면 가장 넉넉하게 계산돼요. 관리실에 확인한 뒤 바꿔도 돼요.",
  },
  more: {
    question: "이사 날 짐이 늘어나면 어떻게 되나요?",
    answer: "늘어난 만큼 사진과 함께 금액을 알려 드리고, 동의하신 뒤에만 추가 요금을 받아요.",
  },
  cancel: {
    question: "예약한 뒤에 취소할 수 있나요?",
    answer:
      "이사 당일까지 취소할 수 있고, 박스를 받은 뒤에도 같아요. 3일 전까지는 수수료가 없어요. 주문에서 취소 수수료와 환불 금액을 먼저 확인할 수 있어요.",
  },
  storageCancel: {
    question: "보관을 예약한 뒤에 취소할 수 있나요?",
    answer: `${storageCancelSentences.join(" ")} 시작하지 않은 보관료는 모두 환불해 드려요.`,
  },
  reschedule: {
    question: "예약한 날짜를 바꿀 수 있나요?",
    answer: `네, 주문에서 바꿀 수 있어요. ${RESCHEDULE_SENTENCE}`,
  },
  damage: {
    question: "짐이 상하거나 없어졌어요",
    answer: `짐을 받은 날부터 ${DAMAGE_NOTICE_DAYS}일 안에 주문의 ‘파손 신고하기’나 고객센터로 알려 주세요. 포장은 확인이 끝날 때까지 버리지 마세요.`,
  },
  balance: {
    question: "잔금은 언제 결제하나요?",
    answer: "짐을 모두 내린 뒤에 결제해요. 주문에 금액과 방법이 나와요.",
  },
  hold: {
    question: "결제하다가 시간이 마감되면요?",
    answer: `결제하는 동안 ${PROMISED_MINUTES.paymentHold}분간 시간을 맡아 둬요. 그 사이에는 마감되지 않아요.`,
  },
  twice: {
    question: "두 번 결제될까 걱정돼요",
    answer: "같은 주문은 두 번 결제되지 않아요. 결제 결과가 늦으면 주문에서 다시 확인할 수 있어요.",
  },
  boxes: {
    question: "박스는 몇 개가 필요할까요?",
    answer:
      "원룸은 10개, 투룸은 20개쯤 써요. 남은 박스는 돌려주시면 되고, 모자라면 전화로 알려 주세요.",
  },
  slots: {
    question: "날짜마다 금액이 왜 다른가요?",
    answer: "주말과 공휴일, 월말, 손 없는 날은 예약이 몰려서 추가 요금이 있어요. 달력에 표시돼요.",
  },
} as const satisfies Record<string, HelpEntry>;
