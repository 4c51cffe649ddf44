import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Ledger } from "./ledger.tsx";

const meta = {
  title: "Components/Ledger",
  component: Ledger,
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
