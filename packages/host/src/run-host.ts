import type { FastifyInstance } from "fastify";
import { InvalidSettings } from "./settings.ts";

interface RunnableHost {
  /** Printed before the address. */
  readonly name: string;
  readonly port: number;
  readonly address: string;
  readonly app: FastifyInstance;
}

/** Runs a host until a signal or until its parent process ends; exits with 1 and a message when it cannot start. */
export async function runHost(create: () => RunnableHost): Promise<void> {
  const { name, port, address, app } = hostOrExit(create);
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
  await app.listen({ port, host: address });
  console.log(`${name}: ${app.listeningOrigin}`);
}

function hostOrExit(create: () => RunnableHost): RunnableHost {
  try {
    return create();
  } catch (error) {
    console.error(error instanceof InvalidSettings ? error.message : error);
    process.exit(1);
  }
}
