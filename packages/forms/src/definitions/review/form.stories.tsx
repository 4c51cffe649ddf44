import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { readOnlyStory } from "../../testing/form-stories.tsx";
import { neverAnswered } from "../../testing/story-answers.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { completeReview } from "./fixtures.ts";
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

export const Edited: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "정의 고치기" }));
    await userEvent.click(await canvas.findByText("1. 후기"));
    const question = within(canvas.getByRole("group", { name: "rating" }));
    const help = question.getByRole("textbox", { name: "도움말" });
    await userEvent.type(help, "다섯 점이 가장 좋아요.");
    await expect(canvas.getAllByText("다섯 점이 가장 좋아요.")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "content 위로" }));
    await userEvent.click(canvas.getByRole("button", { name: "패치 만들기" }));
    const patch = await canvas.findByRole("region", { name: "패치" });
    await expect(patch).toHaveTextContent('+ help: "다섯 점이 가장 좋아요."');
  },
};

export const ReadOnly = readOnlyStory(reviewForm, completeReview);
