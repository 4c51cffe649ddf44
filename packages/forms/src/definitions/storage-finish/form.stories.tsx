import type { FinalDeliveryDraft } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { offeredBoxes } from "../storage-delivery/fixtures.ts";
import { completeStorageFinish } from "./fixtures.ts";
import { storageFinishForm } from "./form.ts";

interface StorageFinishProps {
  answers?: DeepPartial<FinalDeliveryDraft>;
  step?: string;
  onSubmit?: () => Promise<void>;
}

const context = { ...quoteContext, boxes: offeredBoxes, postcodeScriptUrl: brokenScriptUrl };

function StorageFinish({ answers, step, onSubmit = neverAnswered }: StorageFinishProps) {
  return (
    <StoryForm
      definition={storageFinishForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/StorageFinish",
  component: StorageFinish,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof StorageFinish>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The form asks which boxes only when a part of the storage ends. */
export const Filled: Story = {
  args: { answers: completeStorageFinish, step: "boxes" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "모두" }));
    await expect(
      await canvas.findByRole("heading", { name: "어디로 가져다 드릴까요?" }),
    ).toBeVisible();
  },
};

export const Delivery: Story = { args: { answers: completeStorageFinish, step: "delivery" } };

export const Errors: Story = {
  play: expectMessage("다음", "모두 끝낼지, 일부만 끝낼지 골라 주세요."),
};

export const Review: Story = { args: { answers: completeStorageFinish, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeStorageFinish,
    step: "confirm",
    onSubmit: rejectedField("delivery.time", "고른 시간이 방금 마감됐어요."),
  },
  play: expectMessage("보관 끝내고 박스 받기", /방금 마감됐어요/),
};

export const Submitting: Story = {
  args: { answers: completeStorageFinish, step: "confirm" },
  play: expectBusy("보관 끝내고 박스 받기"),
};
