import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { boxCountPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function BoxCount(props: PatternProps) {
  return <Pattern form={boxCountPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-boxcount",
  title: "Forms/Patterns/박스 개수",
  component: BoxCount,
} satisfies Meta<typeof BoxCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Familiar things of a home suggest the number of boxes. */
export const Guided: Story = {
  play: async ({ canvas }) => {
    const [guide] = canvas.getAllByRole("radio");
    if (guide === undefined) throw new Error("No guide");
    await userEvent.click(guide);
    await expect(guide).toBeChecked();
    await expect(canvas.getByRole("spinbutton")).not.toHaveValue("0");
  },
};

export const Filled: Story = { args: { answers: { box_count: 12 } } };

export const Most: Story = { args: { answers: { box_count: 200 } } };

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("spinbutton")).toHaveFocus();
    await expect(canvas.getByRole("spinbutton")).toBeInvalid();
  },
};
