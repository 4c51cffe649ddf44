import { expect, it } from "vitest";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

it("deleteMe is rejected while boxes are stored, and erases the contents of ended boxes", async () => {
  const { token, username } = await newMember(server);
  const userId = await idOfMember(server, username);
  const { serial } = await newBoxes(server, { userId, status: "STORED" });
  const body = { name: "비밀 일기장", count: 1, file_ids: [] };
  await server.api.ok("createBoxContent", { token, path: { serial }, body });
  const rejected = await server.api.problem("deleteMe", { token });
  expect([rejected.status, rejected.body.code]).toEqual([409, "boxes_stored"]);
  const { holds } = await server.api.ok("getWithdrawal", { token });
  expect(holds).toMatchObject([{ kind: "STORED_BOXES", box_count: 1 }]);

  const { db } = server.services;
  await db.updateTable("boxes").set({ status: "ENDED" }).where("serial", "=", serial).execute();
  await server.api.ok("deleteMe", { token });
  const box = db.selectFrom("boxes").where("serial", "=", serial);
  expect(await box.select(["name", "search_jamo", "search_choseong"]).executeTakeFirst()).toEqual({
    name: null,
    search_jamo: "",
    search_choseong: "",
  });
  expect(await db.selectFrom("box_contents").select("id").execute()).toEqual([]);
});
