import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { HStack, Stack } from "../layout/primitives.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  tags: ["loading"],
  args: { height: "14" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OrderCard: Story = {
  render: () => (
    <Card aria-busy>
      <Stack gap="4">
        <HStack gap="3">
          <Skeleton shape="circle" width="12" />
          <Stack gap="1" flex="1">
            <Skeleton shape="text" width="50%" />
            <Skeleton shape="text" width="80%" />
          </Stack>
        </HStack>
        <Skeleton height="control.md" />
      </Stack>
    </Card>
  ),
};
