import { BASE_DAY, fixtures, getGetStorageOrderMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectText } from "../../testing/story-expectations.ts";

const brought = fixtures.laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY);

const meta = {
  id: "screens-storage-payment",
  title: "Screens/보관 결제 ∕my∕order∕storage∕:serial∕payment",
  ...screenMeta,
  args: { path: `/my/order/storage/${brought.serial}/payment`, person: "member" },
} satisfies ScreenMeta;

export default meta;

const order = getGetStorageOrderMockHandler(brought);

export const Default: Story = { ...answering(order), play: expectText(/11,000원 결제하기/) };

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getStorageOrder.loading),
};

export const NothingToPay: Story = {
  ...answering(scenarios.getStorageOrder.CONFIRM),
  play: expectText("결제를 마친 주문이에요"),
};

/** The day of its visit can no longer be booked. */
export const DayPassed: Story = {
  ...answering(
    getGetStorageOrderMockHandler({
      ...brought,
      actions: fixtures.storageOrderActions("QUOTED", ["CANCEL"]),
    }),
  ),
  play: expectText("다시 신청해야 하는 주문이에요"),
};

const failed = { play: expectText(/주문을 불러오지 못했어요/) };
export const ServerError: Story = { ...answering(scenarios.getStorageOrder.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getStorageOrder.offline), ...failed };

export const SlotFull: Story = {
  ...answering(scenarios.prepareStorageDeliveryPayment.slotFull, order),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /11,000원 결제하기/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("방금 마감됐어요");
  },
};
