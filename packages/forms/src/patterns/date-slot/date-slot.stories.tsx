import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { dateSlotPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function DateSlot(props: PatternProps) {
  return <Pattern form={dateSlotPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-dateslot",
  title: "Forms/Patterns/날짜와 시간",
  component: DateSlot,
} satisfies Meta<typeof DateSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { answers: { move_date: "2026-12-02", move_time: "13:00" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^오후 1시/ })).toBeChecked();
  },
};

/** Full times are shown but cannot be chosen. */
export const SomeTimesFull: Story = {
  args: { answers: { move_date: "2026-12-02" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^오후 3시/ })).toBeDisabled();
  },
};

export const DayFull: Story = {
  args: {
    answers: { move_date: "2026-12-02" },
    context: {
      loadScheduleSlots: () =>
        Promise.resolve([{ time: "09:00", available: false, closed_reason: "FULL", remaining: 0 }]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("이 날은 모두 마감됐어요")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  args: {
    answers: { move_date: "2026-12-02" },
    context: {
      loadScheduleDays: () => new Promise(() => {}),
      loadScheduleSlots: () => new Promise(() => {}),
    },
  },
};

export const Unavailable: Story = {
  args: {
    answers: { move_date: "2026-12-02" },
    context: {
      loadScheduleDays: () => Promise.reject(new Error("offline")),
      loadScheduleSlots: () => Promise.reject(new Error("offline")),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: "다시 시도하기" })).toHaveLength(2);
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "확인" }));
    await expect(
      await canvas.findByText("이사 날짜를 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
    await expect(
      canvas.getByText("이사 시간을 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
  },
};
