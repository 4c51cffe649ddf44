import { readContract } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import type { Sent } from "../testing/api-client.ts";
import { drive } from "../testing/drivers/drivers.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();

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

/** The log without timestamps and durations, whose digits can match anything. */
function log(): string {
  return server.logged.map((line) => line.replaceAll(/"(time|ms)":\d+,?/g, "")).join("\n");
}

describe("the log of an operation contains nothing that was sent or returned", () => {
  it.each(operations)("$id", async (operation) => {
    const { id } = operation;
    const good = await drive(server, operation);
    const { token: _, ...nobodys } = good;
    const sent: readonly Sent[] = [
      nobodys,
      ...(operation.responses.has("400") ? [{ ...good, body: '{"password":"Broken!2026' }] : []),
      { ...good, headers: { ...good.headers, authorization: "Bearer secret-of-nobody" } },
      good,
      // Sent again, so that the verb itself refuses what is used up.
      good,
    ];
    const seen: unknown[] = [sent];
    for (const one of sent) seen.push((await server.api.send(id, one)).body);
    const text = log();
    expect(privateTexts(...seen).filter((secret) => text.includes(secret))).toEqual([]);
  });
});
