import { describe, expect, test } from "vitest";
import { paths } from "./paths.ts";

describe("paths", () => {
  test("the login link carries the wanted path, encoded whole", () => {
    expect(paths.login.getHref("/estimate/payment?serial=MV1&x=2")).toBe(
      "/login?redirect=%2Festimate%2Fpayment%3Fserial%3DMV1%26x%3D2",
    );
  });

  test("a redirect to home is left out, it is where a login leads anyway", () => {
    expect(paths.login.getHref("/")).toBe("/login");
    expect(paths.login.getHref()).toBe("/login");
  });

  test("an expired session is a bare word in the query", () => {
    expect(paths.logout.getHref()).toBe("/logout");
    expect(paths.logout.getHref({ expired: true })).toBe("/logout?expired");
    expect(paths.logout.getHref({ expired: true, redirect: "/my" })).toBe(
      "/logout?expired&redirect=%2Fmy",
    );
    expect(paths.logout.getHref({ redirect: "/my" })).toBe("/logout?redirect=%2Fmy");
  });
});
