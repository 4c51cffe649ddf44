import { readContract } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import { drive } from "../drivers/drivers.ts";
import { testServer } from "../test-server.ts";

const server = testServer();

/** Every success status of every operation; the client checks each response against its schema. */
const successes = readContract().operations.flatMap((operation) =>
  [...operation.responses.keys()]
    .filter((status) => status.startsWith("2"))
    .map((status) => ({ ...operation, status })),
);

describe("the contract", () => {
  it.each(successes)("$id answers $status", async ({ id, tag, status }) => {
    const answer = await server.api.send(id, await drive(server, { id, tag }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(Number(status));
  });
});
