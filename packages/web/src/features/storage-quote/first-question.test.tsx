import { storageForm } from "@damadum/forms";
import { expect, test } from "vitest";
import { firstQuestion } from "./first-question.ts";

test("firstQuestion matches the first question and the step names of the form", () => {
  const [first] = storageForm.steps;
  expect(first).toMatchObject({ id: firstQuestion.id, title: firstQuestion.title });
  const asked = storageForm.steps.filter(({ when = [] }) =>
    [when].flat().every((condition) => "isNot" in condition),
  );
  expect(asked.map(({ name }) => name)).toEqual(firstQuestion.stepNames);
});
