import type { Meta, StoryObj } from "@storybook/react-vite";
import { rejected } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCollection } from "./fixtures.ts";
import { collectionForm } from "./form.ts";

const form = formStories(collectionForm, {
  context: quoteContext,
  complete: completeCollection,
  errors: expectMessage("박스 수거 신청하기", "박스를 수거할 날짜를 골라 주세요."),
});

const meta = {
  id: "forms-collection",
  title: "Forms/박스 수거",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = form.Default;
export const Filled = form.Filled;
export const Errors = form.Errors;

export const SlotFull: Story = {
  args: {
    answers: completeCollection,
    onSubmit: rejected(409, "slot_full", "고른 시간이 방금 마감됐어요."),
  },
  play: expectMessage("박스 수거 신청하기", /방금 마감됐어요/),
};

export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
