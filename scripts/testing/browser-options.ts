import { playwright } from "@vitest/browser-playwright";
import type { BrowserConfigOptions } from "vitest/node";
import { testChromiumLaunchOptions } from "../chromium.ts";

type ProviderOptions = NonNullable<Parameters<typeof playwright>[0]>;

/** The Chromium of a project of tests or stories: headless, in the size of a phone. */
export function browserOptions(
  contextOptions: ProviderOptions["contextOptions"] = {},
): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: testChromiumLaunchOptions(), contextOptions }),
    instances: [{ browser: "chromium" }],
    viewport: { width: 390, height: 844 },
    screenshotFailures: false,
    // A browser that connects too late fails all of its files, and a busy machine starts one slowly.
    connectTimeout: 300_000,
  };
}
