import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetEstimateMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
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

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, ...defaultHandlers] } };
}

async function seesTheOrder({ canvas }: Pick<Person, "canvas">): Promise<void> {
  await expect(await canvas.findByRole("heading", { level: 1, name: / 이사$/ })).toBeVisible();
}

async function asksToCancel({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "주문 취소하기" }));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
}

async function confirmsCancelling(person: Person): Promise<void> {
  await asksToCancel(person);
  await person.userEvent.click(screen.getByRole("button", { name: "계속하기" }));
  await waitFor(() => expect(screen.getByText(/되돌릴 수 없어요/)).toBeVisible());
}

export const Default: Story = { ...answering(), play: seesTheOrder };

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getEstimate.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주문을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Missing: Story = {
  ...answering(scenarios.getEstimate.missing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주문을 찾을 수 없어요")).toBeVisible();
  },
};

export const Error: Story = {
  ...answering(scenarios.getEstimate.tooManyRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Quoted: Story = {
  ...answering(scenarios.getEstimate.QUOTED),
  play: seesTheOrder,
};

export const PaymentPending: Story = {
  ...answering(
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
  ...answering(scenarios.getEstimate.WAIT),
  play: seesTheOrder,
};
export const Paid: Story = { ...answering(scenarios.getEstimate.PAYMENT), play: seesTheOrder };
export const Confirmed: Story = { ...answering(scenarios.getEstimate.CONFIRM), play: seesTheOrder };
export const BoxesBeforeDelivery: Story = {
  ...answering(scenarios.getEstimate.BOX_DEL_BEFORE),
  play: seesTheOrder,
};
export const BoxesDelivered: Story = {
  ...answering(scenarios.getEstimate.BOX_DEL_COMPLETE),
  play: seesTheOrder,
};
export const Working: Story = { ...answering(scenarios.getEstimate.WORKING), play: seesTheOrder };
export const WorkDone: Story = {
  ...answering(scenarios.getEstimate.WORKING_COMPLETE),
  play: seesTheOrder,
};
export const CollectionRequested: Story = {
  ...answering(scenarios.getEstimate.BOX_COL_REQUEST),
  play: seesTheOrder,
};
export const Complete: Story = { ...answering(scenarios.getEstimate.COMPLETE), play: seesTheOrder };
export const Cancelled: Story = { ...answering(scenarios.getEstimate.CANCEL), play: seesTheOrder };

export const CancelCost: Story = { ...answering(), play: asksToCancel };

export const CancelConfirmation: Story = { ...answering(), play: confirmsCancelling };

export const CancelRefused: Story = {
  ...answering(scenarios.cancelEstimate.tooLate),
  play: async (person) => {
    await confirmsCancelling(person);
    await person.userEvent.click(screen.getByRole("button", { name: "취소하기" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("지금은 취소할 수 없어요.");
  },
};

export const ServerError: Story = {
  ...answering(scenarios.getEstimate.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  ...answering(scenarios.getEstimate.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Visitor: Story = {
  ...answering(),
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /아이디/ })).toBeVisible();
  },
};

export const LongText: Story = {
  ...answering(
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
  play: seesTheOrder,
};
