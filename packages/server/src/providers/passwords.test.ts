import { describe, expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe("passwords", () => {
  it("match only their own hash, and fail when there is no hash", async () => {
    const passwords = await createPasswords(quick);
    const hash = await passwords.hash("Box!2026go");
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await passwords.verify(hash, "Box!2026go")).toBe(true);
    expect(await passwords.verify(hash, "box!2026go")).toBe(false);
    expect(await passwords.verify(null, "nobody's password")).toBe(false);
  });

  it("are hashed a few at a time, and refused as too_many_requests when too many wait", async () => {
    const passwords = await createPasswords(quick);
    const flood = await Promise.allSettled(
      Array.from({ length: 100 }, () => passwords.hash("Box!2026go")),
    );
    const rejected = flood.filter(({ status }) => status === "rejected");
    expect(rejected).toHaveLength(38);
    expect(rejected[0]).toMatchObject({
      reason: { code: "too_many_requests", retryAfterSeconds: 2 },
    });
    expect(await passwords.hash("Box!2026go")).toMatch(/^\$argon2id\$/);
  });
});
