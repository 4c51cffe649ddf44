import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { PHONE_NUMBER_MESSAGE } from "@damadum/domain";
import { phonePattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function Phone(props: PatternProps) {
  return <Pattern form={phonePattern} {...props} />;
}

const meta = {
  id: "forms-patterns-phone",
  title: "Forms/Patterns/휴대전화",
  component: Phone,
} satisfies Meta<typeof Phone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: { phone_number: "010-1234-5678" } } };

export const Filling: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("휴대전화 번호");
    await userEvent.type(field, "01012345678");
    await expect(field).toHaveValue("010-1234-5678");
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText("휴대전화 번호")).toHaveFocus();
    await expect(canvas.getByLabelText("휴대전화 번호")).toHaveAccessibleDescription(
      /입력해 주세요/,
    );
  },
};

export const Broken: Story = {
  args: { answers: { phone_number: "010-12" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(canvas.getByLabelText("휴대전화 번호")).toHaveAccessibleDescription(
      PHONE_NUMBER_MESSAGE,
    );
  },
};
