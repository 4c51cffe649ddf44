import { defineConfig } from "@playwright/test";
import { testChromiumLaunchOptions } from "../scripts/chromium.ts";

const isCi = Boolean(process.env["CI"]);
const { args, ...launchOptions } = testChromiumLaunchOptions();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  globalSetup: "./global-setup.ts",
  // Each worker has a product of its own: see stack.ts.
  workers: 2,
  fullyParallel: false,
  forbidOnly: isCi,
  // What passes at the second try counts as failed: the try is there for its trace.
  retries: isCi ? 1 : 0,
  // A machine that does much else takes several times what an idle one does.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/test/playwright.json" }]],
  use: {
    browserName: "chromium",
    // Only this machine is found: what the site asks of other hosts fails at once, wherever the tests run.
    launchOptions: {
      ...launchOptions,
      args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost"],
    },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A film of every test would take a third of two processors, snapshots and requests a seventh: CI records what it repeats.
    trace: { mode: isCi ? "on-first-retry" : "retain-on-failure", screenshots: false },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testIgnore: "keyboard.spec.ts",
    },
    // Where width changes what people see or do: layout, keyboard, and windows in place of a page of their own.
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: [
        "accounts/signup.spec.ts",
        "company.spec.ts",
        "journey.spec.ts",
        "keyboard.spec.ts",
        "payment.spec.ts",
        "quote.spec.ts",
        "storage-life.spec.ts",
        "story.spec.ts",
      ],
    },
  ],
});
