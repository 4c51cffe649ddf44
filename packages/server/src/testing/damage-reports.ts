import type { DamageReportInput } from "@damadum/sdk/model";
import type { BoxStatus } from "@damadum/domain";
import { idOfMember, newBoxes } from "./boxes.ts";
import { newMember } from "./members.ts";
import { newMovedOrder } from "./orders.ts";
import type { TestServer } from "./test-server.ts";

export const brokenLamp: DamageReportInput = {
  item: "스탠드 조명",
  kind: "BROKEN",
  description: "갓이 두 조각으로 깨졌어요.",
  price: 89_000,
  bought_year: "2024",
  file_ids: [],
  compared_ids: [],
};

/** A new member's stored box, and the parts of a request about it. */
export async function newKeptBox(server: TestServer, status: BoxStatus = "STORED") {
  const { token, username } = await newMember(server);
  const userId = await idOfMember(server, username);
  const { serial } = await newBoxes(server, { userId, status });
  return { token, username, userId, path: { serial } };
}

export async function newSentReport(server: TestServer) {
  const own = await newKeptBox(server);
  return { ...own, id: await sendReport(server, own) };
}

export async function newSentMoveReport(server: TestServer) {
  const { token, serial } = await newMovedOrder(server);
  const own = { token, path: { serial } };
  return { ...own, id: await sendReport(server, own) };
}

async function sendReport(
  server: TestServer,
  { token, path }: { readonly token: string; readonly path: { readonly serial: string } },
): Promise<string> {
  await server.api.ok("saveDamageReport", { token, path, body: brokenLamp });
  const { report_id: id } = await server.api.ok("sendDamageReport", { token, path });
  return id;
}
