import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex, Stack } from "../layout/primitives.tsx";
import { Text } from "../text/text.tsx";
import { FurnitureIcon, furnitureNames } from "./furniture-icon.tsx";
import { GuideIllustration, illustrationNames } from "./guide-illustration.tsx";
import { Illustration } from "./illustration.tsx";

const meta = {
  id: "components-illustration",
  title: "Components/Illustration 그림",
  component: Illustration,
  subcomponents: { GuideIllustration, FurnitureIcon },
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "빈 목록, 안내, 첫 화면의 장면",
      avoid: "작은 뜻 표시는 Icon",
      parts: "160×120 장면, 상표색",
      keys: "초점을 받지 않고 읽어 주지 않아요",
      good: "옆의 글이 같은 말을 하게 해요",
      bad: "한 화면에 둘보다 많이 두지 않아요",
    },
  },
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
