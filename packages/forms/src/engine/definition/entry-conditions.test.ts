import { describe, expect, it } from "vitest";

import { sampleForm } from "../../testing/sample/form.ts";
import type { FormValues } from "../data/values.ts";
import { reviewSections } from "../review/review-sections.ts";
import { validateStep } from "../validation/validate-step.ts";
import { activeAnswers } from "./active.ts";
import type { FormStep } from "./form-definition.ts";
import { shapeOf } from "./shape.ts";

// `helpers.*.plate` is asked for an entry whose own `has_car` is true.
const about = onlyStep(sampleForm.steps);

function onlyStep([step]: readonly FormStep[]): FormStep {
  if (step === undefined) throw new Error("The sample form has no step.");
  return step;
}

const mixed: FormValues = {
  helpers: [
    { name: "하나", plate: "12가 3456" },
    { name: "두리", has_car: true },
    { name: "세찬", has_car: true, plate: "34나 5678" },
  ],
};

function broken(values: FormValues) {
  return validateStep(sampleForm, about, values, { today: "2026-11-20" })
    .filter(({ path }) => path[0] === "helpers")
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("a condition in the entries of a list", () => {
  it("makes a schema for each entry when their answers differ", () => {
    expect(shapeOf(sampleForm, about, mixed)).toMatchObject({
      properties: {
        helpers: {
          items: [
            { properties: expect.not.objectContaining({ plate: expect.anything() }) },
            { required: expect.arrayContaining(["plate"]) },
            { properties: { plate: { type: "string" } } },
          ],
        },
      },
    });
  });

  it("requires a field only in entries where it is met", () => {
    expect(broken(mixed)).toEqual(["helpers.1.plate: 차량 번호를 입력해 주세요."]);
  });

  it("drops an answer from the request when it is no longer met in only one entry", () => {
    expect(sampleForm.toRequest(mixed)).toEqual({
      helpers: [
        { name: "하나" },
        { name: "두리", has_car: true },
        { name: "세찬", has_car: true, plate: "34나 5678" },
      ],
    });
  });

  it("hides an answer from rules and review but keeps it when it is no longer met", () => {
    expect(activeAnswers(sampleForm, mixed)).not.toEqual(mixed);
    expect(mixed).toHaveProperty("helpers.0.plate");
    const labels = reviewSections(sampleForm, mixed).flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    );
    expect(labels.filter((label) => label.endsWith("차량 번호"))).toEqual(["사람 3 차량 번호"]);
  });

  it("requires nothing of a list when it has no entries", () => {
    expect(broken({ helpers: [] })).toEqual(["helpers: 도와줄 사람을 한 명 이상 더해 주세요."]);
  });
});
