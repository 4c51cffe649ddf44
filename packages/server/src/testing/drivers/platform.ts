import { newMember } from "../members.ts";
import { newFile, picture } from "../pictures.ts";
import type { DriversOf } from "./driver.ts";

export const platformDrivers: DriversOf<"spec" | "schedule" | "file" | "popup" | "health"> = {
  getMoveSpec: async () => ({}),
  listScheduleDays: async () => ({ query: december }),
  listScheduleSlots: async () => ({ path: { day: "2026-12-10" } }),
  listBoxDeliveryDays: async () => ({ query: december }),
  async uploadFile(server) {
    const { token } = await newMember(server);
    return { token, body: { purpose: "REVIEW", file: await picture() } };
  },
  async getFile(server) {
    const { token } = await newMember(server);
    return { token, path: { id: await newFile(server, token) } };
  },
  listPopups: async () => ({}),
  getHealth: async () => ({}),
};

const december = { from: "2026-12-01", to: "2026-12-31" };
