import { beforeAll, describe, expect, it } from "vitest";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
} from "../../testing/companies.ts";
import { newDestroyedBoxes } from "../../testing/destroyed-boxes.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
let company: TestCompany;
let cid: string;
beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count: 5000 });
});

const listed = async ({ token }: { readonly token: string }, q?: string) => {
  const query = { limit: "100", ...(q !== undefined && { q }) };
  return (await server.api.ok("listCompanyBoxes", { token, query })).items;
};
const update = (boxes: readonly object[], dry_run = false) => ({
  token: company.token,
  body: { boxes, dry_run },
});

describe("updateCompanyBoxes", () => {
  it("writes the sent fields of each box, keeps the others, and updates the search", async () => {
    await newBoxes(server, { cid, count: 2, department: "인사팀" });
    const [first, second] = await listed(company);
    const boxes = [
      { serial: first?.serial, department: "법무팀" },
      { serial: second?.serial, contents: "특허 명세서" },
    ];
    expect(await server.api.ok("updateCompanyBoxes", update(boxes))).toMatchObject({ boxes: 2 });
    expect((await listed(company, "ㅌㅎ")).map(({ serial }) => serial)).toEqual([second?.serial]);
    const after = await listed(company);
    expect(after[0]).toMatchObject({ department: "법무팀", contents: null });
    expect(after[1]).toMatchObject({ department: "인사팀", contents: "특허 명세서" });
    await server.api.ok("updateCompanyBoxes", update([{ serial: first?.serial, department: " " }]));
    expect((await listed(company))[0]).toMatchObject({ department: null });
  });

  it("writes nothing and names every bad line when one box cannot be changed", async () => {
    await newBoxes(server, { cid, count: 1 });
    const [own] = await listed(company);
    const destroyed = await newDestroyedBoxes(server, { owner: company, count: 1 });
    const gone = (await listed(company)).find(({ cpbox_id: id }) => destroyed.ids.includes(id));
    const other = await newCompany(server);
    await newBoxes(server, { cid: await newActiveContract(server, other), count: 1 });
    const [theirs] = await listed(other);
    const lines = [own, theirs, gone, own].map((box) => ({
      serial: box?.serial,
      department: "연구소",
    }));
    const rejected = await server.api.problem("updateCompanyBoxes", update(lines));
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ["boxes.1.serial", "not_found"],
      ["boxes.2.serial", "state_conflict"],
      ["boxes.3.serial", "duplicate"],
    ]);
    expect(await listed(company, "연구소")).toEqual([]);
    expect(await listed(other, "연구소")).toEqual([]);
  });

  it("sets and clears names and retention days, in one request as in a file of parts", async () => {
    await newBoxes(server, { cid, count: 1 });
    const [box] = await listed(company);
    const serial = box?.serial;
    const written = { name: "분기 결산", retention_until: "2031-12-31" };
    const cleared = { name: "", retention_until: null };
    const file = { import_key: crypto.randomUUID(), import_lines: 1 };
    for (const parts of [{}, file]) {
      const send = (change: object) => ({
        ...update([]),
        body: { boxes: [{ serial, ...change }], ...parts },
      });
      await server.api.ok("updateCompanyBoxes", send(written));
      expect((await listed(company, "ㅂㄱㄱㅅ"))[0]).toMatchObject(written);
      await server.api.ok("updateCompanyBoxes", send({ department: "재무팀" }));
      expect((await listed(company))[0]).toMatchObject(written);
      const answer = await server.api.ok("updateCompanyBoxes", send(cleared));
      expect(answer).toEqual({ boxes: 1, emptied: 2 });
      expect((await listed(company))[0]).toMatchObject({ name: null, retention_until: null });
    }
  });

  it("skips a destroyed box when its line changes nothing", async () => {
    const owner = await newCompany(server);
    const { token } = owner;
    await newBoxes(server, { cid: await newActiveContract(server, owner), count: 1 });
    const destroyed = await newDestroyedBoxes(server, { owner, count: 1 });
    const boxes = await listed(owner);
    const gone = boxes.find(({ cpbox_id: id }) => destroyed.ids.includes(id));
    const own = boxes.find(({ status }) => status !== "DISPOSED");
    const lines = [
      { serial: gone?.serial, department: gone?.department ?? "", contents: gone?.contents ?? "" },
      { serial: own?.serial, department: "총무팀" },
    ];
    expect(await server.api.ok("updateCompanyBoxes", { ...update(lines), token })).toMatchObject({
      boxes: 2,
    });
    expect((await listed(owner, "총무팀")).map(({ serial }) => serial)).toEqual([own?.serial]);
  });

  it("writes nothing when it is a dry run", async () => {
    await newBoxes(server, { cid, count: 1 });
    const [box] = await listed(company);
    const lines = [{ serial: box?.serial, department: "홍보팀" }];
    expect(await server.api.ok("updateCompanyBoxes", update(lines, true))).toMatchObject({
      boxes: 1,
    });
    expect(await listed(company, "홍보팀")).toEqual([]);
  });

  it("names the line and field when a text could read backwards, and writes nothing", async () => {
    await newBoxes(server, { cid, count: 1 });
    const [box] = await listed(company);
    for (const [field, label] of [
      ["department", "부서"],
      ["contents", "내용물"],
    ] as const) {
      const lines = [{ serial: box?.serial, [field]: "거꾸로\u202Efdp.계약서" }];
      const { status, body } = await server.api.problem("updateCompanyBoxes", update(lines));
      expect(status).toBe(422);
      expect(body.errors).toEqual([
        {
          field: `boxes.0.${field}`,
          code: "invalid_format",
          message: `박스 ${label}에 글 방향을 바꾸는 보이지 않는 글자가 있어요. 지우고 다시 입력해 주세요.`,
        },
      ]);
    }
    expect(await listed(company, "거꾸로")).toEqual([]);
    const query = { q: "거꾸로\u200F" };
    expect(await server.api.ok("listCompanyBoxes", { token: company.token, query })).toBeDefined();
  });

  it("counts the texts that are cleared, not those that were empty, in a check and in a file", async () => {
    const { token, ...owner } = await newCompany(server);
    const contract = await newActiveContract(server, { ...owner, token });
    await newBoxes(server, { cid: contract, count: 2, department: "인사팀" });
    const boxes = (await listed({ token })).map(({ serial }) => ({
      serial,
      department: " ",
      contents: "",
    }));
    const import_key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0009";
    const send = (dry_run: boolean) =>
      server.api.ok("updateCompanyBoxes", { token, body: { boxes, dry_run, import_key } });
    expect(await send(true)).toEqual({ boxes: 2, emptied: 2 });
    expect(await send(false)).toEqual({ boxes: 2, emptied: 2 });
    const again = await server.api.ok("updateCompanyBoxes", { token, body: { boxes } });
    expect(again).toEqual({ boxes: 2, emptied: 0 });
  });

  it("writes a file sent in parts all together with its last part", async () => {
    await newBoxes(server, { cid, count: 3 });
    const [first, second, third] = await listed(company);
    const import_key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0001";
    const send = (box: typeof first, dry_run: boolean) => {
      const { token, body } = update([{ serial: box?.serial, department: "기록관" }], dry_run);
      return server.api.ok("updateCompanyBoxes", { token, body: { ...body, import_key } });
    };
    expect(await send(first, true)).toMatchObject({ boxes: 1 });
    expect(await send(second, true)).toMatchObject({ boxes: 1 });
    // Sent again, as after a lost response, it counts once.
    expect(await send(second, true)).toMatchObject({ boxes: 1 });
    expect(await listed(company, "기록관")).toEqual([]);
    expect(await send(third, false)).toMatchObject({ boxes: 3 });
    expect(await listed(company, "기록관")).toHaveLength(3);
    expect(await send(third, false)).toMatchObject({ boxes: 1 });
  });

  it("writes nothing of a file in parts when a box is gone since its check, and separates companies", async () => {
    await newBoxes(server, { cid, count: 2 });
    const [own, goes] = await listed(company);
    const import_key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0002";
    const request = (serial: string | undefined, dry_run: boolean) => {
      const { token, body } = update([{ serial, department: "자료실" }], dry_run);
      return { token, body: { ...body, import_key } };
    };
    await server.api.ok("updateCompanyBoxes", request(goes?.serial, true));
    await server.services.db
      .updateTable("company_boxes")
      .set({ status: "DISPOSED" })
      .where("id", "=", goes?.cpbox_id ?? "")
      .execute();
    const rejected = await server.api.problem("updateCompanyBoxes", request(own?.serial, false));
    expect(rejected.body.code).toBe("state_conflict");
    expect(await listed(company, "자료실")).toEqual([]);
    const other = await newCompany(server);
    await newBoxes(server, { cid: await newActiveContract(server, other), count: 1 });
    const [theirs] = await listed(other);
    const answer = await server.api.ok("updateCompanyBoxes", {
      ...request(theirs?.serial, false),
      token: other.token,
    });
    expect(answer).toMatchObject({ boxes: 1 });
  });

  it("writes nothing when lines of the file have been cleared", async () => {
    await newBoxes(server, { cid, count: 2 });
    const [first, second] = await listed(company);
    const import_key = "0193f1c2-6f1e-4c3a-9b1e-2f6d3a9c0003";
    const send = (box: typeof first, rest: object) => {
      const { token, body } = update([{ serial: box?.serial, department: "서고" }]);
      return { token, body: { ...body, import_key, ...rest } };
    };
    await server.api.ok("updateCompanyBoxes", send(first, { dry_run: true }));
    const { db } = server.services;
    await db.deleteFrom("company_box_imports").where("import_id", "=", import_key).execute();
    const late = send(second, { dry_run: false, import_lines: 2 });
    const rejected = await server.api.problem("updateCompanyBoxes", late);
    expect(rejected.body.errors).toMatchObject([
      { field: "import_lines", message: expect.stringContaining("다시 골라") },
    ]);
    expect(await listed(company, "서고")).toEqual([]);
    await server.api.ok("updateCompanyBoxes", send(first, { dry_run: true }));
    await server.api.ok("updateCompanyBoxes", late);
    expect(await listed(company, "서고")).toHaveLength(2);
  });

  it("accepts a larger body than other operations", async () => {
    await newBoxes(server, { cid, count: 100 });
    const contents = "가".repeat(2000);
    const lines = (await listed(company)).map(({ serial }) => ({ serial, contents }));
    expect(await server.api.ok("updateCompanyBoxes", update(lines))).toMatchObject({ boxes: 100 });
  });
});
