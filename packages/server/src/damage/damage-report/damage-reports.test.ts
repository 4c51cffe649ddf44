import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { brokenLamp, newKeptBox, newSentReport } from "../../testing/damage-reports.ts";
import { loginAgain } from "../../testing/members.ts";
import { picture } from "../../testing/pictures.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { testServer } from "../../testing/test-server.ts";
import { fileNames } from "../../platform/file/file-names.ts";
import { findFile } from "../../platform/file/store.ts";
import { addBoxPhotos } from "../../storage/box/box-photos.ts";

const server = testServer();
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

type Own = Pick<Awaited<ReturnType<typeof newKeptBox>>, "token" | "path">;
const list = ({ token, path }: Own) => server.api.ok("listDamageReports", { token, path });
const save = ({ token, path }: Own, changes: object = {}) =>
  server.api.send<{ code?: string }>("saveDamageReport", {
    token,
    path,
    body: { ...brokenLamp, ...changes },
  });
const send = ({ token, path }: Own) => server.api.ok("sendDamageReport", { token, path });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

async function upload(token: string): Promise<string> {
  const body = { purpose: "DAMAGE_REPORT", file: await picture() };
  return (await server.api.ok("uploadFile", { token, body })).file_id;
}

/** A picture that an operator took of the box when it came in. */
async function takeIntakePhoto({ userId, token, path }: Awaited<ReturnType<typeof newKeptBox>>) {
  const fileIds = [await upload(token)];
  const taken = { ...path, kind: "INTAKE", operatorId: userId, fileIds } as const;
  await inTransaction(server.services.db, (tx) => addBoxPhotos(tx, server.services, taken));
  return fileIds[0] ?? "";
}

describe("listBoxContents", () => {
  it("returns the packing and intake pictures to the owner, and none to a visitor", async () => {
    const own = await newKeptBox(server, "PACKING");
    const { token, path } = own;
    const packed = await upload(token);
    const body = { name: "조명", count: 1, file_ids: [packed] };
    await server.api.ok("createBoxContent", { token, path, body });
    const intake = await takeIntakePhoto(own);
    const { photos } = await server.api.ok("listBoxContents", { token, path });
    expect(photos.map(({ kind, photo }) => [kind, photo.file_id])).toEqual([
      ["PACKING", packed],
      ["INTAKE", intake],
    ]);
    expect((await server.api.ok("listBoxContents", { path })).photos).toEqual([]);
  });
});

describe("saveDamageReport", () => {
  it("overwrites the one draft of a box, pictures included", async () => {
    const own = await newKeptBox(server);
    const intake = await takeIntakePhoto(own);
    const [one, two] = [await upload(own.token), await upload(own.token)];
    await save(own, { file_ids: [one], compared_ids: [intake] });
    await save(own, {
      item: "거울",
      price: undefined,
      file_ids: [two, one],
      compared_ids: [intake],
    });
    const { can_report: canReport, reports } = await list(own);
    expect(canReport).toBe(true);
    expect(reports).toHaveLength(1);
    const [draft] = reports;
    expect(draft).toMatchObject({ status: "DRAFT", item: "거울", price: null, sent_at: null });
    expect(draft?.photos.map(({ file_id: id }) => id)).toEqual([two, one]);
    expect(draft?.compared).toMatchObject([{ kind: "INTAKE", photo: { file_id: intake } }]);
  });

  it("returns 422 for pictures of another box or another member", async () => {
    const own = await newKeptBox(server);
    const other = await newKeptBox(server);
    const theirs = await takeIntakePhoto(other);
    const compared = await server.api.problem("saveDamageReport", {
      token: own.token,
      path: own.path,
      body: { ...brokenLamp, compared_ids: [theirs] },
    });
    expect(compared.body.errors).toMatchObject([{ field: "compared_ids", code: "unknown_file" }]);
    const sent = { ...brokenLamp, file_ids: [await upload(other.token)] };
    const files = await server.api.problem("saveDamageReport", {
      token: own.token,
      path: own.path,
      body: sent,
    });
    expect(files.body.errors).toMatchObject([{ field: "file_ids" }]);
    expect((await list(own)).reports).toEqual([]);
  });

  it.each(["PACKING", "COLLECTING", "DISPOSED"] as const)(
    "returns 409 state_conflict while the box is %s",
    async (status) => {
      const own = await newKeptBox(server, status);
      expect(codeOf(await save(own))).toEqual([409, "state_conflict"]);
      expect((await list(own)).can_report).toBe(false);
    },
  );

  it("returns 422 when the year of purchase is in the future", async () => {
    const { token, path } = await newKeptBox(server);
    const body = { ...brokenLamp, bought_year: "2027" };
    const { status, body: problem } = await server.api.problem("saveDamageReport", {
      token,
      path,
      body,
    });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ field: "bought_year", code: "out_of_range" }]);
  });
});

describe("sendDamageReport", () => {
  it("sends only once, and the report can no longer be changed", async () => {
    const own = await newKeptBox(server);
    await save(own);
    const sent = await send(own);
    expect(sent).toMatchObject({ status: "SENT", item: brokenLamp.item, answer: null });
    server.clock.pass({ seconds: 60 });
    expect(await send(own)).toEqual(sent);
    expect(codeOf(await save(own, { item: "거울" }))).toEqual([409, "state_conflict"]);
    expect(await list(own)).toMatchObject({ can_report: false, reports: [sent] });
  });

  it("returns 409 state_conflict when nothing was saved", async () => {
    const { token, path } = await newKeptBox(server);
    const answer = await server.api.problem("sendDamageReport", { token, path });
    expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
  });
});

describe("the operator's answer", () => {
  it("with an amount is owed until it is transferred, and the member sees each step", async () => {
    const own = await newSentReport(server);
    const open = (await ops("damage list", { status: "SENT" })).tables?.[0]?.rows ?? [];
    expect(open).toContainEqual(expect.objectContaining({ id: own.id }));
    const message = "산 값에서 쓴 기간을 빼고 정했어요.";
    const answers = ["damage photos", "damage accept", "damage decline"];
    expect((await ops("damage show", { id: own.id })).open).toEqual(answers);
    await ops("damage accept", { id: own.id, amount: "60000", message });
    const [accepted] = (await list(own)).reports;
    expect(accepted).toMatchObject({ status: "ACCEPTED", answer: { amount: 60_000, message } });
    await expect(ops("damage decline", { id: own.id, message })).rejects.toThrow("한 번만");

    const owed = (await ops("compensations list", { open: true })).tables?.[0]?.rows ?? [];
    const row = owed.find(({ serial }) => serial === own.path.serial);
    expect(row).toMatchObject({ amount: { value: 60_000 } });
    await ops("compensations record", { id: row?.["id"], reference: "이체 1234" });
    const { can_report: canReport, reports } = await list(own);
    expect(canReport).toBe(true);
    expect(reports[0]?.status).toBe("PAID");
    expect(reports[0]?.answer?.paid_at).not.toBeNull();
    const shown = await ops("damage show", { id: own.id });
    expect(shown.tables?.[0]?.rows).toHaveLength(4);
    expect(shown.open).toEqual(["damage photos"]);
  });

  it("without an amount states the reason, owes nothing, and allows a new report", async () => {
    const own = await newSentReport(server);
    const message = "포장 안에서 이미 깨져 있던 사진이 있어요.";
    await ops("damage decline", { id: own.id, message, note: "입고 사진 2번" });
    const { reports } = await list(own);
    expect(reports[0]).toMatchObject({ status: "DECLINED", answer: { amount: null, message } });
    const owed = (await ops("compensations list", { open: true })).tables?.[0]?.rows ?? [];
    expect(owed.filter(({ serial }) => serial === own.path.serial)).toEqual([]);
    server.clock.pass({ seconds: 60 });
    await save(own, { description: "포장은 멀쩡했어요." });
    expect((await list(own)).reports.map(({ status }) => status)).toEqual(["DRAFT", "DECLINED"]);
  });

  it("can be based on all pictures side by side, without those whose file is missing", async () => {
    const own = await newKeptBox(server);
    const compared = [await takeIntakePhoto(own)];
    await save(own, { file_ids: [await upload(own.token)], compared_ids: compared });
    const { report_id: id } = await send(own);
    const { message, file } = await ops("damage photos", { id, photos: "damage.jpg" });
    expect(message).toContain("상한 곳 1장, 창고에 들어올 때 1장");
    const joined = sharp(Buffer.from(file?.base64 ?? "", "base64"));
    expect(await joined.metadata()).toMatchObject({ format: "jpeg", width: 640 * 2 + 12 });
    const { id: bare } = await newSentReport(server);
    const [lost = ""] = compared;
    await server.services.files.remove(fileNames(lost).FULL);
    const less = await ops("damage photos", { id, photos: "damage.jpg" });
    expect(less.message).toBe("왼쪽 위부터 상한 곳 1장이에요.");
    await expect(ops("damage photos", { id: bare, photos: "none.jpg" })).rejects.toThrow(
      "사진이 없",
    );
  });

  it("is rejected for a draft", async () => {
    const own = await newKeptBox(server);
    await save(own);
    const [draft] = (await list(own)).reports;
    await expect(ops("damage accept", { id: draft?.report_id, amount: "1000" })).rejects.toThrow(
      "한 번만",
    );
    await expect(ops("damage show", { id: draft?.report_id })).rejects.toThrow("없어요");
  });
});

describe("a member who withdraws", () => {
  it("loses the drafts and keeps sent reports without pictures", async () => {
    const { username, ...own } = await newKeptBox(server, "ENDED");
    const fileId = await upload(own.token);
    await save(own, { file_ids: [fileId] });
    await send(own);
    const { id } = await server.services.db
      .selectFrom("damage_reports")
      .select("id")
      .where("user_id", "=", own.userId)
      .executeTakeFirstOrThrow();
    await ops("damage decline", { id, message: "사진으로는 알 수 없었어요." });
    await save(own, { item: "거울" });
    const token = await loginAgain(server, username);
    expect((await server.api.send("deleteMe", { token })).status).toBe(204);
    const left = await server.services.db
      .selectFrom("damage_reports")
      .select("status")
      .where("user_id", "=", own.userId)
      .execute();
    expect(left).toEqual([{ status: "DECLINED" }]);
    expect((await findFile(server.services.db, fileId))?.subject_id).toBeNull();
  });
});
