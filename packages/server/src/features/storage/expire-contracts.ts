import { todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { bySystem } from "./change-order-status.ts";
import { findContractsToExpire, lockContract } from "./contract-store.ts";

const AT_ONCE = 100;

/** The day after its last one a contract whose boxes are still here is expired. */
export async function expireContracts({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  const today = todayInSeoul(now);
  for (const id of await findContractsToExpire(db, { today, limit: AT_ONCE })) {
    await inTransaction(db, async (tx) => {
      const contract = await lockContract(tx, id);
      const { status, end_date: end } = contract;
      if ((status !== "ACTIVE" && status !== "ENDING") || end === null || end >= today) return;
      await changeContractStatus(tx, contract, "EXPIRED", {
        ...bySystem(now),
        with: { next_charge_at: null },
      });
    });
  }
}
