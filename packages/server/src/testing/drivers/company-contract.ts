import { randomUUID } from "node:crypto";
import { offerCompanyContract } from "../../company/company-contract/offer-company-contract.ts";
import { contractRequest, newActiveContract, newBoxes, newCompany } from "../companies.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const companyContractDrivers: DriversOf<"company-contract"> = {
  async listCompanyContracts(server) {
    const { token } = await newContract(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  async createCompanyContract(server) {
    const { token } = await newCompany(server);
    return { token, headers: { "idempotency-key": randomUUID() }, body: contractRequest };
  },
  getCompanyContract: newContract,
  async acceptCompanyContract(server) {
    const { token, operatorId } = await newCompany(server);
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    const offer = { operatorId, cid, monthlyAmount: 1_500_000, reason: null };
    await offerCompanyContract(server.services, offer);
    return { token, path: { cid }, body: { monthly_amount: 1_500_000 } };
  },
  async withdrawCompanyContract(server) {
    const { token } = await newCompany(server);
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    return { token, path: { cid } };
  },
  async listCompanyContractBoxes(server) {
    const { token, path } = await newContract(server);
    await newBoxes(server, { cid: path.cid, count: 1 });
    return { token, path };
  },
};

async function newContract(server: TestServer) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  return { token: company.token, path: { cid } };
}
