import { describe, expect, it } from "vitest";
import { sendReminders } from "../../platform/reminder/reminders.ts";
import { newMember, newSignup, PASSWORD } from "../../testing/members.ts";
import { newOperator } from "../../testing/operators.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) DamadumApp/1.0";

async function noticesOf(work: () => Promise<unknown>) {
  const before = server.notices.sent.length;
  await work();
  await sendReminders(server.services);
  return server.notices.sent.slice(before);
}

function logIn(username: string, userAgent: string) {
  const headers = { "user-agent": userAgent };
  return server.api.ok("login", { body: { username, password: PASSWORD }, headers });
}

describe("the notice of a new device", () => {
  it("is not sent when a member signs up, nor when they log in again with that device", async () => {
    const body = newSignup();
    const headers = { "user-agent": windows };
    expect(await noticesOf(() => server.api.ok("signUp", { body, headers }))).toEqual([]);
    expect(await noticesOf(() => logIn(body.username, windows))).toEqual([]);
  });

  it("names device and moment as the list does when another device logs in, and only once", async () => {
    const { username } = await newMember(server);
    const [notice, ...more] = await noticesOf(() => logIn(username, phone));
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      template: "RM_NEW_DEVICE",
      to: "010-1234-5678",
      button: { url: expect.stringMatching(/\/my\/profile\/devices$/) },
    });
    const { access_token: token } = await logIn(username, phone);
    const { sessions } = await server.api.ok("listSessions", { token });
    const listed = sessions.find(({ is_current: isCurrent }) => isCurrent);
    expect(notice?.text).toContain(`기기 ${String(listed?.device)}\n`);
    expect(notice?.text).toContain("때 2026년 11월 20일 (금) 오전 10시");
    expect(await noticesOf(() => logIn(username, phone))).toEqual([]);
  });

  it("is sent when the device does not say what it is", async () => {
    const body = newSignup();
    await server.api.ok("signUp", { body, headers: { "user-agent": windows } });
    const [notice] = await noticesOf(() => logIn(body.username, "?"));
    expect(notice?.text).toContain("기기 알 수 없는 기기\n");
  });

  it("is not sent when the device was used before its login was ended", async () => {
    const { username } = await newMember(server);
    const { access_token: token } = await logIn(username, phone);
    await server.api.ok("logout", { token });
    await sendReminders(server.services);
    expect(await noticesOf(() => logIn(username, phone))).toEqual([]);
  });

  it("is not sent when an operator logs in to the console", async () => {
    expect(await noticesOf(() => newOperator(server))).toEqual([]);
  });
});
