import { quoteForm } from "@damadum/forms";
import { expect, test } from "vitest";
import { firstQuestion } from "./first-question.ts";

test("the first frame shows what the form asks first", () => {
  const [first] = quoteForm.steps;
  expect(first).toMatchObject({ id: firstQuestion.id, title: firstQuestion.title });
  expect(quoteForm.steps.map(({ name }) => name)).toEqual(firstQuestion.stepNames);
});
