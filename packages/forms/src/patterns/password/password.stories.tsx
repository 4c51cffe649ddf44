import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { passwordPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";
import { expectFocus } from "../../testing/story-expectations.ts";

function Password(props: PatternProps) {
  return <Pattern form={passwordPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-password",
  title: "Forms/Patterns/비밀번호",
  component: Password,
} satisfies Meta<typeof Password>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: { passwd: "Box!2026go" } } };

export const Filling: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("비밀번호");
    await userEvent.type(field, "box2026");
    await expect(field).toHaveAccessibleDescription(/8~20자 아직이에요.*두 가지 이상 맞아요/);
  },
};

export const Missing: Story = { play: expectFocus("확인", "비밀번호") };

export const TooWeak: Story = {
  args: { answers: { passwd: "onlyletters" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText("비밀번호")).toBeInvalid();
  },
};
