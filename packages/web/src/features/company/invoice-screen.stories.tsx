import { brand } from "@damadum/domain";
import { defaultHandlers, scenarios } from "@damadum/sdk/mocks";
import { expect, waitFor } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-invoice",
  title: "Screens/기업 청구서 ∕my∕company∕invoices∕:id",
  ...screenMeta,
  args: { path: "/my/company/invoices/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01", person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Issued: Story = {
  ...answering(scenarios.getCompanyInvoice.ISSUED),
  play: expectText(/까지 결제해 주세요/),
};

export const Overdue: Story = {
  ...answering(scenarios.getCompanyInvoice.OVERDUE),
  play: expectText(/결제 기한 .*이 지났어요/),
};

export const Paid: Story = {
  ...answering(scenarios.getCompanyInvoice.PAID),
  play: expectText("결제를 마쳤어요."),
};

/** A line was credited before the payment: the button asks for the rest, in the window or by a transfer. */
export const Credited: Story = {
  ...answering(scenarios.getCompanyInvoice.credited, scenarios.listBillingKeys.empty),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("깎았어요: 약속한 날에 가지 못해 배송 요금을 받지 않아요."),
    ).toBeVisible();
    const credited = canvas.getByRole("row", { name: /^금액 조정/ });
    await expect(credited).toHaveTextContent("-36,300원");
    const due = canvas.getByRole("row", { name: /^잔금/ });
    await expect(due).toHaveTextContent("1,650,000원");
    await expect(canvas.getByRole("button", { name: "1,650,000원 결제하기" })).toBeVisible();
    const account = canvas.getByRole("row", { name: /계좌 번호/ });
    await expect(account).toHaveTextContent(brand.company.bankAccount.number);
  },
};

/** The card company took a part of the payment back; a link asks for it. */
export const PartlyTakenBack: Story = {
  ...answering(scenarios.getCompanyInvoice.partlyTakenBack),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("결제사에서 환불된 300,000원을 다시 결제해 주세요."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "잔금 300,000원 결제하기" })).toBeVisible();
    const back = canvas.getByRole("row", { name: /^결제사에서 환불/ });
    await expect(back).toHaveTextContent("300,000원");
  },
};

export const Refunded: Story = {
  ...answering(scenarios.getCompanyInvoice.refunded),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("거둬들인 청구서예요. 1,686,300원을 환불했어요."),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: /환불 금액/ })).toHaveTextContent("1,686,300원");
  },
};

export const Cancelled: Story = {
  ...answering(scenarios.getCompanyInvoice.CANCEL),
  play: expectText("거둬들인 청구서예요. 결제하지 않아도 돼요."),
};

/** The default payment method is preselected. */
export const WithDefaultWay: Story = {
  ...answering(scenarios.getCompanyInvoice.ISSUED, scenarios.listCompanyPayments.byItself),
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getByRole("radio", { name: /담아카드/ })).toBeChecked();
    });
  },
};

export const CardRejected: Story = {
  ...answering(
    scenarios.getCompanyInvoice.ISSUED,
    scenarios.listCompanyPayments.byItself,
    scenarios.payCompanyPayment.failed,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /담아카드/ }));
    await userEvent.click(canvas.getByRole("button", { name: "1,686,300원 결제하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("카드 한도를 넘었어요.");
  },
};

export const AlreadyPaid: Story = {
  ...answering(
    scenarios.getCompanyInvoice.ISSUED,
    scenarios.listBillingKeys.empty,
    scenarios.prepareCompanyPayment.alreadyPaid,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "1,686,300원 결제하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("이미 결제했어요");
  },
};

export const ProviderUnavailable: Story = {
  ...answering(
    scenarios.getCompanyInvoice.ISSUED,
    scenarios.listCompanyPayments.byItself,
    scenarios.payCompanyPayment.providerUnavailable,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /담아카드/ }));
    await userEvent.click(canvas.getByRole("button", { name: "1,686,300원 결제하기" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("결제사와 연결하지 못했어요");
  },
};

export const Desktop: Story = {
  parameters: {
    viewport: { defaultViewport: "desktop" },
    msw: [scenarios.getCompanyInvoice.ISSUED, ...defaultHandlers],
  },
  play: expectText(/까지 결제해 주세요/),
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCompanyInvoice.loading),
  play: expectText("청구서를 불러오고 있어요"),
};

export const Missing: Story = {
  ...answering(scenarios.getCompanyInvoice.missing),
  play: expectText("청구서를 찾을 수 없어요"),
};

const failed = { play: expectAlert("청구서를 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.getCompanyInvoice.error), ...failed };
export const Offline: Story = { ...answering(scenarios.getCompanyInvoice.offline), ...failed };
