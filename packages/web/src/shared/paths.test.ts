import { describe, expect, test } from "vitest";
import { paths } from "./paths.ts";

describe("paths", () => {
  test("login link encodes the whole redirect when it has a query", () => {
    expect(paths.login.getHref("/estimate/payment?serial=MV1&x=2")).toBe(
      "/login?redirect=%2Festimate%2Fpayment%3Fserial%3DMV1%26x%3D2",
    );
  });

  test("login link leaves the redirect out when it is home", () => {
    expect(paths.login.getHref("/")).toBe("/login");
    expect(paths.login.getHref()).toBe("/login");
  });

  test("logout link puts a bare word in the query when the session has expired", () => {
    expect(paths.logout.getHref()).toBe("/logout");
    expect(paths.logout.getHref({ expired: true })).toBe("/logout?expired");
    expect(paths.logout.getHref({ expired: true, redirect: "/my" })).toBe(
      "/logout?expired&redirect=%2Fmy",
    );
    expect(paths.logout.getHref({ redirect: "/my" })).toBe("/logout?redirect=%2Fmy");
  });
});
