import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { chargeConsentPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function ChargeConsent(props: PatternProps) {
  return <Pattern form={chargeConsentPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-chargeconsent",
  title: "Forms/Patterns/결제 동의",
  component: ChargeConsent,
} satisfies Meta<typeof ChargeConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /매달 80,000원/ })).not.toBeChecked();
  },
};

export const Agreed: Story = { args: { answers: { monthly_amount: 80_000 } } };

/** An agreement to another amount does not count for this one. */
export const OtherAmount: Story = {
  args: { answers: { monthly_amount: 72_000 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};
