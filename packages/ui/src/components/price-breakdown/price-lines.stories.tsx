import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceLines } from "./price-lines.tsx";

const meta = {
  id: "components-pricelines",
  title: "Components/PriceLines 금액의 줄",
  component: PriceLines,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "견적서와 금액 창의 줄마다의 설명",
      avoid: "낸 돈과 남은 돈은 Ledger",
      parts: "이름, 까닭, 금액, 합계",
      keys: "표로 읽어 줘요",
      good: "할인은 빼기표로 적어요",
      bad: "합계를 화면에서 더하지 않아요",
    },
  },
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
