import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { smsNumberPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";
import { expectFocus } from "../../testing/story-expectations.ts";

function SmsNumber(props: PatternProps) {
  return <Pattern form={smsNumberPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-smsnumber",
  title: "Forms/Patterns/문자 인증번호",
  component: SmsNumber,
} satisfies Meta<typeof SmsNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: { number: "482019" } } };

/** The remaining validity is shown in the field. */
export const CountingDown: Story = {
  render: (args) => <SmsNumber {...args} context={{ numberUntil: Date.now() + 170_000 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2:50")).toBeVisible();
  },
};

export const Missing: Story = { play: expectFocus("확인", "인증번호") };

export const TooShort: Story = {
  args: { answers: { number: "482" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText("인증번호")).toHaveAccessibleDescription(/여섯 자리/);
  },
};
