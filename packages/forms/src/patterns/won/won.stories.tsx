import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { wonPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Won(props: PatternProps) {
  return <Pattern form={wonPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-won",
  title: "Forms/Patterns/금액",
  component: Won,
} satisfies Meta<typeof Won>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { price: 1_890_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("1,890,000");
  },
};

export const Filling: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "89000원");
    await expect(field).toHaveValue("89,000");
  },
};

export const Broken: Story = {
  args: { answers: { price: 999_999_999_999 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};
