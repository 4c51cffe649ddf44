import type { FinalDisposalDraft } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { offeredBoxes } from "../storage-delivery/fixtures.ts";
import { completeStorageDisposal } from "./fixtures.ts";
import { storageDisposalForm } from "./form.ts";

interface StorageDisposalProps {
  answers?: DeepPartial<FinalDisposalDraft>;
  step?: string;
  onSubmit?: () => Promise<void>;
}

const context = { ...quoteContext, boxes: offeredBoxes, postcodeScriptUrl: brokenScriptUrl };

function StorageDisposal({ answers, step, onSubmit = neverAnswered }: StorageDisposalProps) {
  return (
    <StoryForm
      definition={storageDisposalForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/StorageDisposal",
  component: StorageDisposal,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof StorageDisposal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeStorageDisposal, step: "boxes" } };

/** Nothing is disposed of until the word is typed. */
export const Untyped: Story = {
  args: { answers: { scope: "ALL" }, step: "confirm" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /되돌릴 수 없어요/ }), "폐");
    await userEvent.click(canvas.getByRole("button", { name: "박스 폐기하기" }));
    const said = await canvas.findAllByText("폐기하려면 ‘폐기’라고 입력해 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const Errors: Story = {
  play: expectMessage("다음", "모두 끝낼지, 일부만 끝낼지 골라 주세요."),
};

export const Review: Story = { args: { answers: completeStorageDisposal, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeStorageDisposal,
    step: "confirm",
    onSubmit: rejected(409, "box_unavailable", "지금은 폐기할 수 없는 박스가 있어요."),
  },
  play: expectMessage("박스 폐기하기", /폐기할 수 없는 박스/),
};

export const Submitting: Story = {
  args: { answers: completeStorageDisposal, step: "confirm" },
  play: expectBusy("박스 폐기하기"),
};
