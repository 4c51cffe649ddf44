import type { DatabaseErrorFields } from "../database-error.ts";
import type { SqlParameter } from "../sql-parameter.ts";
import type { SqlResult } from "./engine.ts";

export interface WorkerStart {
  readonly folder: string;
}

export interface QueryRequest {
  readonly kind: "query";
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}

/** A message from the main thread. `close` is answered by the exit of the worker. */
export type WorkerRequest = QueryRequest | { readonly kind: "close" };

/** A message from the worker; `ready` comes once, before all others. */
export type WorkerReply =
  | { readonly kind: "ready" }
  | { readonly kind: "result"; readonly id: number; readonly result: SqlResult }
  | {
      readonly kind: "failure";
      readonly id: number;
      readonly message: string;
      readonly fields: DatabaseErrorFields | null;
    };
