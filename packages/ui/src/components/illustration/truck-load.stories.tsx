import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex } from "../layout/primitives.tsx";
import { TruckLoad } from "./truck-load.tsx";

const meta = {
  title: "Components/TruckLoad",
  component: TruckLoad,
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
