import { newDestroyedBoxes } from "../destroyed-boxes.ts";
import type { DriversOf } from "./driver.ts";

export const destructionCertificateDrivers: DriversOf<"destruction-certificate"> = {
  async getDestructionCertificate(server) {
    const { company, wkId } = await newDestroyedBoxes(server);
    return { token: company.token, path: { wk_id: wkId } };
  },
  async downloadDestructionCertificate(server) {
    const { company, wkId } = await newDestroyedBoxes(server);
    return { token: company.token, path: { wk_id: wkId } };
  },
  async checkDestructionCertificate(server) {
    const { company, wkId } = await newDestroyedBoxes(server);
    const sent = { token: company.token, path: { wk_id: wkId } };
    const { code } = await server.api.ok("getDestructionCertificate", sent);
    return { path: { code } };
  },
};
