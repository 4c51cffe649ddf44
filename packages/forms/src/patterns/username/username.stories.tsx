import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { USERNAME_MESSAGE } from "@damadum/domain";
import { usernamePattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Username(props: PatternProps) {
  return <Pattern form={usernamePattern} {...props} />;
}

const meta = {
  id: "forms-patterns-username",
  title: "Forms/Patterns/아이디",
  component: Username,
} satisfies Meta<typeof Username>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { username: "damadum01" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("쓸 수 있는 아이디예요.")).toBeVisible();
  },
};

export const Checking: Story = {
  args: {
    answers: { username: "damadum01" },
    context: { checkUsername: () => new Promise(() => {}) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/확인하고 있어요/)).toBeVisible();
  },
};

export const Taken: Story = {
  args: {
    answers: { username: "damadum01" },
    context: { checkUsername: () => Promise.resolve({ valid: false, reason: "TAKEN" }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/이미 쓰고 있는 아이디예요/)).toBeVisible();
  },
};

export const Broken: Story = {
  args: { answers: { username: "담아둠" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText("아이디")).toHaveAccessibleDescription(USERNAME_MESSAGE);
  },
};
