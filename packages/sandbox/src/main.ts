import { buildApp } from "./app.ts";
import { readConfig } from "./config/config.ts";

const config = readConfig(process.env);
const app = buildApp(config, { log: (message) => console.error(`sandbox: ${message}`) });

function stop(): void {
  void app.close().then(() => process.exit(0));
}

process.once("SIGINT", stop);
process.once("SIGTERM", stop);
// The parent holds the other end of the IPC channel; if it is killed, nothing else would stop this process.
process.once("disconnect", stop);

try {
  // "localhost" is both ::1 and 127.0.0.1, and not reachable from outside this machine.
  await app.listen({ port: config.port, host: "localhost" });
  console.log(`sandbox: http://localhost:${config.port}`);
} catch (error) {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
