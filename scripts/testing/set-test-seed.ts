// Read by vitest.config.ts and test-all.ts before any worker starts, so that a run keeps one seed even past midnight.
if (process.env["TEST_SEED"] === undefined) {
  process.env["TEST_SEED"] = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  console.log(`TEST_SEED=${process.env["TEST_SEED"]}`);
}
