import { createHash } from "node:crypto";
import { mapValues } from "es-toolkit";
import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../db/tables.ts";
import { ProblemError } from "../problem-error.ts";
import { limitRules, type LimitName } from "./limit-rules.ts";

/** Rate limits. Never call them inside a transaction. */
export interface Limits {
  /** Takes a point; throws a 429 when none is left. */
  consume(name: LimitName, ...key: readonly string[]): Promise<void>;
  /** Gives all points back, after a success. */
  reset(name: LimitName, ...key: readonly string[]): Promise<void>;
  /** Restores one point. */
  restore(name: LimitName, ...key: readonly string[]): Promise<void>;
}

/** Rate limits stored in the database; `factor` multiplies every rule, for tests that simulate many clients. */
export function databaseLimits(db: Database, factor: number): Limits {
  const storeClient = {
    async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Math.max(rows.length, Number(numAffectedRows ?? 0)) };
    },
  };
  const limiter = (name: LimitName) => {
    const { points, seconds } = limitRules[name];
    return new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: points * factor,
      duration: seconds,
      // A blocked key costs no query until the block expires.
      inMemoryBlockOnConsumed: points * factor + 1,
    });
  };
  const limiters = mapValues(limitRules, (_rule, name) => limiter(name));

  return {
    async consume(name, ...key) {
      await limiters[name].consume(hashed(key)).catch(reject);
    },
    async reset(name, ...key) {
      await limiters[name].delete(hashed(key));
    },
    async restore(name, ...key) {
      await limiters[name].reward(hashed(key), 1);
    },
  };
}

/** rate-limiter-flexible rejects with its result when the points are used up. */
export function reject(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new ProblemError("too_many_requests", {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
  });
}

/** Addresses and usernames are personal data; a hash is enough to count. */
function hashed(key: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(key)).digest("base64url");
}

/** Takes what `consume` takes; false when a limit has nothing left. */
export async function hasLeft(consume: () => Promise<void>): Promise<boolean> {
  try {
    await consume();
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "too_many_requests") return false;
    throw error;
  }
}
