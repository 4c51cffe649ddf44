import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { answering } from "../../testing/answering.ts";
import { screenMeta, type ScreenMeta, type Story } from "../../testing/screen-story.tsx";
import { expectTitle } from "../../testing/story-expectations.ts";

const invoiceId = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2c01";
const numbers = { imp_uid: fixtures.impUid, merchant_uid: fixtures.storageMerchantUid };

const meta = {
  id: "screens-company-payment-complete",
  title: "Screens/기업 결제 결과 ∕my∕company∕payment-complete∕mobile",
  ...screenMeta,
  args: { path: paths.companyPaymentComplete.getHref(invoiceId, numbers), person: "company" },
} satisfies ScreenMeta;

export default meta;

const complete = scenarios.completeCompanyPayment;

export const Default: Story = { play: expectTitle("청구서를 결제했어요") };
export const Loading: Story = {
  tags: ["loading"],
  ...answering(complete.loading),
  play: expectTitle("결제 확인 중"),
};
export const Pending: Story = { ...answering(complete.pending), play: expectTitle("결제 확인 중") };
export const Failed: Story = {
  ...answering(complete.failed),
  play: expectTitle("결제하지 못했어요"),
};
export const Missing: Story = {
  ...answering(complete.missing),
  play: expectTitle("결제를 찾을 수 없어요"),
};
const failed = { play: expectTitle("결제를 아직 확인하지 못했어요") };
export const ServerError: Story = { ...answering(complete.error), ...failed };
export const Offline: Story = { ...answering(complete.offline), ...failed };

/** Paid with a registered payment method, so the provider has added no numbers to the URL. */
export const PaidAtOnce: Story = {
  ...answering(scenarios.getCompanyInvoice.PAID),
  args: { path: paths.companyPaymentComplete.getHref(invoiceId) },
  play: expectTitle("청구서를 결제했어요"),
};
/** A user who does not wait for the response finds links to continue. */
export const Checking: Story = {
  tags: ["loading"],
  ...answering(scenarios.getCompanyInvoice.loading),
  args: { path: paths.companyPaymentComplete.getHref(invoiceId) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "결제 확인 중" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "청구서 목록으로 가기" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "고객센터로 가기" })).toBeVisible();
  },
};
export const NotYetPaid: Story = {
  ...answering(scenarios.getCompanyInvoice.ISSUED),
  args: { path: paths.companyPaymentComplete.getHref(invoiceId) },
  play: expectTitle("결제가 아직 확인되지 않았어요"),
};
export const Unknown: Story = {
  args: { path: paths.companyPaymentComplete.path },
  play: expectTitle("어느 결제인지 알 수 없어요"),
};
