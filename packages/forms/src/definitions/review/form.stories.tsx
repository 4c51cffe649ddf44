import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { neverAnswered } from "../../testing/story-answers.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { reviewForm } from "./form.ts";

const context = {};

const meta = {
  id: "forms-movereview",
  title: "Forms/이사 후기",
  render: () => <StoryForm definition={reviewForm} context={context} onSubmit={neverAnswered} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /5점/ }));
    await expect(canvas.getByRole("radio", { name: /5점/ })).toBeChecked();
  },
};

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "후기 남기기" }));
    await expect(await canvas.findByText("별점을 골라 주세요.")).toBeVisible();
  },
};
