import {
  BASE_DAY,
  type defaultHandlers,
  fixtures,
  getGetOrderBoxContentsMockHandler,
  getGetStorageContractMockHandler,
  getGetStorageOrderMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { StorageContractStatus, StorageOrder } from "@damadum/sdk";
import { expect, screen, waitFor, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRepeatedText, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-storage-order",
  title: "Screens/보관 주문 ∕my∕order∕storage∕:serial",
  ...screenMeta,
  args: { path: "/my/order/storage/ST202611207K3F9QX2", person: "member" },
} satisfies ScreenMeta;

export default meta;

function storyShowing(handler: (typeof defaultHandlers)[number], text: RegExp): Story {
  return { ...answering(handler), play: expectText(text) };
}

function showing(order: StorageOrder): Story {
  return {
    args: { path: `/my/order/storage/${order.serial}` },
    ...answering(getGetStorageOrderMockHandler(order)),
  };
}

const { laterOrder, storageContract, storageOrder } = fixtures;
const order = scenarios.getStorageOrder;
const contentsOfFirst = "롱패딩 2개, 목도리 1개, 기모 후드티 4개";

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/박스 10개를 .*까지 보관해 드려요/))[0]).toBeVisible();
    await expect(await canvas.findByText(contentsOfFirst)).toBeVisible();
    await expect(canvas.getByRole("row", { name: /다음 결제/ })).toHaveTextContent("80,000원");
    const steps = canvas.getByRole("list", { name: "진행 단계" });
    await expect(steps).toHaveTextContent("수거 완료");
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(order.loading),
  play: expectText("주문을 불러오고 있어요"),
};

export const Missing: Story = storyShowing(order.missing, /주문을 찾을 수 없어요/);
export const ServerError: Story = storyShowing(order.error, /주문을 불러오지 못했어요/);
export const Offline: Story = storyShowing(order.offline, /주문을 불러오지 못했어요/);
export const ContentsFailed: Story = storyShowing(
  scenarios.getOrderBoxContents.tooManyRequests,
  /내용물을 불러오지 못했어요/,
);

export const Visitor: Story = {
  args: { person: "visitor" },
  play: expectRole("textbox", /아이디/),
};

export const Quoted: Story = storyShowing(order.QUOTED, /결제하면/);
export const PaymentFailed: Story = storyShowing(order.WAIT, /다시 결제하면/);
export const Paid: Story = storyShowing(order.PAYMENT, /예약을 확정하면 알려 드려요/);
export const Confirmed: Story = storyShowing(order.CONFIRM, /예약이 확정됐어요/);
export const Delivering: Story = storyShowing(order.DELIVERING, /지금 박스를 가져다 드리고/);
export const BeforeCollection: Story = {
  ...answering(
    order.BEFORE_COLLECTION,
    getGetStorageContractMockHandler(
      fixtures.storageContract(BASE_DAY, { status: "WAITING", next_charge: null }),
    ),
  ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole("region", { name: "보관 계약" }));
    await expect(await card.findByText(/박스가 들어오면 보관이 시작돼요/)).toBeVisible();
    await expect((await canvas.findAllByText(/짐을 담고 박스마다/))[0]).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "박스" })).toBeVisible();
    await expect(canvas.queryByText("다른 사람이 받을 때")).toBeNull();
  },
};
export const Collecting: Story = storyShowing(order.COLLECTING, /지금 박스를 창고로/);
export const Cancelled: Story = storyShowing(order.CANCEL, /취소한 주문이에요/);

export const Disposing: Story = {
  ...showing(laterOrder("FINAL_AND_DISPOSAL_ORDER", BASE_DAY, "DISPOSING")),
  play: expectText(/박스를 폐기하고 있어요/),
};
/** Some of the boxes are gone, the others stay. */
export const DisposalOfSomeComplete: Story = {
  ...showing(laterOrder("FINAL_AND_DISPOSAL_ORDER", BASE_DAY, "COMPLETE")),
  play: expectText(/고른 박스를 폐기했어요\. 다른 박스의 보관은/),
};
export const DisposalQuoted: Story = {
  ...showing(laterOrder("FINAL_AND_DISPOSAL_ORDER", BASE_DAY)),
  play: expectText(/결제하면 박스 1개를/),
};

export const BroughtBack: Story = {
  ...showing(laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/박스를 보내 드려요/))[0]).toBeVisible();
    const boxes = within(canvas.getByRole("region", { name: "박스" }));
    await expect(await boxes.findByText("겨울옷")).toBeVisible();
    await expect(boxes.getByText(contentsOfFirst)).toBeVisible();
    const { order_serial: first } = storageContract(BASE_DAY);
    await expect(await canvas.findByRole("link", { name: "보관 계약 보기" })).toHaveAttribute(
      "href",
      `/my/order/storage/${first}`,
    );
  },
};
export const BroughtBackComplete: Story = {
  ...showing(laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY, "COMPLETE")),
  play: expectText(/보관은 이어지고 있어요/),
};

const final = laterOrder("FINAL_AND_DELIVERY_ORDER", BASE_DAY, "CONFIRM");
/** The refund for unused days exceeds the price of the delivery. */
export const FinalWithRefund: Story = {
  ...showing({
    ...final,
    paid_amount: 0,
    payments: [],
    amount: { ...fixtures.terminationAmount, price_version: "2026-11-01" },
    ledger: {
      ...final.ledger,
      rows: [
        {
          kind: "CONTRACT_REFUND",
          state: "OPEN",
          amount: 63_840,
          detail: null,
          at: null,
          asked_at: null,
          link: null,
        },
      ],
      total_amount: 0,
      paid_amount: 0,
      refund_amount: 63_840,
      refund_pending_amount: 63_840,
    },
  }),
  play: expectText(/63,840원/),
};

function withExtraToPay(status: "CONFIRM" | "COMPLETE", name: string): Story {
  const paid = storageOrder(status, BASE_DAY);
  return {
    ...showing({ ...paid, ledger: { ...paid.ledger, due_amount: 11_000 } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("link", { name: "11,000원 결제하기" })).toBeVisible();
      const [beside] = await canvas.findAllByRole("link", { name });
      await expect(beside).toBeVisible();
    },
  };
}

/** What is due comes first, and what would come next is offered beside it. */
export const ConfirmedAndExtraToPay = withExtraToPay("CONFIRM", "캘린더에 추가");
export const StoredAndExtraToPay = withExtraToPay("COMPLETE", "박스 받기");

function withContract(status: StorageContractStatus, text: RegExp): Story {
  const terms = { status, ...(status !== "ACTIVE" && { next_charge: null }) };
  return {
    ...answering(getGetStorageContractMockHandler(storageContract(BASE_DAY, terms))),
    // The order's head says it, so the contract's card does not.
    play: expectText(text),
  };
}

export const ContractWaiting: Story = withContract("WAITING", /박스가 들어오면 보관이 시작돼요/);
export const ContractUnpaid: Story = {
  ...answering(scenarios.getStorageContract.UNPAID),
  play: expectText(/보관료 80,000원을 결제하지 못했어요/),
};
export const ContractFreeAsked: Story = storyShowing(
  scenarios.getStorageContract.freeAsked,
  /동의하지 않으면 결제하지 않고 자동으로 끝나요/,
);
/** The period for the member's decision has begun, so the decision comes first. */
export const ContractConfirmable: Story = {
  ...answering(scenarios.getStorageContract.confirmable),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole("link", { name: "이어서 맡길지 정하기" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/\/continuation$/));
    await expect((await canvas.findAllByText(/그 전에 정해 주세요/))[0]).toBeInTheDocument();
  },
};
export const ContractConfirmed: Story = storyShowing(
  scenarios.getStorageContract.confirmed,
  /동의하신 대로, 무료 기간 뒤로는 매달 80,000원/,
);
export const ContractFree: Story = {
  ...answering(scenarios.getStorageContract.freeOnly),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/까지 보관해 드려요/))[0]).toBeInTheDocument();
    await expect(canvas.queryByText(/이어서 맡길지/)).toBeNull();
  },
};
export const ContractEnding: Story = withContract("ENDING", /보관이 끝나요/);
export const ContractExpired: Story = withContract("EXPIRED", /보관 기간이 끝났어요/);
export const ContractEnded: Story = withContract("ENDED", /보관이 모두 끝났어요/);

export const ManyBoxes: Story = {
  ...answering(
    getGetStorageOrderMockHandler(() => {
      const complete = storageOrder("COMPLETE", BASE_DAY);
      const boxes = Array.from({ length: 200 }, (_, at) => ({
        serial: `BX${String(at).padStart(10, "0")}`,
        status: "STORED" as const,
      }));
      return { ...complete, box_count: boxes.length, boxes };
    }),
  ),
  play: expectText(/나머지 박스 195/),
};

export const LongText: Story = {
  ...answering(
    getGetStorageOrderMockHandler({
      ...storageOrder("COMPLETE", BASE_DAY),
      place: { ...fixtures.longPlace, carriage: "STAIRS" },
    }),
    getGetOrderBoxContentsMockHandler(() => {
      const stored = fixtures.orderBoxContents(BASE_DAY);
      const boxes = stored.boxes.map((box) => ({
        ...box,
        name: "할머니께서 물려주신 아주 오래된 그릇과 은수저를 신문지로 싸서 담은 박스",
      }));
      return { ...stored, boxes };
    }),
  ),
  play: expectRepeatedText(/할머니께서/),
};

export const CancelCost: Story = {
  ...answering(order.CONFIRM),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "주문 취소하기" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent("환불 금액"));
  },
};

export const SharedDelivery: Story = {
  ...answering(order.CONFIRM, scenarios.getReceiverLink.made),
  play: expectText(/하루만 열려요/),
};
export const LinkFailed: Story = {
  ...answering(order.CONFIRM, scenarios.getReceiverLink.error),
  play: expectText(/링크를 불러오지 못했어요/),
};
