import { describe, expect, it } from "vitest";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { acceptOffer, contractRequest, visit } from "../testing/companies.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";
import { cellText } from "./wire-result.ts";
import { OperatorError } from "./operator-error.ts";

const server = testServer();
const ops = operatorCommands(server);

const sentTemplates = async () => {
  await sendNotices(server.services);
  return server.notices.sent.map(({ template }) => template);
};

describe("pnpm ops for companies", () => {
  it("create an account, activate its contract, do its work and bill it", async () => {
    const made = await ops("companies account", {
      username: "dama-trade",
      company: "담아상사",
      name: "이담당",
      department: "경영지원팀",
      role: "자산 관리",
      phone: "010-9876-5432",
    });
    const login = { username: "dama-trade", password: made.facts?.["비밀번호"] };
    const session = await server.api.ok("login", { path: { type: "id" }, body: login });
    const token = session.access_token;
    const companies = await ops("companies list");
    const company = companies.tables?.[0]?.rows[0];
    expect(company).toMatchObject({ name: "담아상사", users: "dama-trade" });

    const details = {
      company: company?.["id"],
      registration: "0000000000",
      representative: "오하늘",
    };
    await ops("companies details", details);
    const wrong = { ...details, registration: "000-00-00001" };
    await expect(ops("companies details", wrong)).rejects.toThrow("사업자등록번호가 아니에요");
    await expect(ops("companies details", { company: details.company })).rejects.toThrow("하나는");
    expect(await server.api.ok("getCompany", { token })).toMatchObject({
      registration_number: "000-00-00000",
      representative_name: "오하늘",
      address: null,
      people: [{ name: "이담당", department: "경영지원팀", role: "자산 관리" }],
    });

    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    const reason = "상담을 마침";
    await expect(ops("contracts offer", { id: cid, monthly: "0", note: reason })).rejects.toThrow(
      OperatorError,
    );
    await ops("contracts offer", { id: cid, monthly: "300000", note: reason });
    await acceptOffer(server, { token, cid });
    const contracts = await ops("contracts list");
    expect(contracts.tables?.[0]?.rows[0]).toMatchObject({
      id: cid,
      status: { value: "ACTIVE", text: "계약 중 (ACTIVE)" },
    });
    expect(await sentTemplates()).toEqual(["CC_WAIT", "CC_OFFERED", "CC_ACTIVE"]);
    expect(server.notices.sent.at(-1)).toMatchObject({ to: "010-9876-5432" });

    const body = { cid, kind: "NEW_BOXES", box_count: 3, ...visit };
    const { wk_id: id } = await server.api.ok("createCompanyDelivery", { token, body });
    await ops("works advance", { id, to: "CONFIRM", note: reason });
    await expect(ops("works move-boxes", { id })).rejects.toThrow("--early");
    await ops("works move-boxes", { id, early: true });
    const works = await ops("works list", { status: "CONFIRM" });
    expect(works.tables?.[0]?.rows[0]).toMatchObject({ id, boxes: 3 });
    await expect(ops("works advance", { id, to: "COMPLETE", note: reason })).rejects.toThrow(
      "지금은 확인 완료·진행 중 (CONFIRM) 상태예요.",
    );
    const work = await ops("works show", { id });
    expect(work.facts).toMatchObject({ 기업: "담아상사", 약속: "2026-12-10 09:00" });
    expect(work.facts).toMatchObject({ 담당자: "이담당", 전화: "010-9876-5432" });
    const [box] = work.tables?.[0]?.rows ?? [];
    const ofWork = await ops("boxes list", { order: id });
    expect(ofWork.tables?.[0]?.rows).toHaveLength(3);
    const typed = cellText(box?.["serial"] ?? null).toLowerCase();
    const shownBox = await ops("boxes show", { serial: typed });
    expect(shownBox.facts).toMatchObject({ 기업: "담아상사", 상태: { value: "DELIVERING" } });
    const labels = await ops("boxes labels", { labels: "work.pdf", order: id });
    expect(labels.message).toBe("라벨 3개를 만들었어요.");
    expect(work.tables?.at(-1)?.rows.at(-1)).toMatchObject({ actor: { text: "운영자 ops-one" } });

    await expect(ops("contracts close", { id: cid, to: "ENDED", reason })).rejects.toThrow(
      "아직 끝나지 않은 작업이 있어요.",
    );

    const bill1 = { company: company?.["id"], month: "2026-11" };
    await expect(ops("invoices issue", bill1)).rejects.toThrow("청구할 보관과 작업이 없어요");
    await ops("works move-boxes", { id, early: true });
    expect((await ops("works show", { id })).facts).toMatchObject({
      "박스를 다 옮긴 날": "2026-11-20",
    });
    const preview = await ops("invoices issue", bill1);
    expect(preview.message).toContain("아직 청구하지 않았어요");
    expect((await ops("invoices list")).tables?.[0]?.rows).toEqual([]);
    const later = ops("invoices issue", { ...bill1, month: "2026-12", yes: true });
    await expect(later).rejects.toThrow("이번 달까지");
    await ops("invoices issue", { ...bill1, yes: true });
    const invoices = await ops("invoices list");
    const invoice = invoices.tables?.[0]?.rows[0];
    expect(invoice).toMatchObject({
      company: "담아상사",
      status: { value: "ISSUED", text: "결제 대기 (ISSUED)" },
    });
    const bill = await ops("invoices show", { id: invoice?.["id"] });
    expect(bill.tables?.[0]?.rows).not.toEqual([]);
    const issuedAgain = ops("invoices issue", { ...bill1, yes: true });
    await expect(issuedAgain).rejects.toThrow("이미 청구한 달이거나");
    await ops("invoices cancel", { id: invoice?.["id"], reason });
    await expect(ops("invoices refund", { payment: invoice?.["payment"], reason })).rejects.toThrow(
      OperatorError,
    );
    expect((await sentTemplates()).slice(3)).toEqual(
      expect.arrayContaining(["CW_WAIT", "CW_CONFIRM", "CI_ISSUED", "CI_CANCEL"]),
    );
  });
});

describe("pnpm ops for a company served by phone", () => {
  it("create its contract, notify its user, and start and end it", async () => {
    const account = {
      username: "call-in",
      company: "전화상사",
      name: "전담당",
      phone: "01023456789",
    };
    const made = await ops("companies account", account);
    const company = made.facts?.["기업 번호"];
    const again = { ...account, username: "call-in-2" };
    await expect(ops("companies account", again)).rejects.toThrow(
      `--company ${cellText(company ?? null)}`,
    );
    await ops("companies account", { ...again, company });
    await sentTemplates();
    const asked = {
      company,
      name: "2026년 문서 보관",
      boxes: "10",
      months: "12",
      start: "2026-12-01",
      postcode: "04769",
      address: "서울 성동구 왕십리로 83-21",
      detail: "3층 문서고",
      reason: "전화로 신청함",
    };
    await expect(ops("contracts create", { ...asked, floor: "0" })).rejects.toThrow(OperatorError);
    const { made: id } = await ops("contracts create", { ...asked, floor: "-1" });
    expect(server.notices.sent.at(-1)?.template).not.toBe("CC_WAIT");
    await sentTemplates();
    const notice = server.notices.sent.at(-1);
    expect(notice).toMatchObject({ template: "CC_WAIT", to: "010-2345-6789" });
    await ops("contracts offer", { id, note: "확인함" });
    await sentTemplates();
    expect(server.notices.sent.at(-1)).toMatchObject({
      template: "CC_OFFERED",
      text: expect.stringContaining("월 요금 30,000원 (부가세 별도)\n시작 2026년 12월 1일 (화)"),
    });
    const offeredAgain = ops("contracts offer", { id, note: "또" });
    await expect(offeredAgain).rejects.toThrow("옮길 수 있는 상태: 취소 (CANCEL)");
    const login = { username: account.username, password: made.facts?.["비밀번호"] };
    const { access_token: token } = await server.api.ok("login", {
      path: { type: "id" },
      body: login,
    });
    await acceptOffer(server, { token, cid: id ?? "" });
    const shown = await ops("contracts show", { id });
    expect(shown.facts).toMatchObject({ 상태: { value: "ACTIVE" } });
    expect(cellText(shown.facts?.["장소"] ?? null)).toContain("지하 1층, 엘리베이터");
    await expect(ops("contracts offer", { id, note: "또" })).rejects.toThrow(
      "옮길 수 있는 상태: 종료 (ENDED)",
    );
    await ops("contracts close", { id, to: "ENDED", reason: "그만둠" });
    const nobody = { ...asked, company: "01a1fcdb-ee69-70bc-bca3-f2fb3da5ee99" };
    await expect(ops("contracts create", nobody)).rejects.toThrow("companies account");
    const unknown = { company: nobody.company, month: "2026-11", yes: true };
    await expect(ops("invoices issue", unknown)).rejects.toThrow("invoices list");
    const log = await ops("operators log");
    expect(log.tables?.[0]?.rows.some((row) => row["made"] === id)).toBe(true);
    expect(log.tables?.[0]?.rows).toContainEqual(
      expect.objectContaining({
        command: expect.objectContaining({ value: "contracts create" }),
        outcome: expect.objectContaining({ value: "not_found" }),
      }),
    );
  });
});
