import {
  CONTINUATION_NOTICE_DAYS,
  DAMAGE_NOTICE_DAYS,
  formatWon,
  MAX_CHARGE_FAILURES,
  MAX_DELIVERY_GAP_DAYS,
  orderPaymentTypes,
  REFUND_WORKING_DAYS,
  RESCHEDULE_CLAUSE,
  prohibitedInStorage,
  prohibitedOnMoves,
  storageGrades,
  storagePromotions,
} from "@damadum/domain";
import { earlierArticles, type TermsArticle, type TermsDocument } from "../terms-document.ts";
import { CURRENT, storageCancelFees, storagePrices } from "../figures.ts";

const articles: readonly TermsArticle[] = [
  {
    title: "목적",
    clauses: [
      "이 약관은 회사가 고객의 박스를 가져와 보관하고 돌려 드리는 서비스의 계약과 요금, 연체, 해지와 책임을 정합니다.",
      "이 약관에 없는 내용은 상법의 창고업 규정과 관련 법령을 따릅니다.",
    ],
  },
  {
    title: "보관 계약",
    clauses: [
      "고객이 박스 개수, 보관 등급, 기간, 방문 날짜를 정하고 결제하면 계약이 이루어집니다.",
      "보관 기간은 박스가 창고에 들어온 날 시작하고, 정한 개월 수가 지나는 날의 하루 전에 끝납니다.",
      "빈 박스를 받은 날부터 채운 박스를 돌려보내는 날까지는 " +
        `최대 ${MAX_DELIVERY_GAP_DAYS}일입니다.`,
    ],
  },
  {
    title: "보관 등급과 보관료",
    clauses: [
      {
        text: "보관료는 박스 하나에 한 달 기준으로 다음과 같습니다. 부가가치세가 들어 있습니다.",
        table: {
          caption: "보관료",
          headers: ["등급", "한 달 보관료"],
          rows: [
            [storageGrades.BASIC.label, formatWon(storagePrices.monthlyPerBox.BASIC)],
            [storageGrades.CLIMATE.label, formatWon(storagePrices.monthlyPerBox.CLIMATE)],
          ],
        },
      },
      {
        text: "기간의 보관료를 한 번에 결제하면 다음과 같이 할인합니다.",
        table: {
          caption: "기간 할인",
          headers: ["기간", "할인"],
          rows: storagePrices.periodDiscounts.map(({ fromMonths, rate }) => [
            `${fromMonths}개월부터`,
            `보관료의 ${rate}%`,
          ]),
        },
      },
      "배송과 수거 요금은 지역과 박스 개수, 층과 날짜에 따라 정해지며 결제하기 전에 한 줄씩 보여 드립니다.",
    ],
  },
  {
    title: "결제",
    clauses: [
      {
        text: "고객은 다음 가운데 하나를 고릅니다.",
        items: Object.values(orderPaymentTypes).map(({ label, clause }) => `${label}: ${clause}`),
      },
      "정기 결제는 보관 시작일을 기준으로 매달 결제하며, 다음 결제일과 금액을 계약 화면에 보여 드립니다.",
      "결제하지 못하면 고객이 등록한 다른 결제 수단으로 다시 시도합니다.",
    ],
  },
  {
    title: "연체",
    clauses: [
      `정기 결제가 ${MAX_CHARGE_FAILURES}일 동안 이루어지지 않으면 계약은 미납 상태가 됩니다.`,
      "미납 상태에서는 보관료를 모두 결제하기 전까지 박스의 일부만 찾을 수 없습니다. 모든 박스를 찾거나 폐기하는 주문에는 밀린 보관료가 함께 계산됩니다.",
      "새 결제 수단을 등록하면 밀린 보관료를 결제하고 계약이 이어집니다.",
      "보관 기간이 끝난 뒤에도 박스를 찾지 않으면 한 달 보관료를 30일로 나누어 지난 날만큼 받습니다. 연체 이자나 위약금은 없습니다.",
    ],
  },
  {
    title: "박스 받기와 다시 맡기기",
    clauses: [
      "고객은 보관하는 동안 박스의 전부나 일부를 배송받고, 다시 맡길 수 있습니다.",
      "배송과 수거 요금은 주문할 때 보여 드리는 금액입니다.",
    ],
  },
  {
    title: "기간 연장과 등급 변경",
    clauses: [
      "고객은 보관 기간이 끝나기 전에 기간을 늘릴 수 있습니다.",
      "보관 등급은 더 높은 등급으로 바꿀 수 있으며, 남은 기간의 차액을 결제합니다.",
      `${storagePromotions.FREE_MONTH3.label} 이벤트의 무료 기간은 그대로 끝납니다. 이어서 보관할지 물어봐 달라고 주문과 함께 남긴 고객에게는 유료로 바뀌는 날 ${CONTINUATION_NOTICE_DAYS}일 전부터 그날과 바뀌기 전후의 금액, 결제 방법, 해지하는 방법을 알려 드리고, 그동안 고객이 따로 동의한 때에만 유료로 바뀝니다.`,
    ],
  },
  {
    title: "취소와 해지",
    clauses: [
      {
        text: "첫 방문 전에 취소하면 수수료는 다음과 같습니다. 시작하지 않은 보관료는 모두 돌려 드립니다.",
        table: storageCancelFees,
      },
      "첫 방문을 시작한 뒤에는 취소할 수 없습니다. 박스가 창고에 들어온 뒤에는 해지할 수 있습니다.",
      RESCHEDULE_CLAUSE,
      `보관하는 동안 해지하면 쓰지 않은 날의 보관료에서 그 금액의 ${storagePrices.terminationFeeRate}%를 해지 수수료로 빼고 돌려 드립니다. 돌려 드릴 금액은 해지하기 전에 보여 드립니다.`,
      `환불 금액은 ${REFUND_WORKING_DAYS}영업일 안에 결제한 수단으로 돌려 드립니다.`,
    ],
  },
  {
    title: "폐기",
    clauses: [
      `고객이 원하고 동의하면 박스를 폐기합니다. 요금은 박스 하나에 ${formatWon(storagePrices.disposalPerBox)}입니다.`,
      "회사는 고객의 동의 없이 박스를 폐기하지 않습니다. 오래 연락이 닿지 않는 박스는 관련 법령의 절차를 따릅니다.",
    ],
  },
  {
    title: "맡길 수 없는 물건",
    clauses: [
      {
        text: "다음 물건은 보관하지 않습니다.",
        table: {
          caption: "맡길 수 없는 물건",
          headers: ["종류", "예", "까닭"],
          rows: [...prohibitedInStorage, ...prohibitedOnMoves].map(({ kind, examples, clause }) => [
            kind,
            examples.join(", "),
            clause,
          ]),
        },
      },
      "박스는 하나에 20kg까지 담을 수 있습니다. 더 무거운 박스가 있으면 미리 알려 주셔야 합니다.",
      "맡길 수 없는 물건이 의심되면 고객에게 알리고, 함께 확인하거나 돌려보낼 수 있습니다. 그 밖에는 고객의 박스를 열지 않습니다.",
    ],
  },
  {
    title: "회사의 보관 의무",
    clauses: [
      "회사는 박스마다 번호를 붙이고, 창고에 들어오고 나가는 때를 기록합니다.",
      "회사는 화재와 도난, 누수를 막는 설비를 갖추고 온도와 습도를 등급에 맞게 관리합니다.",
    ],
  },
  {
    title: "파손과 분실",
    clauses: [
      "회사는 주의를 다했다는 것을 증명하지 못하면 박스와 내용물의 손해를 배상합니다.",
      `고객은 박스를 받은 날부터 ${DAMAGE_NOTICE_DAYS}일 안에 알려야 합니다. 배상 기준과 순서는 손해배상규정을 따릅니다.`,
    ],
  },
];

/** 보관약관: stored boxes, from the first order to the last. */
export const document: TermsDocument = {
  summary: [
    `박스 하나에 한 달 ${formatWon(storagePrices.monthlyPerBox.BASIC)}부터예요.`,
    "중간에 해지해도 쓰지 않은 날만큼 돌려 드려요.",
    "무료 이벤트는 자동으로 유료가 되지 않아요.",
    "동의 없이 박스를 열거나 폐기하지 않아요.",
  ],
  revisions: [
    {
      effectiveFrom: CURRENT,
      changes: ["무료 이벤트가 자동으로 유료로 바뀌지 않는다는 것을 밝혔어요."],
      articles,
    },
    {
      effectiveFrom: "2026-10-01",
      changes: [],
      articles: earlierArticles(articles, {
        "기간 연장과 등급 변경": {
          title: "기간 연장과 등급 변경",
          clauses: [
            "고객은 보관 기간이 끝나기 전에 기간을 늘릴 수 있습니다.",
            "보관 등급은 더 높은 등급으로 바꿀 수 있으며, 남은 기간의 차액을 결제합니다.",
          ],
        },
      }),
    },
  ],
};
