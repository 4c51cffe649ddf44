import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetEstimateMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/Order",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: { path: "/my/estimate/MV202611307K3F9Q02", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

function withHandlers(...handlers: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...handlers, ...defaultHandlers] } };
}

async function expectOrder({ canvas }: Pick<Person, "canvas">): Promise<void> {
  await expect(await canvas.findByRole("heading", { level: 1, name: / 이사$/ })).toBeVisible();
}

async function openCancelDialog({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "주문 취소하기" }));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
}

async function confirmCancel(person: Person): Promise<void> {
  await openCancelDialog(person);
  await person.userEvent.click(screen.getByRole("button", { name: "취소 진행하기" }));
  await waitFor(() => expect(screen.getByText(/되돌릴 수 없어요/)).toBeVisible());
}

export const Default: Story = { ...withHandlers(), play: expectOrder };

export const Loading: Story = {
  tags: ["loading"],
  ...withHandlers(scenarios.getEstimate.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주문을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Missing: Story = {
  ...withHandlers(scenarios.getEstimate.missing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주문을 찾을 수 없어요")).toBeVisible();
  },
};

export const Error: Story = {
  ...withHandlers(scenarios.getEstimate.tooManyRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Quoted: Story = {
  ...withHandlers(scenarios.getEstimate.QUOTED),
  play: expectOrder,
};

export const PaymentPending: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => {
      const [paid] = fixtures.estimate("PAYMENT", BASE_DAY).payments;
      const payments = paid ? [{ ...paid, status: "READY" as const, paid_at: null }] : [];
      return { ...fixtures.estimate("QUOTED", BASE_DAY), payments };
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("결제 확인 중이에요")).toBeVisible();
  },
};

export const PaymentFailed: Story = {
  ...withHandlers(scenarios.getEstimate.WAIT),
  play: expectOrder,
};
export const Paid: Story = { ...withHandlers(scenarios.getEstimate.PAYMENT), play: expectOrder };
export const Confirmed: Story = {
  ...withHandlers(scenarios.getEstimate.CONFIRM),
  play: expectOrder,
};
export const BoxesBeforeDelivery: Story = {
  ...withHandlers(scenarios.getEstimate.BOX_DEL_BEFORE),
  play: expectOrder,
};
export const BoxesDelivered: Story = {
  ...withHandlers(scenarios.getEstimate.BOX_DEL_COMPLETE),
  play: expectOrder,
};
export const Working: Story = { ...withHandlers(scenarios.getEstimate.WORKING), play: expectOrder };
export const WorkDone: Story = {
  ...withHandlers(scenarios.getEstimate.WORKING_COMPLETE),
  play: expectOrder,
};
export const CollectionRequested: Story = {
  ...withHandlers(scenarios.getEstimate.BOX_COL_REQUEST),
  play: expectOrder,
};
export const Complete: Story = {
  ...withHandlers(scenarios.getEstimate.COMPLETE),
  play: expectOrder,
};
export const Cancelled: Story = {
  ...withHandlers(scenarios.getEstimate.CANCEL),
  play: expectOrder,
};

export const CancelCost: Story = { ...withHandlers(), play: openCancelDialog };

export const CancelConfirmation: Story = { ...withHandlers(), play: confirmCancel };

/** All that was paid is lost. */
export const CancelCostsEverything: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("CONFIRM", BASE_DAY);
      return { ...order, cancel_fee_amount: order.paid_amount };
    }),
  ),
  play: async (person) => {
    await confirmCancel(person);
    await expect(screen.getByText(/환불 금액이 없어요/)).toBeVisible();
  },
};

/** A fee was kept, and the rest is on its way back. */
export const CancelledWithFee: Story = {
  ...withHandlers(
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /환불 금액/ })).toBeVisible();
  },
};

function withoutBoxes(status: "CONFIRM" | "WORKING" | "WORKING_COMPLETE"): Story {
  return {
    ...withHandlers(
      getGetEstimateMockHandler(() => {
        const order = fixtures.estimate(status, BASE_DAY);
        const { box_rental: _, ...draft } = order.draft;
        return { ...order, balance_amount: 0, draft: { ...draft, use_boxes: false } };
      }),
    ),
    play: expectOrder,
  };
}

export const ConfirmedWithoutBoxes = withoutBoxes("CONFIRM");
export const WorkingWithoutBoxes = withoutBoxes("WORKING");
export const WorkDoneWithoutBoxes = withoutBoxes("WORKING_COMPLETE");

export const BoxesToReturn: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => ({
      ...fixtures.estimate("WORKING_COMPLETE", BASE_DAY),
      balance_amount: 0,
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "박스 수거 신청하기" })).toBeVisible();
  },
};

/** Two payments failed before one succeeded. */
export const FailedAttempts: Story = {
  ...withHandlers(
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
    await userEvent.click(await canvas.findByText("시도 내역 1"));
    await expect(canvas.getByText("카드 한도를 넘었어요.")).toBeVisible();
  },
};

export const DocumentExpanded: Story = {
  ...withHandlers(),
  play: async ({ canvas, userEvent }) => {
    await expectOrder({ canvas });
    const fold = canvas.queryByRole("button", { name: "견적서 보기" });
    if (fold !== null) await userEvent.click(fold);
    await expect(await canvas.findByRole("article")).toBeVisible();
  },
};

export const CancelRejected: Story = {
  ...withHandlers(scenarios.cancelEstimate.tooLate),
  play: async (person) => {
    await confirmCancel(person);
    const dialog = within(screen.getByRole("dialog"));
    await person.userEvent.click(dialog.getByRole("button", { name: "주문 취소하기" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "지금 상태에서는 할 수 없어요.",
    );
  },
};

export const ServerError: Story = {
  ...withHandlers(scenarios.getEstimate.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  ...withHandlers(scenarios.getEstimate.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Visitor: Story = {
  ...withHandlers(),
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /아이디/ })).toBeVisible();
  },
};

export const LongText: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("PAYMENT", BASE_DAY);
      const { name } = fixtures.longPerson;
      const places = { start: fixtures.longPlace, destination: fixtures.longPlace };
      return {
        ...order,
        draft: { ...order.draft, ...places },
        customer: { name, phone_number: "010-1234-5678" },
      };
    }),
  ),
  play: expectOrder,
};
