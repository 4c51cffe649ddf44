import { expect, test } from "vitest";
import { isAppShell } from "./app-shell.ts";

const browser = { userAgent: "Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36" };

test("a browser is not the app", () => {
  expect(isAppShell({ navigator: browser })).toBe(false);
  expect(isAppShell({ navigator: browser, Capacitor: { isNativePlatform: () => false } })).toBe(
    false,
  );
});

test("the native shell and the marked user agent are", () => {
  expect(isAppShell({ navigator: browser, Capacitor: { isNativePlatform: () => true } })).toBe(
    true,
  );
  expect(isAppShell({ navigator: { userAgent: `${browser.userAgent} DamadumApp/1.0` } })).toBe(
    true,
  );
});
