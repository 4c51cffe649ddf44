import { beforeAll, describe, expect, it } from "vitest";
import {
  newActiveContract,
  newBoxes,
  newColleague,
  newCompany,
  visit,
  type TestCompany,
} from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceCompanyWork } from "./advance-company-work.ts";

const server = testServer();
let company: TestCompany;
let cid: string;
let works: ReturnType<typeof worksOf>;
beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count: 10 });
  works = worksOf(server, { company, cid });
});

describe("withdrawCompanyWork", () => {
  it("frees the boxes of waiting work, also when another user of the company requested it", async () => {
    const cpbox_ids = [...(await newBoxes(server, { cid, count: 2 }))];
    const draft = { kind: "DELIVERY", cpbox_ids, ...visit } as const;
    const { wk_id } = await works.requestWork(draft);
    const { token } = await newColleague(server, company);
    const withdrawn = await server.api.ok("withdrawCompanyWork", { token, path: { wk_id } });
    expect(withdrawn.status).toBe("CANCEL");
    expect(withdrawn.history.at(-1)).toMatchObject({ from: "WAIT", to: "CANCEL", by: "COMPANY" });
    expect((await works.requestWork(draft)).status).toBe("WAIT");
  });

  it("returns the number of new boxes to the contract", async () => {
    const draft = { kind: "NEW_BOXES", box_count: 8, ...visit } as const;
    const { wk_id } = await works.requestWork(draft);
    expect((await works.problem(draft)).status).toBe(422);
    const { token } = company;
    await server.api.ok("withdrawCompanyWork", { token, path: { wk_id } });
    const again = await works.requestWork(draft);
    await server.api.ok("withdrawCompanyWork", { token, path: { wk_id: again.wk_id } });
  });

  it("returns state_conflict when the work is already confirmed or withdrawn", async () => {
    const { token, operatorId } = company;
    const draft = { kind: "NEW_BOXES", box_count: 1, ...visit } as const;
    const { wk_id } = await works.requestWork(draft);
    const by = { operatorId, wkId: wk_id, reason: null };
    await advanceCompanyWork(server.services, { ...by, to: "CONFIRM" });
    const other = await works.requestWork(draft);
    const path = { wk_id: other.wk_id };
    await server.api.ok("withdrawCompanyWork", { token, path });
    for (const late of [{ wk_id }, path]) {
      const rejected = await server.api.problem("withdrawCompanyWork", { token, path: late });
      expect(rejected).toMatchObject({ status: 409, body: { code: "state_conflict" } });
    }
  });
});
