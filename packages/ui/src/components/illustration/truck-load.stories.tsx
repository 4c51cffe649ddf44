import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex } from "../layout/primitives.tsx";
import { TruckLoad } from "./truck-load.tsx";

const meta = {
  id: "components-truckload",
  title: "Components/TruckLoad 짐 실은 트럭",
  component: TruckLoad,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "짐이 트럭을 얼마나 채우는지 보여 줄 때",
      avoid: "진행은 Progress",
      parts: "트럭, 채워지는 박스",
      keys: "초점을 받지 않고 읽어 주지 않아요",
      good: "옆에 트럭의 크기를 글로 적어요",
      bad: "꽉 찬 것을 오류처럼 칠하지 않아요",
    },
  },
  args: { share: 0.5 },
} satisfies Meta<typeof TruckLoad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { share: 0 } };
export const Full: Story = { args: { share: 1 } };
/** More than fits in one truck. */
export const Overfull: Story = { args: { share: 1.8 } };

export const Filling: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {[0.02, 0.25, 0.6, 0.95].map((share) => (
        <TruckLoad key={share} share={share} />
      ))}
    </Flex>
  ),
};
