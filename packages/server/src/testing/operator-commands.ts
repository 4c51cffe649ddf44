import { beforeAll, beforeEach } from "vitest";
import { runCommand } from "../operator/run-command.ts";
import type { TestServer } from "./test-server.ts";

/** Runs commands as an operator, who is created before the tests of a file, or anew `per` test. */
export function operatorCommands(
  server: TestServer,
  { per = "file" }: { readonly per?: "file" | "test" } = {},
) {
  const ops = (words: string, input: object = {}) =>
    runCommand(server.services, { words, input: { ...input }, as: "ops-one" });
  const before = per === "file" ? beforeAll : beforeEach;
  before(async () => {
    await ops("operators create", { username: "ops-one", name: "운영자" });
  });
  return ops;
}
