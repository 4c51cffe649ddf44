import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { toCompanyBoxPage } from "../company-box/to-wire.ts";
import {
  createCompanyDelivery,
  calculateCompanyDeliveryAmount,
} from "./create-company-delivery.ts";
import {
  getCompanyWork,
  listCompanyWorkBoxes,
  listCompanyWorks,
  type WorkView,
} from "./read-company-works.ts";
import { withdrawCompanyWork } from "./cancel-company-work.ts";
import type { CompanyWork, CompanyWorkSummary } from "@damadum/sdk/model";
import { companyWorkActionCodes, companyWorkRefusals, toOpenActions } from "@damadum/domain";
import { toInstant } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { companyOf } from "../company/read-company.ts";

export const companyWorkRoutes = (services: Services): HandlersOf<"company-work"> => ({
  async listCompanyWorks({ caller, query }) {
    const { companyId } = await companyOf(services, caller);
    const { filter = "ALL" } = query;
    const found = await listCompanyWorks(services, { companyId, filter, page: query });
    const paging = toPaging(query, found);
    return { status: 200, body: { items: found.items.map(toCompanyWorkSummary), paging } };
  },
  async calculateCompanyDeliveryAmount({ caller, body }) {
    const { companyId } = await companyOf(services, caller);
    const input = camelKeys(body);
    const price = await calculateCompanyDeliveryAmount(services, { companyId, input });
    return { status: 200, body: snakeKeys(price) };
  },
  async createCompanyDelivery({ caller, body, headers }) {
    const user = await companyOf(services, caller);
    const view = await createCompanyDelivery(services, {
      user,
      input: camelKeys(body),
      idempotencyKey: headers["idempotency-key"],
    });
    return { status: 201, body: toCompanyWork(view) };
  },
  async getCompanyWork({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const view = await getCompanyWork(services, { wkId: path.wk_id, companyId });
    return { status: 200, body: toCompanyWork(view) };
  },
  async withdrawCompanyWork({ caller, path }) {
    const user = await companyOf(services, caller);
    const view = await withdrawCompanyWork(services, { user, wkId: path.wk_id });
    return { status: 200, body: toCompanyWork(view) };
  },
  async listCompanyWorkBoxes({ caller, path, query }) {
    const { companyId } = await companyOf(services, caller);
    const { page, limit, cursor } = query;
    const filter = { wkId: path.wk_id, companyId, page, limit, cursor };
    return {
      status: 200,
      body: toCompanyBoxPage(await listCompanyWorkBoxes(services, filter), query),
    };
  },
});

function toCompanyWorkSummary(work: CompanyWorkRow): CompanyWorkSummary {
  return {
    wk_id: work.id,
    cid: work.contract_id,
    kind: work.kind,
    status: work.status,
    actions: toOpenActions(companyWorkActionCodes, companyWorkRefusals(work.status)),
    box_count: work.box_count,
    appointment: appointmentOf(work),
    moved_on: work.moved_on,
    total_amount: work.total_amount,
    created_at: toInstant(work.created_at),
  };
}

function toCompanyWork({ work, certificateNumber, history }: WorkView): CompanyWork {
  const { total_amount: _total, ...summary } = toCompanyWorkSummary(work);
  return {
    ...summary,
    place: work.place,
    amount: snakeKeys(work.price),
    invoice_id: work.invoice_id,
    cpayment_id: work.cpayment_id,
    certificate_number: certificateNumber,
    memo: work.memo,
    history: toStatusChanges(history),
  };
}

function appointmentOf({ appointment_date: date, appointment_time: time }: CompanyWorkRow) {
  return date === null || time === null ? null : { date, time };
}
