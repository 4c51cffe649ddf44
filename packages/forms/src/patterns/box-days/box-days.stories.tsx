import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { boxDaysPattern } from "../../testing/patterns/form.ts";
import { Pattern, type PatternProps } from "../../testing/patterns/pattern.tsx";

function BoxDays(props: PatternProps) {
  return <Pattern form={boxDaysPattern} {...props} />;
}

const meta = {
  id: "forms-patterns-boxdays",
  title: "Forms/Patterns/박스 날짜",
  component: BoxDays,
} satisfies Meta<typeof BoxDays>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const range = {
  delivery: { date: "2026-12-03", time: "09:00" },
  collection: { date: "2026-12-08", time: "13:00" },
};

const cheapPrices: Readonly<Record<string, number>> = {
  "2026-12-09": 90_000,
  "2026-12-11": 80_000,
};

const day = (canvas: Canvas, name: RegExp) => canvas.findByRole("gridcell", { name });
const end = (canvas: Canvas, name: RegExp) => canvas.getByRole("button", { name });

/** The first press chooses the delivery day, the second the collection day. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await day(canvas, /^11월 24일 화요일/));
    await expect(end(canvas, /^박스 받기 11월 24일/)).toHaveAttribute("aria-pressed", "false");
    await expect(end(canvas, /^박스 수거 날짜 고르기/)).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await day(canvas, /^11월 27일 금요일/));
    await expect(end(canvas, /^박스 수거 11월 27일/)).toBeVisible();
    await expect(await day(canvas, /^11월 25일 수요일, 박스를 쓰는 날/)).toHaveAttribute(
      "aria-selected",
      "false",
    );
  },
};

export const FirstDay: Story = {
  args: { answers: { delivery: { date: "2026-12-03" } } },
  play: async ({ canvas }) => {
    await expect(await day(canvas, /^12월 3일 목요일, 박스 받기/)).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const Range: Story = { args: { answers: range } };

/** Days more than seven days after the delivery say why they cannot be chosen. */
export const BeyondSevenDays: Story = {
  args: { answers: { delivery: range.delivery } },
  play: async ({ canvas }) => {
    const late = await day(canvas, /^12월 11일 금요일, 받은 날부터 7일이 지난 날이라/);
    await expect(late).toHaveAttribute("aria-disabled", "true");
    await expect(await day(canvas, /^12월 10일 목요일$/)).not.toHaveAttribute("aria-disabled");
    await userEvent.click(late);
    await expect(end(canvas, /^박스 수거 날짜 고르기/)).toBeVisible();
  },
};

/** A day before the delivery restarts the choice. */
export const Restarted: Story = {
  args: { answers: range },
  play: async ({ canvas }) => {
    await userEvent.click(end(canvas, /^박스 수거/));
    await userEvent.click(await day(canvas, /^12월 1일 화요일/));
    await expect(end(canvas, /^박스 받기 12월 1일/)).toBeVisible();
    await expect(end(canvas, /^박스 수거 날짜 고르기/)).toBeVisible();
    await expect(canvas.queryByText(/골라 주세요\.$/, { selector: "p *, p" })).toBeNull();
  },
};

/** A stored delivery day that has passed is asked for again, not the collection after it. */
export const PastDelivery: Story = {
  args: { answers: { delivery: { date: "2026-11-19" } } },
  play: async ({ canvas }) => {
    await expect(end(canvas, /^박스 받기 날짜 고르기/)).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await day(canvas, /^11월 27일 금요일/));
    await expect(end(canvas, /^박스 받기 11월 27일/)).toBeVisible();
    await expect(end(canvas, /^박스 수거 날짜 고르기/)).toHaveAttribute("aria-pressed", "true");
  },
};

/** Starting with the collection announces that the delivery is still to be chosen. */
export const CollectionFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(end(canvas, /^박스 수거/));
    await userEvent.click(await day(canvas, /^11월 27일 금요일/));
    await expect(canvas.getByText(/이제 박스 받을 날짜를 골라 주세요\.$/)).toBeInTheDocument();
    await expect(end(canvas, /^박스 받기 날짜 고르기/)).toHaveAttribute("aria-pressed", "true");
  },
};

/** The cheapest day is one that can be chosen: an even cheaper one lies beyond the seven days. */
export const CheapestWithinSevenDays: Story = {
  args: {
    answers: { delivery: range.delivery },
    context: {
      pricesOfDays: (_answers, days) =>
        new Map(days.map((date) => [date, cheapPrices[date] ?? 100_000])),
    },
  },
  play: async ({ canvas }) => {
    await expect(await day(canvas, /^12월 9일 수요일, .*가장 싼 날$/)).toBeVisible();
  },
};

/** Only one end changes while both still fit. */
export const OneEndChanged: Story = {
  args: { answers: range },
  play: async ({ canvas }) => {
    await userEvent.click(end(canvas, /^박스 받기/));
    await userEvent.click(await day(canvas, /^12월 2일 수요일/));
    await expect(end(canvas, /^박스 수거 12월 8일/)).toBeVisible();
  },
};

export const SameDay: Story = {
  args: { answers: { delivery: { date: "2026-12-03" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await day(canvas, /^12월 3일 목요일, 박스 받기/));
    await expect(await day(canvas, /^12월 3일 목요일, 박스 받기, 박스 수거/)).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

/** The arrow keys move through the days, Enter chooses. */
export const Keyboard: Story = {
  args: { answers: { delivery: { date: "2026-12-03" } } },
  play: async ({ canvas }) => {
    (await day(canvas, /^12월 3일/)).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("gridcell", { name: /^12월 9일/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(end(canvas, /^박스 수거 12월 9일/)).toBeVisible();
    await expect(canvas.getByRole("gridcell", { name: /^12월 9일/ })).toHaveFocus();
  },
};

export const ClosedDays: Story = {
  args: { answers: { delivery: { date: "2026-12-03" } } },
  play: async ({ canvas }) => {
    await expect(await day(canvas, /^12월 6일 일요일, 마감/)).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** January 2027 has six weeks. */
export const SixWeeks: Story = {
  args: {
    answers: { delivery: { date: "2027-01-07" }, collection: { date: "2027-01-13" } },
  },
};

export const Missing: Story = {
  args: { answers: { delivery: { date: "2026-12-03" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await expect(
      await canvas.findByText("박스를 수거할 날짜를 골라 주세요.", { selector: "fieldset *" }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("gridcell", { name: /^12월 3일/ })).toHaveFocus());
  },
};

/** Both times are on one screen, each with its day; full times are shown but cannot be chosen. */
export const TimesFull: Story = {
  args: { answers: { delivery: { date: "2026-12-03" }, collection: { date: "2026-12-08" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    // The rows have replaced their skeletons.
    await waitFor(() =>
      expect(canvas.getAllByRole("radio", { name: /^오후 3시/ })).toHaveLength(2),
    );
    for (const full of canvas.getAllByRole("radio", { name: /^오후 3시/ })) {
      await expect(full).toBeDisabled();
    }
    await expect(
      canvas.getByRole("radiogroup", { name: "12월 3일 (목) 박스 받을 시간" }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("radiogroup", { name: "12월 8일 (화) 박스 수거 시간" }),
    ).toBeVisible();
  },
};

/** The days are those of the previous question: another one is chosen there. */
export const TimesOfFullDay: Story = {
  args: {
    answers: { delivery: { date: "2026-12-03" }, collection: { date: "2026-12-08" } },
    context: {
      loadScheduleSlots: () =>
        Promise.resolve([{ time: "09:00", available: false, closed_reason: "FULL", remaining: 0 }]),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음" }));
    await waitFor(() =>
      expect(canvas.getAllByText("이전 질문에서 다른 날짜를 골라 주세요.")).toHaveLength(2),
    );
  },
};
