import { beforeAll, describe, expect, it } from "vitest";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { newBillingKey } from "../testing/billing-keys.ts";
import { contractRequest } from "../testing/companies.ts";
import { newMember } from "../testing/members.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";
import { cellText } from "./wire-result.ts";

const server = testServer();
const ops = operatorCommands(server);
let origin: string;
beforeAll(async () => {
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});

/** The status of a request over the network, as a page sends it. */
async function statusOf(path: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api${path}`, { headers })).status;
}

let count = 0;
/** Logs in two users of a new company. */
async function twoPeople() {
  count += 1;
  const join = async (username: string, company: string, name: string, phone: string) => {
    const { facts = {} } = await ops("companies account", { username, company, name, phone });
    const body = { username, password: cellText(facts["비밀번호"] ?? null) };
    const { access_token: token } = await server.api.ok("login", { path: { type: "id" }, body });
    return { username, token, company: cellText(facts["기업 번호"] ?? null) };
  };
  const first = await join(`first-${count}`, `이음상사 ${count}`, "이담당", "01011112222");
  server.clock.pass({ seconds: 1 });
  const second = await join(`second-${count}`, first.company, "박동료", "01033334444");
  return { first, second, company: first.company };
}

const pages = [
  "/users/my/company",
  "/users/my/company/boxes",
  "/users/my/company/boxes/count",
  "/users/my/company/contracts",
  "/users/my/company/works",
  "/users/my/company/v2/invoice",
  "/users/my/company/payments",
];
const statusesOf = (token: string) => Promise.all(pages.map((page) => statusOf(page, token)));

describe("pnpm ops companies remove-person", () => {
  it("closes the workspace at the next request, keeps the requests with the company, and add-person reopens it", async () => {
    const { first, second, company } = await twoPeople();
    const { token, username } = second;
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    const contract = `/users/my/company/contracts/${cid}`;
    expect(await statusesOf(token)).toEqual(pages.map(() => 200));
    expect(await statusOf(contract, token)).toBe(200);

    const removed = await ops("companies remove-person", { username });
    expect(removed.facts).toMatchObject({ "기업 번호": company, "기본 결제 수단": "그대로예요" });
    expect(await statusesOf(token)).toEqual(pages.map(() => 403));
    expect(await statusOf(contract, token)).toBe(403);
    // An ordinary member again.
    expect(await server.api.ok("getMe", { token })).toMatchObject({ is_company_user: false });
    expect(await statusOf(contract, first.token)).toBe(200);
    const { people } = await server.api.ok("getCompany", { token: first.token });
    expect(people.map(({ name }) => name)).toEqual(["이담당"]);

    expect(removed.message).toBe(
      "기업에서 내보냈어요. 명령 ‘이미 있는 회원을 기업에 더해요’(companies add-person)로 되돌릴 수 있어요.",
    );
    expect(removed.facts).toMatchObject({ "기업 번호": company });
    await ops("companies add-person", { username, company, department: "총무팀" });
    expect(await statusesOf(token)).toEqual(pages.map(() => 200));
    const again = await server.api.ok("getCompany", { token });
    expect(again.people.at(-1)).toMatchObject({ name: "박동료", department: "총무팀" });
    const { facts } = await ops("companies remove-person", { username });
    expect(facts).toMatchObject({ "기업 번호": company, 부서: "총무팀" });
  });

  it("notifies the company's first user of a request when its author has left", async () => {
    const { second } = await twoPeople();
    const { token, username } = second;
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    await sendNotices(server.services);
    expect(server.notices.sent.at(-1)).toMatchObject({ template: "CC_WAIT", to: "010-3333-4444" });
    await ops("companies remove-person", { username });
    await ops("contracts offer", { id: cid, note: "확인함" });
    await sendNotices(server.services);
    expect(server.notices.sent.at(-1)).toMatchObject({
      template: "CC_OFFERED",
      to: "010-1111-2222",
    });
  });

  it("stops payments of the company with the person's card", async () => {
    const { first, second } = await twoPeople();
    const { token, username } = second;
    const payment_id = await newBillingKey(server, token);
    await server.api.ok("setCompanyDefaultPayment", { token, body: { payment_id } });
    const removed = await ops("companies remove-person", { username });
    expect(removed.facts?.["기본 결제 수단"]).toContain("지웠어요");
    const defaults = server.services.db
      .selectFrom("companies")
      .select("default_payment_id")
      .where("id", "=", first.company);
    expect(await defaults.executeTakeFirst()).toEqual({ default_payment_id: null });
  });

  it("keeps the last person of a company unless confirmed, and rejects a person outside any company", async () => {
    const { first, second } = await twoPeople();
    await ops("companies remove-person", { username: second.username });
    const { username } = first;
    await expect(ops("companies remove-person", { username })).rejects.toThrow("--last");
    expect(await statusOf("/users/my/company", first.token)).toBe(200);
    await ops("companies remove-person", { username, last: true });
    expect(await statusOf("/users/my/company", first.token)).toBe(403);
    await expect(ops("companies remove-person", { username })).rejects.toThrow("속해 있지 않아요");
    await expect(ops("companies remove-person", { username: "nobody" })).rejects.toThrow(
      "찾을 수 없어요",
    );
  });
});

describe("pnpm ops companies add-person", () => {
  it("rejects an operator, a person of a company, and an unknown company", async () => {
    const { first, company } = await twoPeople();
    const { company: other } = await twoPeople();
    const { username } = first;
    for (const taken of [
      { username, company: other },
      { username: "ops-one", company },
    ]) {
      await expect(ops("companies add-person", taken)).rejects.toThrow("이미 기업에 속한");
    }
    const member = await newMember(server);
    const unknown = { username: member.username, company: server.services.ids.uuid() };
    await expect(ops("companies add-person", unknown)).rejects.toThrow("companies list");
    expect(await statusOf("/users/my/company", member.token)).toBe(403);
  });
});
