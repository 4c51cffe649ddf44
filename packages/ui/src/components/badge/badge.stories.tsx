import type { Meta, StoryObj } from "@storybook/react-vite";
import { HStack } from "../layout/primitives.tsx";
import { Captioned } from "../../stories/captioned.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  id: "components-badge",
  title: "Components/Badge 상태표",
  component: Badge,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "주문이나 박스의 상태를 한 낱말로 알릴 때",
      avoid: "누를 수 있는 것, 문장, 개수를 보여 줄 때",
      parts: "옅은 바탕, 낱말",
      keys: "초점을 받지 않아요",
      good: "낱말은 domain의 상태표에서 가져와요",
      bad: "색만으로 뜻을 가르지 않아요",
    },
  },
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
