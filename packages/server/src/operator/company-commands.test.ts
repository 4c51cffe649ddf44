import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendNotices } from "../features/notice/send-notices.ts";
import { contractRequest } from "../testing/companies.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { OperatorError } from "./operator-error.ts";
import { runCommand } from "./run-command.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await ops("operators create", { username: "ops-one", name: "운영자" });
});
afterAll(() => server.close());

const ops = (words: string, input: object = {}) =>
  runCommand(server.services, { words, input: { ...input }, as: null });
const told = async () => {
  await sendNotices(server.services);
  return server.notices.sent.map(({ template }) => template);
};

describe("pnpm ops for companies", () => {
  it("makes an account, agrees to its contract, does its work and bills it", async () => {
    const made = await ops("companies account", {
      username: "dama-trade",
      company: "담아상사",
      name: "이담당",
      phone: "010-9876-5432",
    });
    const login = { username: "dama-trade", password: made.facts?.["비밀번호"] };
    const session = await server.api.ok("login", { path: { type: "id" }, body: login });
    const token = session.access_token;
    const companies = await ops("companies list");
    const company = companies.tables?.[0]?.rows[0];
    expect(company).toMatchObject({ name: "담아상사", users: "dama-trade" });

    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    const reason = "상담을 마침";
    await expect(ops("contracts activate", { id: cid, monthly: "0", reason })).rejects.toThrow(
      OperatorError,
    );
    await ops("contracts activate", { id: cid, monthly: "300000", reason });
    const contracts = await ops("contracts list");
    expect(contracts.tables?.[0]?.rows[0]).toMatchObject({ id: cid, status: "계약 중 (ACTIVE)" });
    expect(await told()).toEqual(["CC_WAIT", "CC_ACTIVE"]);
    expect(server.notices.sent.at(-1)).toMatchObject({ to: "01098765432" });

    const body = { cid, kind: "NEW_BOXES", box_count: 3, ...visit };
    const { wk_id: id } = await server.api.ok("createCompanyDelivery", { token, body });
    await ops("works advance", { id, to: "CONFIRM", reason });
    await ops("works move-boxes", { id, reason });
    const works = await ops("works list", { status: "CONFIRM" });
    expect(works.tables?.[0]?.rows[0]).toMatchObject({ id, boxes: 3 });
    await expect(ops("works advance", { id, to: "COMPLETE", reason })).rejects.toThrow(
      OperatorError,
    );

    await ops("invoices issue", { company: company?.["id"], month: "2026-10" });
    const invoices = await ops("invoices list");
    const invoice = invoices.tables?.[0]?.rows[0];
    expect(invoice).toMatchObject({ company: "담아상사", status: "결제 대기 (ISSUED)" });
    await ops("invoices cancel", { id: invoice?.["id"], reason });
    await expect(ops("invoices refund", { payment: invoice?.["payment"], reason })).rejects.toThrow(
      OperatorError,
    );
    expect((await told()).slice(2)).toEqual(
      expect.arrayContaining(["CW_WAIT", "CW_CONFIRM", "CI_ISSUED", "CI_CANCEL"]),
    );
  });
});

const visit = {
  place: {
    postcode: "04769",
    address: "서울 성동구 왕십리로 83-21",
    detail: "3층 문서고",
    floor: 3,
    carriage: "EV",
  },
  appointment: { date: "2026-12-10", time: "09:00" },
} as const;
