import type { ExtensionDraft } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageExtension } from "./fixtures.ts";
import { storageExtensionForm } from "./form.ts";

interface StorageExtensionProps {
  answers?: DeepPartial<ExtensionDraft>;
  onSubmit?: () => Promise<void>;
}

function StorageExtension({ answers, onSubmit = neverAnswered }: StorageExtensionProps) {
  return (
    <StoryForm
      definition={storageExtensionForm}
      context={quoteContext}
      initialData={answers}
      onSubmit={onSubmit}
    />
  );
}

const meta = { title: "Forms/StorageExtension", component: StorageExtension } satisfies Meta<
  typeof StorageExtension
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeStorageExtension } };

export const Errors: Story = { play: expectMessage("기간 연장하기", "보관 기간을 골라 주세요.") };

export const ServerError: Story = {
  args: {
    answers: completeStorageExtension,
    onSubmit: rejected(409, "state_conflict", "지금은 연장할 수 없는 계약이에요."),
  },
  play: expectMessage("기간 연장하기", /연장할 수 없는 계약/),
};

export const Submitting: Story = {
  args: { answers: completeStorageExtension },
  play: expectBusy("기간 연장하기"),
};
