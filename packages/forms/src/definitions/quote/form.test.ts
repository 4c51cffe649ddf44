import { describe, expect, it } from "vitest";

import { toValues, withValueAt, type FormValues } from "../../engine/data/values.ts";
import { undotted } from "../../engine/data/path.ts";
import { validateForm } from "../../engine/validation/validate-form.ts";
import { completeQuote, QUOTE_TODAY } from "./fixtures.ts";
import { quoteForm } from "./form.ts";

const complete = toValues(completeQuote);

function messages(stepId: string, values: FormValues): readonly string[] {
  const issues = validateForm(quoteForm, values, { today: QUOTE_TODAY }).get(stepId) ?? [];
  return issues.map(({ message }) => message);
}

describe("required messages of the quote (spec section 5)", () => {
  it.each([
    [
      "start",
      [
        "출발지 주소를 입력해 주세요.",
        "출발지 상세 주소를 입력해 주세요.",
        "출발지 층수를 입력해 주세요.",
        "출발지 짐 나르는 방법을 골라 주세요.",
      ],
    ],
    [
      "destination",
      [
        "도착지 주소를 입력해 주세요.",
        "도착지 상세 주소를 입력해 주세요.",
        "도착지 층수를 입력해 주세요.",
        "도착지 짐 나르는 방법을 골라 주세요.",
      ],
    ],
    ["items", ["옮길 짐을 하나 이상 담아 주세요."]],
    ["date", ["이사 날짜를 골라 주세요.", "이사 시간을 골라 주세요."]],
    ["boxes", ["담아둠 박스를 쓸지 골라 주세요."]],
    ["extras", ["20kg 이상인 짐이 있는지 골라 주세요.", "작업자가 더 필요한지 골라 주세요."]],
  ] as const)("are those of every field of %s in screen order", (step, said) => {
    expect(messages(step, {})).toEqual(said);
  });

  it("are those of the rental when boxes are rented", () => {
    expect(messages("boxes", { use_boxes: true })).toEqual([
      "박스 개수를 입력해 주세요.",
      "박스를 받을 날짜를 골라 주세요.",
      "박스를 받을 시간을 골라 주세요.",
      "박스를 수거할 날짜를 골라 주세요.",
      "박스를 수거할 시간을 골라 주세요.",
    ]);
    expect(messages("boxes", { use_boxes: false })).toEqual([]);
  });

  it("are that of the helper count when helpers are requested", () => {
    expect(messages("extras", { heavy_load: false, extra_help: true })).toEqual([
      "추가 인원을 골라 주세요.",
    ]);
  });

  it("are shown again when text is blank or the list is empty", () => {
    const blank = withValueAt(complete, ["start", "detail"], " ");
    expect(messages("start", blank)).toEqual(["출발지 상세 주소를 입력해 주세요."]);
    expect(messages("items", { items: [] })).toEqual(["옮길 짐을 하나 이상 담아 주세요."]);
  });
});

it("rejects a text with an invisible mark of direction before it is sent", () => {
  const marked = withValueAt(complete, ["start", "detail"], "101동 \u202E101호");
  expect(messages("start", marked)).toEqual([
    "출발지 상세 주소에 글 방향을 바꾸는 보이지 않는 글자가 있어요. 지우고 다시 입력해 주세요.",
  ]);
});

describe("rules between answers of the quote", () => {
  it.each([
    ["date", "move_date", "2027-02-19", "오늘부터 90일 안의 날짜를 골라 주세요."],
    [
      "boxes",
      "box_rental.collection.date",
      "2026-12-16",
      "박스 배송부터 수거까지는 최대 7일까지 가능해요.",
    ],
    ["start", "start.floor", 0, "층수는 1층이나 지하 1층처럼 0이 아닌 수로 입력해 주세요."],
    ["start", "start.floor", 121, "출발지 층수는 지하 10층부터 120층까지 입력할 수 있어요."],
    ["start", "start.postcode", "99999", "없는 우편번호예요. 주소를 다시 찾아 주세요."],
  ])("reject in the step %s the answer %s = %s", (step, field, value, message) => {
    expect(messages(step, withValueAt(complete, undotted(field), value))).toEqual([message]);
  });

  it("reject a ladder when the floor is the ground floor", () => {
    const ladder = withValueAt(complete, ["start"], {
      ...completeQuote.start,
      floor: 1,
      carriage: "LADDER",
    });
    expect(messages("start", ladder)).toEqual([
      "사다리차는 2층부터 쓸 수 있어요. 계단이나 엘리베이터를 골라 주세요.",
    ]);
  });

  it("return no issue when the quote is complete", () => {
    expect(quoteForm.steps.flatMap(({ id }) => messages(id, complete))).toEqual([]);
  });
});

describe("the request of the quote", () => {
  it("contains every answer when every condition is met", () => {
    expect(quoteForm.toRequest(complete)).toEqual(completeQuote);
  });

  it("leaves out answers when their condition is no longer met", () => {
    const request = quoteForm.toRequest({ ...complete, use_boxes: false, extra_help: false });
    expect(request).not.toHaveProperty("box_rental");
    expect(request).not.toHaveProperty("helper_count");
  });
});
