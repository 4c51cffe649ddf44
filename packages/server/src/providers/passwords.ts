import { hash, verify, type Options } from "@node-rs/argon2";
import { limitConcurrency } from "./limit-concurrency.ts";

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for a null hash, so that timing does not reveal a missing account. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** OWASP's choice for argon2id, which is the package's default algorithm: 19 MiB, two passes. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const BATCH_SIZE = 2;
/** About two seconds of work; later requests are told to retry. */
const MAX_WAITING = 60;

/** Argon2id with a queue, because unbounded concurrent hashing would stall everything else. */
export async function createPasswords(cost: Options = COST): Promise<Passwords> {
  const take = limitConcurrency(BATCH_SIZE, MAX_WAITING);
  const decoyHash = await hash("nobody's password", cost);
  return {
    hash: (password) => take(() => hash(password, cost)),
    verify: (passwordHash, password) =>
      take(async () => {
        const matches = await verify(passwordHash ?? decoyHash, password);
        return passwordHash !== null && matches;
      }),
  };
}
