import { quoteForm } from "@damadum/forms";
import { expect, test } from "vitest";
import { firstQuestion } from "./first-question.ts";

test("firstQuestion matches the first question and the step names of the form", () => {
  const [first] = quoteForm.steps;
  expect(first).toMatchObject({ id: firstQuestion.id, title: firstQuestion.title });
  expect(quoteForm.steps.map(({ name }) => name)).toEqual(firstQuestion.stepNames);
});
