import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { Calendar } from "./calendar.tsx";

const meta = {
  id: "components-calendar",
  title: "Components/Calendar 달력",
  component: Calendar,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "날마다 값이나 남은 자리가 다를 때",
      avoid: "값과 무관한 날짜 하나는 DateField",
      parts: "달 이름과 앞뒤 버튼, 요일, 날짜와 알림 한 줄",
      keys: "화살표로 하루와 한 주, Page Up과 Down으로 달을 옮겨요",
      good: "고를 수 없는 날은 까닭을 적어요",
      bad: "한 날에 알림을 두 줄 넣지 않아요",
    },
  },
  args: {
    label: "이사 날짜",
    min: "2026-03-03",
    max: "2026-05-31",
    onValueChange: fn(),
    onMonthChange: fn(),
    days: {
      "2026-03-02": { holiday: "대체휴일" },
      "2026-03-03": { today: true },
      "2026-03-07": { surchargeRate: 10 },
      "2026-03-08": { surchargeRate: 10 },
      "2026-03-13": { full: true },
      "2026-03-14": { surchargeRate: 10, full: true },
      "2026-03-15": { surchargeRate: 10 },
      "2026-03-18": { lucky: true, surchargeRate: 15 },
      "2026-03-19": { lucky: true, surchargeRate: 15 },
      "2026-03-21": { surchargeRate: 10 },
      "2026-03-22": { surchargeRate: 10 },
      "2026-03-28": { lucky: true, surchargeRate: 25 },
      "2026-03-29": { lucky: true, surchargeRate: 25 },
      "2026-03-31": { surchargeRate: 10 },
      "2026-05-05": { holiday: "어린이날", surchargeRate: 10 },
    },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("gridcell", { name: /3월 18일 수요일, 손 없는 날/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-18");
  },
};

export const Selected: Story = {
  args: { value: "2026-03-19" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("gridcell", { selected: true })).toHaveAccessibleName(
      /3월 19일 목요일, 손 없는 날/,
    );
  },
};

export const MonthAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다음 달" }));
    const month = (text: string) => canvas.getByText(text).closest("[aria-live]");
    await expect(month("2026년 4월")).toHaveAttribute("aria-live", "polite");
    canvas.getByRole("gridcell", { name: /4월 1일/ }).focus();
    await userEvent.keyboard("{PageDown}");
    await expect(canvas.getByRole("gridcell", { name: /5월 1일/ })).toHaveFocus();
    await expect(month("2026년 5월")).toHaveAttribute("aria-live", "off");
  },
};

export const Keyboard: Story = {
  args: { value: "2026-03-19" },
  play: async ({ canvas, args }) => {
    canvas.getByRole("gridcell", { name: /3월 19일/ }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(canvas.getByRole("gridcell", { name: /3월 27일/ })).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect(canvas.getByRole("gridcell", { name: /4월 27일/ })).toHaveFocus();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith("2026-04");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-04-27");
  },
};

/** A held key repeats before the browser paints: each repeat continues from the day of the one before. */
export const FastKeys: Story = {
  args: { value: "2026-03-19" },
  play: async ({ canvas }) => {
    canvas.getByRole("gridcell", { name: /3월 19일/ }).focus();
    const days = ["ArrowRight", "ArrowDown", "PageDown"].map((key) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return document.activeElement?.getAttribute("data-date");
    });
    await expect(days).toEqual(["2026-03-20", "2026-03-27", "2026-04-27"]);
  },
};

export const WeeksGoneBy: Story = {
  args: { min: "2026-03-18" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("gridcell", { name: /3월 16일/ })).toBeVisible();
    await expect(canvas.queryByRole("gridcell", { name: /3월 14일/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "다음 달" }));
    await expect(canvas.getByRole("gridcell", { name: /4월 1일/ })).toBeVisible();
  },
};

export const FullDay: Story = {
  play: async ({ canvas, args }) => {
    const full = canvas.getByRole("gridcell", { name: /3월 13일 금요일, 마감/ });
    await expect(full).toHaveAttribute("aria-disabled", "true");
    full.click();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { loading: true, days: {} } };

export const LastMonth: Story = { args: { month: "2026-05" } };

/** The total price on each day, with the cheapest days marked. */
export const Priced: Story = {
  args: {
    days: {
      "2026-03-05": { price: 237_000, cheapest: true },
      "2026-03-07": { price: 261_000, surchargeRate: 10 },
      "2026-03-18": { price: 1_284_000, lucky: true, surchargeRate: 20 },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("gridcell", { name: "3월 5일 목요일, 237,000원, 가장 싼 날" }),
    ).toBeVisible();
  },
};

/** Days do not affect the price, so there is no legend. */
export const Unpriced: Story = {
  args: { days: {}, priced: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2026년 3월")).toBeVisible();
    await expect(canvas.queryByText("손 없는 날")).not.toBeInTheDocument();
  },
};

/** Surcharges in won. */
export const SurchargesInWon: Story = {
  args: {
    days: {
      "2026-03-06": { surcharge: 0 },
      "2026-03-07": { surcharge: 1_000, surchargeRate: 10 },
      "2026-03-28": { lucky: true, surcharge: 12_500, surchargeRate: 25 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+1.3만")).toBeVisible();
    await expect(
      canvas.getByRole("gridcell", { name: "3월 7일 토요일, 1,000원 추가" }),
    ).toBeVisible();
  },
};

/** The longest surcharges, which no text size may cut off. */
export const LongSurcharges: Story = {
  args: { days: { "2026-03-07": { surcharge: 9_900 }, "2026-03-08": { surcharge: 9_900 } } },
};

export const States: Story = interactionStates(
  Calendar,
  "[role=gridcell]:not([aria-disabled=true])",
);
