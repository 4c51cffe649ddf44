import type { CollectionRequest } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeCollection } from "./fixtures.ts";
import { collectionForm } from "./form.ts";

interface CollectionProps {
  answers?: DeepPartial<CollectionRequest>;
  onSubmit?: () => Promise<void>;
}

function Collection({ answers, onSubmit = neverAnswered }: CollectionProps) {
  return (
    <StoryForm
      definition={collectionForm}
      context={quoteContext}
      initialData={answers}
      onSubmit={onSubmit}
    />
  );
}

const meta = { title: "Forms/Collection", component: Collection } satisfies Meta<typeof Collection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { answers: completeCollection } };

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "박스 수거 신청하기" }));
    const said = await canvas.findAllByText("박스를 수거할 날짜를 골라 주세요.");
    await expect(said[0]).toBeInTheDocument();
  },
};

export const SlotFull: Story = {
  args: {
    answers: completeCollection,
    onSubmit: rejected(409, "slot_full", "고른 시간이 방금 마감됐어요."),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "박스 수거 신청하기" }));
    await expect((await canvas.findAllByText(/방금 마감됐어요/))[0]).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { answers: completeCollection },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "박스 수거 신청하기" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
