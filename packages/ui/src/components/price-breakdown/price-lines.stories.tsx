import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceLines } from "./price-lines.tsx";

const meta = {
  title: "Components/PriceLines",
  component: PriceLines,
  args: {
    total: 180_000,
    totalLabel: "예상 금액",
    vat: 16_364,
    lines: [
      { code: "BASE", label: "기본 이사", description: "1톤 트럭 1대, 2명", amount: 150_000 },
      { code: "ZONE", label: "구간", description: "서울 → 경기", amount: 40_000 },
      { code: "COUPON", label: "첫 이사 쿠폰", amount: -10_000 },
    ],
  },
} satisfies Meta<typeof PriceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: "짐을 확인한 뒤 달라질 수 있어요." } };
export const LongText: Story = {
  args: {
    lines: [
      {
        code: "FLOOR",
        label: "출발지와 도착지의 층과 옮기는 방법",
        description: "출발 3층 계단으로 옮기고, 도착 12층 엘리베이터로 옮겨요.",
        amount: 1_240_000,
      },
    ],
    total: 1_240_000,
  },
};
