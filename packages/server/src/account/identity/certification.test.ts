import { describe, expect, it } from "vitest";
import { newMember, newSignup } from "../../testing/members.ts";
import { certifiedTicket, socialSignup, socialTicket } from "../../testing/people.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();

const prepare = () => server.api.ok("prepareCertification");
const certificationBody = (body: object) => ({ body });

describe("prepareCertification", () => {
  it("returns an unguessable number for the provider's window", async () => {
    const first = await prepare();
    expect(first).toMatchObject({ account_code: "imp00000000", pg: "test_certification" });
    expect(first.merchant_uid).toMatch(/^ct_[0-9A-Za-z]{32}$/);
    expect((await prepare()).merchant_uid).not.toBe(first.merchant_uid);
  });
});

describe("createCertification", () => {
  it("returns the certified person, and the same one again for ten minutes", async () => {
    const { merchant_uid: merchantUid } = await prepare();
    const impUid = server.certifications.certify(merchantUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    const first = await server.api.ok("createCertification", { body });
    expect(first).toEqual({
      uid: expect.stringMatching(/^[\w-]{43}$/),
      imp_uid: impUid,
      merchant_uid: merchantUid,
      gender: "F",
      name: "김담아",
      birthday: "03-14",
      birth_year: "1992",
      phone_number: "010-2222-3333",
    });
    server.clock.pass({ minutes: 9 });
    expect(await server.api.ok("createCertification", { body })).toEqual(first);
    server.clock.pass({ minutes: 2 });
    const late = await server.api.problem("createCertification", { body });
    expect(late.body.code).toBe("certification_failed");
  });

  it("accepts the provider's number only once when nothing was prepared", async () => {
    const body = { imp_uid: server.certifications.certify(null) };
    const first = await server.api.ok("createCertification", { body });
    expect(first.merchant_uid).toBe("");
    const answer = await server.api.problem("createCertification", { body });
    expect([answer.status, answer.body.code]).toEqual([409, "ticket_invalid"]);
  });

  it("returns 404 when the provider's number of a prepared certification is guessed", async () => {
    const { merchant_uid: merchantUid } = await prepare();
    const imp = { imp_uid: server.certifications.certify(merchantUid) };
    const guessed = await server.api.problem("createCertification", certificationBody(imp));
    expect([guessed.status, guessed.body.code]).toEqual([404, "not_found"]);
    // The guess has not used it up for the certified person.
    const both = { ...imp, merchant_uid: merchantUid };
    await server.api.ok("createCertification", certificationBody(both));
    expect((await server.api.problem("createCertification", certificationBody(imp))).status).toBe(
      404,
    );
  });

  it("returns 404 when the provider does not know its number or has it with another of ours", async () => {
    const { merchant_uid: mine } = await prepare();
    const { merchant_uid: other } = await prepare();
    const impUid = server.certifications.certify(other);
    for (const body of [
      { imp_uid: "imp_000000000000" },
      { imp_uid: impUid, merchant_uid: mine },
      { imp_uid: impUid, merchant_uid: "ct_made-up-number-of-ours" },
    ]) {
      expect((await server.api.problem("createCertification", { body })).status).toBe(404);
    }
  });

  it("rejects a cancelled and an expired certification", async () => {
    const { merchant_uid: merchantUid } = await prepare();
    const input = server.certifications.certify(merchantUid, null);
    const gaveUp = certificationBody({ imp_uid: input, merchant_uid: merchantUid });
    const answer = await server.api.problem("createCertification", gaveUp);
    expect([answer.status, answer.body.code]).toEqual([422, "certification_failed"]);

    const old = server.certifications.certify(null);
    server.clock.pass({ minutes: 11 });
    const late = await server.api.problem(
      "createCertification",
      certificationBody({ imp_uid: old }),
    );
    expect(late.body.code).toBe("certification_failed");
  });

  it("rejects a prepared number after half an hour", async () => {
    const { merchant_uid: merchantUid } = await prepare();
    server.clock.pass({ minutes: 31 });
    const impUid = server.certifications.certify(merchantUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    const answer = await server.api.problem("createCertification", { body });
    expect(answer.body.code).toBe("ticket_invalid");
  });

  it("returns 503 when the certification company does not answer", async () => {
    server.certifications.down = true;
    const answer = await server.api.problem(
      "createCertification",
      certificationBody({ imp_uid: "imp_1" }),
    );
    server.certifications.down = false;
    expect(answer.status).toBe(503);
    expect(answer.body.message).toContain("본인 인증");
  });

  it("stores nothing about the person that can be read without the key", async () => {
    await certifiedTicket(server, { name: "숨은이", uniqueKey: "ci-hidden" });
    const { db } = server.services;
    const rows = JSON.stringify([
      await db.selectFrom("tickets").selectAll().execute(),
      await db.selectFrom("certifications").selectAll().execute(),
    ]);
    for (const secret of ["숨은이", "2222-3333", "ci-hidden"]) expect(rows).not.toContain(secret);
  });

  it("limits certification numbers tried from one address", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const attempt = (tries: number) =>
      strict.api.send("createCertification", {
        body: { imp_uid: `imp_${tries}` },
        from: "203.0.113.9",
      });
    for (let tries = 0; tries < 20; tries += 1) expect((await attempt(tries)).status).toBe(404);
    expect((await attempt(20)).status).toBe(429);
    await strict.close();
  });
});

describe("signing up with a certification", () => {
  it("copies the certified values and marks the member as certified", async () => {
    const uid = await certifiedTicket(server, { name: "이확인", uniqueKey: "ci-signup" });
    const body = newSignup({ name: "다른 이름", certification_uid: uid });
    const tokens = await server.api.ok("signUp", { body });
    const me = await server.api.ok("getMe", { token: tokens.access_token });
    expect(me).toMatchObject({
      name: "이확인",
      phone_number: "010-2222-3333",
      birthday: "03-14",
      birth_year: "1992",
      gender: "F",
      certified: true,
    });
  });

  it("works for social signups too", async () => {
    const uid = await certifiedTicket(server, { uniqueKey: "ci-social" });
    const body = { ...socialSignup(await socialTicket(server)), certification_uid: uid };
    const tokens = await server.api.ok("signUpWithTicket", { path: { type: "KAKAO" }, body });
    expect(await server.api.ok("getMe", { token: tokens.access_token })).toMatchObject({
      certified: true,
      phone_number: "010-2222-3333",
    });
  });

  it("rejects a person under 14 and creates no account", async () => {
    const uid = await certifiedTicket(server, { birthYear: "2013", uniqueKey: "ci-child" });
    const body = newSignup({ certification_uid: uid });
    const answer = await server.api.problem("signUp", { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      {
        field: "certification_uid",
        code: "too_young",
        message: "만 14세 이상만 가입할 수 있어요.",
      },
    ]);
    const check = await server.api.ok("checkUsername", { path: { id: body.username } });
    expect(check.valid).toBe(true);
  });

  it("keeps the ticket when the username is taken", async () => {
    const { username } = await newMember(server);
    const uid = await certifiedTicket(server, { uniqueKey: "ci-again" });
    const taken = newSignup({ username, certification_uid: uid });
    expect((await server.api.problem("signUp", { body: taken })).status).toBe(409);
    await server.api.ok("signUp", { body: newSignup({ certification_uid: uid }) });
  });

  it("rejects a used ticket and an unknown one", async () => {
    const uid = await certifiedTicket(server, { uniqueKey: "ci-used" });
    await server.api.ok("signUp", { body: newSignup({ certification_uid: uid }) });
    for (const wrong of [uid, "x".repeat(43)]) {
      const body = newSignup({ certification_uid: wrong });
      const answer = await server.api.problem("signUp", { body });
      expect([answer.status, answer.body.code]).toEqual([409, "ticket_invalid"]);
    }
  });
});

describe("findUsernames", () => {
  const find = (uid: string) => server.api.ok("findUsernames", { path: { uid } });

  it("returns the masked usernames of all accounts of the person, and the same when repeated", async () => {
    const person = { uniqueKey: "ci-find", name: "박찾기", phoneNumber: "010-7777-8888" };
    const signup = newSignup({ certification_uid: await certifiedTicket(server, person) });
    await server.api.ok("signUp", { body: signup });
    const uid = await certifiedTicket(server, { ...person, phoneNumber: "010-9999-0000" });
    const found = await find(uid);
    expect(found.usernames).toHaveLength(1);
    expect(found.usernames[0]).toMatchObject({ type: "ID" });
    expect(found.usernames[0]?.username).toBe(`mem${"*".repeat(signup.username.length - 3)}`);
    expect(await find(uid)).toEqual(found);
    const body = newSignup({ certification_uid: uid });
    expect((await server.api.problem("signUp", { body })).body.code).toBe("ticket_invalid");
  });

  it("finds an uncertified member by certified name and phone together", async () => {
    const body = newSignup({ name: "최이름", phone_number: "01031313131" });
    await server.api.ok("signUp", { body });
    const person = { name: "최이름", phoneNumber: "010-3131-3131" };
    const right = await find(await certifiedTicket(server, { ...person, uniqueKey: "ci-y1" }));
    expect(right.usernames).toHaveLength(1);
    const other = { ...person, name: "최다른", uniqueKey: "ci-y2" };
    expect((await find(await certifiedTicket(server, other))).usernames).toEqual([]);
  });

  it("returns nothing without a valid ticket", async () => {
    const path = { uid: "x".repeat(43) };
    const answer = await server.api.problem("findUsernames", { path });
    expect([answer.status, answer.body.code]).toEqual([409, "ticket_invalid"]);
  });
});
