import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { toPaymentOutcome, toPreparedOrderPayment } from "../../money/payment/to-wire.ts";
import { payCompanyPayment } from "./pay-company-payment.ts";
import { prepareCompanyPayment, completeCompanyPayment } from "./prepare-company-payment.ts";
import { setCompanyDefaultPayment } from "./set-company-default-payment.ts";
import { toCompanyInvoice, toCompanyInvoiceSummary, toCompanyPayment } from "./to-wire.ts";
import { getCompanyInvoice, listCompanyInvoices, listCompanyPayments } from "./read-billing.ts";
import { companyOf } from "../company/read-company.ts";

export const companyBillingRoutes = (services: Services): HandlersOf<"company-billing"> => ({
  async listCompanyPayments({ caller, query: page }) {
    const { companyId } = await companyOf(services, caller);
    const found = await listCompanyPayments(services, { companyId, page });
    return {
      status: 200,
      body: {
        items: found.items.map(toCompanyPayment),
        default_payment_id: found.defaultPaymentId,
        paging: toPaging(page, found),
      },
    };
  },
  async prepareCompanyPayment({ caller, path, body, address }) {
    const user = await companyOf(services, caller);
    const request = { user, cpaymentId: path.cpay_id, method: body.method, address };
    const prepared = await prepareCompanyPayment(services, request);
    return { status: 201, body: toPreparedOrderPayment(prepared) };
  },
  async payCompanyPayment({ caller, path, body, address }) {
    const { userId, companyId } = await companyOf(services, caller);
    const cpaymentId = path.cpay_id;
    const request = { userId, companyId, cpaymentId, paymentId: body.payment_id, address };
    return { status: 200, body: await payCompanyPayment(services, request) };
  },
  async completeCompanyPayment({ caller, body }) {
    const { companyId } = await companyOf(services, caller);
    const input = { ...camelKeys(body), companyId };
    const { reference, payment } = await completeCompanyPayment(services, input);
    return { status: 200, body: toPaymentOutcome(reference, payment) };
  },
  async setCompanyDefaultPayment({ caller, body }) {
    const user = await companyOf(services, caller);
    await setCompanyDefaultPayment(services, { user, paymentId: body.payment_id });
    return { status: 204 };
  },
  async listCompanyInvoices({ caller, query }) {
    const { companyId } = await companyOf(services, caller);
    const { from, to, status } = query;
    const filter = { companyId, from, to, status, page: query };
    const found = await listCompanyInvoices(services, filter);
    const paging = toPaging(query, found);
    return { status: 200, body: { items: found.items.map(toCompanyInvoiceSummary), paging } };
  },
  async getCompanyInvoice({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const found = await getCompanyInvoice(services, { id: path.id, companyId });
    return { status: 200, body: toCompanyInvoice(found) };
  },
});
