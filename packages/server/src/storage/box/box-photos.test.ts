import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { picture } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";
import { addBoxPhotos } from "./box-photos.ts";

const server = testServer();
let token: string;
let userId: string;
beforeAll(async () => {
  const member = await newMember(server);
  token = member.token;
  userId = await idOfMember(server, member.username);
});

interface Proof {
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

async function upload(serial: string, proof: Proof) {
  const file = await picture();
  const body = { purpose: "BOX_CONTENT", box_serial: serial, file };
  return server.api.ok("uploadFile", { ...proof, body });
}
const coat = (fileIds: readonly string[]) => ({ name: "롱패딩", count: 1, file_ids: [...fileIds] });
const idsOf = (photos: readonly { file_id: string }[]) => photos.map(({ file_id: id }) => id);
const canSee = async (id: string, proof: Proof) =>
  (await server.api.send("getFile", { ...proof, path: { id } })).status === 200;

describe("content pictures", () => {
  it("keep the order sent, are replaced by an update, and are detached when the content is deleted", async () => {
    const { serial } = await newBoxes(server, { userId, status: "STORED" });
    const files = [];
    for (let count = 0; count < 3; count += 1)
      files.push((await upload(serial, { token })).file_id);
    const [one = "", two = "", three = ""] = files;
    const path = { serial };
    const { content } = await server.api.ok("createBoxContent", {
      token,
      path,
      body: coat([two, one]),
    });
    expect(idsOf(content.photos)).toEqual([two, one]);
    const own = { token, path: { ...path, content_id: content.content_id } };
    const changed = await server.api.ok("updateBoxContent", { ...own, body: coat([one, three]) });
    expect(idsOf(changed.photos)).toEqual([one, three]);
    const listed = await server.api.ok("listBoxContents", { token, path });
    expect(listed.contents).toEqual([changed]);
    await server.api.send("deleteBoxContent", own);
    const used = await server.services.db
      .selectFrom("files")
      .select("id")
      .where("subject_id", "is not", null)
      .execute();
    expect(used).toEqual([]);
  });

  it("of a visitor are visible only to the device and the box's owner", async () => {
    const { serial } = await newBoxes(server, { userId, status: "PACKING" });
    const sent = await upload(serial, {});
    const headers = { "visitor-key": sent.visitor_key ?? "" };
    const path = { serial };
    const body = coat([sent.file_id]);
    const added = await server.api.ok("createBoxContent", { headers, path, body });
    expect(added.visitor_key).toBeNull();
    expect(idsOf(added.content.photos)).toEqual([sent.file_id]);
    const { token: other } = await newMember(server);
    expect(await canSee(sent.file_id, { headers })).toBe(true);
    expect(await canSee(sent.file_id, { token })).toBe(true);
    expect(await canSee(sent.file_id, { token: other })).toBe(false);
  });

  it("must be the sender's own and not attached elsewhere", async () => {
    const { serial, orderSerial } = await newBoxes(server, { userId, status: "PACKING" });
    const path = { serial };
    const { token: other } = await newMember(server);
    const theirs = (await upload(serial, { token: other })).file_id;
    const mine = (await upload(serial, { token })).file_id;
    const field = async (sent: object, body: object) => {
      const answer = await server.api.problem("createBoxContent", { path, ...sent, body });
      expect(answer.status).toBe(422);
      return answer.body.errors?.map((error) => [error.field, error.code]);
    };
    expect(await field({ token }, coat([theirs]))).toEqual([["file_ids", "unknown_file"]]);
    expect(await field({}, coat([mine]))).toEqual([["file_ids", "unknown_file"]]);
    await server.api.ok("createBoxContent", { token, path, body: coat([mine]) });
    expect(await field({ token }, coat([mine]))).toEqual([["file_ids", "unknown_file"]]);
    const whole = await server.api.problem("updateOrderBoxContents", {
      token,
      path: { serial: orderSerial },
      body: { boxes: [{ box_serial: serial, contents: [coat([]), coat([theirs])] }] },
    });
    expect(whole.body.errors?.map((error) => error.field)).toEqual(["boxes.0.contents.1.file_ids"]);
  });
});

describe("pictures that operators take of a box", () => {
  it("are shown to its owner, and the latest is its cover when no content has a picture", async () => {
    const operator = await newMember(server);
    const operatorId = await idOfMember(server, operator.username);
    const { serial, orderSerial } = await newBoxes(server, { userId, status: "STORED" });
    const add = async (kind: "PICK_UP" | "INTAKE") => {
      server.clock.pass({ seconds: 1 });
      const { file_id: fileId } = await upload(serial, { token: operator.token });
      await inTransaction(server.services.db, (tx) =>
        addBoxPhotos(tx, server.services, { serial, kind, operatorId, fileIds: [fileId] }),
      );
      return fileId;
    };
    const files = [await add("PICK_UP"), await add("INTAKE")];
    const path = { serial: orderSerial };
    const view = await server.api.ok("getOrderBoxContents", { token, path });
    const photos = view.boxes[0]?.photos ?? [];
    expect(photos.map(({ kind }) => kind)).toEqual(["PICK_UP", "INTAKE"]);
    expect(idsOf(photos.map(({ photo }) => photo))).toEqual(files);
    const cover = async () => {
      const { items } = await server.api.ok("listStoredBoxes", { token });
      return items.find((box) => box.serial === serial)?.cover?.file_id;
    };
    expect(await cover()).toBe(files[1]);
    expect(await canSee(files[1] ?? "", { token })).toBe(true);
    const inside = (await upload(serial, { token })).file_id;
    await server.api.ok("createBoxContent", { token, path: { serial }, body: coat([inside]) });
    expect(await cover()).toBe(inside);
  });
});
