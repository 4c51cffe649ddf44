import { readContract } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import type { Sent } from "../api-client.ts";
import { drive } from "../drivers/drivers.ts";
import { testServer } from "../test-server.ts";

const server = testServer({ slotCapacity: 10_000, boxDeliveryCapacity: 10_000 });

const { operations } = readContract();

/** Every text of the request and response that is personal data or a credential. */
function privateTexts(...values: readonly unknown[]): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(values, (_, value: unknown) => {
    if (typeof value === "string" && isPrivate(value)) found.add(value);
    return value;
  });
  return [...found];
}

/** Enum values, days, times and small numbers are not personal; they may appear in any line. */
function isPrivate(text: string): boolean {
  return (
    text.length > 3 && !/^([A-Z_]+|[a-z_]+|\d{4}-\d\d-\d\d(T.*)?|\d\d:\d\d|\d{1,5})$/.test(text)
  );
}

/** The log without timestamps, durations and numbers of requests, whose digits can match anything. */
function log(): string {
  return server.logged
    .map((line) => line.replaceAll(/"(time|ms)":\d+,?|"reqId":"[^"]*"/g, ""))
    .join("\n");
}

/** The client checks each response against its schema. */
describe("an operation answers with its success status, and logs nothing that was sent or returned", () => {
  it.each(operations)("$id", async (operation) => {
    const { id, responses } = operation;
    const good = await drive(server, operation);
    const { token: _, ...nobodys } = good;
    const success = await server.api.send(id, good);
    const statuses = [...responses.keys()].filter((status) => status.startsWith("2"));
    expect([String(success.status)], JSON.stringify(success.body)).toEqual(statuses);
    const others: readonly Sent[] = [
      // Sent again, so that the verb itself refuses what is used up.
      good,
      nobodys,
      ...(responses.has("400") ? [{ ...good, body: '{"password":"Broken!2026' }] : []),
      { ...good, headers: { ...good.headers, authorization: "Bearer secret-of-nobody" } },
    ];
    const seen: unknown[] = [...others, success.body];
    for (const sent of others) seen.push((await server.api.send(id, sent)).body);
    const text = log();
    expect(privateTexts(...seen).filter((secret) => text.includes(secret))).toEqual([]);
  });
});
