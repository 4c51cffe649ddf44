import { expect, test } from "vitest";

import { ProblemCode } from "../src/generated/model.schemas.ts";
import { serverSentences } from "./server-sentences.ts";

const sentences = serverSentences();

test("serverSentences reads a sentence for every code of the contract and for nothing else", () => {
  const read = [...sentences].filter(([, own]) => own.length > 0).map(([code]) => code);
  expect(read.toSorted()).toEqual(Object.values(ProblemCode).toSorted());
});

test("serverSentences reads the sentences about other subjects, and matches text literally around a placeholder", () => {
  const says = (code: string, message: string) =>
    sentences.get(code)?.some((sentence) => sentence.test(message));
  expect(says("state_conflict", "잔금은 짐을 내린 뒤에 낼 수 있어요.")).toBe(true);
  expect(says("state_conflict", "잔금은 짐을 내린 뒤에 낼 수 있어요!")).toBe(false);
  expect(says("already_paid", "잔금은 짐을 내린 뒤에 낼 수 있어요.")).toBe(false);
  const pending = (minutes: string) =>
    `결제를 기다리는 변경이 있어요. 먼저 마치거나 ${minutes}분 뒤 다시 해 주세요.`;
  expect(says("change_pending", pending("15"))).toBe(true);
  expect(says("change_pending", pending("몇 "))).toBe(false);
});
