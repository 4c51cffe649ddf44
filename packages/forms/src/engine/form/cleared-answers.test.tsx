import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";

import { quoteContext } from "../../definitions/quote/fixtures.ts";
import { completeStorage } from "../../definitions/storage/fixtures.ts";
import { storageForm } from "../../definitions/storage/form.ts";
import { mount } from "../../testing/mount.tsx";
import { SchemaForm } from "../../theme/schema-form.tsx";

const offer = page.getByRole("checkbox", { name: /첫 3개월 무료로 시작할게요/ });
const reminder = page.getByRole("checkbox", { name: /3개월 더 맡길지 물어봐 주세요/ });

function Storage({ first }: { first: string }) {
  const [step, setStep] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setStep("payment")}>
        결제로
      </button>
      <SchemaForm
        definition={storageForm}
        context={quoteContext}
        initialData={completeStorage}
        step={step}
        onStepChange={setStep}
        onSubmit={async () => {}}
      />
    </>
  );
}

beforeEach(() => localStorage.clear());

describe("a field that is cleared when inactive", () => {
  it("is empty when its question was removed and is asked again", async () => {
    await mount(<Storage first="payment" />);
    await expect.element(reminder).toBeChecked();
    await offer.click();
    await expect.element(reminder).not.toBeInTheDocument();
    await offer.click();
    await expect.element(reminder).not.toBeChecked();
  });

  it("is empty when an earlier step removed its question for a while", async () => {
    await mount(<Storage first="period" />);
    await page.getByRole("button", { name: "보관 기간(개월) 하나 추가" }).click();
    await page.getByRole("button", { name: "보관 기간(개월) 하나 빼기" }).click();
    await page.getByRole("button", { name: "결제로" }).click();
    await expect.element(offer).toBeChecked();
    await expect.element(reminder).not.toBeChecked();
  });
});
