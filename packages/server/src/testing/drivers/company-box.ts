import { newActiveContract, newBoxes, newCompany } from "../companies.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const companyBoxDrivers: DriversOf<"company-box"> = {
  async listCompanyBoxes(server) {
    const { token } = await newStoredBox(server);
    return { token, query: { filter: "STORED", limit: "20" } };
  },
  async countCompanyBoxes(server) {
    const { token } = await newStoredBox(server);
    return { token };
  },
  async listCompanyDepartments(server) {
    const { token } = await newStoredBox(server);
    return { token };
  },
  getCompanyBox: newStoredBox,
  async updateCompanyBoxes(server) {
    const { token } = await newStoredBox(server);
    const { items } = await server.api.ok("listCompanyBoxes", { token });
    const boxes = items.map(({ serial }) => ({ serial, department: "법무팀" }));
    return { token, body: { boxes } };
  },
  updateCompanyBox: async (server) => ({
    ...(await newStoredBox(server)),
    body: { name: "2021년 회계 증빙", retention_until: "2031-12-31" },
  }),
};

async function newStoredBox(server: TestServer) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const [id = ""] = await newBoxes(server, { cid, count: 1 });
  return { token: company.token, path: { cpbox_id: id } };
}
