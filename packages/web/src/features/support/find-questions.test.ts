import { expect, test } from "vitest";
import { findQuestions } from "./find-questions.ts";
import { questions } from "./questions.ts";

const found = (text: string, category: Parameters<typeof findQuestions>[1]["category"] = null) =>
  findQuestions(questions, { text, category }).map(({ id }) => id);

test.each([
  ["환불", "refund-when"],
  ["ㅎㅂ", "refund-when"],
  ["계약ㄱ", "deposit"],
  ["보관 일부", "storage-take-out"],
])("findQuestions finds the answer when %s is typed", (text, id) => {
  expect(found(text)).toContain(id);
});

test("findQuestions returns all of a category when nothing is typed", () => {
  const ids = questions.filter(({ category }) => category === "box").map(({ id }) => id);
  expect(found(" ", "box")).toEqual(ids);
});

test("findQuestions returns nothing when no question has the words", () => {
  expect(found("우주선")).toEqual([]);
  expect(found("환불", "box")).toEqual([]);
});

test("questions have unique ids and answers in whole sentences when all are listed", () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, answer } of questions) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(answer).toMatch(/[요]\.$/);
  }
});
