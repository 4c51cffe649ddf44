import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newMember, newSignup, PASSWORD } from "../../testing/members.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

describe("limits of password numbers", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ limitFactor: 1 });
  });
  afterAll(() => strict.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  const sendNumber = (username: string, from: string) =>
    strict.api.send("sendPasswordNumber", { body: { username }, from });

  it("allow another number after 30 seconds and state the remaining time", async () => {
    expect((await sendNumber("somebody-1", "203.0.113.1")).status).toBe(200);
    const soon = await sendNumber("somebody-1", "203.0.113.1");
    expect(soon.status).toBe(429);
    expect(Number(soon.headers["retry-after"])).toBeLessThanOrEqual(30);
  });

  /** Advances the time that the limits see. */
  function later(seconds: number): void {
    vi.setSystemTime(Date.now() + seconds * 1000);
  }
  async function statusesOf(asks: readonly (() => Promise<{ readonly status: number }>)[]) {
    const all = [];
    for (const one of asks) {
      later(31);
      all.push((await one()).status);
    }
    return all;
  }
  const times = (count: number, name: string, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => () => sendNumber(name, address(index)));

  it("allow five an hour to one account from one address, and do not block its owner", async () => {
    const { username } = await newMember(strict);
    const home = "198.51.100.7";
    await strict.api.ok("login", { body: { username, password: PASSWORD }, from: home });
    for (const [name, net] of [
      [username, "203.0.113"],
      ["nobody-2", "203.0.114"],
    ] as const) {
      const stranger = times(6, name, () => `${net}.20`);
      expect(await statusesOf(stranger)).toEqual([200, 200, 200, 200, 200, 429]);
      // One stranger has not used up the limit for the owner at an unknown address.
      const onTheWay = times(5, name, () => `${net}.21`);
      expect(await statusesOf(onTheWay)).toEqual([200, 200, 200, 200, 200]);
      expect(await statusesOf(times(1, name, () => `${net}.22`))).toEqual([429]);
    }
    expect((await sendNumber(username, home)).status).toBe(200);
  });

  it("allow ten an hour to one phone across accounts, with the same response after that", async () => {
    const phone_number = "010-7777-8888";
    const accounts = await Promise.all(
      Array.from({ length: 12 }, () => newMember(strict, { phone_number })),
    );
    const sentBefore = strict.sms.sent.length;
    for (const [index, { username }] of accounts.entries()) {
      later(31);
      const answer = await sendNumber(username, `203.0.115.${index}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        expires_at: expect.any(String),
        resend_at: expect.any(String),
      });
    }
    expect(strict.sms.sent.length - sentBefore).toBe(10);
  });

  it("leave five an hour to the owner of a phone at a known address when strangers named it", async () => {
    const phone_number = "010-7777-9999";
    const home = "198.51.100.9";
    const owner = newSignup({ phone_number });
    await strict.api.ok("signUp", { body: owner, from: home });
    strict.clock.pass({ seconds: 1 });
    for (let index = 0; index < 14; index += 1) {
      const from = `203.0.116.${index}`;
      const stranger = newSignup({ phone_number });
      await strict.api.ok("signUp", { body: stranger, from });
      expect((await sendNumber(stranger.username, from)).status).toBe(200);
    }
    const sent = () => strict.sms.sent.filter(({ to }) => to === phone_number).length;
    expect(sent()).toBe(10);
    const abroad = await sendNumber(owner.username, "203.0.117.1");
    expect([abroad.status, sent()]).toEqual([200, 10]);
    await statusesOf(times(5, owner.username, () => home));
    expect(sent()).toBe(15);

    const known = ["198.51.100.10", "198.51.100.11", "198.51.100.12"];
    for (const from of known) {
      await strict.api.ok("login", {
        body: { username: owner.username, password: PASSWORD },
        from,
      });
    }
    for (let hour = 0; hour < 3; hour += 1) {
      later(3600);
      for (const from of known) await statusesOf(times(3, owner.username, () => from));
    }
    // The phone's twenty a day, of which strangers took ten, and its owner's ten.
    expect(sent()).toBe(30);
  });

  it("leave the owner's number valid when a stranger's request sends none any more", async () => {
    const phone_number = "010-7777-6666";
    const [home, { username }] = ["198.51.100.20", newSignup({ phone_number })];
    await strict.api.ok("signUp", { body: newSignup({ phone_number, username }), from: home });
    strict.clock.pass({ seconds: 1 });
    for (let index = 0; index < 10; index += 1) {
      const from = `203.0.118.${index}`;
      const stranger = newSignup({ phone_number });
      await strict.api.ok("signUp", { body: stranger, from });
      await sendNumber(stranger.username, from);
    }
    await sendNumber(username, home);
    const number = strict.sms.lastNumber();
    expect((await sendNumber(username, "203.0.118.99")).status).toBe(200);
    expect(strict.sms.lastNumber()).toBe(number);
    const body = { username, number };
    await strict.api.ok("verifyPasswordNumber", { body, from: home });
  });

  it("allow twenty a day to one account from addresses it has not used", async () => {
    const { username } = await newMember(strict);
    const home = "198.51.100.8";
    await strict.api.ok("login", { body: { username, password: PASSWORD }, from: home });
    const statuses = [];
    for (let hour = 0; hour < 3; hour += 1) {
      const asks = times(8, username, (index) => `192.0.2.${hour * 8 + index}`);
      statuses.push(...(await statusesOf(asks)));
      later(3600);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await sendNumber(username, home)).status).toBe(200);
  });

  it("allow thirty checks of a number from one address", async () => {
    const attempt = () =>
      strict.api.send("verifyPasswordNumber", {
        body: { username: "somebody-3", number: "123456" },
        from: "203.0.113.77",
      });
    for (let tries = 0; tries < 30; tries += 1) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
  });
});
