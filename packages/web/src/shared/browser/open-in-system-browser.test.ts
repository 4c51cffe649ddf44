import { afterEach, expect, test, vi } from "vitest";
import { openInSystemBrowser } from "./open-in-system-browser.ts";

afterEach(() => {
  vi.doUnmock("@capacitor/core");
  vi.doUnmock("@capacitor/browser");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  {
    problem: "its chunk cannot be loaded",
    mock: () =>
      vi.doMock("@capacitor/core", () => {
        throw new Error("Failed to fetch dynamically imported module");
      }),
  },
  {
    problem: "the plugin fails",
    mock: () => {
      const always = () => true;
      const Capacitor = { isPluginAvailable: always, isNativePlatform: always };
      vi.doMock("@capacitor/core", () => ({ Capacitor }));
      const open = () => Promise.reject(new Error("No browser"));
      vi.doMock("@capacitor/browser", () => ({ Browser: { open } }));
    },
  },
])("openInSystemBrowser opens a window and reports the error when $problem", async ({ mock }) => {
  mock();
  const reported = vi.spyOn(console, "error").mockReturnValue();
  const open = vi.fn();
  vi.stubGlobal("window", { open });
  await openInSystemBrowser("https://www.ftc.go.kr/");
  expect(open).toHaveBeenCalledWith("https://www.ftc.go.kr/", "_blank", "noopener");
  expect(reported).toHaveBeenCalledWith(expect.any(Error));
});
