import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { PriceBreakdown } from "./price-breakdown.tsx";

const meta = {
  id: "components-pricebreakdown",
  title: "Components/PriceBreakdown 금액 카드",
  component: PriceBreakdown,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "넓은 화면의 옆 기둥에서 금액을 설명할 때",
      avoid: "휴대전화는 PriceBar",
      parts: "합계, 부가세, 줄마다의 까닭, 버튼",
      keys: "바뀐 금액을 읽어 줘요",
      good: "줄마다 왜 그 값인지 적어요",
      bad: "0원인 줄을 늘어놓지 않아요",
    },
    viewport: { defaultViewport: "desktop" },
  },
  args: {
    total: 317_800,
    vat: 28_890,
    lines: [
      { code: "BASE", label: "기본 이사", description: "1톤 트럭 1대, 2명", amount: 150_000 },
      { code: "VOLUME", label: "짐 부피", description: "4.2㎥", amount: 84_000 },
      { code: "ZONE", label: "구간", description: "서울 → 경기", amount: 40_000 },
      {
        code: "FLOOR",
        label: "층과 운반",
        description: "출발 3층 계단, 도착 7층 엘리베이터",
        amount: 24_000,
      },
      { code: "DATE", label: "날짜", description: "손 없는 날 10%", amount: 29_800 },
      { code: "COUPON", label: "첫 이사 쿠폰", amount: -10_000 },
    ],
    action: (
      <Button size="lg" block>
        다음
      </Button>
    ),
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { total: null, lines: [] } };
export const Loading: Story = {
  tags: ["loading"],
  args: { total: null, lines: [], loading: true },
};
