import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { readOnlyStory } from "../../testing/form-stories.tsx";
import { neverAnswered, rejectedField } from "../../testing/story-answers.ts";
import { expectBusy, expectMessage } from "../../testing/story-expectations.ts";
import { StoryForm } from "../../testing/story-form.tsx";
import { quoteContext } from "../quote/fixtures.ts";
import { completeReschedule } from "./fixtures.ts";
import {
  boxedMoveRescheduleForm,
  collectionRescheduleForm,
  deliveryRescheduleForm,
  moveRescheduleForm,
  packedMoveRescheduleForm,
  visitsRescheduleForm,
} from "./form.ts";

const forms = {
  move: moveRescheduleForm,
  boxedMove: boxedMoveRescheduleForm,
  packedMove: packedMoveRescheduleForm,
  delivery: deliveryRescheduleForm,
  collection: collectionRescheduleForm,
  visits: visitsRescheduleForm,
} as const;

interface RescheduleProps {
  visits: keyof typeof forms;
  step?: string;
  isFilled?: boolean;
  onSubmit?: () => Promise<void>;
}

function Reschedule({ visits, step, isFilled = true, onSubmit = neverAnswered }: RescheduleProps) {
  return (
    <StoryForm
      key={visits}
      definition={forms[visits]}
      context={quoteContext}
      initialData={isFilled ? completeReschedule : {}}
      step={step}
      onSubmit={onSubmit}
    />
  );
}

const meta = {
  id: "forms-reschedule",
  title: "Forms/일정 바꾸기",
  component: Reschedule,
  args: { visits: "move" },
} satisfies Meta<typeof Reschedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isFilled: false } };

export const Filled: Story = {};

export const BoxedMove: Story = { args: { visits: "boxedMove", step: "collection" } };

export const StorageVisits: Story = { args: { visits: "visits", step: "visits" } };

export const StorageVisitTimes: Story = { args: { visits: "visits", step: "times" } };

export const Errors: Story = {
  args: { isFilled: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "날짜 바꾸기" }));
    await expect(canvas.getByRole("button", { name: "날짜 바꾸기" })).toBeEnabled();
    await expect(canvas.getAllByRole("alert")[0]).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  args: { onSubmit: rejectedField("move.time", "고른 시간이 방금 마감됐어요.") },
  play: expectMessage("날짜 바꾸기", /방금 마감됐어요/),
};

export const Submitting: Story = { play: expectBusy("날짜 바꾸기") };

export const ReadOnly = readOnlyStory(boxedMoveRescheduleForm, completeReschedule);
