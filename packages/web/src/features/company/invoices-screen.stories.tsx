import {
  BASE_DAY,
  fixtures,
  getListCompanyInvoicesMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { expect, screen, within } from "storybook/test";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectAlert, expectRole, expectText } from "../../testing/story-expectations.ts";

const meta = {
  id: "screens-company-invoices",
  title: "Screens/기업 청구서 목록 ∕my∕company∕invoices",
  ...screenMeta,
  args: { path: "/my/company/invoices", person: "company" },
} satisfies ScreenMeta;

export default meta;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("기한 지남")).toBeVisible();
    await expect(canvas.getByText("취소")).toBeVisible();
  },
};

export const Desktop: Story = {
  parameters: { viewport: { defaultViewport: "desktop" } },
  play: expectRole("grid", "청구서"),
};

/** New invoices are charged automatically once a payment method is chosen and agreed to. */
export const AutomaticPayment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "자동 결제 신청" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "자동 결제" }));
    await expect(await dialog.findByRole("radio", { name: /담아카드/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "자동 결제하기" }));
    await expect(await dialog.findByText("동의해야 자동 결제를 신청할 수 있어요.")).toBeVisible();
  },
};

export const AutomaticPaymentSet: Story = {
  ...answering(scenarios.listCompanyPayments.byItself),
  play: expectText(/새 청구서가 나오고 7일 뒤에 .* 결제해요 · 담아카드 5123/),
};

export const NoBillingKey: Story = {
  ...answering(scenarios.listBillingKeys.empty),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "자동 결제 신청" }));
    await expect(await canvas.findByRole("link", { name: "결제 수단 등록하기" })).toBeVisible();
  },
};

/** Consent to automatic payment can be withdrawn as easily as it was given. */
export const SwitchedOff: Story = {
  ...answering(scenarios.listCompanyPayments.byItself),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "자동 결제 끄기" }));
    await expect(
      await screen.findByText("자동 결제를 껐어요. 이제 청구서를 직접 결제해 주세요."),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...answering(scenarios.listCompanyInvoices.loading),
  play: expectText("청구서를 불러오고 있어요"),
};

export const Empty: Story = {
  ...answering(scenarios.listCompanyInvoices.empty),
  play: expectText("아직 청구서가 없어요"),
};

const failed = { play: expectAlert("청구서를 불러오지 못했어요") };
export const ServerError: Story = { ...answering(scenarios.listCompanyInvoices.error), ...failed };
export const Offline: Story = { ...answering(scenarios.listCompanyInvoices.offline), ...failed };

const invoices = fixtures.companyInvoices(BASE_DAY);

export const ManyRows: Story = {
  args: { path: "/my/company/invoices?page=2" },
  ...answering(
    getListCompanyInvoicesMockHandler({
      items: ["0", "1", "2", "3", "4"].flatMap((digit) =>
        invoices.map((invoice) => ({
          ...invoice,
          total_amount: 123_456_700,
          id: `${invoice.id.slice(0, -2)}${digit}${invoice.id.slice(-1)}`,
        })),
      ),
      paging: { page: 2, limit: 20, total: 1_001, total_capped: true, next_cursor: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "2 쪽" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
