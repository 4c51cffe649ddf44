import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HStack } from "../layout/primitives.tsx";
import { IconButton } from "./icon-button.tsx";
import { interactionStates } from "../../stories/interaction-states.tsx";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
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
