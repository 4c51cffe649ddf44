import { newMember } from "../members.ts";
import { newFile, picture } from "../pictures.ts";
import type { DriversOf } from "./driver.ts";

export const fileDrivers: DriversOf<"file"> = {
  async uploadFile(server) {
    const { token } = await newMember(server);
    return { token, body: { purpose: "REVIEW", file: await picture() } };
  },
  async getFile(server) {
    const { token } = await newMember(server);
    return { token, path: { id: await newFile(server, token) } };
  },
};
