import type { OperatorRole } from "@damadum/domain";
import { beforeAll, beforeEach } from "vitest";
import { createOperator } from "../account/member/create-operator.ts";
import type { CommandResult } from "../operator/command.ts";
import { findCommand } from "../operator/commands/commands.ts";
import { performCommand } from "../operator/perform-command.ts";
import type { TestServer } from "./test-server.ts";

type Ops = (words: string, input?: object) => Promise<CommandResult>;

/** Creates an operator and returns what runs commands as they do over HTTP, without the way there. */
export async function operatorOn(
  { services }: Pick<TestServer, "services">,
  username = "ops-one",
  role: OperatorRole = "ADMIN",
): Promise<Ops> {
  const { userId } = await createOperator(services, { username, name: "운영자", role });
  const operator = { userId, username, role, address: null };
  return async (words, input = {}) => {
    const command = await findCommand(words);
    if (command === undefined) throw new RangeError(`There is no command ${words}`);
    return performCommand(services, operator, { command, input: { ...input } });
  };
}

/** Runs commands as an operator, who is created before the tests of a file, or anew `per` test. */
export function operatorCommands(
  server: TestServer,
  { per = "file" }: { readonly per?: "file" | "test" } = {},
): Ops {
  let ops: Ops;
  const before = per === "file" ? beforeAll : beforeEach;
  before(async () => {
    ops = await operatorOn(server);
  });
  return (words, input) => ops(words, input);
}
