import { describe, expect, it } from "vitest";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

async function newOwner() {
  const { token, username } = await newMember(server);
  return { token, userId: await idOfMember(server, username) };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

async function fill(owner: Owner, name: string, things: readonly string[]) {
  server.clock.pass({ seconds: 1 });
  const { orderSerial, serial } = await newBoxes(server, { ...owner, status: "STORED" });
  const contents = things.map((thing) => ({ name: thing, count: 1, file_ids: [] }));
  const body = { boxes: [{ box_serial: serial, name, contents }] };
  const path = { serial: orderSerial };
  await server.api.ok("updateOrderBoxContents", { token: owner.token, path, body });
  return serial;
}
const list = (owner: Owner, query: Record<string, string> = {}) =>
  server.api.ok("listStoredBoxes", { token: owner.token, query });
const namesFound = async (owner: Owner, q: string) =>
  (await list(owner, { q })).items.map(({ name }) => name);

describe("listStoredBoxes", () => {
  it("returns the member's own boxes, newest first, page by page", async () => {
    const owner = await newOwner();
    await fill(await newOwner(), "남의 것", ["롱패딩"]);
    for (const name of ["하나", "둘", "셋"]) await fill(owner, name, [`${name} 물건`]);
    const first = await list(owner, { limit: "2" });
    expect(first.items.map(({ name }) => name)).toEqual(["셋", "둘"]);
    expect(first.paging).toMatchObject({ page: 1, limit: 2, total: 3, total_capped: false });
    expect(first.items[0]).toMatchObject({
      status: "STORED",
      content_count: 1,
      content_names: ["셋 물건"],
      cover: null,
      end_date: null,
    });
    const second = await list(owner, { limit: "2", page: "2" });
    expect(second.items.map(({ name }) => name)).toEqual(["하나"]);
    expect((await list(owner, { page: "100000" })).items).toEqual([]);
  });

  it("finds by a word, half a syllable and initial consonants, in names and contents", async () => {
    const owner = await newOwner();
    await fill(owner, "겨울옷", ["롱패딩", "목도리"]);
    await fill(owner, "캠핑", ["텐트", "100% 순면 이불"]);
    expect(await namesFound(owner, "패딩")).toEqual(["겨울옷"]);
    expect(await namesFound(owner, "롱ㅍ")).toEqual(["겨울옷"]);
    expect(await namesFound(owner, "목도")).toEqual(["겨울옷"]);
    expect(await namesFound(owner, "ㄹㅍㄷ")).toEqual(["겨울옷"]);
    expect(await namesFound(owner, "ㅋㅍ")).toEqual(["캠핑"]);
    expect(await namesFound(owner, "순면이불")).toEqual(["캠핑"]);
    expect(await namesFound(owner, "0%")).toEqual(["캠핑"]);
    expect(await namesFound(owner, "패딩목")).toEqual([]);
    expect(await namesFound(owner, "%")).toEqual(["캠핑"]);
    expect(await namesFound(owner, "_")).toEqual([]);
    expect(await namesFound(owner, "\\")).toEqual([]);
    expect(await namesFound(owner, " ")).toEqual(["캠핑", "겨울옷"]);
  });

  it("finds boxes by letters of their labels", async () => {
    const owner = await newOwner();
    const serial = await fill(owner, "겨울옷", ["롱패딩"]);
    await fill(owner, "캠핑", ["텐트"]);
    expect(await namesFound(owner, serial)).toEqual(["겨울옷"]);
    expect(await namesFound(owner, `bx-${serial.slice(2, 7).toLowerCase()}`)).toEqual(["겨울옷"]);
    expect(await namesFound(owner, serial.slice(-5))).toEqual(["겨울옷"]);
    expect(await namesFound(owner, serial.slice(0, 2))).toEqual([]);
  });

  it("lists matching contents first", async () => {
    const owner = await newOwner();
    const things = ["하나", "둘", "셋", "넷", "다섯", "여섯", "롱패딩"];
    await fill(owner, "많은 것", things);
    const [found] = (await list(owner, { q: "ㄹㅍ" })).items;
    expect(found?.content_count).toBe(7);
    expect(found?.content_names).toEqual(["롱패딩", "하나", "둘", "셋", "넷"]);
  });

  it("finds changed contents by the new words only", async () => {
    const owner = await newOwner();
    const serial = await fill(owner, "상자", ["롱패딩"]);
    const path = { serial };
    const { token } = owner;
    const [content] = (await server.api.ok("listBoxContents", { token, path })).contents;
    const one = { ...path, content_id: content?.content_id ?? "" };
    const body = { name: "목도리", count: 1, file_ids: [] };
    await server.api.ok("updateBoxContent", { token, path: one, body });
    expect(await namesFound(owner, "롱패딩")).toEqual([]);
    expect(await namesFound(owner, "목도리")).toEqual(["상자"]);
    await server.api.send("deleteBoxContent", { token, path: one });
    expect(await namesFound(owner, "목도리")).toEqual([]);
    await server.api.ok("createBoxContent", { token, path, body });
    expect(await namesFound(owner, "목도리")).toEqual(["상자"]);
  });

  it("filters by state and leaves out cancelled boxes by default", async () => {
    const owner = await newOwner();
    for (const status of ["PACKING", "STORED", "CANCEL"] as const) {
      await newBoxes(server, { ...owner, status });
    }
    const states = async (query: Record<string, string>) =>
      (await list(owner, query)).items.map(({ status }) => status);
    expect(await states({})).toEqual(expect.arrayContaining(["STORED", "PACKING"]));
    expect(await states({})).toHaveLength(2);
    expect(await states({ status: "STORED" })).toEqual(["STORED"]);
    expect(await states({ status: "CANCEL" })).toEqual(["CANCEL"]);
    expect(await states({ status: "DISPOSED" })).toEqual([]);
  });
});
