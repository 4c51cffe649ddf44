import type { BoxStatus } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { brokenLamp, newKeptBox } from "../../testing/damage-reports.ts";
import { picture } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";
import { findFile } from "../../platform/file/store.ts";

const server = testServer();

type Own = Awaited<ReturnType<typeof newKeptBox>>;

const reportsOf = async ({ token, path }: Own) =>
  (await server.api.ok("listDamageReports", { token, path })).reports;

const save = ({ token, path }: Own, compared: readonly string[]) =>
  server.api.ok("saveDamageReport", {
    token,
    path,
    body: { ...brokenLamp, compared_ids: [...compared] },
  });

async function upload({ token }: Own): Promise<string> {
  const body = { purpose: "DAMAGE_REPORT", file: await picture() };
  return (await server.api.ok("uploadFile", { token, body })).file_id;
}

const subjectOf = async (fileId: string) =>
  (await findFile(server.services.db, fileId))?.subject_id;

async function pack({ token, path }: Own, fileIds: readonly string[]): Promise<string> {
  const body = { name: "조명", count: 1, file_ids: [...fileIds] };
  return (await server.api.ok("createBoxContent", { token, path, body })).content.content_id;
}

const contentPath = ({ path }: Own, contentId: string) => ({ ...path, content_id: contentId });

const deleteContent = (own: Own, id: string) =>
  server.api.ok("deleteBoxContent", { token: own.token, path: contentPath(own, id) });

const emptyContent = (own: Own, id: string) =>
  server.api.ok("updateBoxContent", {
    token: own.token,
    path: contentPath(own, id),
    body: { name: "조명", count: 1, file_ids: [] },
  });

/** Puts the box into this state directly, without the transitions that lead to it. */
async function become({ path }: Own, status: BoxStatus): Promise<void> {
  const boxes = server.services.db.updateTable("boxes").set({ status });
  await boxes.where("serial", "=", path.serial).execute();
}

describe("a picture of the contents that was sent with a report", () => {
  it.each([
    ["the thing is taken out", deleteContent],
    ["the contents are saved without it", emptyContent],
  ])("stays in the report when %s", async (_, leaveOut) => {
    const own = await newKeptBox(server, "PACKING");
    const [sent, other] = [await upload(own), await upload(own)];
    const contentId = await pack(own, [sent, other]);
    await become(own, "STORED");
    await save(own, [sent]);
    const { token, path } = own;
    const report = await server.api.ok("sendDamageReport", { token, path });
    await leaveOut(own, contentId);
    expect(await reportsOf(own)).toEqual([report]);
    const { photos } = await server.api.ok("listBoxContents", { token, path });
    expect(photos).toEqual([]);
    expect(await subjectOf(other)).toBeNull();
  });

  it("leaves a draft when the thing is taken out", async () => {
    const own = await newKeptBox(server, "PACKING");
    const packed = await upload(own);
    const contentId = await pack(own, [packed]);
    await become(own, "STORED");
    await save(own, [packed]);
    await deleteContent(own, contentId);
    expect((await reportsOf(own))[0]?.compared).toEqual([]);
    expect(await subjectOf(packed)).toBeNull();
  });
});
