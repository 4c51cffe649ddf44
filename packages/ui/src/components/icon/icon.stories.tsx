import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex, Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { Icon, iconNames } from "./icon.tsx";

const meta = {
  title: "Components/Icon",
  component: Icon,
  args: { name: "box" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap="1" width="20">
          <Icon name={name} />
          <Text variant="micro" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Flex>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Flex gap="4" align="center">
      <Icon name="truck" size={16} />
      <Icon name="truck" size={20} />
      <Icon name="truck" size={24} />
      <Icon name="truck" size={28} />
    </Flex>
  ),
};
