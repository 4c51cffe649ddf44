import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { freeMonthsPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function FreeMonths(props: PatternProps) {
  return <Pattern form={freeMonthsPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-freemonths",
  title: "Forms/Patterns/무료 기간",
  component: FreeMonths,
} satisfies Meta<typeof FreeMonths>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /^첫 3개월 무료/ })).not.toBeChecked();
  },
};

export const Chosen: Story = { args: { answers: { promotion: "FREE_MONTH3" } } };

/** Both totals are named where the page can price them. */
export const Priced: Story = {
  args: {
    context: {
      totalWith: (_answers, _path, answer) => (answer === undefined ? 105_200 : 14_000),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/105,200원 대신 14,000원이에요/)).toBeVisible();
  },
};

/** A member who has had the free months is not offered them again. */
export const Used: Story = {
  args: { context: { hasFreeMonths: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};
