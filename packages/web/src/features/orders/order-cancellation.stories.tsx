import { formatWon } from "@damadum/domain";
import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-order-cancellation",
  title: "Screens/주문 취소",
  ...screenMeta,
  args: { path: "/my/estimate/MV202611307K3F9Q02", person: "member" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const deposit = formatWon(fixtures.amount.deposit_amount);

async function openCancelDialog({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "주문 취소하기" }));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
}

async function confirmCancel(person: Person): Promise<void> {
  await openCancelDialog(person);
  await proceed(person);
}

async function proceed({ userEvent }: Person): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "취소 진행하기" }));
  await waitFor(() => expect(screen.getByText(/되돌릴 수 없어요/)).toBeVisible());
}

export const Cost: Story = { play: openCancelDialog };

export const Confirmation: Story = { play: confirmCancel };

export const CostsEverything: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("CONFIRM", BASE_DAY);
      return { ...order, cancel_fee_amount: order.paid_amount, cancel_refund_amount: 0 };
    }),
  ),
  play: async (person) => {
    await openCancelDialog(person);
    const fee = screen.getByRole("row", { name: /취소 수수료/ });
    await expect(fee).toHaveTextContent(deposit);
    await proceed(person);
    await expect(screen.getByText(/환불 금액이 없어요/)).toBeVisible();
    const cancel = { name: `수수료 ${deposit} 내고 주문 취소하기` };
    await expect(screen.getByRole("button", cancel)).toBeVisible();
  },
};

/** A fee was kept, and the rest is being refunded. */
export const FeeKept: Story = {
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("CANCEL", BASE_DAY);
      const fee = 5_000;
      const refund = order.ledger.paid_amount - fee;
      const ledger = {
        cancel_fee_amount: fee,
        refund_amount: refund,
        refund_pending_amount: refund,
      };
      return { ...order, paid_amount: fee, ledger: { ...order.ledger, ...ledger } };
    }),
  ),
  play: expectRole("row", /환불 금액/),
};

export const Rejected: Story = {
  ...answering(scenarios.cancelEstimate.tooLate),
  play: async (person) => {
    await confirmCancel(person);
    const dialog = within(screen.getByRole("dialog"));
    await person.userEvent.click(dialog.getByRole("button", { name: "주문 취소하기" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "지금 상태에서는 할 수 없어요.",
    );
  },
};
