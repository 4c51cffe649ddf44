import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RangeEnds } from "./range-ends.tsx";

const meta = {
  id: "components-rangeends",
  title: "Components/RangeEnds 기간의 두 끝",
  component: RangeEnds,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "달력 하나로 받을 날과 돌려줄 날을 고를 때",
      avoid: "날짜가 하나일 때",
      parts: "시작 버튼, 끝 버튼, 고른 날",
      keys: "Tab으로 닿고 Space로 바꿀 끝을 골라요",
      good: "지금 고르는 끝을 말로도 알려요",
      bad: "두 끝을 다른 달력에 나누지 않아요",
    },
  },
  args: {
    label: "바꿀 날짜",
    names: { start: "박스 받기", end: "박스 수거" },
    values: { start: null, end: null },
    active: "start",
    onActiveChange: fn(),
  },
} satisfies Meta<typeof RangeEnds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(
      "박스 받기 날짜 고르기",
    );
    await userEvent.click(canvas.getByRole("button", { name: /^박스 수거/ }));
    await expect(args.onActiveChange).toHaveBeenCalledWith("end");
  },
};

export const FirstDay: Story = {
  args: { values: { start: "12월 3일 (목)", end: null }, active: "end" },
};

export const Selected: Story = {
  args: { values: { start: "12월 3일 (목)", end: "12월 8일 (화)" }, active: "end" },
};
