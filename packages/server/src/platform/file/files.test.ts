import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { newFile, picture } from "../../testing/pictures.ts";
import { type TestServer, testServer } from "../../testing/test-server.ts";
import { photoKeyOf } from "./photo-key.ts";
import { removeUnusedFiles } from "./remove-files.ts";

const server = testServer();

const review = (file: Uint8Array | File) => ({ purpose: "REVIEW", file });
const bytesOf = async (sent: Parameters<TestServer["api"]["send"]>[1]) => {
  const { status, body } = await server.api.send<Buffer>("getFile", sent);
  expect(status).toBe(200);
  return body;
};

async function packedBox(status: "PACKING" | "STORED" = "PACKING") {
  const { username } = await newMember(server);
  const userId = await idOfMember(server, username);
  return (await newBoxes(server, { userId, status })).serial;
}

describe("uploadFile", () => {
  it.each(["jpeg", "png", "webp"] as const)("encodes a %s as webp in two sizes", async (format) => {
    const { token } = await newMember(server);
    const file = await picture({ format, width: 3000, height: 1500 });
    const stored = await server.api.ok("uploadFile", { token, body: review(file) });
    expect(stored).toMatchObject({ width: 2000, height: 1000, visitor_key: null });
    const sent = { token, path: { id: stored.file_id } };
    const full = await bytesOf(sent);
    expect(full.byteLength).toBe(stored.byte_size);
    const small = await bytesOf({ ...sent, query: { size: "SMALL" } });
    expect(await sharp(full).metadata()).toMatchObject({ format: "webp", width: 2000 });
    expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 320 });
  });

  it("drops camera metadata and rotates the picture by its orientation", async () => {
    const { token } = await newMember(server);
    const file = await sharp(await picture({ width: 400, height: 200 }))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.includes("SecretCamera")).toBe(true);
    const stored = await server.api.ok("uploadFile", { token, body: review(file) });
    expect([stored.width, stored.height]).toEqual([200, 400]);
    const bytes = await bytesOf({ token, path: { id: stored.file_id } });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("SecretCamera")).toBe(false);
  });

  it.each([
    ["a gif", () => picture({ format: "gif" })],
    ["a tiff", () => picture({ format: "tiff" })],
    ["a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a picture that is cut off", async () => (await picture()).subarray(0, 600)],
    ["no bytes", async () => Buffer.alloc(0)],
    ["words", async () => Buffer.from("사진이에요")],
  ])("rejects %s", async (_name, make) => {
    const { token } = await newMember(server);
    const answer = await server.api.problem("uploadFile", { token, body: review(await make()) });
    expect([answer.status, answer.body.code]).toEqual([422, "file_rejected"]);
    expect(answer.body.message).toMatch(/읽을 수 없는 사진이에요/);
  });

  it("says that a picture has too many pixels when it has more than 40 million", async () => {
    const { token } = await newMember(server);
    const file = await picture({ format: "png", width: 9000, height: 5000 });
    const answer = await server.api.problem("uploadFile", { token, body: review(file) });
    expect([answer.status, answer.body.code]).toEqual([422, "file_rejected"]);
    expect(answer.body.message).toMatch(/화소가 너무 많은 사진이에요. 40,000,000화소까지/);
  });

  it.each(["image/jpg", "image/pjpeg", "application/octet-stream", ""])(
    "judges a picture by its content when it is sent as %j",
    async (type) => {
      const { token } = await newMember(server);
      const file = new File([await picture()], "IMG_1.jpg", { type });
      const stored = await server.api.ok("uploadFile", { token, body: review(file) });
      expect(stored).toMatchObject({ width: 640, height: 480 });
    },
  );

  it("rejects more than 10 MB, other fields and a broken form", async () => {
    const { token } = await newMember(server);
    const large = review(Buffer.alloc(11 * 1024 * 1024));
    expect((await server.api.problem("uploadFile", { token, body: large })).status).toBe(413);
    const file = await picture();
    for (const body of [{ file }, { purpose: "REVIEW" }, { ...review(file), owner: "me" }]) {
      expect((await server.api.problem("uploadFile", { token, body })).status).toBe(422);
    }
    for (const body of ["", "--x", "--x\r\n\r\n", "--x\r\n".repeat(50), "a=1"]) {
      const answer = await server.api.problem("uploadFile", { token, body });
      expect([400, 422]).toContain(answer.status);
    }
    const headers = { "content-type": "application/json" };
    const json = await server.api.problem("uploadFile", { token, headers, body: "{}" });
    expect(json.status).toBe(415);
  });

  it("stores one file when a request is repeated, and rejects its key for another picture", async () => {
    const { token } = await newMember(server);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const sent = { token, headers, body: review(await picture()) };
    const first = await server.api.ok("uploadFile", sent);
    expect((await server.api.ok("uploadFile", sent)).file_id).toBe(first.file_id);
    const other = { ...sent, body: review(await picture({ width: 10, height: 10 })) };
    expect((await server.api.problem("uploadFile", other)).body.code).toBe("idempotency_conflict");
  });

  it("accepts a visitor's picture while the box is being packed", async () => {
    const body = { purpose: "BOX_CONTENT", box_serial: await packedBox(), file: await picture() };
    const first = await server.api.ok("uploadFile", { body });
    const key = first.visitor_key ?? "";
    expect(key).toMatch(/^[A-Za-z0-9_-]{20,100}$/);
    const headers = { "visitor-key": key };
    const second = await server.api.ok("uploadFile", { headers, body });
    expect(second.visitor_key).toBeNull();
    for (const id of [first.file_id, second.file_id]) {
      await bytesOf({ headers, path: { id } });
    }
  });

  it("rejects any other upload by a visitor", async () => {
    const file = await picture();
    const packing = { purpose: "BOX_CONTENT", file };
    const stored = await packedBox("STORED");
    const answers = await Promise.all(
      [
        review(file),
        packing,
        { ...packing, box_serial: stored },
        { ...packing, box_serial: stored.replace(/..$/, "00") },
      ].map((body) => server.api.send("uploadFile", { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 422, 409, 404]);
  });
});

describe("getFile", () => {
  it("returns a picture only to its uploader and the holder of its key", async () => {
    const { token } = await newMember(server);
    const id = await newFile(server, token);
    const other = await newMember(server);
    const { db, keys } = server.services;
    const path = { id };
    const see = (sent: object) => server.api.send("getFile", { path, ...sent });
    const statuses = async (all: readonly object[]) =>
      (await Promise.all(all.map(see))).map(({ status }) => status);
    const now = server.clock.read();
    const key = photoKeyOf(keys, id, now);
    const elsewhere = photoKeyOf(keys, crypto.randomUUID(), now);
    const late = photoKeyOf(keys, id, new Date(now.getTime() - 3_600_001));
    const strangers = [
      { token: other.token },
      { headers: { "visitor-key": "x".repeat(40) } },
      { query: { key: elsewhere } },
      { query: { key: late } },
      { query: { key: key.replace(/^\d+/, "9999999999") } },
    ];
    expect(await statuses(strangers)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses([{}])).toEqual([401]);
    expect(await statuses([{ token }, { query: { key } }])).toEqual([200, 200]);
    // A members' login of an operator has no second factor, and leaves no trace in the operators' log.
    await db
      .updateTable("users")
      .set({ role: "OPERATOR" })
      .where("username", "=", other.username)
      .execute();
    expect(await statuses([{ token: other.token }])).toEqual([404]);
  });

  it("lets only the browser that sent the credentials cache the picture", async () => {
    const { token } = await newMember(server);
    const sent = { token, path: { id: await newFile(server, token) } };
    const { headers } = await server.api.send("getFile", sent);
    expect(headers["cache-control"]).toBe("private, max-age=3600");
    expect(headers["vary"]).toContain("authorization");
    expect(headers["content-type"]).toBe("image/webp");
  });
});

describe("a picture that nothing uses", () => {
  it("is deleted after a day, and a used one is kept", async () => {
    const { token } = await newMember(server);
    const id = await newFile(server, token);
    const used = await newFile(server, token);
    const on = { subject_kind: "REVIEW", subject_id: crypto.randomUUID(), position: 0 } as const;
    await server.services.db.updateTable("files").set(on).where("id", "=", used).execute();
    server.clock.pass({ days: 1, minutes: 1 });
    await removeUnusedFiles(server.services);
    const left = server.files.names();
    expect(left.filter((name) => name.startsWith(id))).toEqual([]);
    expect(left.filter((name) => name.startsWith(used))).toHaveLength(2);
    const rows = await server.services.db.selectFrom("files").select("id").execute();
    expect(rows.map((row) => row.id)).not.toContain(id);
  });
});
