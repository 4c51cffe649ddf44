import type { DatabaseErrorFields } from "../database-error.ts";
import type { SqlParameter } from "../sql-parameter.ts";
import type { SqlResult } from "./engine.ts";

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string;
}

/** One statement. */
export interface QueryRequest {
  readonly kind: "query";
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}

/** What the main thread asks. `close` is answered by the end of the worker. */
export type WorkerRequest = QueryRequest | { readonly kind: "close" };

/** What the worker answers; `ready` comes once, before all answers. */
export type WorkerReply =
  | { readonly kind: "ready" }
  | { readonly kind: "result"; readonly id: number; readonly result: SqlResult }
  | {
      readonly kind: "failure";
      readonly id: number;
      readonly message: string;
      readonly fields: DatabaseErrorFields | null;
    };
