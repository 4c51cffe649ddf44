import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RangeEnds } from "./range-ends.tsx";

const meta = {
  title: "Components/RangeEnds",
  component: RangeEnds,
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

export const Default: Story = {
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
