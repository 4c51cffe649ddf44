import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { EmbeddedDatabaseError } from "../database-error.ts";
import type { Engine, SqlResult } from "./engine.ts";
import type { WorkerReply, WorkerRequest, WorkerStart } from "./worker-protocol.ts";

interface Waiting {
  readonly resolve: (result: SqlResult) => void;
  readonly reject: (error: Error) => void;
}

/** Opens the folder in a worker thread, so that a long query does not block the event loop. */
export async function openWorkerEngine(start: WorkerStart): Promise<Engine> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: start });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", (error) => {
    fail(error);
    // Nothing works without the database, so crash and let the supervisor restart the server.
    throw error;
  });
  worker.on("exit", () => fail(new Error("The embedded database has stopped")));
  worker.on("message", (reply: WorkerReply) => {
    if (reply.kind === "ready") return;
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (caller === undefined) return;
    if (reply.kind === "result") caller.resolve(reply.result);
    else caller.reject(failure(reply));
  });
  await once(worker, "message");

  const send = (request: WorkerRequest) => worker.postMessage(request);
  return {
    query: (sql, parameters) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        send({ kind: "query", id: lastId, sql, parameters });
      }),
    async close() {
      const exited = once(worker, "exit");
      send({ kind: "close" });
      await exited;
    },
  };
}

function failure({ message, fields }: Extract<WorkerReply, { kind: "failure" }>): Error {
  return fields === null ? new Error(message) : new EmbeddedDatabaseError(message, fields);
}
