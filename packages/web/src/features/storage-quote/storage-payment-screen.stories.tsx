import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetStorageOrderMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, screen, within } from "storybook/test";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import {
  expectAlert,
  expectRepeatedText,
  expectText,
  expectTitle,
} from "../../testing/story-expectations.ts";

const order = fixtures.storageOrder("QUOTED", BASE_DAY);

const meta = {
  id: "screens-first-storage-payment",
  title: "Screens/첫 보관 결제 ∕storage∕payment",
  ...screenMeta,
  args: { path: `/storage/payment?serial=${order.serial}`, person: "member" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

/** The handlers of a story: an unpaid order, unless overridden. */
function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, scenarios.getStorageOrder.QUOTED, ...defaultHandlers] } };
}

async function pay({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: /결제하기$/ }));
}

function payAndExpectAlert(words: string): NonNullable<Story["play"]> {
  return async (person) => {
    await pay(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent(words);
  };
}

export const Default: Story = { ...answering(), play: expectText("결제 수단을 골라 주세요") };

export const PaidMonthly: Story = {
  ...answering(scenarios.getStorageOrder.monthly),
  play: expectRepeatedText("다음 결제일"),
};

/** Nothing is charged monthly without consent. */
export const ConsentMissing: Story = {
  ...answering(scenarios.getStorageOrder.monthly),
  play: async (person) => {
    await pay(person);
    await expect(
      await person.canvas.findByText("정기 결제에 동의해야 결제할 수 있어요."),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getStorageOrder.loading),
  play: expectText("보관 주문을 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getStorageOrder.missing),
  play: expectText("보관 주문을 찾을 수 없어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.getStorageOrder.error),
  play: expectAlert("불러오지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.getStorageOrder.offline),
  play: expectAlert("불러오지 못했어요"),
};

export const Preparing: Story = {
  tags: ["loading"],
  ...answering(scenarios.prepareStorageOrderPayment.loading),
  play: pay,
};

export const Cancelled: Story = {
  ...answering(),
  beforeEach: () =>
    mockPaymentWindow({ success: false, imp_uid: null, error_msg: "결제를 취소했어요." }).remove,
  play: async (person) => {
    await pay(person);
    await expect(await screen.findByText(/빠져나간 금액은 없어요/)).toBeVisible();
  },
};

/** A registered card needs no window and can be declined immediately. */
export const RegisteredCardDeclined: Story = {
  ...answering(scenarios.prepareStorageOrderPayment.declined),
  play: async (person) => {
    await person.userEvent.click(await person.canvas.findByRole("radio", { name: /^담아카드/ }));
    await pay(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent(
      "카드 한도를 넘었어요.",
    );
  },
};

export const SlotFull: Story = {
  ...answering(scenarios.prepareStorageOrderPayment.slotFull),
  play: async (person) => {
    await payAndExpectAlert("고른 시간이 방금 마감됐어요")(person);
    const alert = within(person.canvas.getByRole("alert"));
    const times = alert.getByRole("link", { name: "다른 시간 고르기" });
    await expect(times).toHaveAttribute("href", "/storage?step=times");
  },
};

export const ProviderUnavailable: Story = {
  ...answering(scenarios.prepareStorageOrderPayment.providerUnavailable),
  play: payAndExpectAlert("결제사와 연결하지 못했어요"),
};

export const Expired: Story = {
  ...answering(
    getGetStorageOrderMockHandler(() => ({
      ...fixtures.storageOrder("QUOTED", BASE_DAY),
      actions: [
        {
          code: "PAY",
          reason: "주문의 유효 기간이 지났어요. 새로 신청해 주세요.",
          problem: "estimate_expired",
        },
      ],
    })),
  ),
  play: expectText("금액을 새로 계산해야 해요"),
};

export const Paid: Story = {
  ...answering(scenarios.getStorageOrder.PAYMENT),
  play: expectTitle("결제를 마친 주문이에요"),
};

export const CancelledOrder: Story = {
  ...answering(scenarios.getStorageOrder.CANCEL),
  play: expectText("취소한 주문이에요"),
};

export const LongText: Story = {
  ...answering(
    getGetStorageOrderMockHandler({
      ...order,
      place: { ...fixtures.storageDraft(BASE_DAY).place, ...fixtures.longPlace, carriage: "EV" },
    }),
  ),
  play: expectText("결제 수단을 골라 주세요"),
};
