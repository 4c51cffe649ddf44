import {
  BASE_DAY,
  defaultHandlers,
  fixtures,
  getListBillingKeysMockHandler,
  getListStorageContractsMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ScreenStory } from "../../testing/screen-story.tsx";

const meta = {
  title: "Screens/My payment",
  component: ScreenStory,
  parameters: { layout: "fullscreen" },
  args: { path: "/my/payment", person: "member" },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function answering(...first: (typeof defaultHandlers)[number][]): Pick<Story, "parameters"> {
  return { parameters: { msw: [...first, ...defaultHandlers] } };
}

function shows(words: string | RegExp): NonNullable<Story["play"]> {
  return async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeInTheDocument();
  };
}

export const Default: Story = { ...answering(), play: shows(/을 결제해요\.$/) };

export const Empty: Story = {
  ...answering(scenarios.listBillingKeys.empty, scenarios.listStorageContracts.empty),
  play: shows("결제할 보관 계약이 없어요."),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listBillingKeys.loading, scenarios.listStorageContracts.loading),
  play: shows("결제 수단을 불러오고 있어요"),
};

export const ServerError: Story = {
  ...answering(scenarios.listBillingKeys.error, scenarios.listStorageContracts.error),
  play: shows("결제 수단을 불러오지 못했어요"),
};

export const Offline: Story = {
  ...answering(scenarios.listBillingKeys.offline, scenarios.listStorageContracts.offline),
  play: shows("결제 수단을 불러오지 못했어요"),
};

export const ManyWays: Story = {
  ...answering(
    getListBillingKeysMockHandler(
      Array.from({ length: 12 }, (_, index) => ({
        ...fixtures.newBillingKey(BASE_DAY),
        payment_id: `0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d${String(index).padStart(2, "0")}`,
        name: `담아카드 ${index + 1}`,
        is_default: index === 0,
      })),
    ),
  ),
  play: shows("담아카드 12"),
};

/** A month that no card paid is paid from here. */
export const Unpaid: Story = {
  ...answering(
    getListStorageContractsMockHandler({
      items: [
        fixtures.contractSummary(
          fixtures.storageContract(BASE_DAY, {
            status: "UNPAID",
            next_charge: { date: BASE_DAY, amount: 80_000 },
          }),
        ),
      ],
      paging: { page: 1, limit: 20, total: 1, total_capped: false },
    }),
  ),
  play: shows("80,000원 지금 결제하기"),
};

/** Free months that go on paid as was agreed, with the day of the consent. */
export const FreeAgreed: Story = {
  ...answering(scenarios.listStorageContracts.free),
  play: shows(/다음 날부터 매달 80,000원을 결제해요 \(동의한 날/),
};

/** A card that a contract is paid with stays until another one is chosen. */
export const RemovalRejected: Story = {
  ...answering(scenarios.deleteBillingKey.inUse),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "담아카드 지우기" }));
    await userEvent.click(await screen.findByRole("button", { name: "지우기" }));
    await expect(await screen.findByText("지우지 못했어요")).toBeVisible();
  },
};

export const RegistrationRejected: Story = {
  ...answering(scenarios.prepareBillingKey.limitReached),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "결제 수단 등록하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("20개까지");
  },
};
