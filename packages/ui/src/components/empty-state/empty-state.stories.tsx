import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    title: "아직 주문이 없어요",
    description: "이사할 날과 짐을 알려 주시면 바로 금액을 보여 드려요.",
    action: <Button>견적 받기</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotFound: Story = {
  args: {
    illustration: "search",
    title: "찾는 페이지가 없어요",
    description: "주소가 바뀌었거나 지워졌을 수 있어요.",
    action: <Button>처음으로 가기</Button>,
  },
};

export const WithoutAction: Story = {
  args: {
    illustration: "trouble",
    title: "잠시 쉬고 있어요",
    action: undefined,
    description: "곧 다시 열게요.",
  },
};
