import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { PriceBreakdown } from "./price-breakdown.tsx";

const meta = {
  title: "Components/PriceBreakdown",
  component: PriceBreakdown,
  parameters: { viewport: { defaultViewport: "desktop" } },
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
