import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flex } from "../layout/primitives.tsx";
import { Icon, iconNames } from "./icon.tsx";
import { Downloadable } from "../../stories/downloadable.tsx";

const meta = {
  id: "components-icon",
  title: "Components/Icon 아이콘",
  component: Icon,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "글 옆에서 뜻을 빨리 알게 할 때",
      avoid: "글 없이 혼자 뜻을 전할 때는 IconButton의 label",
      parts: "24칸의 선 그림",
      keys: "초점을 받지 않고 읽어 주지 않아요",
      good: "글과 같은 색을 써요",
      bad: "같은 아이콘을 두 가지 뜻으로 쓰지 않아요",
    },
  },
  args: { name: "box" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Flex wrap="wrap" gap="4">
      {iconNames.map((name) => (
        <Downloadable key={name} name={name}>
          <Icon name={name} />
        </Downloadable>
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
