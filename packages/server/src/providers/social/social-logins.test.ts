import { createHash } from "node:crypto";
import { socialLoginTypes, type SocialLoginType } from "@damadum/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox } from "../../testing/sandbox.ts";
import { socialSettingsOf } from "../../settings/social-environment.ts";
import { systemClock } from "../clock.ts";
import { createProviderCaller } from "./social-http.ts";
import type { SocialGrant, SocialLogin, SocialLogins } from "./social-login.ts";
import type { LoginClient } from "../../settings/social-settings.ts";
import { createSocialLogins } from "../../create-services.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let logins: SocialLogins;
beforeAll(async () => {
  sandbox = await startSandbox();
  const values = { SOCIAL_SANDBOX_URL: sandbox.url, LOGIN_RETURN_APP: "damadum://app" };
  const settings = socialSettingsOf(values, "http://localhost:3000");
  logins = await createSocialLogins(settings, { call: createProviderCaller(), clock: systemClock });
});
afterAll(() => sandbox.app.close());

function loginOf(type: SocialLoginType): SocialLogin {
  const login = logins.get(type);
  if (login === undefined) throw new Error(`${type} is not set up`);
  return login;
}

/** Goes through the provider's pages as a browser does; returns the parameters that reach our page. */
async function comeBack(
  type: SocialLoginType,
  person: string,
  client: LoginClient = "WEB",
  added: Readonly<Record<string, string>> = {},
): Promise<URLSearchParams> {
  const url = new URL(loginOf(type).authorizeUrl(client));
  for (const [name, value] of Object.entries({ state: "state-1", ...added })) {
    url.searchParams.set(name, value);
  }
  const page = await sandbox.app.inject({ url: url.pathname + url.search });
  const id = /name="page" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const answer = await sandbox.app.inject({
    method: "POST",
    url: `/social/${type.toLowerCase()}/decide`,
    payload: new URLSearchParams({ page: id, person }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  if (type !== "APPLE") return new URL(String(answer.headers.location)).searchParams;
  const fields = [...answer.body.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return new URLSearchParams(
    Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])),
  );
}

async function grantOf(type: SocialLoginType, person: string): Promise<SocialGrant> {
  const fields = await comeBack(type, person);
  const idToken = fields.get("id_token");
  return {
    code: fields.get("code") ?? "",
    state: fields.get("state") ?? "",
    client: "WEB",
    ...(idToken === null ? {} : { idToken }),
  };
}

describe("all providers", () => {
  it.each(socialLoginTypes)("%s returns the person, and the same one each time", async (type) => {
    const login = loginOf(type);
    const first = await login.exchange(await grantOf(type, "dama"));
    const second = await login.exchange(await grantOf(type, "dama"));
    const other = await login.exchange(await grantOf(type, "sangja"));
    expect(first.providerId).not.toBe("");
    expect(second.providerId).toBe(first.providerId);
    expect(other.providerId).not.toBe(first.providerId);
  });

  it.each(socialLoginTypes)("%s rejects a code when it is used or made up", async (type) => {
    const grant = await grantOf(type, "dama");
    await loginOf(type).exchange(grant);
    for (const code of [grant.code, "made-up"]) {
      await expect(loginOf(type).exchange({ ...grant, code })).rejects.toMatchObject({
        name: "SocialLoginRejected",
      });
    }
  });

  it.each(socialLoginTypes)("%s returns to its own page", (type) => {
    const address = new URL(loginOf(type).authorizeUrl("WEB")).searchParams.get("redirect_uri");
    expect(address).toBe(`http://localhost:3000/login/${type.toLowerCase()}/callback`);
  });

  const ofWeb = socialLoginTypes.filter((type) => type !== "GOOGLE");
  it.each(ofWeb)("%s returns to its own page when the login began in the app", (type) => {
    expect(loginOf(type).authorizeUrl("APP")).toBe(loginOf(type).authorizeUrl("WEB"));
  });
});

it("Naver returns the envelope's fields unchanged", async () => {
  expect(await loginOf("NAVER").exchange(await grantOf("NAVER", "dama"))).toMatchObject({
    name: "김담아",
    gender: "F",
    birthday: "03-14",
    birthyear: "1992",
    phoneNumber: "010-1234-5678",
    email: "dama@example.com",
  });
});

it("Kakao turns MMDD into MM-DD, male into M and +82 into 0, and takes the nickname as the name", async () => {
  expect(await loginOf("KAKAO").exchange(await grantOf("KAKAO", "sangja"))).toMatchObject({
    name: "상자",
    gender: "M",
    birthday: "11-02",
    birthyear: "1985",
    phoneNumber: "010-8765-4321",
    ageRange: expect.stringMatching(/^\d0-\d9$/),
  });
});

it("every provider returns nulls when the person shares nothing", async () => {
  expect(await loginOf("KAKAO").exchange(await grantOf("KAKAO", "quiet"))).toMatchObject({
    gender: "U",
    birthday: null,
    birthyear: null,
    phoneNumber: null,
    email: null,
  });
});

it("Google returns to the app when the login began there", async () => {
  const address = new URL(loginOf("GOOGLE").authorizeUrl("APP")).searchParams.get("redirect_uri");
  expect(address).toBe("damadum://app/login/google/callback");
  const code = (await comeBack("GOOGLE", "dama", "APP")).get("code") ?? "";
  await expect(loginOf("GOOGLE").exchange({ code, client: "WEB" })).rejects.toMatchObject({
    name: "SocialLoginRejected",
  });
  const again = (await comeBack("GOOGLE", "dama", "APP")).get("code") ?? "";
  const person = await loginOf("GOOGLE").exchange({ code: again, client: "APP" });
  expect(person).toMatchObject({ name: "김담아", email: "dama@example.com" });
});

describe("Apple", () => {
  it("reads only the name from the browser when Apple posts it", async () => {
    const grant = await grantOf("APPLE", "dama");
    const person = await loginOf("APPLE").exchange({ ...grant, name: " 김담아 " });
    expect(person).toMatchObject({ name: "김담아", email: "dama@example.com" });
    const claims = await grantOf("APPLE", "dama");
    const same = { ...claims, accountId: person.providerId };
    expect((await loginOf("APPLE").exchange(same)).providerId).toBe(person.providerId);
  });

  it("rejects an id_token when it is another person's, forged, missing or of another sns_id", async () => {
    const wrong = [
      { idToken: (await grantOf("APPLE", "sangja")).idToken ?? "" },
      { idToken: "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0." },
      { idToken: "" },
      { accountId: "001234.somebody-else.0123" },
    ];
    for (const change of wrong) {
      const grant = { ...(await grantOf("APPLE", "dama")), ...change };
      await expect(loginOf("APPLE").exchange(grant)).rejects.toMatchObject({
        name: "SocialLoginRejected",
      });
    }
  });
});

it("Google rejects a code when the code verifier does not match", async () => {
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const challenge = {
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  const caught = async () => (await comeBack("GOOGLE", "dama", "APP", challenge)).get("code") ?? "";
  const google = loginOf("GOOGLE");
  for (const proof of [{}, { codeVerifier: "x".repeat(43) }]) {
    const grant = { code: await caught(), client: "APP", ...proof } as const;
    await expect(google.exchange(grant)).rejects.toMatchObject({ name: "SocialLoginRejected" });
  }
  const own = { code: await caught(), client: "APP", codeVerifier: verifier } as const;
  expect((await google.exchange(own)).providerId).not.toBe("");
});
