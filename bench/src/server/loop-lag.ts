// Preloaded into a measured server: on SIGUSR2 it writes the event loop's maximum delay since the last signal.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const { LAG_FILE } = process.env;
if (isMainThread && LAG_FILE !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on("SIGUSR2", () => {
    writeFileSync(LAG_FILE, String(delay.max / 1e6));
    delay.reset();
  });
}
