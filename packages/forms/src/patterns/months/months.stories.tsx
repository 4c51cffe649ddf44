import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { monthsPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Months(props: PatternProps) {
  return <Pattern form={monthsPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-months",
  title: "Forms/Patterns/보관 기간",
  component: Months,
} satisfies Meta<typeof Months>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each usual period shows what makes it cheaper. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^6개월 10% 할인/ }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("6");
  },
};

export const Filled: Story = {
  args: { answers: { months: 4 } },
  play: async ({ canvas }) => {
    for (const usual of canvas.getAllByRole("radio")) await expect(usual).not.toBeChecked();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("spinbutton")).toHaveFocus();
    await expect(canvas.getByRole("spinbutton")).toBeInvalid();
  },
};
