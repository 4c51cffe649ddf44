import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirect } from "./redirect.ts";

describe("safeRedirect", () => {
  test.each([
    "/my",
    "/estimate/payment?serial=MV202611207K3F9QX2",
    "/my#orders",
    "/my?name=%EA%B9%80",
    "/my?redirect=%2Festimate%2Fpayment",
    "/estimate/payment?error_msg=100%25%20%ED%95%A0%EC%9D%B8",
  ])("returns the path when it is of this site: %s", (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  test.each([
    null,
    undefined,
    "",
    "my",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/my\\evil",
    "https://evil.example",
    "https:evil.example",
    "https:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " //evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/./\\evil.example",
    "%2F%2Fevil.example",
    "/%2Fevil.example",
    "/%252Fevil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/%2525252525252525252F",
    "/login?redirect=//evil.example",
    "/login?redirect=%2Fmy",
    "/my?redirect=//evil.example",
    "/my?redirect=https%3A%2F%2Fevil.example",
    "/my?redirect=%2Fmy%3Fredirect%3D%252F%252Fevil.example",
    "/logout",
    "/logout?expired",
    "/logout/",
    "/login/kakao/callback?code=x",
    "/signup/naver",
    "/SignUp/id/certification",
    "/LogOut",
    "/%6Cogout//",
  ])("returns home when the path is anything else: %s", (text) => {
    expect(safeRedirect(text)).toBe("/");
  });

  test("returns home when redirects are nested without end", () => {
    expect(safeRedirect(`/my${"?redirect=/my".repeat(20_000)}`)).toBe("/");
  });

  test("property: stays on this site when the input is arbitrary", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "//",
      "%2F",
      "%5C",
      "%252F",
      ".",
      "..",
      ":",
      "@",
      "evil.example",
      "https:",
      "\t",
      "\n",
      "?redirect=",
      "#",
      "my",
      "%",
    );
    const attack = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), attack), (text) => {
        const answer = safeRedirect(text);
        expect(new URL(answer, "https://damadum.example").origin).toBe("https://damadum.example");
        expect(answer).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  test("property: returns the same path when its result is checked again", () => {
    fc.assert(
      fc.property(fc.webPath({ size: "small" }), fc.webQueryParameters(), (path, query) => {
        const answer = safeRedirect(`/${path}?${query}`);
        expect(safeRedirect(answer)).toBe(answer);
      }),
    );
  });
});
