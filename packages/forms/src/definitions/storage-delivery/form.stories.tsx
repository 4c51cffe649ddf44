import type { StorageDeliveryDraft } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeStorageDelivery, offeredBoxes } from "./fixtures.ts";
import { storageDeliveryForm } from "./form.ts";

interface StorageDeliveryProps {
  answers?: DeepPartial<StorageDeliveryDraft>;
  step?: string;
  onSubmit?: () => Promise<void>;
}

const context = { ...quoteContext, boxes: offeredBoxes, postcodeScriptUrl: brokenScriptUrl };

function StorageDelivery({ answers, step, onSubmit = neverAnswered }: StorageDeliveryProps) {
  return (
    <StoryForm
      definition={storageDeliveryForm}
      context={context}
      initialData={answers}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  title: "Forms/StorageDelivery",
  component: StorageDelivery,
  beforeEach: resetPostcodeSearch,
} satisfies Meta<typeof StorageDelivery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeStorageDelivery, step: "boxes" } };

export const Delivery: Story = { args: { answers: completeStorageDelivery, step: "delivery" } };

export const Help: Story = { args: { answers: completeStorageDelivery, step: "help" } };

export const Errors: Story = { play: expectMessage("다음", "박스를 하나 이상 골라 주세요.") };

export const Review: Story = { args: { answers: completeStorageDelivery, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeStorageDelivery,
    step: "confirm",
    onSubmit: rejectedField("delivery.time", "고른 시간이 방금 마감됐어요."),
  },
  play: expectMessage("박스 받기 신청하기", /방금 마감됐어요/),
};

export const Submitting: Story = {
  args: { answers: completeStorageDelivery, step: "confirm" },
  play: expectBusy("박스 받기 신청하기"),
};
