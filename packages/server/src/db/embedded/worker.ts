import { parentPort, workerData } from "node:worker_threads";
import { databaseErrorFields } from "../database-error.ts";
import { openEngine } from "./engine.ts";
import type { QueryRequest, WorkerReply, WorkerRequest, WorkerStart } from "./worker-protocol.ts";

if (parentPort === null) throw new Error("worker.ts runs only as a worker thread");
const port = parentPort;
const { folder }: WorkerStart = workerData;

const engine = await openEngine({ folder });
port.on("message", (request: WorkerRequest) => {
  void (request.kind === "close" ? close() : answer(request));
});
send({ kind: "ready" });

async function close(): Promise<void> {
  await engine.close();
  port.close();
}

async function answer(request: QueryRequest): Promise<void> {
  const { id, sql, parameters } = request;
  try {
    send({ kind: "result", id, result: await engine.query(sql, parameters) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ kind: "failure", id, message, fields: databaseErrorFields(error) });
  }
}

function send(reply: WorkerReply): void {
  port.postMessage(reply);
}
