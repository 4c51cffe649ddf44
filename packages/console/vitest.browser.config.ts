import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";
import { browserOptions } from "../../scripts/testing/browser-options.ts";

// In real Chromium: the real router with the real query client, the server replaced by the SDK's scenarios.
export default defineProject({
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"], include: ["vitest-browser-react"] },
  plugins: [react()],
  test: {
    name: "console (browser)",
    include: ["src/**/*.test.tsx"],
    setupFiles: ["../../scripts/testing/no-owner-stacks.ts", "src/testing/setup.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: browserOptions(),
  },
});
