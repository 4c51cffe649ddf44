import { defineConfig } from "@playwright/test";
import { testChromiumLaunchOptions } from "../scripts/chromium.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const isCi = Boolean(process.env["CI"]);
const { args, ...launchOptions } = testChromiumLaunchOptions();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  globalSetup: "./global-setup.ts",
  // Each worker has its own product: see stack.ts.
  workers: 2,
  fullyParallel: false,
  forbidOnly: isCi,
  // A test that passes at its second attempt counts as failed: the attempt is there for its trace.
  retries: isCi ? 1 : 0,
  // A busy machine takes several times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/test/playwright.json" }]],
  use: {
    browserName: "chromium",
    // Only localhost resolves: the site's requests to other hosts fail immediately, wherever the tests run.
    launchOptions: {
      ...launchOptions,
      args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost"],
    },
    // Each test's browser is new, and would fetch and keep the whole site in the background.
    serviceWorkers: "block",
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A screencast of every test would take a third of two processors, snapshots and requests a seventh: CI records
    // only what it retries.
    trace: { mode: isCi ? "on-first-retry" : "retain-on-failure", screenshots: false },
  },
  projects: [
    {
      name: "phone",
      use: phone,
      // storage-life.spec.ts does all that storage-journey.spec.ts does.
      testIgnore: ["*keyboard.spec.ts", "storage-journey.spec.ts"],
    },
    // Only where width changes what people see or do: layout, keyboard, and windows instead of separate pages. The
    // story shows the layout of everything that a move needs.
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: [
        "accounts/signup.spec.ts",
        "*keyboard.spec.ts",
        "payment.spec.ts",
        "story.spec.ts",
      ],
    },
    // Login, quote, payment and my page once more, as in the oldest browsers that package.json lists (test.ts).
    {
      name: "oldest",
      use: phone,
      testMatch: [
        "accounts/login.spec.ts",
        "journey.spec.ts",
        "quote.spec.ts",
        "storage-journey.spec.ts",
      ],
    },
    // The same on pages that a browser has translated.
    {
      name: "translated",
      use: phone,
      testMatch: ["journey.spec.ts", "storage-journey.spec.ts"],
    },
  ],
});
