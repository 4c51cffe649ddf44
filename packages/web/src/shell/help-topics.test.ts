import { expect, test } from "vitest";
import { helpFor } from "./help-topics.ts";

const questions = (path: string, step: string | null = null) =>
  helpFor(path, step).map(({ question }) => question);

test("helpFor answers what the open step of the quote raises", () => {
  expect(questions("/", "date")).toContain("날짜마다 금액이 다른 까닭이 있나요?");
  expect(questions("/", "items")).not.toEqual(questions("/", "date"));
  expect(questions("/")).toEqual(questions("/", "start"));
});

test("helpFor answers what paying and an order raise", () => {
  expect(questions("/estimate/payment")).toContain("두 번 결제될까 걱정돼요");
  expect(questions("/my")).toContain("예약한 뒤에 취소할 수 있나요?");
});

test.each(["/storage", "/storage/payment", "/my/order/storage/boxes"])(
  "helpFor says nothing of a move when %s is open",
  (path) => {
    expect(questions(path)).toEqual(["결제하다가 시간이 마감되면요?", "두 번 결제될까 걱정돼요"]);
  },
);

test.each([
  "/boxes/DM-000001/content",
  "/boxes/DM-000001/damage",
  "/my/company/works",
  "/my/company/invoices",
])("helpFor says nothing of a move or of a time that is held when %s is open", (path) => {
  expect(questions(path)).toEqual(["두 번 결제될까 걱정돼요"]);
});
