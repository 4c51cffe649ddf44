import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import {
  completeStorageContinuation,
  continuationContext,
} from "../../definitions/storage-continuation/fixtures.ts";
import { billingKeyPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function BillingKey(props: PatternProps) {
  return <Pattern form={billingKeyPattern} context={continuationContext} {...props} />;
}

const meta = {
  id: "forms-patterns-billingkey",
  title: "Forms/Patterns/결제 수단",
  component: BillingKey,
} satisfies Meta<typeof BillingKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /담아카드/ })).not.toBeChecked();
  },
};

const { payment_id } = completeStorageContinuation;

export const Chosen: Story = { args: { answers: { payment_id } } };

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect((await canvas.findAllByText("결제 수단을 골라 주세요."))[0]).toBeVisible();
  },
};
