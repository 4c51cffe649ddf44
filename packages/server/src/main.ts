import { connectionTrouble } from "./db/connection-trouble.ts";
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

// A parent that started us with an IPC channel and is gone will not send a signal any more.
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
    // While it is still starting nothing was promised to anybody, and the database bears a sudden end.
    await server?.stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** What the operator can mend is said in one sentence; anything else keeps its stack. */
function operatorErrorMessage(error: unknown): string | null {
  if (operatorErrors.some((kind) => error instanceof kind) && error instanceof Error)
    return error.message;
  const trouble = connectionTrouble(error);
  if (trouble !== null) return `The database cannot be reached: ${trouble}. Check DATABASE_URL.`;
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  return taken ? `${error.message}. Set API_PORT to another port.` : null;
}
