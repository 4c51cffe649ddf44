import { playwright } from "@vitest/browser-playwright";
import type { BrowserConfigOptions } from "vitest/node";
import { testChromiumLaunchOptions } from "../chromium.ts";

type ProviderOptions = NonNullable<Parameters<typeof playwright>[0]>;

/**
 * Projects that need Chromium run after those that do not: beside the flows, two lanes of two busy processes each already
 * fill two processors, and more of them only take the caches from each other.
 */
export const AFTER_OTHERS = { groupOrder: 1 };

/** The Chromium of a project of tests or stories: a phone 390 wide, without a window. */
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
    // A browser that comes too late takes all of its files out of the run, and a busy machine starts one slowly.
    connectTimeout: 300_000,
  };
}
