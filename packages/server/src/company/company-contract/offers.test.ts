import { describe, expect, it } from "vitest";
import { acceptOffer, contractRequest, newCompany } from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";
import { offerCompanyContract } from "./offer-company-contract.ts";
import { undoContractStep } from "./contract-steps.ts";

const server = testServer();

const request = (token: string) =>
  server.api.ok("createCompanyContract", { token, body: contractRequest });

describe("an offered company contract", () => {
  it("starts when the company accepts the price that it saw, and no earlier than today", async () => {
    const company = await newCompany(server);
    const { token, operatorId } = company;
    const { cid } = await request(token);
    const accept = (monthly_amount: number, as = token) =>
      server.api.problem("acceptCompanyContract", {
        token: as,
        path: { cid },
        body: { monthly_amount },
      });
    expect((await accept(1_500_000)).body.code).toBe("state_conflict");
    const offer = { operatorId, cid, monthlyAmount: 9_900_000, reason: null };
    await offerCompanyContract(server.services, offer);
    expect((await accept(1_500_000)).body).toMatchObject({
      code: "validation_failed",
      errors: [{ field: "monthly_amount", code: "price_changed" }],
    });
    expect((await accept(9_900_000, (await newCompany(server)).token)).status).toBe(404);
    await undoContractStep(server.services, { operatorId, cid, reason: "금액을 잘못 적음" });
    expect(await server.api.ok("getCompanyContract", { token, path: { cid } })).toMatchObject({
      status: "WAIT",
      monthly_amount: null,
    });
    await offerCompanyContract(server.services, { ...offer, monthlyAmount: 1_500_000 });
    // Its first day passed while the offer waited.
    await server.services.db
      .updateTable("company_contracts")
      .set({ start_date: "2026-11-10", end_date: "2029-11-09" })
      .where("id", "=", cid)
      .execute();
    await acceptOffer(server, { token, cid });
    const active = await server.api.ok("getCompanyContract", { token, path: { cid } });
    expect(active).toMatchObject({
      status: "ACTIVE",
      start_date: "2026-11-20",
      end_date: "2029-11-19",
    });
    expect(active.history.at(-1)).toMatchObject({ to: "ACTIVE", by: "COMPANY" });
    expect((await accept(1_500_000)).body.code).toBe("state_conflict");
  });

  it("does not start when the company declines its price", async () => {
    const { token, operatorId } = await newCompany(server);
    const { cid } = await request(token);
    await offerCompanyContract(server.services, { operatorId, cid, reason: null });
    const declined = await server.api.ok("withdrawCompanyContract", { token, path: { cid } });
    expect(declined).toMatchObject({ status: "CANCEL" });
    expect(declined.history.at(-1)).toMatchObject({ from: "OFFERED", by: "COMPANY" });
  });
});
