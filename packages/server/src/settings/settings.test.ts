import { describe, expect, it } from "vitest";
import { InvalidSettings } from "./invalid-settings.ts";
import { messageVariables } from "./message-environment.ts";
import { paymentVariables } from "./payment-environment.ts";
import { readSettings } from "./settings.ts";

describe("readSettings", () => {
  it("returns the defaults when nothing is set", () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      databaseUrl: null,
      webOrigins: ["http://localhost:3000"],
      consoleOrigin: "http://localhost:3001",
      trustProxy: false,
      demoData: false,
      clockStart: null,
      payment: { apiUrl: "http://localhost:4100" },
    });
  });

  it("reads lists, numbers and empty values", () => {
    const settings = readSettings({
      API_PORT: "4001",
      WEB_ORIGINS: "https://a.example/, https://b.example",
      TRUST_PROXY: "10.0.0.0/8",
      DEMO_DATA: "1",
      CLOCK_START: "2027-03-02T09:00:00+09:00",
      DATABASE_URL: "",
    });
    expect(settings).toMatchObject({
      port: 4001,
      webOrigins: ["https://a.example", "https://b.example"],
      trustProxy: "10.0.0.0/8",
      demoData: true,
      clockStart: new Date("2027-03-02T00:00:00Z"),
      databaseUrl: null,
    });
  });

  it("uses a bucket only when its key is complete", () => {
    expect(readSettings({}).s3).toBeNull();
    expect(() => readSettings({ S3_BUCKET: "pictures" })).toThrow(/S3_ACCESS_KEY_ID[^]*S3_SECRET/);
    const key = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readSettings({ S3_BUCKET: "pictures", ...key }).s3).toMatchObject({
      bucket: "pictures",
      region: "ap-northeast-2",
      endpoint: null,
    });
  });

  it("names every variable when it is wrong", () => {
    const wrong = { API_PORT: "http", DATABASE_URL: "mysql://x", WEB_ORIGINS: "nowhere" };
    expect(() => readSettings(wrong)).toThrow(InvalidSettings);
    expect(() => readSettings(wrong)).toThrow(/API_PORT[^]*DATABASE_URL[^]*WEB_ORIGINS/);
  });

  it("serves the reference only where no customer is", () => {
    const valueOf = (name: string) => [
      name,
      name.endsWith("_URL") ? "https://a.example" : "0212345678",
    ];
    const production = {
      ...Object.fromEntries([...messageVariables, ...paymentVariables].map(valueOf)),
      MESSAGE_SENDER: "nhn-cloud",
      WEB_ORIGINS: "https://a.example",
      CONSOLE_ORIGIN: "https://console.a.example",
    };
    const database = { DATABASE_URL: "postgres://localhost/damadum", TOKEN_SECRET: "s".repeat(32) };
    expect(readSettings({}).docs).toBe(true);
    expect(readSettings({ ...database, PROVIDER_SANDBOX: "1" }).docs).toBe(true);
    expect(readSettings({ ...database, ...production }).docs).toBe(false);
    expect(readSettings(production).docs).toBe(false);
  });

  it("requires TOKEN_SECRET, and refuses demo data, with a DATABASE_URL", () => {
    const database = { DATABASE_URL: "postgres://localhost/damadum" };
    expect(() => readSettings(database)).toThrow("TOKEN_SECRET");
    const secret = { ...database, TOKEN_SECRET: "x".repeat(32), PROVIDER_SANDBOX: "1" };
    expect(readSettings(secret).tokenSecret).toHaveLength(32);
    expect(() => readSettings({ ...secret, DEMO_DATA: "1" })).toThrow("DEMO_DATA");
    expect(() => readSettings({ ...secret, CLOCK_START: "2027-03-02T09:00:00Z" })).toThrow(
      "CLOCK_START",
    );
    expect(() => readSettings({ TOKEN_SECRET: "short" })).toThrow("TOKEN_SECRET");
  });

  it("rejects the sandbox and the outbox file for real orders when a setting is missing", () => {
    const database = {
      DATABASE_URL: "postgres://localhost/damadum",
      TOKEN_SECRET: "x".repeat(32),
      PAYMENT_API_URL: "https://provider.example",
    };
    expect(() => readSettings(database)).toThrow(
      /WEB_ORIGINS[^]*CONSOLE_ORIGIN[^]*PAYMENT_API_KEY[^]*PAYMENT_CHANNEL_TOSS[^]*CERTIFICATION_CHANNEL[^]*MESSAGE_SENDER/,
    );
    expect(() => readSettings(database)).not.toThrow(/PAYMENT_API_URL/);
    expect(() => readSettings({ MESSAGE_SENDER: "nhn-cloud", DEMO_DATA: "1" })).toThrow(
      /ALIMTALK_APP_KEY[^]*SMS_NUMBER[^]*DEMO_DATA/,
    );
  });
});
