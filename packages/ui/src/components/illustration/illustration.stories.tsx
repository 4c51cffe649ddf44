import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex } from "../layout/primitives.tsx";
import { FurnitureIcon, furnitureNames } from "./furniture-icon.tsx";
import { GuideIllustration, illustrationNames } from "./guide-illustration.tsx";
import { Illustration } from "./illustration.tsx";
import { Downloadable } from "../../stories/downloadable.tsx";

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
        <Downloadable key={name} name={name}>
          <GuideIllustration name={name} />
        </Downloadable>
      ))}
    </Flex>
  ),
};

export const Furniture: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {furnitureNames.map((name) => (
        <Downloadable key={name} name={name}>
          <FurnitureIcon name={name} size={64} />
        </Downloadable>
      ))}
    </Flex>
  ),
};
