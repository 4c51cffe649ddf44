import { newBill, newBillAndCard } from "../company-bills.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const companyBillingDrivers: DriversOf<"company-billing"> = {
  async listCompanyPayments(server) {
    const { token } = await newBill(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  async prepareCompanyPayment(server) {
    const { token, cpaymentId } = await newBill(server);
    return { token, path: { cpay_id: cpaymentId }, body: { method: "CARD" } };
  },
  payCompanyPayment: async (server) => {
    const { token, cpaymentId, paymentId } = await newBillAndCard(server);
    return { token, path: { cpay_id: cpaymentId }, body: { payment_id: paymentId } };
  },
  async completeCompanyPayment(server) {
    const { token, merchantUid, impUid } = await paidInWindow(server);
    return { token, body: { imp_uid: impUid, merchant_uid: merchantUid } };
  },
  async setCompanyDefaultPayment(server) {
    const { token, paymentId } = await newBillAndCard(server);
    return { token, body: { payment_id: paymentId } };
  },
  async listCompanyInvoices(server) {
    const { token } = await newBill(server);
    return { token, query: { from: "2026-01", to: "2026-12", status: "ISSUED" } };
  },
  async getCompanyInvoice(server) {
    const { token, invoiceId } = await newBill(server);
    return { token, path: { id: invoiceId } };
  },
};

async function paidInWindow(server: TestServer) {
  const { token, cpaymentId } = await newBill(server);
  const { merchant_uid: merchantUid } = await server.api.ok("prepareCompanyPayment", {
    token,
    path: { cpay_id: cpaymentId },
    body: { method: "CARD" },
  });
  return { token, merchantUid, impUid: server.provider.pay(merchantUid).impUid };
}
