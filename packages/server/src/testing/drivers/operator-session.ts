import { decodeJwt } from "jose";
import { newOperator, newOperatorAccount } from "../operators.ts";
import type { DriversOf } from "./driver.ts";

export const operatorSessionDrivers: DriversOf<"operator-session"> = {
  async loginOperator(server) {
    const { body } = await newOperatorAccount(server);
    return { body };
  },
  async refreshOperatorTokens(server) {
    const { token, refresh } = await newOperator(server);
    return { token, headers: { "refresh-token": refresh } };
  },
  async logoutOperator(server) {
    const { token } = await newOperator(server);
    return { token };
  },
  async getOperator(server) {
    const { token } = await newOperator(server);
    return { token };
  },
  async listOperatorSessions(server) {
    const { token } = await newOperator(server);
    return { token };
  },
  async endOperatorSession(server) {
    const { token } = await newOperator(server);
    const { sid } = decodeJwt<{ sid: string }>(token);
    return { token, path: { id: sid } };
  },
};
