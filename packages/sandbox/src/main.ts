import { buildApp } from "./app.ts";
import { readConfig } from "./config/config.ts";

const config = readConfig(process.env);
const app = buildApp(config, { log: (message) => console.error(`sandbox: ${message}`) });

function stop(): void {
  void app.close().then(() => process.exit(0));
}

process.once("SIGINT", stop);
process.once("SIGTERM", stop);
// Whoever started the sandbox holds the other end; when it is killed, nobody else will stop this process.
process.once("disconnect", stop);

try {
  // "localhost" is both ::1 and 127.0.0.1, and nothing outside this machine.
  await app.listen({ port: config.port, host: "localhost" });
  console.log(`sandbox: http://localhost:${config.port}`);
} catch (error) {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
