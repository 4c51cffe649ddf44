import type { Meta, StoryObj } from "@storybook/react-vite";
import { HStack } from "../layout/primitives.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "박스 준비 중", tone: "info" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <HStack gap="2" wrap="wrap">
      <Badge tone="neutral">결제 전</Badge>
      <Badge tone="info">박스 준비 중</Badge>
      <Badge tone="success">박스 배송 완료</Badge>
      <Badge tone="warning">수거 대기</Badge>
      <Badge tone="danger">결제 실패</Badge>
      <Badge tone="brand">추천</Badge>
      <Badge tone="primary">완료</Badge>
      <Badge tone="disabled">취소</Badge>
    </HStack>
  ),
};
