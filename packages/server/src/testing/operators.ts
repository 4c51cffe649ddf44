import type { OperatorRole } from "@damadum/domain";
import { createOperator } from "../account/member/create-operator.ts";
import { oneTimeCode } from "../account/session/second-factor.ts";
import type { TestServer } from "./test-server.ts";

let count = 0;

/** A new operator of a role, who has not logged in, with the body of the login. */
export async function newOperatorAccount(server: TestServer, role: OperatorRole = "ADMIN") {
  count += 1;
  const username = `console-${count}`;
  const made = await createOperator(server.services, { username, name: "이운영", role });
  const code = oneTimeCode(made.secret, server.clock.read());
  return { ...made, username, body: { username, password: made.password, code } };
}

export async function newOperator(server: TestServer, role: OperatorRole = "ADMIN") {
  const account = await newOperatorAccount(server, role);
  const tokens = await server.api.ok("loginOperator", { body: account.body });
  return { ...account, token: tokens.access_token, refresh: tokens.refresh_token };
}
