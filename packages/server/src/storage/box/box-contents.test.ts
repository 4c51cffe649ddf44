import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
let token: string;
let userId: string;
beforeAll(async () => {
  const member = await newMember(server);
  token = member.token;
  userId = await idOfMember(server, member.username);
});

const coat = { name: "롱패딩", count: 2, memo: "드라이클리닝을 했어요.", file_ids: [] };
const scarf = { name: "목도리", count: 1, file_ids: [] };
const keyed = (key: string | null) => (key === null ? {} : { headers: { "visitor-key": key } });

const newBox = async (status: "PACKING" | "STORED" = "PACKING") => {
  const { serial } = await newBoxes(server, { userId, status });
  return { path: { serial } };
};
async function addAsVisitor(box: { path: { serial: string } }, key: string | null = null) {
  const added = await server.api.ok("createBoxContent", { ...box, ...keyed(key), body: coat });
  const path = { ...box.path, content_id: added.content.content_id };
  return { path, key: added.visitor_key ?? key, issued: added.visitor_key };
}
const namesSeen = async (sent: Parameters<typeof server.api.ok>[1]) =>
  (await server.api.ok("listBoxContents", sent)).contents.map(({ name }) => name);

describe("createBoxContent", () => {
  it("accepts the owner's contents in any state without a key", async () => {
    const box = await newBox("STORED");
    const added = await server.api.ok("createBoxContent", { ...box, token, body: coat });
    expect(added).toMatchObject({
      content: { name: coat.name, count: coat.count, memo: coat.memo, mine: true },
      visitor_key: null,
    });
    expect(await namesSeen({ ...box, token })).toEqual(["롱패딩"]);
  });

  it("gives a visitor a key once, and accepts more contents with it", async () => {
    const box = await newBox();
    const first = await addAsVisitor(box);
    expect(first.issued).toMatch(/^[A-Za-z0-9_-]{20,100}$/);
    const second = await addAsVisitor(box, first.issued);
    expect(second.issued).toBeNull();
    expect(await namesSeen({ ...box, ...keyed(first.issued) })).toHaveLength(2);
  });

  it("ignores a key when the server did not issue it", async () => {
    const box = await newBox();
    const { key } = await addAsVisitor(box);
    const forged = `${key?.slice(0, -1)}${key?.endsWith("A") ? "B" : "A"}`;
    const { issued } = await addAsVisitor(box, forged);
    expect(issued).not.toBeNull();
    expect(issued).not.toBe(forged);
    expect(await namesSeen({ ...box, ...keyed(forged) })).toEqual([]);
  });

  it("rejects a visitor's contents while the box is not open for packing", async () => {
    const box = await newBox("STORED");
    const answer = await server.api.problem("createBoxContent", { ...box, body: coat });
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
    const { token: other } = await newMember(server);
    const asMember = await server.api.problem("createBoxContent", {
      ...box,
      token: other,
      body: coat,
    });
    expect(asMember.status).toBe(409);
  });

  it("adds a content once and returns the same key when the request is repeated", async () => {
    const box = await newBox();
    const headers = { "idempotency-key": randomUUID() };
    const send = (body: object) => server.api.ok("createBoxContent", { ...box, headers, body });
    const first = await send(coat);
    expect(await send(coat)).toEqual(first);
    const other = await server.api.problem("createBoxContent", { ...box, headers, body: scarf });
    expect(other.body.code).toBe("idempotency_conflict");
    expect(await namesSeen({ ...box, token })).toEqual(["롱패딩"]);
    const path = { ...box.path, content_id: first.content.content_id };
    await server.api.send("deleteBoxContent", { path, token });
    const gone = await server.api.problem("createBoxContent", { ...box, headers, body: coat });
    expect(gone.status).toBe(404);
  });

  it("accepts at most a hundred contents", async () => {
    const box = await newBox();
    const { path } = await addAsVisitor(box);
    const { db, ids } = server.services;
    const row = await db
      .selectFrom("box_contents")
      .selectAll()
      .where("id", "=", path.content_id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 99 }, (_, index) => ({
      ...row,
      id: ids.uuid(),
      position: index + 1,
    }));
    await db.insertInto("box_contents").values(more).execute();
    const answer = await server.api.problem("createBoxContent", { ...box, token, body: coat });
    expect(answer.body.code).toBe("content_limit");
  });

  it.each([
    { ...coat, name: " " },
    { ...coat, name: "\u200B" },
    { ...coat, name: "가".repeat(101) },
    { ...coat, name: "a\u0000b" },
    { ...coat, count: 0 },
    { ...coat, count: 1.5 },
    { ...coat, price: 1 },
    { name: "롱패딩", count: 1 },
  ])("rejects %j", async (body) => {
    const box = await newBox();
    expect((await server.api.problem("createBoxContent", { ...box, token, body })).status).toBe(
      422,
    );
  });

  it("returns 404 when the box does not exist, is misread or is still in stock", async () => {
    const stock = server.services.ids.boxSerial();
    const now = server.services.clock();
    await server.services.db
      .insertInto("boxes")
      .values({
        id: randomUUID(),
        serial: stock,
        status: "READY",
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const serial of [stock, server.services.ids.boxSerial(), "BX7K3F9QX2M5"]) {
      const path = { serial };
      expect(
        (await server.api.problem("createBoxContent", { path, token, body: coat })).status,
      ).toBe(404);
      expect((await server.api.problem("listBoxContents", { path })).status).toBe(404);
    }
    const path = { serial: "BX1" };
    expect((await server.api.problem("listBoxContents", { path })).status).toBe(400);
  });
});

describe("listBoxContents", () => {
  it("returns all contents to the owner, and only its own to a device", async () => {
    const box = await newBox();
    const one = await addAsVisitor(box);
    const other = await addAsVisitor(box);
    await server.api.ok("createBoxContent", { ...box, token, body: scarf });
    expect(await namesSeen({ ...box, token })).toEqual(["롱패딩", "롱패딩", "목도리"]);
    const seen = await server.api.ok("listBoxContents", { ...box, ...keyed(one.key) });
    expect(seen).toMatchObject({ access: "VISITOR", can_add: true, name: null });
    expect(seen.contents.map((content) => [content.content_id, content.mine])).toEqual([
      [one.path.content_id, true],
    ]);
    expect(other.key).not.toBe(one.key);
    expect(await namesSeen(box)).toEqual([]);
  });

  it("treats another member like a visitor", async () => {
    const box = await newBox();
    const { key } = await addAsVisitor(box);
    const { token: other } = await newMember(server);
    expect(await namesSeen({ ...box, token: other })).toEqual([]);
    expect(await namesSeen({ ...box, token: other, ...keyed(key) })).toEqual(["롱패딩"]);
  });

  it("shows a visitor the device's contents until the box is stored, and then only that the box is ours", async () => {
    const box = await newBox();
    const { key } = await addAsVisitor(box);
    const seenIn = async (status: "COLLECTING" | "STORED") => {
      const own = server.services.db.updateTable("boxes").where("serial", "=", box.path.serial);
      await own.set({ status }).execute();
      return server.api.ok("listBoxContents", { ...box, ...keyed(key) });
    };
    const collected = await seenIn("COLLECTING");
    expect(collected).toMatchObject({ can_add: false, contents: [{ mine: false }] });
    const stored = { access: "VISITOR", status: null, name: null, contents: [] };
    expect(await seenIn("STORED")).toMatchObject(stored);
    expect(await server.api.ok("listBoxContents", { ...box, token })).toMatchObject({
      access: "OWNER",
      can_add: true,
      contents: [{ mine: true }],
    });
  });
});

describe("updateBoxContent and deleteBoxContent", () => {
  it("accept the device that added the content, and the owner", async () => {
    const box = await newBox();
    const { path, key } = await addAsVisitor(box);
    const changed = await server.api.ok("updateBoxContent", { path, ...keyed(key), body: scarf });
    expect(changed).toMatchObject({ name: "목도리", count: 1, memo: null, mine: true });
    const byOwner = await server.api.ok("updateBoxContent", { path, token, body: coat });
    expect(byOwner.name).toBe("롱패딩");
    expect((await server.api.send("deleteBoxContent", { path, ...keyed(key) })).status).toBe(204);
    expect(await namesSeen({ ...box, token })).toEqual([]);
    expect((await server.api.problem("deleteBoxContent", { path, token })).status).toBe(404);
  });

  it("return 404 for another device, another member, another box or a stored box", async () => {
    const box = await newBox();
    const { path, key } = await addAsVisitor(box);
    const other = await addAsVisitor(box);
    const { token: stranger } = await newMember(server);
    const elsewhere = { ...path, serial: (await newBox()).path.serial };
    const tries = [
      { path },
      { path, ...keyed(other.key) },
      { path, token: stranger },
      { path: elsewhere, token },
      { path: { ...path, content_id: randomUUID() }, token },
    ];
    for (const sent of tries) {
      const answer = await server.api.problem("updateBoxContent", { ...sent, body: scarf });
      expect(answer.status).toBe(404);
      expect((await server.api.problem("deleteBoxContent", sent)).status).toBe(404);
    }
    await server.services.db
      .updateTable("boxes")
      .set({ status: "STORED" })
      .where("serial", "=", path.serial)
      .execute();
    const late = { path, ...keyed(key) };
    expect((await server.api.problem("updateBoxContent", { ...late, body: scarf })).status).toBe(
      404,
    );
    expect((await server.api.problem("deleteBoxContent", late)).status).toBe(404);
  });
});
