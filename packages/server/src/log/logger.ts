import { pino, type DestinationStream, type Logger } from "pino";
import { databaseErrorFields } from "../db/database-error.ts";
import { hideSecrets } from "./hide-secrets.ts";

/** The server's log. Errors keep their kind and where they came from, never values that people sent. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    formatters: { log: hideSecrets, bindings: hideSecrets },
    serializers: { err: describeError },
  };
  // Lines that come while one is being written go out together; nothing waits when it is quiet or at the end.
  return pino(options, destination ?? pino.destination({ sync: false }));
}

/** PostgreSQL repeats the offending value in its messages, so only its code and names are kept. */
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
