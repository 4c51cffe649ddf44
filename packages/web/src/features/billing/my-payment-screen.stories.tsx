import {
  BASE_DAY,
  fixtures,
  getListBillingKeysMockHandler,
  getListStorageContractsMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import type { StorageContract } from "@damadum/sdk";
import { expect, screen, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-my-payment",
  title: "Screens/결제 수단 ∕my∕payment",
  ...screenMeta,
  args: { path: "/my/payment", person: "member" },
} satisfies ScreenMeta;

export default meta;

function contractsOf(...contracts: StorageContract[]) {
  return getListStorageContractsMockHandler({
    items: contracts.map((contract) => fixtures.contractSummary(contract)),
    paging: { page: 1, limit: 20, total: contracts.length, total_capped: false, next_cursor: null },
  });
}

/** The masked number, and the card that a contract is charged to next. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/에 80,000원을 결제해요\.$/)).toBeVisible();
    await expect(await canvas.findByText("5123-****-****-1234")).toBeVisible();
    await expect(await canvas.findByRole("combobox", { name: "결제 수단" })).toHaveValue(
      fixtures.storageContract(BASE_DAY).payment_id,
    );
  },
};

/** The first charge has no day before the boxes are stored. */
export const NotStoredYet: Story = {
  ...answering(
    contractsOf(fixtures.storageContract(BASE_DAY, { status: "WAITING", next_charge: null })),
  ),
  play: expectText("박스가 들어오고 한 달 뒤부터 매달 80,000원을 결제해요."),
};

const alike = ["ST202612017K3F9QX2", "ST202612017K3F9QX3"];

/** Contracts that look alike are told apart by the orders they link to. */
export const AlikeContracts: Story = {
  ...answering(
    contractsOf(
      ...alike.map((order_serial, index) =>
        fixtures.storageContract(BASE_DAY, {
          id: `0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c0${index}`,
          order_serial,
        }),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    for (const serial of alike) {
      const order = await canvas.findByRole("link", { name: `주문 ${serial} 보기` });
      await expect(order).toHaveAttribute("href", `/my/order/storage/${serial}`);
    }
  },
};

export const Empty: Story = {
  ...answering(scenarios.listBillingKeys.empty, scenarios.listStorageContracts.empty),
  play: expectText("결제할 보관 계약이 없어요."),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listBillingKeys.loading, scenarios.listStorageContracts.loading),
  play: expectText("결제 수단을 불러오고 있어요"),
};

const failed = { play: expectText("결제 수단을 불러오지 못했어요") };
export const ServerError: Story = {
  ...answering(scenarios.listBillingKeys.error, scenarios.listStorageContracts.error),
  ...failed,
};
export const Offline: Story = {
  ...answering(scenarios.listBillingKeys.offline, scenarios.listStorageContracts.offline),
  ...failed,
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
  play: expectText("담아카드 12"),
};

/** A month whose charge was declined is paid from here, with the page's only filled button. */
export const Unpaid: Story = {
  ...answering(
    contractsOf(
      fixtures.storageContract(BASE_DAY, {
        status: "UNPAID",
        next_charge: { date: BASE_DAY, amount: 80_000 },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole("button", { name: "80,000원 지금 결제하기" });
    await expect(pay).toBeVisible();
    const register = await canvas.findByRole("button", { name: "결제 수단 등록하기" });
    const [colour, other] = [pay, register].map((button) => getComputedStyle(button));
    await expect(other?.backgroundColor).not.toBe(colour?.backgroundColor);
  },
};

/** Free months before the member is asked to continue: what happens either way, for how long and with VAT. */
export const FreeAsked: Story = {
  ...answering(scenarios.listStorageContracts.free),
  play: expectText(/3개월 동안 매달 80,000원\(부가세 포함\)을 결제해요. 동의하지 않으면/),
};

export const FreeConfirmable: Story = {
  ...answering(scenarios.listStorageContracts.confirmable),
  play: expectRole("link", "이어서 맡길지 정하기"),
};

export const FreeConfirmed: Story = {
  ...answering(scenarios.listStorageContracts.confirmed, scenarios.getStorageContract.confirmed),
  play: expectText(/동의하신 대로, 무료 기간 뒤로는 매달 80,000원/),
};

/** A card that a contract uses cannot be removed until another one is chosen. */
export const RemovalRejected: Story = {
  ...answering(scenarios.deleteBillingKey.inUse),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "담아카드 5123-****-****-1234 지우기" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "지우기" }));
    await expect(await screen.findByText("지우지 못했어요")).toBeVisible();
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByText(/정기 결제에 쓰고 있어/)).toBeVisible();
  },
};

export const RegistrationRejected: Story = {
  ...answering(scenarios.prepareBillingKey.limitReached),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "결제 수단 등록하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("20개까지");
  },
};
