import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetEstimateMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-payment",
  title: "Screens/이사 결제 ∕estimate∕payment",
  ...screenMeta,
  args: { path: "/estimate/payment?serial=MV202612017K3F9Q00", person: "member" },
} satisfies ScreenMeta;

export default meta;
type Person = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function expectPayable({ canvas }: Person): Promise<void> {
  await waitFor(() => expect(canvas.getByRole("button", { name: /결제하기$/ })).toBeEnabled());
}

/** The handlers of a story: an unpaid estimate, unless overridden. */
function withHandlers(...handlers: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...handlers, scenarios.getEstimate.QUOTED, ...defaultHandlers] } };
}

async function pressPay({ canvas, userEvent }: Person): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: /결제하기$/ }));
}

function payAndExpectAlert(message: string): NonNullable<Story["play"]> {
  return async (person) => {
    await pressPay(person);
    await expect(await person.canvas.findByRole("alert")).toHaveTextContent(message);
  };
}

/** Everything that the standard terms require. */
export const Default: Story = {
  ...withHandlers(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "견적서 보기" }));
    const document = within(await canvas.findByRole("article"));
    for (const words of [
      "000-00-00000",
      "1톤 트럭 1대",
      "서울 마포구 월드컵북로 396 101동 1203호 (12층, 엘리베이터)",
      "서울 성동구 왕십리로 83-21 302호 (3층, 계단)",
      "싱글 침대",
      "김담아",
      "보관 장소와 보관료 없음 (당일 운송)",
      /부가세 .*원 포함/,
      /30일 안에 알려 주세요/,
      /이사 당일에 취소하면/,
    ]) {
      await expect(document.getByText(words)).toBeVisible();
    }
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...withHandlers(scenarios.getEstimate.loading),
  play: expectText("견적을 불러오고 있어요"),
};

export const Missing: Story = {
  ...withHandlers(scenarios.getEstimate.missing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("견적을 찾을 수 없어요")).toBeVisible();
    const quote = within(canvas.getByRole("main")).getByRole("link", { name: "견적 받기" });
    await expect(quote).toHaveAttribute("href", "/");
  },
};

export const Error: Story = {
  ...withHandlers(scenarios.getEstimate.tooManyRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

function chooseFullAmount(method: string): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /전액 결제/ }));
    const choice = canvas.getByRole("radio", { name: method });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
  };
}

export const FullAmountByKakaoPay: Story = {
  ...withHandlers(),
  play: chooseFullAmount("카카오페이"),
};

export const FullAmountByNaverPay: Story = {
  ...withHandlers(),
  play: chooseFullAmount("네이버페이"),
};

export const FullAmountByTossPay: Story = {
  ...withHandlers(),
  play: chooseFullAmount("토스페이"),
};

export const Preparing: Story = {
  tags: ["loading"],
  ...withHandlers(scenarios.prepareEstimatePayment.loading),
  play: pressPay,
};

export const WindowCannotOpen: Story = {
  ...withHandlers(),
  play: payAndExpectAlert("결제창을 열지 못했어요"),
};

export const Cancelled: Story = {
  ...withHandlers(),
  beforeEach: () =>
    mockPaymentWindow({ success: false, imp_uid: null, error_msg: "결제를 취소했어요." }).remove,
  play: async (person) => {
    await pressPay(person);
    const message = await screen.findByText("결제를 취소했어요. 빠져나간 금액은 없어요.");
    await expect(message).toBeVisible();
    await expectPayable(person);
    const main = within(person.canvas.getByRole("main"));
    await expect(main.queryByRole("alert")).toBeNull();
  },
};

/** The reason is the server's, not the window's. */
export const Rejected: Story = {
  ...withHandlers(scenarios.completeEstimatePayment.failed),
  beforeEach: () => mockPaymentWindow({ success: false, error_msg: "창의 말" }).remove,
  play: async (person) => {
    await payAndExpectAlert("카드 한도를 넘었어요.")(person);
    await expectPayable(person);
  },
};

export const SlotFull: Story = {
  ...withHandlers(scenarios.prepareEstimatePayment.slotFull),
  play: payAndExpectAlert("고른 시간이 방금 마감됐어요"),
};

export const ProviderUnavailable: Story = {
  ...withHandlers(scenarios.prepareEstimatePayment.providerUnavailable),
  play: payAndExpectAlert("결제사와 연결하지 못했어요"),
};

export const Offline: Story = {
  ...withHandlers(scenarios.prepareEstimatePayment.offline),
  play: payAndExpectAlert("인터넷 연결이 불안정해요"),
};

export const ExpiredWhilePaying: Story = {
  ...withHandlers(scenarios.prepareEstimatePayment.estimateExpired),
  play: payAndExpectAlert("금액의 유효 기간이 지났어요"),
};

export const AlreadyPaidElsewhere: Story = {
  ...withHandlers(scenarios.prepareEstimatePayment.alreadyPaid),
  play: async (person) => {
    await payAndExpectAlert("이미 결제했어요")(person);
    const alert = within(person.canvas.getByRole("alert"));
    const order = alert.getByRole("link", { name: "주문 보기" });
    await expect(order).toHaveAttribute("href", "/my/estimate/MV202612017K3F9Q00");
  },
};

export const Expired: Story = {
  ...withHandlers(
    getGetEstimateMockHandler(() => ({
      ...fixtures.estimate("QUOTED", BASE_DAY),
      actions: [
        {
          code: "PAY",
          reason: "견적의 유효 기간이 지났어요. 견적을 다시 받아 주세요.",
          problem: "estimate_expired",
        },
      ],
    })),
  ),
  play: expectRole("button", "같은 내용으로 새 견적 받기"),
};

export const Paid: Story = {
  ...withHandlers(scenarios.getEstimate.PAYMENT),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "예약한 견적이에요" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "견적서 보기" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /결제하기/ })).toBeNull();
  },
};

export const Balance: Story = {
  ...withHandlers(scenarios.getEstimate.WORKING_COMPLETE),
  play: expectRole("button", /^잔금 .* 결제하기$/),
};

export const CancelledEstimate: Story = {
  ...withHandlers(scenarios.getEstimate.CANCEL),
  play: expectText("취소한 견적이에요"),
};

const failed = { play: expectAlert("견적을 불러오지 못했어요") };
export const ServerError: Story = { ...withHandlers(scenarios.getEstimate.error), ...failed };
export const OfflineAtOpening: Story = {
  ...withHandlers(scenarios.getEstimate.offline),
  ...failed,
};

export const Visitor: Story = {
  ...withHandlers(),
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};
