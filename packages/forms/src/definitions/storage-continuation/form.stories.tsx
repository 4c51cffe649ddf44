import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rejected } from "../../testing/story-answers.ts";
import { expectMessage } from "../../testing/story-expectations.ts";
import { formStories } from "../../testing/form-stories.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageContinuation, continuationContext } from "./fixtures.ts";
import { storageContinuationForm } from "./form.ts";

const form = formStories(storageContinuationForm, {
  context: { ...quoteContext, ...continuationContext },
  complete: completeStorageContinuation,
  errors: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "이어서 보관하기" }));
    await expect((await canvas.findAllByText("결제 수단을 골라 주세요."))[0]).toBeInTheDocument();
    await expect(
      (await canvas.findAllByText("유료로 이어서 보관하는 데 동의해 주세요."))[0],
    ).toBeInTheDocument();
  },
  rejection: rejected(409, "change_pending", "결제를 기다리는 변경이 있어요."),
  afterRejection: expectMessage("이어서 보관하기", /기다리는 변경/),
});

const meta = {
  id: "forms-storagecontinuation",
  title: "Forms/보관 이어 가기",
  component: form.Form,
} satisfies Meta<typeof form.Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const { payment_id } = completeStorageContinuation;

/** The payment method may be preselected, the consent never. */
export const Default: Story = {
  args: { answers: { payment_id } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /담아카드/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /매달 80,000원/ })).not.toBeChecked();
  },
};

export const Filled = form.Filled;
export const Errors = form.Errors;
export const ServerError = form.ServerError;
export const Submitting = form.Submitting;
export const ReadOnly = form.ReadOnly;
