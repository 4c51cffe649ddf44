import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import { completeQuote, quoteContext } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { mount } from "../../testing/mount.tsx";
import { SchemaForm } from "../../theme/schema-form.tsx";

const rented = page.getByRole("radio", { name: /^네, 빌릴게요/ });
const own = page.getByRole("radio", { name: /^아니요, 제 박스를 쓸게요/ });
const boxes = page.getByRole("heading", { name: "박스를 빌려 드릴까요?" });
const extras = page.getByRole("heading", { name: "더 알려 주실 내용이 있나요?" });

function Boxes() {
  const [step, setStep] = useState("boxes");
  const { box_rental: _rental, use_boxes: _open, ...answers } = completeQuote;
  return (
    <SchemaForm
      definition={quoteForm}
      context={quoteContext}
      initialData={answers}
      step={step}
      onStepChange={setStep}
      onSubmit={async () => {}}
    />
  );
}

beforeEach(() => localStorage.clear());

describe("a step with one question", () => {
  it("continues by itself when a press answers it", async () => {
    await mount(<Boxes />);
    await own.click();
    await expect.element(extras).toHaveFocus();
    await page.getByRole("button", { name: "이전" }).click();
    await expect.element(own).toBeChecked();
  });

  it("stays when the answer leads to more questions", async () => {
    await mount(<Boxes />);
    await rented.click();
    await expect.element(page.getByRole("spinbutton", { name: "박스 개수" })).toBeVisible();
    await expect.element(boxes).toBeVisible();
  });

  it("stays when an arrow key answers it", async () => {
    await mount(<Boxes />);
    await rented.click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(own).toBeChecked();
    await expect.element(boxes).toBeVisible();
    await page.getByRole("button", { name: "다음" }).click();
    await expect.element(extras).toBeVisible();
  });
});
