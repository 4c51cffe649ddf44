import { describe, expect, it } from "vitest";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { certifiedTicket } from "../../testing/people.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

describe("certifyMember", () => {
  const certify = async (token: string, uid: string) => {
    const { id } = await server.api.ok("getMe", { token });
    return { token, path: { id }, body: { certification_uid: uid } };
  };

  it("copies the certified values into the profile, and does so again for the same person", async () => {
    const { token } = await newMember(server);
    const first = await certifiedTicket(server, { uniqueKey: "ci-me" });
    const me = await server.api.ok("certifyMember", await certify(token, first));
    expect(me).toMatchObject({ certified: true, phone_number: "010-2222-3333" });
    const moved = { uniqueKey: "ci-me", phoneNumber: "010-4444-5555" };
    const second = await certify(token, await certifiedTicket(server, moved));
    const changed = await server.api.ok("certifyMember", second);
    expect(changed.phone_number).toBe("010-4444-5555");
  });

  it("rejects a different person from the one certified before", async () => {
    const { token } = await newMember(server);
    const first = await certifiedTicket(server, { uniqueKey: "ci-one" });
    await server.api.ok("certifyMember", await certify(token, first));
    const stranger = { uniqueKey: "ci-two", phoneNumber: "010-4444-5555" };
    const other = await certify(token, await certifiedTicket(server, stranger));
    const answer = await server.api.problem("certifyMember", other);
    expect([answer.status, answer.body.code]).toEqual([409, "certification_mismatch"]);
    const me = await server.api.ok("getMe", { token });
    expect(me.phone_number).toBe("010-2222-3333");
  });

  it("requires a recent password check before the phone number changes", async () => {
    const { token } = await newMember(server);
    server.clock.pass({ minutes: 11 });
    const uid = await certifiedTicket(server, { uniqueKey: "ci-passer-by" });
    const request = await certify(token, uid);
    const answer = await server.api.problem("certifyMember", request);
    expect([answer.status, answer.body.code]).toEqual([403, "password_check_required"]);
    const me = await server.api.ok("getMe", { token });
    expect(me).toMatchObject({ phone_number: "010-1234-5678", certified: false });
    await server.api.ok("confirmPassword", { token, body: { passwd: PASSWORD } });
    expect(await server.api.ok("certifyMember", request)).toMatchObject({ certified: true });
  });
});
