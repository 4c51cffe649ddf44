import { randomUUID } from "node:crypto";
import { newActiveContract, newBoxes, newCompany, visit } from "../companies.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const companyWorkDrivers: DriversOf<"company-work"> = {
  async listCompanyWorks(server) {
    const { token } = await newWork(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  calculateCompanyDeliveryAmount: newDelivery,
  createCompanyDelivery: async (server) => ({
    ...(await newDelivery(server)),
    headers: { "idempotency-key": randomUUID() },
  }),
  getCompanyWork: newWork,
  withdrawCompanyWork: newWork,
  listCompanyWorkBoxes: newWork,
};

async function newDelivery(server: TestServer) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const boxes = await newBoxes(server, { cid, count: 1 });
  const body = { cid, kind: "DELIVERY", cpbox_ids: boxes, ...visit } as const;
  return { token: company.token, body };
}

async function newWork(server: TestServer) {
  const { token, body } = await newDelivery(server);
  const { wk_id: wkId } = await server.api.ok("createCompanyDelivery", { token, body });
  return { token, path: { wk_id: wkId } };
}
