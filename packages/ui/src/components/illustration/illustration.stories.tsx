import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex, Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { FurnitureIcon, furnitureNames } from "./furniture-icon.tsx";
import { GuideIllustration, illustrationNames } from "./guide-illustration.tsx";
import { Illustration } from "./illustration.tsx";

const meta = {
  title: "Components/Illustration",
  component: Illustration,
  args: { name: "boxes", width: 240 },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scenes: Story = {
  render: () => (
    <Flex wrap="wrap" gap="6">
      {illustrationNames.map((name) => (
        <Stack key={name} align="center" gap="1">
          <GuideIllustration name={name} />
          <Text variant="micro" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Flex>
  ),
};

export const Furniture: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {furnitureNames.map((name) => (
        <Stack key={name} align="center" gap="1" width="20">
          <FurnitureIcon name={name} size={64} />
          <Text variant="micro" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Flex>
  ),
};
