import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import type { Estimate } from "@damadum/sdk";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";

const meta = {
  id: "screens-order-money",
  title: "Screens/이사 주문의 돈",
  ...screenMeta,
  args: { path: "/my/estimate/MV202611307K3F9Q02", person: "member" },
} satisfies ScreenMeta;

export default meta;

function withExtraToPay(status: Estimate["status"], name: string): Story {
  const order = fixtures.estimate(status, BASE_DAY, { plan: "FULL" });
  const ledger = { ...order.ledger, due_amount: 50_000 };
  return {
    ...answering(getGetEstimateMockHandler({ ...order, ledger })),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("link", { name: "50,000원 결제하기" })).toBeVisible();
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    },
  };
}

/** What is due comes first, and what would come next is offered beside it. */
export const ConfirmedAndExtraToPay = withExtraToPay("CONFIRM", "캘린더에 추가");
export const WorkingAndExtraToPay = withExtraToPay("WORKING", "전화로 문의하기");
export const BoxesToReturnAndExtraToPay = withExtraToPay("WORKING_COMPLETE", "박스 수거 신청하기");
export const ReviewAndExtraToPay = withExtraToPay("COMPLETE", "후기 쓰기");

/** The card company took an extra payment back: not our refund, and asked for again. */
export const ExtraTakenBack: Story = {
  ...answering(scenarios.getEstimate.extraTakenBack),
  play: async ({ canvas }) => {
    const back = await canvas.findByRole("row", { name: /^결제사에서 추가 결제 환불/ });
    await expect(back).toHaveTextContent("50,000원");
    await expect(canvas.queryByRole("row", { name: /^환불 금액/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: "50,000원 결제하기" })).toBeVisible();
  },
};

/** A payment failed before another one succeeded. */
export const FailedAttempts: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("PAYMENT", BASE_DAY);
      const attempts = order.payments.map((payment) => ({
        ...payment,
        merchant_uid: "es_failed",
        status: "FAILED" as const,
        paid_at: null,
        failure_reason: "카드 한도를 넘었어요.",
      }));
      return { ...order, payments: [...attempts, ...order.payments] };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByText("시도 내역 1");
    await expect(canvas.getByText("카드 한도를 넘었어요.")).not.toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByText("카드 한도를 넘었어요.")).toBeVisible();
  },
};

/** The balance was paid at the door: one receipt stands, an earlier one was cancelled for another number. */
export const CashReceipts: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("COMPLETE", BASE_DAY);
      const receipt = {
        kind: "CASH_RECEIPT",
        amount: 250_920,
        at: `${BASE_DAY}T18:00:00+09:00`,
        asked_at: null,
        link: null,
      } as const;
      const rows = [
        ...order.ledger.rows,
        { ...receipt, state: "CANCELLED", detail: "소득공제 · 자진발급 · 승인 100200300" },
        { ...receipt, state: "DONE", detail: "소득공제 · 010-****-5678 · 승인 100200301" },
      ] as const;
      return { ...order, ledger: { ...order.ledger, rows: [...rows] } };
    }),
  ),
  play: async ({ canvas }) => {
    const issued = await canvas.findByRole("row", { name: /^발급했어요/ });
    await expect(issued).toHaveTextContent("010-****-5678");
    await expect(canvas.getByRole("row", { name: /^취소했어요/ })).toHaveTextContent("250,920원");
  },
};
