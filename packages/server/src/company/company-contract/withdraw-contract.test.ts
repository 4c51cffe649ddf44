import { describe, expect, it } from "vitest";
import { contractRequest, newActiveContract, newCompany } from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

describe("withdrawCompanyContract", () => {
  it("cancels a request only once when it is waiting", async () => {
    const { token } = await newCompany(server);
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    const withdrawn = await server.api.ok("withdrawCompanyContract", { token, path: { cid } });
    expect(withdrawn.status).toBe("CANCEL");
    expect(withdrawn.history.at(-1)).toMatchObject({ to: "CANCEL", by: "COMPANY" });
    const again = await server.api.problem("withdrawCompanyContract", { token, path: { cid } });
    expect(again).toMatchObject({ status: 409, body: { code: "state_conflict" } });
  });

  it("returns state_conflict when the contract has begun", async () => {
    const company = await newCompany(server);
    const cid = await newActiveContract(server, company);
    const sent = { token: company.token, path: { cid } };
    expect((await server.api.problem("withdrawCompanyContract", sent)).status).toBe(409);
  });
});
