import type { StorageContinuation } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageContinuation, continuationContext } from "./fixtures.ts";
import { storageContinuationForm } from "./form.ts";

interface StorageContinuationProps {
  answers?: DeepPartial<StorageContinuation>;
  onSubmit?: () => Promise<void>;
}

function StorageContinuationStory({ answers, onSubmit = neverAnswered }: StorageContinuationProps) {
  return (
    <StoryForm
      definition={storageContinuationForm}
      context={{ ...quoteContext, ...continuationContext }}
      initialData={answers}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/StorageContinuation",
  component: StorageContinuationStory,
} satisfies Meta<typeof StorageContinuationStory>;

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

export const Filled: Story = { args: { answers: completeStorageContinuation } };

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "이어서 보관하기" }));
    await expect((await canvas.findAllByText("결제 수단을 골라 주세요."))[0]).toBeInTheDocument();
    await expect(
      (await canvas.findAllByText("유료로 이어서 보관하는 데 동의해 주세요."))[0],
    ).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  args: {
    answers: completeStorageContinuation,
    onSubmit: rejected(409, "change_pending", "결제를 기다리는 변경이 있어요."),
  },
  play: expectMessage("이어서 보관하기", /기다리는 변경/),
};

export const Submitting: Story = {
  args: { answers: completeStorageContinuation },
  play: expectBusy("이어서 보관하기"),
};
