import { newOperator, newOperatorAccount } from "../operators.ts";
import { newAuthenticator } from "../authenticator.ts";
import { newPasskey, startPasskeyLogin } from "../passkeys.ts";
import type { DriversOf } from "./driver.ts";

const name = "회사 노트북";

export const operatorPasskeyDrivers: DriversOf<"operator-passkey"> = {
  async startOperatorPasskeyLogin(server) {
    const { username, password } = await newOperatorAccount(server);
    return { body: { username, password } };
  },
  async loginOperatorWithPasskey(server) {
    const operator = await newOperator(server);
    const { authenticator } = await newPasskey(server, operator);
    return { body: authenticator.sign(await startPasskeyLogin(server, operator)) };
  },
  async listOperatorPasskeys(server) {
    const { token } = await newOperator(server);
    return { token };
  },
  async startOperatorPasskey(server) {
    const { token } = await newOperator(server);
    return { token, body: { name } };
  },
  async addOperatorPasskey(server) {
    const { token } = await newOperator(server);
    const asked = await server.api.ok("startOperatorPasskey", { token, body: { name } });
    return { token, body: newAuthenticator().make(asked) };
  },
  async removeOperatorPasskey(server) {
    const operator = await newOperator(server);
    const { passkey } = await newPasskey(server, operator);
    return { token: operator.token, path: { id: passkey.id } };
  },
};
