import { beforeAll, describe, expect, it } from "vitest";
import { newCompany } from "../testing/companies.ts";
import { newOperator } from "../testing/operators.ts";
import { newPaidOrder } from "../testing/orders.ts";
import { newPaidStorageOrder } from "../testing/storage-orders.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();
const DAY = "2026-12-08";
let token: string;
let other: string;
let move: Awaited<ReturnType<typeof newPaidOrder>>;
let storage: Awaited<ReturnType<typeof newPaidStorageOrder>>;
beforeAll(async () => {
  ({ token } = await newOperator(server));
  other = (await newOperator(server)).token;
  move = await newPaidOrder(server, { move_date: DAY, move_time: "13:00" });
  storage = await newPaidStorageOrder(server);
  await newCompany(server);
});

const search = (q: string) => server.api.ok("searchOperator", { token, query: { q } });
const found = async (q: string) =>
  (await search(q)).hits.map(({ kind, number }) => `${kind} ${number}`);

describe("searchOperator", () => {
  it.each([
    ["the last four of a phone", () => "5678"],
    ["a whole phone number", () => "010-1234-5678"],
    ["the beginning of a name", () => "김담"],
    ["a given name alone", () => "담아"],
    ["a whole name", () => "김담아"],
    ["a serial", () => move.serial],
    ["a part of a serial in small letters", () => move.serial.slice(-6).toLowerCase()],
    ["a part of an address", () => "월드컵북로"],
  ])("finds a move by %s", async (_, text) => {
    expect(await found(text())).toContain(`MOVE ${move.serial}`);
  });

  it("names the state of a move as its member reads it", async () => {
    const { hits } = await search(move.serial);
    expect(hits).toMatchObject([{ kind: "MOVE", status_label: "예약 접수" }]);
  });

  it("names the state of complete storage as its member reads it", async () => {
    const row = server.services.db
      .updateTable("storage_orders")
      .where("serial", "=", storage.serial);
    await row.set({ status: "COMPLETE" }).execute();
    const { hits } = await search(storage.serial);
    expect(hits).toMatchObject([{ kind: "STORAGE", status_label: "수거 완료" }]);
    await row.set({ status: "PAYMENT" }).execute();
  });

  it("finds storage, companies and members, with only the end of a phone number", async () => {
    expect(await found(storage.serial.slice(2))).toEqual([`STORAGE ${storage.serial}`]);
    const { hits } = await search("담아상사");
    expect(hits).toMatchObject([{ kind: "COMPANY", title: "담아상사" }]);
    const people = await search("5678");
    expect(people.hits.some(({ kind }) => kind === "MEMBER")).toBe(true);
    expect(JSON.stringify(people)).not.toContain("1234");
  });

  it("finds nothing for signs that a pattern would read, and says when there is more", async () => {
    expect(await found("%%")).toEqual([]);
    expect(await found("__")).toEqual([]);
    const few = await server.api.ok("searchOperator", { token, query: { q: "김담", limit: "1" } });
    expect(few.more).toBe(true);
    expect(few.hits.filter(({ kind }) => kind === "MEMBER")).toHaveLength(1);
  });
});

describe("listOperatorVisits", () => {
  it("lists the day with what is left and the next step of each, and filters it", async () => {
    const day = await server.api.ok("listOperatorVisits", { token, query: { day: DAY } });
    expect(day).toMatchObject({ day: DAY, total: 2, open: 2 });
    const [first, second] = day.visits;
    expect(first).toMatchObject({ kind: "STORAGE", number: storage.serial, time: "09:00" });
    expect(second).toMatchObject({
      kind: "MOVE",
      status: "PAYMENT",
      phone_last_four: "5678",
      next: { to: "CONFIRM", label: "확정하기", may: true },
    });
    expect(JSON.stringify(day)).not.toContain("1234");
    const moves = { day: DAY, kind: "MOVE", state: "OPEN" };
    expect(
      (await server.api.ok("listOperatorVisits", { token, query: moves })).visits,
    ).toHaveLength(1);
    const done = { day: DAY, state: "DONE" };
    expect((await server.api.ok("listOperatorVisits", { token, query: done })).visits).toEqual([]);
  });
});

describe("advanceOperatorVisits", () => {
  it("answers each visit apart: done, taken by somebody else, refused with its reason", async () => {
    const { serial: number } = await newPaidOrder(server, { move_date: DAY, move_time: "15:00" });
    const confirm = { kind: "MOVE", number, from: "PAYMENT", to: "CONFIRM" };
    const send = (by: string, ...visits: readonly object[]) =>
      server.api.ok("advanceOperatorVisits", { token: by, body: { visits } });
    expect(await send(token, confirm)).toMatchObject({
      answers: [{ outcome: "DONE", status: "CONFIRM" }],
    });
    const { answers } = await send(
      other,
      confirm,
      { ...confirm, from: "CONFIRM", to: "WORKING" },
      { ...confirm, number: "MV20260101AAAAAAAA" },
      { kind: "COMPANY", number: "x", from: "WAIT", to: "CONFIRM" },
    );
    expect(answers).toMatchObject([
      { outcome: "TAKEN", status: "CONFIRM", message: expect.stringContaining("다른 사람") },
      { outcome: "EARLY", status: "CONFIRM", message: expect.stringContaining("12월 8일") },
      { outcome: "REFUSED", status: null, message: expect.stringContaining("(moves list)") },
      { outcome: "REFUSED", status: null },
    ]);
  });

  it("lets one of two win when they press at the same time", async () => {
    const { serial: number } = await newPaidOrder(server, { move_date: DAY, move_time: "17:00" });
    const visits = [{ kind: "MOVE", number, from: "PAYMENT", to: "CONFIRM" }];
    const answers = await Promise.all(
      [token, other].map((by) =>
        server.api.ok("advanceOperatorVisits", { token: by, body: { visits } }),
      ),
    );
    const outcomes = answers.flatMap((each) => each.answers.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(["DONE", "TAKEN"]);
  });
});

describe("getOperatorOrder", () => {
  it("shows what the member reads, and what is internal beside it", async () => {
    await server.api.ok("runOperatorCommand", {
      token,
      path: { name: "moves-advance" },
      body: {
        input: { serial: move.serial, to: "CONFIRM", note: "까다로움", message: "확정했어요" },
      },
    });
    const order = await server.api.ok("getOperatorOrder", { token, path: { serial: move.serial } });
    const own = await server.api.ok("getEstimate", {
      token: move.token,
      path: { serial: move.serial },
    });
    expect(order.move).toEqual(own);
    expect(order).toMatchObject({
      customer: { name: "김담아", phone_number: "010-1234-5678" },
      history: expect.arrayContaining([
        expect.objectContaining({ reason: "까다로움", message: "확정했어요", actor: "OPERATOR" }),
      ]),
      next: { to: "WORKING" },
      can_undo: true,
    });
    expect(order.payments.rows).toHaveLength(1);
  });

  it("shows a storage order with its boxes, and answers 404 for a number that is none", async () => {
    const path = { serial: storage.serial };
    const order = await server.api.ok("getOperatorOrder", { token, path });
    expect(order).toMatchObject({ kind: "STORAGE", can_undo: false, next: { to: "CONFIRM" } });
    expect(order.storage?.serial).toBe(storage.serial);
    expect(order.facts).toContainEqual(expect.objectContaining({ label: "박스 수", value: 10 }));
    const missing = { token, path: { serial: "MV20260101AAAAAAAA" } };
    expect((await server.api.problem("getOperatorOrder", missing)).status).toBe(404);
  });
});

describe("listOperatorCommands", () => {
  it("gives each field of a command a label of its own", async () => {
    const { commands } = await server.api.ok("listOperatorCommands", { token });
    const unclear = commands.flatMap(({ name, fields }) => {
      const labels = fields.map(({ label }) => label);
      return new Set(labels).size === labels.length ? [] : [`${name}: ${labels.join(", ")}`];
    });
    expect(unclear).toEqual([]);
  });
});

describe("runOperatorCommand", () => {
  it("names the fields of the form when it refuses an input", async () => {
    const problem = await server.api.problem("runOperatorCommand", {
      token,
      path: { name: "storage-reschedule" },
      body: { input: { serial: storage.serial, reason: "부탁" } },
    });
    expect(problem.body.message).toContain(
      "‘박스를 배송할 때’ 칸이나 ‘박스를 수거할 때’ 칸을 적어 주세요",
    );
  });
});

describe("listOperatorTodo", () => {
  it("lists what waits page by page, each with the step that settles it", async () => {
    await newPaidOrder(server, { move_date: DAY, move_time: "11:00" });
    const page = (query: object) =>
      server.api.ok("listOperatorTodo", { token, query: { limit: "1", ...query } });
    const first = await page({});
    expect(first.items).toHaveLength(1);
    expect(first.total).toBeGreaterThan(1);
    const second = await page({ cursor: first.next_cursor ?? "" });
    expect(second.items[0]?.number).not.toBe(first.items[0]?.number);
    const kind = "STORAGE_TO_CONFIRM";
    const { items, total } = await page({ kind });
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        order: storage.serial,
        step: {
          command: "storage-advance",
          input: { serial: storage.serial, to: "CONFIRM" },
          is_complete: true,
          may: true,
        },
      },
    ]);
    expect(
      (await server.api.problem("listOperatorTodo", { token, query: { cursor: "xx" } })).status,
    ).toBe(400);
  });
});
