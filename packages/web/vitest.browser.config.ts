import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { defineProject } from "vitest/config";
import { chromiumLaunchOptions } from "../../scripts/chromium.ts";

// In real Chromium: the real router with the real query client, the server replaced by the SDK's scenarios.
export default defineProject({
  // Found before the first test: a dependency that turns up later reloads the page in the middle of one.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"], include: ["vitest-browser-react"] },
  plugins: [react(), msw({ mode: "worker-only" })],
  test: {
    name: "web (browser)",
    include: ["src/**/*.test.tsx"],
    setupFiles: ["src/testing/setup.ts"],
    // Files share a page and its modules; before each test the setup takes away what another left.
    isolate: false,
    // A page loads its parts as a person's browser does, which takes what a busy machine gives it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
    },
  },
});
