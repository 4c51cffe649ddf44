import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { newColleague, newCompany } from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";
import { updateCompanyDetails } from "./update-company-details.ts";
import { leaveCompany } from "./company-people.ts";

const server = testServer();

const nothing = {
  registrationNumber: undefined,
  representativeName: undefined,
  address: undefined,
  businessType: undefined,
  businessItem: undefined,
};

describe("getCompany", () => {
  it("returns the recorded details and only the company's own users", async () => {
    const company = await newCompany(server);
    await newCompany(server);
    server.clock.pass({ seconds: 1 });
    const colleague = await newColleague(server, company);
    const { companyId, token } = company;
    const address = "서울 성동구 왕십리로 83-21";
    await updateCompanyDetails(server.services, { ...nothing, companyId, address });
    const businessType = "도매 및 소매업";
    await updateCompanyDetails(server.services, { ...nothing, companyId, businessType });

    const found = await server.api.ok("getCompany", { token });
    expect(found).toMatchObject({
      name: "담아상사",
      registration_number: null,
      address,
      business_type: businessType,
    });
    expect(found.people.map(({ name, is_me: isMe }) => [name, isMe])).toEqual([
      ["이담당", true],
      ["박동료", false],
    ]);
    const { people } = await server.api.ok("getCompany", { token: colleague.token });
    expect(people.map(({ is_me: isMe }) => isMe)).toEqual([false, true]);
  });

  it("returns 403, like the rest of the workspace, when the user has left the company", async () => {
    const company = await newCompany(server);
    const { token } = await newColleague(server, company);
    const { db } = server.services;
    const { id: userId } = await server.api.ok("getMe", { token });
    await inTransaction(db, (tx) => leaveCompany(tx, userId));
    const reads = [
      "getCompany",
      "listCompanyBoxes",
      "listCompanyContracts",
      "listCompanyWorks",
    ] as const;
    for (const id of [...reads, "countCompanyBoxes", "listCompanyInvoices"] as const) {
      expect((await server.api.problem(id, { token })).status, id).toBe(403);
    }
    const { is_company_user: isCompanyUser } = await server.api.ok("getMe", { token });
    expect(isCompanyUser).toBe(false);
  });
});

describe("updateCompanyDetails", () => {
  it("rejects an unknown company and a registration number of another company", async () => {
    const first = await newCompany(server);
    const second = await newCompany(server);
    const registrationNumber = "000-00-00000";
    const { companyId } = first;
    await updateCompanyDetails(server.services, { ...nothing, companyId, registrationNumber });
    await expect(
      updateCompanyDetails(server.services, {
        ...nothing,
        companyId: second.companyId,
        registrationNumber,
      }),
    ).rejects.toMatchObject({ code: "account_exists" });
    await expect(
      updateCompanyDetails(server.services, {
        ...nothing,
        companyId: server.services.ids.uuid(),
        address: "서울",
      }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});
