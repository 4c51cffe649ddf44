import type { StorageDeliveryDraft } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { brokenScriptUrl, resetPostcodeSearch } from "../../testing/postcode-search.ts";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
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
  const [shown, setShown] = useState(step);
  return (
    <StoryForm
      definition={storageDeliveryForm}
      context={context}
      initialData={answers}
      step={shown}
      onStepChange={setShown}
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

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(
      (await canvas.findAllByText("박스를 하나 이상 골라 주세요."))[0],
    ).toBeInTheDocument();
  },
};

export const Review: Story = { args: { answers: completeStorageDelivery, step: "confirm" } };

export const ServerError: Story = {
  args: {
    answers: completeStorageDelivery,
    step: "confirm",
    onSubmit: rejectedField("delivery.time", "고른 시간이 방금 마감됐어요."),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "박스 찾기 신청하기" }));
    await expect((await canvas.findAllByText(/방금 마감됐어요/))[0]).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { answers: completeStorageDelivery, step: "confirm" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "박스 찾기 신청하기" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
