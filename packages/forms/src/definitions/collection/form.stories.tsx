import type { CollectionRequest } from "@damadum/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";

import type { DeepPartial } from "../../engine/data/values.ts";
import { neverAnswered, rejected } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
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
  play: expectMessage("박스 수거 신청하기", "박스를 수거할 날짜를 골라 주세요."),
};

export const SlotFull: Story = {
  args: {
    answers: completeCollection,
    onSubmit: rejected(409, "slot_full", "고른 시간이 방금 마감됐어요."),
  },
  play: expectMessage("박스 수거 신청하기", /방금 마감됐어요/),
};

export const Submitting: Story = {
  args: { answers: completeCollection },
  play: expectBusy("박스 수거 신청하기"),
};
