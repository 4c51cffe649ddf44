import { createServer } from "node:net";
import { expect, it } from "vitest";
import { connectionFailure } from "./connection-failure.ts";
import { openDatabase } from "./open-database.ts";

it("connectionFailure returns the messages when a connection fails, and null for any other error", async () => {
  // A port that was free a moment ago.
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));

  const databaseUrl = `postgres://somebody@127.0.0.1:${port}/damadum`;
  const rejected = await openDatabase({ databaseUrl, dataDir: "" }).catch(
    (error: unknown) => error,
  );
  expect(connectionFailure(rejected)).toBe(`connect ECONNREFUSED 127.0.0.1:${port}`);

  const both = Object.assign(new AggregateError([new Error("v6"), new Error("v4")]), {
    code: "ECONNREFUSED",
  });
  expect(connectionFailure(new Error("migrated", { cause: both }))).toBe("v6, v4");
  expect(connectionFailure(Object.assign(new Error("syntax"), { code: "42601" }))).toBeNull();
  expect(connectionFailure("text")).toBeNull();
});
