import type { Meta, StoryObj } from "@storybook/react-vite";
import { BoxPicture } from "./box-picture.tsx";

const meta = {
  id: "components-boxpicture",
  title: "Components/BoxPicture 박스 크기 그림",
  component: BoxPicture,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "박스가 얼마나 큰지 의자와 견줄 때",
      avoid: "꾸밈",
      parts: "박스, 세 변의 길이, 의자",
      keys: "크기를 글로 읽어 줘요",
      good: "실제 크기를 넘겨 그려요",
      bad: "길이를 그림에 손으로 적지 않아요",
    },
  },
  args: { width: 59, depth: 50, height: 40 },
} satisfies Meta<typeof BoxPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
