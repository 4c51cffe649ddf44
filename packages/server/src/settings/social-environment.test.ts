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

it("offers nothing that nobody set up: no stand-in takes everybody for anybody", () => {
  expect(offered({})).toEqual([]);
  expect(settings({}).sandboxUrl).toBeNull();
});

it("offers a login whose client is named completely", () => {
  expect(offered({ KAKAO_CLIENT_ID: "id" })).toEqual([]);
  expect(offered({ KAKAO_CLIENT_ID: "id", KAKAO_CLIENT_SECRET: "secret" })).toEqual(["kakao"]);
  const apple = { APPLE_CLIENT_ID: "id", APPLE_TEAM_ID: "team", APPLE_KEY_ID: "key" };
  expect(offered(apple)).toEqual([]);
  expect(offered({ ...apple, APPLE_PRIVATE_KEY: "pem" })).toEqual(["apple"]);
});

it("offers all of them with the sandbox", () => {
  const url = "http://localhost:4100";
  expect(offered({ SOCIAL_SANDBOX_URL: url })).toEqual(["naver", "kakao", "google", "apple"]);
});

it("reads a key whose lines are written as \\n", () => {
  const apple = settings({
    APPLE_CLIENT_ID: "id",
    APPLE_TEAM_ID: "team",
    APPLE_KEY_ID: "key",
    APPLE_PRIVATE_KEY: String.raw`-----BEGIN-----\nabc\n-----END-----`,
  }).apple;
  expect(apple?.privateKey).toBe("-----BEGIN-----\nabc\n-----END-----");
});

it("comes back to the web's first origin unless told otherwise", () => {
  expect(settings({}).returnTo).toEqual({ WEB: "https://www.example.com", APP });
  const told = { LOGIN_RETURN_WEB: "https://m.example.com/" };
  expect(settings(told).returnTo.WEB).toBe("https://m.example.com");
});
