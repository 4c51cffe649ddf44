import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";

import { quoteContext } from "../quote/fixtures.ts";
import { mount } from "../../testing/mount.tsx";
import { rejectedField } from "../../testing/story-answers.ts";
import { SchemaForm } from "../../theme/schema-form.tsx";
import { completeStorageContinuation, continuationContext } from "./fixtures.ts";
import { storageContinuationForm } from "./form.ts";

const consent = page.getByRole("checkbox", { name: /자동으로 결제하는 데 동의해요/ });
const send = page.getByRole("button", { name: "이어서 보관하기" });

function Continuation({ amount, onSubmit }: { amount: number; onSubmit: (sent: object) => void }) {
  return (
    <SchemaForm
      definition={storageContinuationForm}
      context={{
        ...quoteContext,
        ...continuationContext,
        monthlyCharge: { from: "2027-02-20", amount },
      }}
      initialData={completeStorageContinuation}
      onSubmit={onSubmit}
    />
  );
}

it("storageContinuationForm sends the amount that was shown when the consent is ticked", async () => {
  const sent: object[] = [];
  await mount(<Continuation amount={88_000} onSubmit={(data) => void sent.push(data)} />);
  // The earlier consent was to another amount, so it does not count.
  await expect.element(consent).not.toBeChecked();
  await send.click();
  await expect.element(consent).toBeInvalid();
  expect(sent).toEqual([]);
  await consent.click();
  await send.click();
  await expect
    .poll(() => sent)
    .toEqual([{ ...completeStorageContinuation, monthly_amount: 88_000 }]);
});

const refuse = rejectedField("payment_id", "더 쓸 수 없는 결제 수단이에요.");

/** The first payment method is gone once the server has rejected it. */
function Removed({ onSubmit }: { onSubmit: (sent: object) => void }) {
  const [isRemoved, setRemoved] = useState(false);
  const { billingKeys } = continuationContext;
  return (
    <SchemaForm
      definition={storageContinuationForm}
      context={{
        ...quoteContext,
        ...continuationContext,
        billingKeys: isRemoved ? billingKeys.slice(1) : billingKeys,
      }}
      initialData={completeStorageContinuation}
      onSubmit={(data) => {
        onSubmit(data);
        setRemoved(true);
        return refuse();
      }}
    />
  );
}

it("storageContinuationForm does not send a payment method again when it is no longer offered", async () => {
  const sent: object[] = [];
  await mount(<Removed onSubmit={(data) => void sent.push(data)} />);
  await send.click();
  await expect.element(page.getByRole("radio", { name: /담아카드/ })).not.toBeInTheDocument();
  await expect.element(page.getByText("더 쓸 수 없는 결제 수단이에요.").first()).toBeVisible();
  await send.click();
  await expect.element(page.getByText("결제 수단을 골라 주세요.").first()).toBeVisible();
  expect(sent).toEqual([completeStorageContinuation]);
});
