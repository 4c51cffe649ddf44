import { pino, type DestinationStream, type Logger } from "pino";
import { databaseErrorFields } from "../db/database-error.ts";
import { hideSecrets } from "./hide-secrets.ts";

/** A write per line took a tenth of a read request. Exit flushes what waits. */
const IN_BATCHES = { sync: false, minLength: 4096, periodicFlush: 100 };

/** The server's log. Secret fields are masked, and errors are reduced to type, message and stack frames. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    formatters: { log: hideSecrets, bindings: hideSecrets },
    serializers: { err: describeError },
  };
  return pino(options, destination ?? pino.destination(IN_BATCHES));
}

/** PostgreSQL repeats the offending value in its messages, so only the code and names of its errors are logged. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = databaseErrorFields(error);
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    ...(fields === null ? { message: error.message } : fields),
    stack: frames?.join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
