import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { birthPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Birth(props: PatternProps) {
  return <Pattern form={birthPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-birth",
  title: "Forms/Patterns/생년월일",
  component: Birth,
} satisfies Meta<typeof Birth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { birthyear: "1958", birthday: "11-02", gender: "M" } },
};

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^생일/), "0314");
    await expect(canvas.getByLabelText(/^생일/)).toHaveValue("03-14");
  },
};

export const Broken: Story = {
  args: { answers: { birthyear: "92", birthday: "13-40" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText(/^태어난 해/)).toHaveAccessibleDescription(/네 자리/);
    await expect(canvas.getByLabelText(/^생일/)).toHaveAccessibleDescription(/월과 일/);
  },
};
