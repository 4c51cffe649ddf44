import { describe, expect, it } from "vitest";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ limitFactor: 1 });

const attempt = (username: string, password: string, from: string) =>
  server.api.send<{ code?: string }>("login", {
    body: { username, password },
    from,
  });

describe("login limits", () => {
  it("stop guesses from one address after ten tries and state the time to wait", async () => {
    const { username } = await newMember(server);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await attempt(username, "wrong-1234", "203.0.113.1")).status).toBe(401);
    }
    const blocked = await attempt(username, PASSWORD, "203.0.113.1");
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers["retry-after"])).toBeLessThanOrEqual(900);
    // Another member at the same address, and the same member elsewhere, are not blocked.
    const other = await newMember(server);
    expect((await attempt(other.username, PASSWORD, "203.0.113.1")).status).toBe(200);
    expect((await attempt(username, PASSWORD, "203.0.113.2")).status).toBe(200);
  });

  it("reset the failures when the password is right", async () => {
    const { username } = await newMember(server);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) {
        await attempt(username, "wrong-1234", "203.0.113.3");
      }
      expect((await attempt(username, PASSWORD, "203.0.113.3")).status).toBe(200);
    }
  });

  it("stop guesses from many addresses without locking the owner out at a known one", async () => {
    const { username } = await newMember(server);
    expect((await attempt(username, PASSWORD, "198.51.100.1")).status).toBe(200);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 32; tries += 1) {
      statuses.add((await attempt(username, "wrong-1234", `203.0.113.${100 + tries}`)).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await attempt(username, PASSWORD, "198.51.100.1")).status).toBe(200);
  });

  it("apply to all addresses of an IPv6 network together", async () => {
    const { username } = await newMember(server);
    for (let tries = 0; tries < 10; tries += 1) {
      await attempt(username, "wrong-1234", `2001:db8:1:2::${tries + 1}`);
    }
    expect((await attempt(username, PASSWORD, "2001:db8:1:2::ff")).status).toBe(429);
  });

  it("store neither address nor username in the database", async () => {
    await attempt("someone-known", "wrong-1234", "203.0.113.77");
    const rows = await server.services.db.selectFrom("rate_limits").selectAll().execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(2);
    expect(text).not.toContain("someone-known");
    expect(text).not.toContain("203.0.113");
  });
});
