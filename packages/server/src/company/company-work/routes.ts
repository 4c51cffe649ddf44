import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { toCompanyBoxPage } from "../company-box/to-wire.ts";
import { companyOf } from "../company/company-of.ts";
import { calculateCompanyDeliveryAmount } from "./calculate-company-delivery-amount.ts";
import { createCompanyDelivery } from "./create-company-delivery.ts";
import { getCompanyWork } from "./get-company-work.ts";
import { listCompanyWorkBoxes } from "./list-company-work-boxes.ts";
import { listCompanyWorks } from "./list-company-works.ts";
import { withdrawCompanyWork } from "./withdraw-company-work.ts";
import { toCompanyWork, toCompanyWorkSummary } from "./to-wire.ts";

export const companyWorkRoutes = (services: Services): HandlersOf<"company-work"> => ({
  async listCompanyWorks({ caller, query: { page, limit, filter = "ALL" } }) {
    const { companyId } = await companyOf(services, caller);
    const found = await listCompanyWorks(services, { companyId, filter, page, limit });
    const paging = toPaging({ page, limit }, found);
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
