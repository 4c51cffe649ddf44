import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { continuationReminderPattern } from "../../testing/order-patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function ContinuationReminder(props: PatternProps) {
  return <Pattern form={continuationReminderPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-continuationreminder",
  title: "Forms/Patterns/이어 갈지 묻기",
  component: ContinuationReminder,
} satisfies Meta<typeof ContinuationReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without any answers it states the price of one box, from the day after the free months. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByText(/무료 기간이 끝난 다음 날부터/)).toBeVisible();
  },
};

/** With a day, a grade and a number of boxes it states the first day and the whole amount. */
export const Known: Story = {
  args: {
    answers: { grade: "CLIMATE", box_count: 12, collection: { date: "2026-12-15", time: "09:00" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2027년 3월 15일/)).toBeVisible();
  },
};

export const Asked: Story = { args: { answers: { continuation_reminder: true } } };
