import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getGetMeMockHandler,
  getListEstimatesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/My",
  component: ScreenStory,
  parameters: { layout: "fullscreen", msw: defaultHandlers },
  args: { path: "/my", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody who has moved, and stored nothing. */
const nothingStored = [
  scenarios.listStorageOrders.empty,
  scenarios.listStoredBoxes.empty,
  scenarios.listStorageContracts.empty,
  scenarios.listCoupons.empty,
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "다음 일정" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "다가오는 이사" })).toBeVisible();
  },
};

/** Storage alone: what happens next, pictures, contract and orders. */
export const OnlyStorage: Story = {
  parameters: { msw: [scenarios.listEstimates.empty, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "보관 중인 박스" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "다음 일정" })).toBeVisible();
  },
};

/** A month that was refused stands before everything else that is to pay, with its button. */
export const UnpaidStorage: Story = {
  parameters: { msw: [scenarios.listStorageContracts.unpaid, ...defaultHandlers] },
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole("link", { name: "80,000원 결제하기" });
    await expect(pay).toBeVisible();
  },
};

export const StorageError: Story = {
  parameters: { msw: [scenarios.listStorageOrders.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "보관 내역을 불러오지 못했어요",
    );
  },
};

export const CompanyUser: Story = {
  args: { person: "company" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "다음 일정" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: {
    msw: [scenarios.listEstimates.loading, ...defaultHandlers],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("주문을 불러오고 있어요")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: [...nothingStored, scenarios.listEstimates.empty, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("아직 견적이 없어요")).toBeVisible();
  },
};

export const Error: Story = {
  parameters: { msw: [scenarios.listEstimates.tooManyRequests, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const ProfileError: Story = {
  parameters: { msw: [scenarios.getMe.tooManyRequests, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/회원 정보를 불러오지 못했어요/)).toBeVisible();
  },
};

/** More orders than one page holds. */
function pageOfMany(number: number) {
  return getListEstimatesMockHandler({
    items: fixtures.orders(BASE_DAY).map(fixtures.summary),
    paging: { page: number, limit: 100, total: 111, total_capped: false },
  });
}

export const SecondPage: Story = {
  args: { path: "/my?page=2" },
  parameters: { msw: [pageOfMany(2), ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 / 2쪽")).toBeVisible();
  },
};

export const PageWithoutOrders: Story = {
  args: { path: "/my?page=3" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("이 쪽에는 주문이 없어요")).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { msw: [scenarios.listEstimates.error, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Offline: Story = {
  parameters: { msw: [scenarios.listEstimates.offline, ...defaultHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("주문을 불러오지 못했어요");
  },
};

export const Visitor: Story = {
  args: { person: "visitor" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /아이디/ })).toBeVisible();
  },
};

const far = fixtures.estimate("BOX_DEL_COMPLETE", BASE_DAY);

export const LongText: Story = {
  parameters: {
    msw: [
      getGetMeMockHandler({ ...fixtures.member(BASE_DAY), ...fixtures.longPerson }),
      getListEstimatesMockHandler({
        items: [
          {
            ...fixtures.summary(far),
            start_address: fixtures.longPlace.address,
            destination_address: fixtures.longPlace.address,
            total_amount: 12_345_600,
          },
        ],
        paging: { page: 1, limit: 10, total: 1, total_capped: false },
      }),
      ...defaultHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12,345,600원/)).toBeVisible();
  },
};
