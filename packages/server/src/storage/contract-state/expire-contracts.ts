import { todayInSeoul, type StorageContractStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { nextMonthOf } from "./due-month.ts";
import { findContractsToExpire, lockContract } from "./store.ts";

/** Limits a run, so that a long queue does not delay a server's shutdown. */
const MAX_CONTRACTS = 1000;
const ending: ReadonlySet<StorageContractStatus> = new Set(["ACTIVE", "ENDING", "UNPAID"]);

/** Expires contracts whose last day is over while their boxes are still stored. */
export async function expireContracts({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = clock();
  const over = { today: todayInSeoul(now), limit: MAX_CONTRACTS };
  for (const id of await findContractsToExpire(db, over)) {
    try {
      await inTransaction(db, (tx) => expire(tx, id, now));
    } catch (err) {
      log.warn({ err, contractId: id }, "contract not expired, will be tried again");
    }
  }
}

async function expire(tx: Tx, contractId: string, now: Date): Promise<void> {
  const contract = await lockContract(tx, contractId);
  const { status, end_date: end } = contract;
  const isOver = end !== null && end < todayInSeoul(now);
  if (!ending.has(status) || !isOver) return;
  // A declined month is retried until it is paid.
  const changes = nextMonthOf(contract) === null ? { next_charge_at: null } : {};
  await changeContractStatus(tx, contract, "EXPIRED", { ...bySystem(now), with: changes });
}
