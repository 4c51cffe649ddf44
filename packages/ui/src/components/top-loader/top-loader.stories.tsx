import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TopLoader } from "./top-loader.tsx";

const meta = {
  id: "components-toploader",
  title: "Components/TopLoader 위쪽 진행 선",
  component: TopLoader,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "화면을 옮기는 동안",
      avoid: "화면 안의 한 부분",
      parts: "화면 맨 위의 가는 선",
      keys: "초점을 받지 않아요",
      good: "300ms가 지난 뒤에만 보여요",
      bad: "다른 진행과 함께 쓰지 않아요",
    },
    docs: { story: { inline: false, height: "120px" } },
  },
  args: { active: true },
} satisfies Meta<typeof TopLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};
