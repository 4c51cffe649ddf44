import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { seal, unseal } from "./sealed.ts";

const secret = randomBytes(32).toString("base64url");

it("unseal returns the sealed value, and the sealed text does not contain it", () => {
  const sealed = seal(secret, { name: "김담아" });
  expect(unseal(secret, sealed)).toEqual({ name: "김담아" });
  expect(Buffer.from(sealed, "base64url").toString("utf8")).not.toContain("김담아");
});

it("unseal throws when the secret differs or a byte was changed", () => {
  const sealed = seal(secret, { name: "김담아" });
  expect(() => unseal(randomBytes(32).toString("base64url"), sealed)).toThrow(
    "unable to authenticate",
  );
  const changed = Buffer.from(sealed, "base64url");
  changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
  expect(() => unseal(secret, changed.toString("base64url"))).toThrow("unable to authenticate");
});
