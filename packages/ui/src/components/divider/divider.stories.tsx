import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider } from "./divider.tsx";

const meta = {
  id: "components-divider",
  title: "Components/Divider 가르는 선",
  component: Divider,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "두 가지 길 가운데 하나를 고르게 할 때",
      avoid: "내용 사이를 띄울 때는 간격",
      parts: "선, 가운데 글",
      keys: "초점을 받지 않아요",
      good: "글은 몇 낱말로 줄여요",
      bad: "꾸밈으로 쓰지 않아요",
    },
  },
  args: { children: "간편하게 시작하기" },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
