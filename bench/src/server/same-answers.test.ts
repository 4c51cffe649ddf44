import { expect, test } from "vitest";
import { checkSameAnswers } from "./same-answers.ts";
import { startServers } from "./servers.ts";

// So that a change of the server or its tables that the routes by hand have not followed is noticed before a bench.
test("the routes by hand answer and refuse as the server does", { timeout: 90_000 }, async () => {
  const servers = await startServers();
  try {
    await expect(checkSameAnswers(servers)).resolves.toBeUndefined();
  } finally {
    await servers.stop();
  }
});
