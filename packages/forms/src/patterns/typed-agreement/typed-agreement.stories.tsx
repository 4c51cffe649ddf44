import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { typedAgreementPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function TypedAgreement(props: PatternProps) {
  return <Pattern form={typedAgreementPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-typedagreement",
  title: "Forms/Patterns/적어서 동의",
  component: TypedAgreement,
} satisfies Meta<typeof TypedAgreement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Agreed: Story = { args: { answers: { disposal_agreed: true } } };

export const Filling: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "폐기");
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(field).not.toBeInvalid();
  },
};

/** Another word is not an agreement. */
export const OtherWord: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "네");
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};
