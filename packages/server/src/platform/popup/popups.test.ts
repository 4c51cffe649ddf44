import { expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { idOfMember } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { newFile } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";
import { createPopup } from "./popups.ts";

const server = testServer();

it("lists current popups in order with public pictures", async () => {
  const { token, username } = await newMember(server);
  const operatorId = await idOfMember(server, username);
  const image = { fileId: await newFile(server, token), operatorId };
  const { db, clock } = server.services;
  const day = (days: number) => new Date(clock().getTime() + days * 86_400_000);
  const all = [
    { title: "둘째", position: 2, startsAt: day(-1), endsAt: day(1), image: null },
    { title: "첫째", position: 1, startsAt: day(0), endsAt: day(1), image },
    { title: "내일", position: 0, startsAt: day(1), endsAt: day(2), image: null },
    { title: "어제", position: 0, startsAt: day(-2), endsAt: day(-1), image: null },
  ];
  for (const popup of all) {
    const rest = { body: "알려 드려요.", link: "/event-free-month3" };
    await inTransaction(db, (tx) => createPopup(tx, server.services, { ...popup, ...rest }));
  }
  const popups = await server.api.ok("listPopups");
  expect(popups.map(({ title }) => title)).toEqual(["첫째", "둘째"]);
  const [first] = popups;
  const sent = { path: { id: image.fileId }, query: { key: first?.image?.key ?? "" } };
  expect((await server.api.send("getFile", sent)).status).toBe(200);
});
