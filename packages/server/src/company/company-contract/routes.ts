import { camelKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { toCompanyBoxPage } from "../company-box/to-wire.ts";
import { acceptCompanyContract } from "./accept-company-contract.ts";
import { createCompanyContract } from "./create-company-contract.ts";
import { listCompanyContractBoxes, listCompanyContracts } from "./read-company-contracts.ts";
import type { CompanyContract, CompanyContractSummary } from "@damadum/sdk/model";
import {
  companyContractActionCodes,
  companyContractRefusals,
  invoiceAmounts,
  toOpenActions,
} from "@damadum/domain";
import { toInstant } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import { companyOf } from "../company/read-company.ts";
import {
  getCompanyContract,
  type CompanyContractRow,
  type ContractView,
} from "../contract-state/read-contracts.ts";
import { withdrawCompanyContract } from "./contract-steps.ts";

export const companyContractRoutes = (services: Services): HandlersOf<"company-contract"> => ({
  async listCompanyContracts({ caller, query: page }) {
    const { companyId } = await companyOf(services, caller);
    const found = await listCompanyContracts(services, { companyId, page });
    const paging = toPaging(page, found);
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

function toCompanyContractSummary(contract: CompanyContractRow): CompanyContractSummary {
  return {
    cid: contract.id,
    name: contract.name,
    status: contract.status,
    actions: toOpenActions(companyContractActionCodes, companyContractRefusals(contract.status)),
    department: contract.department,
    box_count: contract.box_count,
    stored_box_count: contract.stored_box_count,
    months: contract.months,
    start_date: contract.start_date,
    end_date: contract.end_date,
    monthly_amount: contract.monthly_amount,
    created_at: toInstant(contract.created_at),
  };
}

function toCompanyContract({ contract, history }: ContractView): CompanyContract {
  const { place, memo, monthly_amount: amount } = contract;
  const monthly = amount === null ? null : invoiceAmounts([{ amount }]);
  return {
    ...toCompanyContractSummary(contract),
    monthly_vat_amount: monthly?.vatAmount ?? null,
    monthly_total_amount: monthly?.totalAmount ?? null,
    place,
    memo,
    history: toStatusChanges(history),
  };
}
