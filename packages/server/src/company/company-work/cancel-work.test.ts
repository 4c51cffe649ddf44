import { beforeAll, describe, expect, it } from "vitest";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  visit,
  type TestCompany,
  newColleague,
} from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceCompanyWork } from "./advance-company-work.ts";
import { cancelCompanyWork } from "./cancel-company-work.ts";
import { moveCompanyWorkBoxes } from "./move-company-work-boxes.ts";

const server = testServer();
let company: TestCompany;
let cid: string;
let works: ReturnType<typeof worksOf>;

/** A company with a contract for this many boxes. */
const start = (box_count: number) => async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count });
  works = worksOf(server, { company, cid });
};
beforeAll(start(20));

const cancel = (wkId: string) =>
  cancelCompanyWork(server.services, {
    wkId,
    operatorId: company.operatorId,
    reason: "내부 사정",
    message: "창고 공사로 그날은 어려워요.",
  });

const confirm = (wkId: string) => {
  const by = { operatorId: company.operatorId, reason: null };
  return advanceCompanyWork(server.services, { wkId, to: "CONFIRM", ...by });
};

const contract = () =>
  server.services.db
    .selectFrom("company_contracts")
    .select(["made_box_count", "stored_box_count"])
    .where("id", "=", cid)
    .executeTakeFirstOrThrow();

describe("cancelCompanyWork", () => {
  it("frees the boxes of open work and sends the customer's message", async () => {
    const ids = [...(await newBoxes(server, { cid, count: 2 }))];
    const draft = { kind: "DELIVERY", cpbox_ids: ids, ...visit } as const;
    const asked = await works.requestWork(draft);
    await cancel(asked.wk_id);
    const again = await works.requestWork(draft);
    await confirm(again.wk_id);
    expect(await contract()).toMatchObject({ stored_box_count: 0 });
    await cancel(again.wk_id);
    expect(await contract()).toMatchObject({ stored_box_count: 2 });
    const shown = await server.api.ok("getCompanyWork", {
      token: company.token,
      path: { wk_id: again.wk_id },
    });
    expect(shown.history.at(-1)).toMatchObject({
      to: "CANCEL",
      reason: "창고 공사로 그날은 어려워요.",
    });
    expect((await works.requestWork(draft)).status).toBe("WAIT");
    const by = { wkId: again.wk_id, operatorId: company.operatorId, early: true, reason: null };
    await expect(moveCompanyWorkBoxes(server.services, by)).rejects.toThrow("state_conflict");
    expect(await contract()).toMatchObject({ stored_box_count: 2 });
  });

  it("cancels boxes made for the work and returns their number to the contract", async () => {
    const before = await contract();
    const asked = await works.requestWork({ kind: "NEW_BOXES", box_count: 5, ...visit });
    await confirm(asked.wk_id);
    expect((await contract()).made_box_count).toBe(before.made_box_count + 5);
    await cancel(asked.wk_id);
    expect(await contract()).toEqual(before);
  });

  it("returns state_conflict when the boxes are on their way, or the work is over", async () => {
    const asked = await works.requestWork({ kind: "NEW_BOXES", box_count: 1, ...visit });
    await confirm(asked.wk_id);
    const by = { wkId: asked.wk_id, operatorId: company.operatorId, early: true, reason: null };
    await moveCompanyWorkBoxes(server.services, by);
    await expect(cancel(asked.wk_id)).rejects.toThrow("state_conflict");
    await moveCompanyWorkBoxes(server.services, by);
    await expect(cancel(asked.wk_id)).rejects.toThrow("state_conflict");
  });
});

describe("disposal of boxes before their retention day", () => {
  it("is rejected unless the request names the latest day", async () => {
    const ids = [...(await newBoxes(server, { cid, count: 2 }))];
    const [first = "", second = ""] = ids;
    for (const [id, until] of [
      [first, "2029-12-31"],
      [second, "2031-12-31"],
    ] as const) {
      const path = { cpbox_id: id };
      const body = { retention_until: until };
      await server.api.ok("updateCompanyBox", { token: company.token, path, body });
    }
    const draft = { kind: "DISPOSAL", cpbox_ids: ids, disposal_agreed: true } as const;
    const rejected = await works.problem(draft);
    expect(rejected.body.errors?.[0]).toMatchObject({
      field: "retention_waived_until",
      message: expect.stringContaining("2031년 12월 31일"),
    });
    const wrong = await works.problem({ ...draft, retention_waived_until: "2029-12-31" });
    expect(wrong.status).toBe(422);
    const made = await works.requestWork({ ...draft, retention_waived_until: "2031-12-31" });
    expect(made.status).toBe("WAIT");
  });
});

describe("withdrawCompanyWork", () => {
  beforeAll(start(10));

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
});
