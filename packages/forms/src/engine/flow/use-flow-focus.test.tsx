import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";

import { mount } from "../../testing/mount.tsx";
import { useFlowFocus } from "./use-flow-focus.ts";

const steps = ["start", "items", "date"] as const;

interface FocusRequest {
  readonly stepId: string;
  readonly fieldId: string;
}

/** Steps with a question and one field each; the field of the second appears late. */
function Flow({ request }: { request: FocusRequest }) {
  const [stepId, setStepId] = useState<string>("start");
  const [hasLateField, setHasLateField] = useState(false);
  const { toMistake } = useFlowFocus(stepId, "question");
  return (
    <>
      <h2 id="question" tabIndex={-1}>{`질문 ${stepId}`}</h2>
      {(stepId !== "items" || hasLateField) && <input id={`field-${stepId}`} aria-label={stepId} />}
      <button type="button" onClick={() => toMistake(request.stepId, request.fieldId)}>
        틀린 곳으로
      </button>
      <button type="button" onClick={() => setHasLateField(true)}>
        늦은 칸
      </button>
      {steps.map((step) => (
        <button key={step} type="button" onClick={() => setStepId(step)}>
          {`${step} 열기`}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => page.getByRole("button", { name }).click();
const question = page.getByRole("heading");

it("useFlowFocus focuses the field when its step is on the screen", async () => {
  await mount(<Flow request={{ stepId: "date", fieldId: "field-date" }} />);
  await press("틀린 곳으로");
  await press("date 열기");
  await expect.element(page.getByRole("textbox", { name: "date" })).toHaveFocus();
});

it("useFlowFocus focuses the next step's question when the requested field was missing", async () => {
  await mount(<Flow request={{ stepId: "start", fieldId: "field-nowhere" }} />);
  await press("틀린 곳으로");
  await press("date 열기");
  await expect.element(question).toHaveTextContent("질문 date");
  await expect.element(question).toHaveFocus();
});

it("useFlowFocus keeps the focus when the requested field appears late", async () => {
  await mount(<Flow request={{ stepId: "items", fieldId: "field-items" }} />);
  await press("틀린 곳으로");
  await press("items 열기");
  await expect.element(question).toHaveFocus();
  await press("늦은 칸");
  await expect.element(page.getByRole("textbox", { name: "items" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "늦은 칸" })).toHaveFocus();
});

it("useFlowFocus drops a request when its step was not opened", async () => {
  await mount(<Flow request={{ stepId: "date", fieldId: "field-date" }} />);
  await press("틀린 곳으로");
  await press("items 열기");
  await expect.element(question).toHaveFocus();
  await press("date 열기");
  await expect.element(question).toHaveTextContent("질문 date");
  await expect.element(question).toHaveFocus();
});
