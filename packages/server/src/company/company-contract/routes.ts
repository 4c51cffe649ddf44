import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { companyOf } from "../company/company-of.ts";
import { toCompanyBoxPage } from "../company-box/to-wire.ts";
import { acceptCompanyContract } from "./accept-company-contract.ts";
import { createCompanyContract } from "./create-company-contract.ts";
import { getCompanyContract } from "../contract-state/get-company-contract.ts";
import { listCompanyContractBoxes } from "./list-company-contract-boxes.ts";
import { listCompanyContracts } from "./list-company-contracts.ts";
import { withdrawCompanyContract } from "./withdraw-company-contract.ts";
import { toCompanyContract, toCompanyContractSummary } from "./to-wire.ts";

export const companyContractRoutes = (services: Services): HandlersOf<"company-contract"> => ({
  async listCompanyContracts({ caller, query: { page, limit } }) {
    const { companyId } = await companyOf(services, caller);
    const found = await listCompanyContracts(services, { companyId, page, limit });
    const paging = toPaging({ page, limit }, found);
    return { status: 200, body: { items: found.items.map(toCompanyContractSummary), paging } };
  },
  async createCompanyContract({ caller, body, headers }) {
    const user = await companyOf(services, caller);
    const view = await createCompanyContract(services, {
      user,
      input: camelKeys(body),
      idempotencyKey: headers["idempotency-key"],
    });
    return { status: 201, body: toCompanyContract(view) };
  },
  async getCompanyContract({ caller, path }) {
    const { companyId } = await companyOf(services, caller);
    const view = await getCompanyContract(services, { cid: path.cid, companyId });
    return { status: 200, body: toCompanyContract(view) };
  },
  async acceptCompanyContract({ caller, path, body }) {
    const user = await companyOf(services, caller);
    const accepted = { user, cid: path.cid, monthlyAmount: body.monthly_amount };
    return {
      status: 200,
      body: toCompanyContract(await acceptCompanyContract(services, accepted)),
    };
  },
  async withdrawCompanyContract({ caller, path }) {
    const user = await companyOf(services, caller);
    const view = await withdrawCompanyContract(services, { user, cid: path.cid });
    return { status: 200, body: toCompanyContract(view) };
  },
  async listCompanyContractBoxes({ caller, path, query }) {
    const { companyId } = await companyOf(services, caller);
    const { page, limit, cursor } = query;
    const filter = { cid: path.cid, companyId, page, limit, cursor };
    const found = await listCompanyContractBoxes(services, filter);
    return { status: 200, body: toCompanyBoxPage(found, query) };
  },
});
