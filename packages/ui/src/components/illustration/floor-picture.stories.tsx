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
