import { expect, test } from "vitest";
import { appPlatformOf, isAppShell } from "./app-shell.ts";

const browser = { userAgent: "Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36" };

test("isAppShell returns false when the page runs in a browser", () => {
  expect(isAppShell({ navigator: browser })).toBe(false);
  expect(isAppShell({ navigator: browser, Capacitor: { isNativePlatform: () => false } })).toBe(
    false,
  );
});

test("isAppShell returns true when the page runs in the native shell or the user agent is marked", () => {
  expect(isAppShell({ navigator: browser, Capacitor: { isNativePlatform: () => true } })).toBe(
    true,
  );
  expect(isAppShell({ navigator: { userAgent: `${browser.userAgent} DamadumApp/1.0` } })).toBe(
    true,
  );
});

test("appPlatformOf returns the platform when the page runs in the app", () => {
  const bridge = { isNativePlatform: () => true };
  const iPhone = { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" };
  expect(appPlatformOf({ navigator: browser, Capacitor: bridge })).toBe("android");
  expect(appPlatformOf({ navigator: iPhone, Capacitor: bridge })).toBe("ios");
  expect(appPlatformOf({ navigator: iPhone })).toBeNull();
});
