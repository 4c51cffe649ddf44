import type { Meta, StoryObj } from "@storybook/react-vite";
import { HStack } from "../layout/primitives.tsx";
import { Captioned } from "../../stories/captioned.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "박스 준비 중", tone: "info" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = [
  ["neutral", "결제 전"],
  ["info", "박스 준비 중"],
  ["success", "박스 배송 완료"],
  ["warning", "결제 실패"],
  ["danger", "연체"],
  ["brand", "추천"],
  ["primary", "완료"],
  ["disabled", "취소"],
] as const;

export const Tones: Story = {
  render: () => (
    <HStack gap="4" wrap="wrap">
      {tones.map(([tone, label]) => (
        <Captioned key={tone} name={tone}>
          <Badge tone={tone}>{label}</Badge>
        </Captioned>
      ))}
    </HStack>
  ),
};
