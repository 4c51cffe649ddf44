import { expect, test } from "vitest";
import { helpFor } from "./help-topics.ts";

const questions = (path: string, step: string | null = null) =>
  helpFor(path, step).map(({ question }) => question);

test("helpFor returns topics of the open step when a quote is open", () => {
  expect(questions("/", "date")).toContain("날짜마다 금액이 왜 다른가요?");
  expect(questions("/", "items")).not.toEqual(questions("/", "date"));
  expect(questions("/")).toEqual(questions("/", "start"));
});

test("helpFor returns topics of payment and order when one is open", () => {
  expect(questions("/estimate/payment")).toContain("두 번 결제될까 걱정돼요");
  for (const path of ["/my", "/my/estimate/MV20261117T78HEVY3"]) {
    expect(questions(path)).toContain("예약한 뒤에 취소할 수 있나요?");
    expect(questions(path)).toContain("예약한 날짜를 바꿀 수 있나요?");
    expect(questions(path)).toContain("짐이 상하거나 없어졌어요");
  }
});

test.each(["/storage", "/storage/payment", "/my/order/storage/boxes"])(
  "helpFor leaves out moves when %s is open",
  (path) => {
    expect(questions(path)).toEqual([
      "보관을 예약한 뒤에 취소할 수 있나요?",
      "결제하다가 시간이 마감되면요?",
      "두 번 결제될까 걱정돼요",
    ]);
  },
);

test.each([
  "/boxes/DM-000001/content",
  "/boxes/DM-000001/damage",
  "/my/company/works",
  "/my/company/invoices",
])("helpFor leaves out moves and held times when %s is open", (path) => {
  expect(questions(path)).toEqual(["두 번 결제될까 걱정돼요"]);
});
