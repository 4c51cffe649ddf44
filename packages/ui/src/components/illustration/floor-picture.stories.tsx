import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex } from "../layout/primitives.tsx";
import { FloorPicture } from "./floor-picture.tsx";

const meta = {
  id: "components-floorpicture",
  title: "Components/FloorPicture 층 그림",
  component: FloorPicture,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "고른 층을 건물에서 보여 줄 때",
      avoid: "층을 고르는 입력",
      parts: "건물 앞면, 표시한 층",
      keys: "초점을 받지 않고 읽어 주지 않아요",
      good: "옆의 칸이 같은 층을 말하게 해요",
      bad: "그림만으로 층을 알리지 않아요",
    },
  },
  args: { floor: 3 },
} satisfies Meta<typeof FloorPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { floor: null } };
export const Tall: Story = { args: { floor: 23 } };
export const Basement: Story = { args: { floor: -1 } };

export const Floors: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {[1, 2, 5, 6, 30, -1, -2].map((floor) => (
        <FloorPicture key={floor} floor={floor} />
      ))}
    </Flex>
  ),
};
