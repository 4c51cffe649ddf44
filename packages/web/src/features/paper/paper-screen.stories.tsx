import { formatWon } from "@damadum/domain";
import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect, screen } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const move = "/my/papers/moves/MV202611307K3F9Q02";

const meta = {
  id: "screens-paper",
  title: "Screens/서류 ∕my∕papers∕:subject∕:number∕:kind",
  ...screenMeta,
  args: { path: `${move}/receipt`, person: "member" },
} satisfies ScreenMeta;

export default meta;

const { getCompanyInvoice, getEstimate, getStorageOrder } = scenarios;

/** A row of the sums at the end of a paper. */
const sum = (term: string, amount: number): Required<Pick<Story, "play">> => ({
  play: expectRole("row", new RegExp(`^${term}.*${formatWon(amount)}$`)),
});

export const Receipt: Story = { ...sum("결제한 금액", fixtures.amount.deposit_amount) };

export const ReceiptOfCancelled: Story = {
  ...answering(getEstimate.CANCEL),
  play: expectRole("row", /^취소 수수료 ?부가세 없음/),
};

export const Statement: Story = {
  args: { path: `${move}/statement` },
  ...sum("총액", fixtures.amount.total_amount),
};

export const Estimate: Story = {
  args: { path: `${move}/estimate` },
  play: expectRole("heading", "이사 견적서"),
};

export const StorageStatement: Story = {
  args: { path: "/my/papers/storage/ST202611207K3F9QX2/statement" },
  ...answering(getStorageOrder.QUOTED),
  ...sum("총액", fixtures.storageAmount.total_amount),
};

/** With the months and changes of its contract that were paid later. */
export const StorageReceipt: Story = {
  args: { path: "/my/papers/storage/ST202611207K3F9QX2/receipt" },
  ...answering(getStorageOrder.COMPLETE),
  play: expectRole("row", /^결제한 금액/),
};

const invoice = "/my/papers/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01";

export const CompanyStatement: Story = {
  args: { path: `${invoice}/statement`, person: "company" },
  ...answering(getCompanyInvoice.ISSUED),
  play: expectRole("table", "공급받는 자"),
};

/** Paid, of which a part was taken back and asked for again. */
export const CompanyReceipt: Story = {
  args: { path: `${invoice}/receipt`, person: "company" },
  ...answering(getCompanyInvoice.partlyTakenBack),
  play: expectRole("row", /결제사에서 환불/),
};

export const LongText: Story = {
  args: { path: `${move}/statement` },
  ...answering(
    getGetEstimateMockHandler(() => {
      const order = fixtures.estimate("PAYMENT", BASE_DAY);
      return { ...order, customer: { name: fixtures.longPerson.name, phone_number: null } };
    }),
  ),
  play: expectText(fixtures.longPerson.name),
};

export const Desktop: Story = {
  args: { path: `${move}/statement` },
  parameters: { viewport: { defaultViewport: "desktop" } },
  ...sum("총액", fixtures.amount.total_amount),
};

export const DownloadFails: Story = {
  ...answering(scenarios.downloadPaper.missing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "PDF 받기" }));
    await expect(await screen.findByText(/찾을 수 없어요/)).toBeVisible();
  },
};

/** There is no receipt before anything was paid. */
export const NothingPaid: Story = {
  ...answering(getEstimate.QUOTED),
  play: expectText("주문을 찾을 수 없어요"),
};

export const Missing: Story = {
  ...answering(getEstimate.missing),
  play: expectText("주문을 찾을 수 없어요"),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(getEstimate.loading),
  play: expectText("서류를 불러오고 있어요"),
};

const failed = { play: expectAlert("불러오지 못했어요") };
export const ServerError: Story = { ...answering(getEstimate.error), ...failed };
export const Offline: Story = { ...answering(getEstimate.offline), ...failed };
