import { checkPassword } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { createIds } from "./ids.ts";

describe("ids", () => {
  const ids = createIds(() => new Date("2026-11-20T16:00:00.000Z"));

  it("contain the Korean day and match the contract's patterns", () => {
    expect(ids.estimateSerial()).toMatch(/^MV20261121[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(ids.merchantUid("es", "MV202611217K3F9QX2")).toMatch(/^es_7K3F9QX2_[0-9A-Za-z]{22}$/);
    expect(ids.secret()).toMatch(/^[\w-]{43}$/);
  });

  it("make passwords that pass checkPassword", () => {
    const made = Array.from({ length: 1000 }, () => ids.password());
    expect(made.filter((password) => !checkPassword(password).valid)).toEqual([]);
  });

  it("sort by time when they are UUIDs", () => {
    const earlier = createIds(() => new Date("2026-11-20T15:59:59.999Z")).uuid();
    expect(earlier).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(earlier < ids.uuid()).toBe(true);
  });

  it("are unique", () => {
    const many = Array.from({ length: 5000 }, () => ids.estimateSerial());
    expect(new Set(many).size).toBe(5000);
  });
});
