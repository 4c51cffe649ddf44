import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex } from "../layout/primitives.tsx";
import { FloorPicture } from "./floor-picture.tsx";

const meta = {
  title: "Components/FloorPicture",
  component: FloorPicture,
  args: { floor: 3 },
} satisfies Meta<typeof FloorPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { floor: null } };
export const Stairs: Story = { args: { floor: 3, carriage: "STAIRS", label: "3층" } };
export const Elevator: Story = { args: { floor: 4, carriage: "EV", label: "4층" } };
export const Ladder: Story = { args: { floor: 5, carriage: "LADDER", label: "5층" } };
export const Tall: Story = { args: { floor: 23, carriage: "EV", label: "23층" } };
export const Basement: Story = { args: { floor: -1, carriage: "STAIRS", label: "지하 1층" } };

export const Floors: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {[1, 2, 5, 6, 30, -1, -2].map((floor) => (
        <FloorPicture key={floor} floor={floor} />
      ))}
    </Flex>
  ),
};
