import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageTermination } from "./fixtures.ts";
import { storageTerminationForm, type TerminationAnswers } from "./form.ts";

interface StorageTerminationProps {
  answers?: DeepPartial<TerminationAnswers>;
  onSubmit?: () => Promise<void>;
}

function StorageTermination({ answers, onSubmit = neverAnswered }: StorageTerminationProps) {
  return (
    <StoryForm
      definition={storageTerminationForm}
      context={quoteContext}
      initialData={answers}
      onSubmit={onSubmit}
    />
  );
}

const meta = { title: "Forms/StorageTermination", component: StorageTermination } satisfies Meta<
  typeof StorageTermination
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeStorageTermination } };

export const Errors: Story = {
  play: expectMessage("보관 그만두기", "보관을 끝낼 날짜를 골라 주세요."),
};

export const ServerError: Story = {
  args: {
    answers: completeStorageTermination,
    onSubmit: rejected(409, "state_conflict", "지금은 해지할 수 없는 계약이에요."),
  },
  play: expectMessage("보관 그만두기", /해지할 수 없는 계약/),
};

export const Submitting: Story = {
  args: { answers: completeStorageTermination },
  play: expectBusy("보관 그만두기"),
};
