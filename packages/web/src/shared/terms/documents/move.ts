import {
  companyCancelRules,
  DAMAGE_NOTICE_DAYS,
  LEAD_HOUR,
  MAX_DELIVERY_GAP_DAYS,
  MAX_WORK_DAYS,
  PROMISED_MINUTES,
  REFUND_WORKING_DAYS,
  RESCHEDULE_CLAUSE,
  prohibitedOnMoves,
} from "@damadum/domain";
import { earlierArticles, type TermsArticle, type TermsDocument } from "../terms-document.ts";
import { CURRENT, depositRate, moveCancelFees, moveWorkPrices } from "../figures.ts";

const articles: readonly TermsArticle[] = [
  {
    title: "목적",
    clauses: [
      "이 약관은 회사가 제공하는 이사와 운송 서비스의 계약, 요금, 취소와 책임에 관한 사항을 정합니다.",
      "이 약관에 없는 내용은 공정거래위원회의 이사화물 표준약관과 관련 법령을 따릅니다.",
    ],
  },
  {
    title: "용어",
    clauses: [
      {
        text: "이 약관에서 쓰는 말의 뜻은 다음과 같습니다.",
        items: [
          "견적: 고객이 알린 장소, 짐, 날짜로 계산한 총액과 그 내역",
          `계약금: 고른 시간을 맡아 두려고 먼저 내는 총액의 ${depositRate}%`,
          "잔금: 총액에서 이미 결제한 금액을 뺀 나머지",
          "박스 대여: 이사 전에 박스를 배송하고 이사 뒤에 빈 박스를 수거하는 일",
        ],
      },
    ],
  },
  {
    title: "견적과 계약",
    clauses: [
      "회사는 고객이 알린 내용으로 견적서를 만들어 드립니다. 견적서에는 회사 정보, 일시, 품목과 부피, 차량과 인원, 장비, 총액과 내역이 적힙니다.",
      "고객이 계약금이나 총액을 결제하면 계약이 이루어집니다. 견적은 견적서에 적힌 유효 기간 동안 같은 금액으로 예약할 수 있습니다.",
      `결제하는 동안 고른 시간을 ${PROMISED_MINUTES.paymentHold}분간 맡아 둡니다. 그 안에 결제하지 않으면 다른 고객이 예약할 수 있습니다.`,
      `예약은 오늘부터 ${MAX_WORK_DAYS}일 안의 날짜로, 전날 오후 ${LEAD_HOUR - 12}시까지 받습니다.`,
    ],
  },
  {
    title: "요금과 결제",
    clauses: [
      "총액에는 부가가치세가 들어 있습니다. 차량과 인원, 거리, 층과 나르는 방법, 날짜, 추가 인원에 따라 정해지며 내역은 견적서에 한 줄씩 적습니다.",
      { text: "작업에 따라 더해지는 요금은 다음과 같습니다.", table: moveWorkPrices },
      `고객은 총액을 한 번에 결제하거나, 계약금 ${depositRate}%를 먼저 결제하고 잔금을 나중에 결제할 수 있습니다.`,
      "잔금은 짐을 모두 내린 뒤에 결제합니다.",
    ],
  },
  {
    title: "추가 요금",
    clauses: [
      "회사는 고객의 동의 없이 견적보다 많은 금액을 받지 않습니다.",
      "짐이 늘었거나 현장 조건이 견적과 다르면 사진과 까닭, 금액을 적은 추가 결제를 보내 드립니다. 고객은 받아들이거나 거절할 수 있습니다.",
      "거절한 작업은 하지 않으며, 처음 견적에 든 작업은 그대로 진행합니다.",
    ],
  },
  {
    title: "박스 대여",
    clauses: [
      `박스 배송부터 수거까지는 최대 ${MAX_DELIVERY_GAP_DAYS}일입니다.`,
      "고객은 박스를 깨끗이 쓰고, 약속한 날에 비워서 돌려줍니다.",
      "평소처럼 쓰다가 생긴 흠에는 비용을 청구하지 않습니다.",
    ],
  },
  {
    title: "고객이 알려야 할 것",
    clauses: [
      {
        text: "고객은 작업에 영향을 주는 다음 내용을 미리 알립니다.",
        items: [
          "층수와 엘리베이터, 사다리차를 쓸 수 있는지",
          "한 개가 20kg 이상인 짐, 나누거나 풀어야 하는 가구",
          "깨지기 쉽거나 값이 비싼 물건",
          "차가 들어오지 못하는 길, 관리사무소의 작업 시간 제한",
        ],
      },
      "알리지 않아 늘어난 작업은 추가 요금의 절차를 따릅니다.",
    ],
  },
  {
    title: "싣지 않는 물건",
    clauses: [
      {
        text: "회사는 다음 물건을 운송하지 않습니다.",
        table: {
          caption: "싣지 않는 물건",
          headers: ["종류", "예", "까닭"],
          rows: prohibitedOnMoves.map(({ kind, examples, clause }) => [
            kind,
            examples.join(", "),
            clause,
          ]),
        },
      },
      "고객이 알리지 않고 실은 위 물건이 없어지거나 상하면, 회사는 고의나 중대한 잘못이 없는 한 책임지지 않습니다.",
    ],
  },
  {
    title: "고객의 취소와 환불",
    clauses: [
      "고객은 이사 당일 작업을 시작하기 전까지 주문 화면에서 취소할 수 있고, 빌린 박스를 받은 뒤에도 같습니다. 받은 박스는 예약한 수거 시간이나 새로 정한 날에 회사가 가져갑니다. 취소 수수료와 환불 금액은 취소하기 전에 보여 드립니다.",
      { text: "취소 수수료는 다음과 같습니다.", table: moveCancelFees },
      RESCHEDULE_CLAUSE,
      "취소 수수료는 결제한 금액을 넘지 않으며, 결제하기 전에는 수수료가 없습니다.",
      `환불 금액은 취소한 날부터 ${REFUND_WORKING_DAYS}영업일 안에 결제한 수단으로 돌려 드립니다.`,
    ],
  },
  {
    title: "회사의 취소와 배상",
    clauses: [
      {
        text: "회사의 책임으로 계약을 취소하면 결제한 금액을 모두 돌려 드리고, 다음 금액을 더 배상합니다.",
        table: {
          caption: "회사 책임으로 취소할 때의 배상",
          headers: ["알린 때", "배상"],
          rows: companyCancelRules.map(({ daysBefore, deposits }) => [
            noticeOf(daysBefore),
            `계약금의 ${deposits}배`,
          ]),
        },
      },
      "천재지변처럼 누구의 책임도 아닌 까닭으로 취소하면 결제한 금액을 모두 돌려 드립니다.",
    ],
  },
  {
    title: "늦어진 때",
    clauses: [
      "회사의 책임으로 약속한 시간보다 늦으면, 늦은 시간마다 계약금의 절반을 계약금의 10배까지 배상합니다. 한 시간이 안 되는 시간은 세지 않습니다.",
      "교통 통제, 폭우와 폭설처럼 회사가 막을 수 없었던 까닭을 증명하면 배상하지 않습니다.",
    ],
  },
  {
    title: "짐의 파손과 분실",
    clauses: [
      "회사는 주의를 다했다는 것을 증명하지 못하면 짐이 없어지거나 상한 손해를 배상합니다.",
      `고객은 짐을 받은 날부터 ${DAMAGE_NOTICE_DAYS}일 안에 회사에 알려야 합니다. 그 안에 알리지 않으면 일부 분실과 파손에 대한 책임이 없어질 수 있습니다.`,
      "배상 기준과 순서는 손해배상규정을 따릅니다.",
    ],
  },
  {
    title: "분쟁의 해결",
    clauses: [
      "회사와 고객은 분쟁을 대화로 풀도록 노력합니다. 풀리지 않으면 한국소비자원이나 전자거래분쟁조정위원회에 조정을 신청할 수 있습니다.",
      "소송의 관할은 민사소송법을 따릅니다.",
    ],
  },
];

/** 운송약관: moves, from the estimate to compensation for damage. */
export const document: TermsDocument = {
  summary: [
    `계약금 ${depositRate}%로 예약하고, 잔금은 짐을 내린 뒤에 결제해요.`,
    "이사 3일 전까지는 취소 수수료가 없어요.",
    "동의하지 않은 추가 요금은 받지 않아요.",
    `파손은 ${DAMAGE_NOTICE_DAYS}일 안에 알려 주세요.`,
  ],
  revisions: [
    {
      effectiveFrom: CURRENT,
      changes: [
        "추가 요금은 사진과 까닭을 먼저 보내고 동의를 받도록 정했어요.",
        "회사 책임으로 취소할 때의 배상을 표로 밝혔어요.",
      ],
      articles,
    },
    {
      effectiveFrom: "2026-10-01",
      changes: [],
      articles: earlierArticles(articles, {
        "추가 요금": null,
        "회사의 취소와 배상": {
          title: "회사의 취소와 배상",
          clauses: [
            "회사의 책임으로 계약을 취소하면 결제한 금액을 모두 돌려 드리고, 이사화물 표준약관에 따라 배상합니다.",
          ],
        },
      }),
    },
  ],
};

function noticeOf(daysBefore: number | null): string {
  if (daysBefore === null) return "알리지 않음";
  return daysBefore === 0 ? "이사 당일" : `이사 ${daysBefore}일 전`;
}
