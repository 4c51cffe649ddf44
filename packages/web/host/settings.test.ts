import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("readSettings defaults to port 3000 and the sandbox's payment script when only the sandbox is set", () => {
  expect(readSettings({ PROVIDER_SANDBOX: "1" })).toEqual({
    port: 3000,
    address: "localhost",
    apiOrigin: "",
    paymentScriptUrl: "http://localhost:4100/v1/iamport.js",
    paymentFrameOrigins: ["http://localhost:4100"],
    sentryDsn: "",
  });
});

test("readSettings reads every setting", () => {
  const settings = readSettings({
    WEB_PORT: "8080",
    WEB_ADDRESS: "0.0.0.0",
    API_ORIGIN: "https://api.example/",
    PAYMENT_SCRIPT_URL: "https://cdn.pay.example/v1/iamport.js",
    PAYMENT_FRAME_ORIGINS: "https://a.example, https://b.example",
    SENTRY_DSN: "https://key@errors.example/7",
  });
  expect(settings).toEqual({
    port: 8080,
    address: "0.0.0.0",
    apiOrigin: "https://api.example",
    paymentScriptUrl: "https://cdn.pay.example/v1/iamport.js",
    paymentFrameOrigins: ["https://a.example", "https://b.example"],
    sentryDsn: "https://key@errors.example/7",
  });
});

test.each([
  [{}, "PAYMENT_SCRIPT_URL is needed"],
  [{ PROVIDER_SANDBOX: "1", WEB_PORT: "http" }, "WEB_PORT"],
  [{ PROVIDER_SANDBOX: "1", API_ORIGIN: "api.example" }, "API_ORIGIN"],
  [{ PAYMENT_SCRIPT_URL: "javascript:alert(1)" }, "PAYMENT_SCRIPT_URL"],
  [{ PROVIDER_SANDBOX: "1", SENTRY_DSN: "7" }, "SENTRY_DSN"],
])("readSettings names the setting that is wrong: %o", (env, name) => {
  expect(() => readSettings(env)).toThrow(name);
});

test("readSettings reads every variable of deploy/web.env, and needs no other", () => {
  const deployed = parseEnv(
    readFileSync(new URL("../../../deploy/web.env", import.meta.url), "utf8"),
  );
  const read = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(deployed, {
      get: (env, name) => (read.add(String(name)), env[String(name)]),
    }),
  );
  expect(Object.keys(deployed).filter((name) => !read.has(name))).toEqual([]);
});
