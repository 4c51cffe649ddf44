import { fileURLToPath } from "node:url";
import { createHost } from "./server.ts";
import { InvalidSettings, readSettings, type HostSettings } from "./settings.ts";

const settings = settingsOrExit();
const app = createHost(settings, fileURLToPath(new URL("../dist", import.meta.url)));

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  // close() completes pending requests and drops idle keep-alive connections.
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
// With an IPC channel to a parent process, the host stops however the parent dies.
process.once("disconnect", stop);

function settingsOrExit(): HostSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof InvalidSettings ? error.message : error);
    process.exit(1);
  }
}

await app.listen({ port: settings.port, host: settings.address });
console.log(`web: ${app.listeningOrigin}`);
