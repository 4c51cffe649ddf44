import { execFile } from "node:child_process";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";
import { browserOptions } from "../../scripts/testing/browser-options.ts";

const recorder = new URL("../server/src/testing/histories/record-histories.ts", import.meta.url);

/** What the real server answers at the end of drawn histories of a kind. */
const recordHistories = async (_context: object, ...drawn: [string, number, number]) => {
  const words = [recorder.pathname, ...drawn.map(String)];
  const options = { maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(process.execPath, words, options)).stdout;
};

// In real Chromium: the real router with the real query client, the server replaced by the SDK's scenarios.
export default defineProject({
  // Bundled before the first test: a dependency discovered later reloads the page in the middle of a test.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"], include: ["vitest-browser-react"] },
  plugins: [react()],
  test: {
    name: "web (browser)",
    include: ["src/**/*.test.tsx"],
    setupFiles: ["../../scripts/testing/no-owner-stacks.ts", "src/testing/setup.ts"],
    env: { TEST_FULL: process.env["TEST_FULL"] ?? "" },
    // Files share a page and its modules; before each test the setup clears what another left behind.
    isolate: false,
    // A page loads its chunks as a user's browser does, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: { ...browserOptions(), commands: { recordHistories } },
  },
});
