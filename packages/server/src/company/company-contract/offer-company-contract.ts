import { companyMonthlyAmount, currentCompanyPriceList, todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { lockContract } from "../contract-state/read-contracts.ts";

/** Maximum monthly amount of a contract, in won: with VAT it is still within the API's maximum for money. */
const MAX_MONTHLY_AMOUNT = 900_000_000;

/**
 * The operator offers a company a price for what it requested, in won a month without VAT; it defaults to the price
 * list's. The contract starts when the company accepts it.
 */
export async function offerCompanyContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly operatorId: string;
    readonly cid: string;
    readonly monthlyAmount?: number | undefined;
  } & OperatorWords,
): Promise<void> {
  const { operatorId, cid, reason, message = null } = input;
  const now = clock();
  await inTransaction(db, async (tx) => {
    const contract = await lockContract(tx, cid);
    const list = currentCompanyPriceList(todayInSeoul(now));
    const monthlyAmount = input.monthlyAmount ?? companyMonthlyAmount(contract.box_count, list);
    if (
      !Number.isInteger(monthlyAmount) ||
      monthlyAmount < 1 ||
      monthlyAmount > MAX_MONTHLY_AMOUNT
    ) {
      throw new ProblemError("validation_failed");
    }
    const by = { actor: "OPERATOR", actorId: operatorId, reason, message, now } as const;
    const changes = { monthly_amount: monthlyAmount };
    await changeContractStatus(tx, contract, { to: "OFFERED", ...by, changes });
  });
}
