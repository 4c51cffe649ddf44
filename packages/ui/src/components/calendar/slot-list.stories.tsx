import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { interactionStates } from "../../stories/interaction-states.tsx";
import { SlotList } from "./slot-list.tsx";

const meta = {
  id: "components-slotlist",
  title: "Components/SlotList 시간 고르기",
  component: SlotList,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "고른 날의 방문 시간을 고를 때",
      avoid: "시간이 아닌 선택은 RadioGroup",
      parts: "묶음 이름, 시간 칩, 남은 자리",
      keys: "Tab 한 번에 들어가 화살표로 골라요",
      good: "찬 시간도 보여 주고 마감이라고 적어요",
      bad: "찬 시간을 말없이 빼지 않아요",
    },
  },
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

export const States: Story = interactionStates(SlotList);
