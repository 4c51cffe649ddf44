import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HStack } from "../layout/primitives.tsx";
import { IconButton } from "./icon-button.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  id: "components-iconbutton",
  title: "Components/IconButton 아이콘 버튼",
  component: IconButton,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "닫기처럼 그림만으로 누구나 아는 일",
      avoid: "처음 보는 일은 글이 있는 Button",
      parts: "44px의 둥근 자리, 아이콘",
      keys: "Tab으로 닿고 Enter나 Space로 눌러요",
      good: "label에 일어날 일을 적어요",
      bad: "셋보다 많이 늘어놓지 않아요",
    },
  },
  args: { icon: "close", label: "닫기" },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "닫기" });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: () => (
    <HStack gap="3">
      <IconButton icon="menu" label="메뉴 열기" />
      <IconButton icon="search" label="검색" variant="outline" />
      <IconButton icon="plus" label="하나 추가" variant="tinted" />
    </HStack>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = interactionStates(IconButton);
