import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { personPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Person(props: PatternProps) {
  return <Pattern form={personPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-person",
  title: "Forms/Patterns/사람",
  component: Person,
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { name: "남궁새벽", email: "saebyeok@example.com" } },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText("이름")).toHaveAccessibleDescription(
      "이름을 입력해 주세요.",
    );
  },
};

export const Broken: Story = {
  args: { answers: { name: "라온", email: "saebyeok@" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText(/^이메일/)).toHaveAccessibleDescription(
      /처럼 입력해 주세요/,
    );
  },
};
