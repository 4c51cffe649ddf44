import { brokenLamp, newKeptBox } from "../damage-reports.ts";
import { newFile } from "../pictures.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const damageReportDrivers: DriversOf<"damage-report"> = {
  listDamageReports: newSavedReport,
  async saveDamageReport(server) {
    const { token, path } = await newKeptBox(server);
    const packed = await newFile(server, token);
    const lamp = { name: brokenLamp.item, count: 1, file_ids: [packed] };
    await server.api.ok("createBoxContent", { token, path, body: lamp });
    const pictures = { file_ids: [await newFile(server, token)], compared_ids: [packed] };
    return { token, path, body: { ...brokenLamp, ...pictures } };
  },
  sendDamageReport: newSavedReport,
};

async function newSavedReport(server: TestServer) {
  const { token, path } = await newKeptBox(server);
  await server.api.ok("saveDamageReport", { token, path, body: brokenLamp });
  return { token, path };
}
