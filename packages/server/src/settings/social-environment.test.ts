import { expect, it } from "vitest";
import { socialSettingsOf } from "./social-environment.ts";

const APP = "damadum://app";
const settings = (values: object) =>
  socialSettingsOf({ LOGIN_RETURN_APP: APP, ...values }, "https://www.example.com");
const offered = (values: object) => {
  const { naver, kakao, google, apple } = settings(values);
  return Object.entries({ naver, kakao, google, apple })
    .filter(([, client]) => client !== null)
    .map(([name]) => name);
};

it("socialSettingsOf offers no login when nothing is configured", () => {
  expect(offered({})).toEqual([]);
  expect(settings({}).sandboxUrl).toBeNull();
});

it("socialSettingsOf offers a login when its client is configured completely", () => {
  expect(offered({ KAKAO_CLIENT_ID: "id" })).toEqual([]);
  expect(offered({ KAKAO_CLIENT_ID: "id", KAKAO_CLIENT_SECRET: "secret" })).toEqual(["kakao"]);
  const apple = { APPLE_CLIENT_ID: "id", APPLE_TEAM_ID: "team", APPLE_KEY_ID: "key" };
  expect(offered(apple)).toEqual([]);
  expect(offered({ ...apple, APPLE_PRIVATE_KEY: "pem" })).toEqual(["apple"]);
});

it("socialSettingsOf offers every login when the sandbox is configured", () => {
  const url = "http://localhost:4100";
  expect(offered({ SOCIAL_SANDBOX_URL: url })).toEqual(["naver", "kakao", "google", "apple"]);
});

it("socialSettingsOf reads a key whose lines are written as \\n", () => {
  const apple = settings({
    APPLE_CLIENT_ID: "id",
    APPLE_TEAM_ID: "team",
    APPLE_KEY_ID: "key",
    APPLE_PRIVATE_KEY: String.raw`-----BEGIN-----\nabc\n-----END-----`,
  }).apple;
  expect(apple?.privateKey).toBe("-----BEGIN-----\nabc\n-----END-----");
});

it("socialSettingsOf returns to the web's first origin unless the settings name another", () => {
  expect(settings({}).returnTo).toEqual({ WEB: "https://www.example.com", APP });
  const changes = { LOGIN_RETURN_WEB: "https://m.example.com/" };
  expect(settings(changes).returnTo.WEB).toBe("https://m.example.com");
});
