import { describe, expect, it } from "vitest";
import { hideSecrets } from "./hide-secrets.ts";

describe("hideSecrets", () => {
  it("hides secret fields at any depth, in lists too, and keeps the rest", () => {
    const fields = {
      operation: "signUp",
      name: "비밀이",
      body: { phone_number: "010", consents: [{ kind: "TERMS", detail: { a: 1 } }] },
      status: 200,
      nothing: null,
    };
    expect(hideSecrets(fields)).toEqual({
      operation: "signUp",
      name: "[hidden]",
      body: { phone_number: "[hidden]", consents: [{ kind: "TERMS", detail: "[hidden]" }] },
      status: 200,
      nothing: null,
    });
    expect(fields.name).toBe("비밀이");
  });

  it("hides secret fields in objects of any class", () => {
    class Request {
      readonly headers = { authorization: "Bearer abc" };
    }
    expect(JSON.stringify(hideSecrets({ request: new Request() }))).not.toContain("abc");
  });

  it("keeps errors and dates unchanged", () => {
    const fields = { err: new TypeError("oops"), at: new Date(0) };
    expect(hideSecrets(fields)).toEqual(fields);
  });

  it("terminates when an object contains itself", () => {
    const circle: Record<string, unknown> = { password: "secret" };
    circle["self"] = circle;
    expect(JSON.stringify(hideSecrets(circle))).not.toContain("secret");
  });
});
