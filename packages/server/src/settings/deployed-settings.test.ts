import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readSettings, variableNames } from "./settings.ts";

const envOf = (name: string) =>
  parseEnv(readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), "utf8"));
const open = envOf("server.env");
const secret = envOf("secrets.env.example");

/** What an operator would write into secrets.env. */
const filled: Record<string, string> = {
  ...Object.fromEntries(Object.keys(secret).map((name) => [name, "s".repeat(32)])),
  DATABASE_URL: "postgres://damadum:secret@database.example.com/damadum?sslmode=verify-full",
};

describe("the settings in deploy/", () => {
  it("name only variables that the server reads, each once", () => {
    const names = [...Object.keys(open), ...Object.keys(secret)];
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("start the server when the secrets are filled in", () => {
    expect(readSettings({ ...open, ...filled })).toMatchObject({
      host: "0.0.0.0",
      docs: false,
      s3: { bucket: "damadum-pictures" },
      messages: { sender: "nhn-cloud" },
    });
  });

  it("have no value for a secret in the repository", () => {
    expect(Object.values(secret).filter((value) => value !== "")).toEqual([]);
    expect(Object.keys(open).filter((name) => /SECRET|PASSWORD|TOKEN|_KEY/.test(name))).toEqual([]);
  });

  // Without its address the server would open the embedded database instead.
  it.each(Object.keys(secret).filter((name) => name !== "DATABASE_URL"))(
    "do not start the server without %s",
    (name) => {
      expect(() => readSettings({ ...open, ...filled, [name]: "" })).toThrow(name);
    },
  );
});
