import { expect, it } from "vitest";
import { newSignup, PASSWORD } from "../testing/members.ts";
import { certifiedTicket, newKakaoMember } from "../testing/people.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();

it("the log contains no ticket, number, code or personal data of account operations", async () => {
  const { api, logged, sms, social, billingKeys, certifications } = server;
  const person = { name: "아무개씨", phoneNumber: "010-5151-6262", uniqueKey: "ci-private" };
  const uid = await certifiedTicket(server, person);
  const signup = newSignup({ username: "private-one", certification_uid: uid });
  const { access_token: token } = await api.ok("signUp", { body: signup });
  const findTicket = await certifiedTicket(server, person);
  await api.ok("findUsernames", { path: { uid: findTicket } });
  await api.problem("findUsernames", { path: { uid: "not-a-ticket" } });

  await api.ok("sendPasswordNumber", { body: { username: signup.username } });
  const number = sms.lastNumber();
  const verified = { body: { username: signup.username, number } };
  const { reset_token: resetToken } = await api.ok("verifyPasswordNumber", verified);
  sms.down = true;
  await api.ok("sendPasswordNumber", { body: { username: signup.username } });
  sms.down = false;

  const code = social.KAKAO.code({ providerId: "private-provider-id" });
  const known = await api.ok("loginWithKakao", { body: { code } });
  social.NAVER.down = true;
  await api.problem("loginWithNaver", { body: { code: "private-code", state: "private-state" } });
  certifications.down = true;
  await api.problem("createCertification", { body: { imp_uid: "imp_private" } });
  const { token: social1 } = await newKakaoMember(server);
  await api.problem("confirmPassword", { token: social1, body: { passwd: PASSWORD } });

  const prepared = await api.ok("prepareBillingKey", { token, body: { method: "CARD" } });
  const { customer_uid: customerUid } = prepared;
  const card = "5123********9876";
  billingKeys.register(customerUid, card);
  const key = await api.ok("createBillingKey", { token, body: { customer_uid: customerUid } });
  billingKeys.down = true;
  await api.ok("deleteBillingKey", { token, path: { id: key.payment_id } });
  await api.ok("deleteMe", { token });

  const text = logged.join("\n");
  expect(logged.length).toBeGreaterThan(15);
  const secrets = [
    ...Object.values(person),
    uid,
    findTicket,
    resetToken,
    number,
    signup.username,
    token,
    code,
    "id" in known ? known.id : "",
    "private-provider-id",
    "private-code",
    "private-state",
    "imp_private",
    "not-a-ticket",
    customerUid,
    // The whole card number, because its last digits occur in many ids and times.
    card,
  ].filter((secret) => secret !== "");
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
