import { connectionFailure } from "./db/connection-failure.ts";
import { DirectoryInUse } from "./db/embedded/directory-lock.ts";
import { NewerDatabase } from "./db/migrate.ts";
import { InvalidSettings } from "./settings/invalid-settings.ts";
import { readSettings } from "./settings/settings.ts";
import { startServer, type RunningServer } from "./start-server.ts";

/** A stop that takes longer than this is abandoned. */
const STOP_WITHIN_MS = 10_000;

const operatorErrors = [DirectoryInUse, InvalidSettings, NewerDatabase];

let server: RunningServer | null = null;
let stopping = false;

// A parent that dies without a signal closes the IPC channel, if it opened one.
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, () => void stop());

try {
  server = await startServer(readSettings(process.env));
  console.log(`API: ${server.url}`);
} catch (error) {
  console.error(operatorErrorMessage(error) ?? error);
  process.exit(1);
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  try {
    // Exiting during startup is safe: nothing was acknowledged yet, and the database survives a crash.
    await server?.stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** One sentence for an error that the operator can fix; null for any other, which is logged with its stack. */
function operatorErrorMessage(error: unknown): string | null {
  if (operatorErrors.some((kind) => error instanceof kind) && error instanceof Error)
    return error.message;
  const failure = connectionFailure(error);
  if (failure !== null) return `The database cannot be reached: ${failure}. Check DATABASE_URL.`;
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  return taken ? `${error.message}. Set API_PORT to another port.` : null;
}
