import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SlotList } from "./slot-list.tsx";

const meta = {
  title: "Components/SlotList",
  component: SlotList,
  args: {
    label: "몇 시에 갈까요?",
    onValueChange: fn(),
    slots: [
      { value: "09:00", label: "오전 9시", remaining: 4 },
      { value: "13:00", label: "오후 1시", remaining: 1 },
      { value: "16:00", label: "오후 4시", remaining: 0 },
    ],
  },
} satisfies Meta<typeof SlotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /오후 4시/ })).toBeDisabled();
  },
};
export const Selected: Story = { args: { defaultValue: "09:00" } };
export const Error: Story = { args: { error: "이사 시간을 선택해 주세요.", required: true } };
