import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { paymentTypePattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function PaymentType(props: PatternProps) {
  return <Pattern form={paymentTypePattern} {...props} />;
}

const meta = {
  id: "forms-patterns-paymenttype",
  title: "Forms/Patterns/결제 방법",
  component: PaymentType,
} satisfies Meta<typeof PaymentType>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { context: { paymentTypeMode: "ALL" } } };

export const Filled: Story = {
  args: { context: { paymentTypeMode: "ALL" }, answers: { payment_type: "SUBSCRIPTION" } },
};

/** Payment types that the sale does not accept are not offered. */
export const OneOffered: Story = {
  args: { context: { paymentTypeMode: "ONLY_NORMAL_PAYMENT" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
};

export const Missing: Story = {
  args: { context: { paymentTypeMode: "ALL" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getAllByRole("radio")[0]).toHaveFocus();
    await expect(canvas.getByText(/골라 주세요/, { selector: "fieldset *" })).toBeVisible();
  },
};
