import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ledger } from "./ledger.tsx";

const meta = {
  id: "components-ledger",
  title: "Components/Ledger 금액 내역",
  component: Ledger,
  tags: ["autodocs"],
  parameters: {
    guide: {
      use: "한 주문의 낼 돈, 낸 돈, 남은 돈, 돌려받은 돈",
      avoid: "견적의 줄마다의 설명은 PriceLines",
      parts: "이름과 금액의 표, 남은 돈",
      keys: "표로 읽어 줘요",
      good: "모든 화면에서 순서와 이름이 같아요",
      bad: "화면이 스스로 계산하지 않아요",
    },
  },
  args: { total: 844_200, paid: 84_420 },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  args: { balance: { amount: 759_780, hint: "짐을 내린 뒤에 결제해요" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /잔금/ })).toHaveTextContent("759,780원");
  },
};
/** The following months are charged separately. */
export const FirstOfMany: Story = {
  args: { total: 57_600, totalFor: "첫 결제", paid: 57_600, balance: { amount: 0 } },
  play: async ({ canvas }) => {
    const total = canvas.getByRole("row", { name: /총액/ });
    await expect(total).toHaveTextContent("첫 결제, 부가세 포함");
  },
};
/** Below a price that ends with the same total. */
export const BelowPrice: Story = {
  args: { total: undefined, balance: { amount: 759_780, hint: "짐을 내린 뒤에 결제해요" } },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("rowheader").map((cell) => cell.firstChild?.textContent);
    await expect(terms).toEqual(["결제한 금액", "잔금"]);
  },
};
export const PaidInFull: Story = { args: { paid: 844_200, balance: { amount: 0 } } };
export const Cancelled: Story = {
  args: {
    cancelFee: { amount: 84_420 },
    refund: { amount: 0 },
  },
};
export const Refunded: Story = {
  args: {
    paid: 844_200,
    cancelFee: { amount: 84_420 },
    refund: { amount: 759_780, hint: "2026년 12월 8일 (화)까지" },
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("rowheader").map((cell) => cell.firstChild?.textContent);
    await expect(terms).toEqual(["총액", "결제한 금액", "취소 수수료", "환불 금액"]);
  },
};
