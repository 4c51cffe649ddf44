import type { OperatorCommand, OperatorCommandResult } from "@damadum/sdk";
import {
  fixtures,
  getListOperatorCommandsMockHandler,
  getRunOperatorCommandMockHandler,
} from "@damadum/sdk/mocks";

const [like] = fixtures.operatorCommands;
if (like === undefined) throw new Error("The SDK has no command to build others on.");

const change = (name: string, key: string, label: string): OperatorCommand => ({
  ...like,
  name,
  words: name.replace("-", " "),
  summary: label,
  changes: true,
  may: true,
  fields: [{ key, label, help: label, flag: null, is_file: false }],
  input_schema: {
    type: "object",
    required: [key],
    properties: { [key]: { type: "string", minLength: 1, maxLength: 500 } },
  },
});

const view = (name: string, key: string, label: string): OperatorCommand => ({
  ...change(name, key, label),
  changes: false,
  input_schema: { type: "object", properties: { [key]: { type: "string", format: "date" } } },
});

const cell = (value: string | number, text = String(value)) => ({ value, text });
const nothing = { value: null, text: "-" };

const empty: OperatorCommandResult = {
  message: null,
  facts: [],
  tables: [],
  open_commands: null,
  page: null,
  file: null,
};

/** A review as long as one may be, so that nothing of it may be cut. */
export const longReview =
  "기사님 두 분이 약속한 시간보다 10분 먼저 오셔서 바닥부터 덮어 주셨어요. 책장은 나사를 하나씩 봉투에 담아 두셨고, 새집에서는 제가 말하기 전에 예전 자리 순서대로 다시 꽂아 주셨습니다.\n다만 사다리차가 늦어져 30분을 기다렸는데 연락이 없었어요. 그리고 식탁 다리 하나에 긁힌 자국이 생겼는데, 어디에 말해야 하는지 몰라 여기에 적어요. 사진도 있어요.";

const reviews: OperatorCommandResult = {
  ...empty,
  tables: [
    {
      title: null,
      columns: [
        { key: "id", label: "번호" },
        { key: "serial", label: "이사" },
        { key: "rating", label: "별점" },
        { key: "content", label: "후기" },
        { key: "answer", label: "답글" },
        { key: "hidden", label: "가린 까닭" },
        { key: "at", label: "쓴 때" },
      ],
      rows: [
        [
          cell("0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1e01"),
          cell("MV20261201ABCDEFGH"),
          cell(3),
          cell(longReview),
          nothing,
          nothing,
          cell("2026-12-02T09:30:00+09:00", "2026-12-02 09:30"),
        ],
        [
          cell("0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1e02"),
          cell("MV20261101ABCDEFGH"),
          cell(1),
          cell("별로예요"),
          cell("불편을 드려 죄송해요. 어떤 점이 아쉬웠는지 전화로 여쭤볼게요."),
          cell("다른 고객의 이름이 적혀 있어 가렸어요"),
          cell("2026-11-02T10:00:00+09:00", "2026-11-02 10:00"),
        ],
      ],
    },
  ],
  page: { total: 2, next: null },
};

const prices: OperatorCommandResult = {
  ...empty,
  facts: [
    { label: "가격표", value: "2026-11", text: "2026-11" },
    { label: "다음 가격표", value: null, text: "-" },
    { label: "박스 대여 하나", value: 1_000, text: "1,000원" },
  ],
  tables: [
    {
      title: "트럭",
      columns: [
        { key: "volume", label: "박스 분량까지" },
        { key: "truck", label: "트럭" },
        { key: "crew", label: "사람" },
        { key: "base", label: "기본" },
        { key: "stairs", label: "계단 한 층" },
      ],
      rows: [
        [cell(30), cell("1톤"), cell(1), cell(80_000, "80,000원"), cell(5_000, "5,000원")],
        [cell(60), cell("1톤"), cell(2), cell(143_500, "143,500원"), cell(15_000, "15,000원")],
      ],
    },
  ],
};

/** The list of reviews and the price list, and what is done from them. */
export const listHandlers = [
  getListOperatorCommandsMockHandler({
    commands: [
      view("reviews-list", "from", "이 날부터"),
      change("reviews-answer", "message", "답글"),
      change("reviews-hide", "reason", "까닭"),
      change("reviews-show", "reason", "까닭"),
      view("prices-show", "day", "견적을 내는 날"),
    ],
  }),
  getRunOperatorCommandMockHandler(({ params: { name } }) => {
    if (name === "reviews-list") return reviews;
    return name === "prices-show" ? prices : fixtures.operatorResult;
  }),
];
