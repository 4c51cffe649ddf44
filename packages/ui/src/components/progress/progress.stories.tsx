import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  id: "components-progress",
  title: "Components/Progress 진행",
  component: Progress,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "올리기처럼 끝이 정해진 일",
      avoid: "끝을 모르면 Spinner",
      parts: "막대, 몫",
      keys: "초점을 받지 않고 몫을 읽어 줘요",
      good: "무엇을 하는 중인지 적어요",
      bad: "멈춘 것을 움직이는 것처럼 그리지 않아요",
    },
  },
  args: { label: "캠핑 의자 보내는 중", value: 2, max: 5 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "캠핑 의자 보내는 중" })).toHaveValue(2);
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 5 } };
