import { checkFinalDeliveryInput, checkFinalDisposalInput, todayInSeoul } from "@damadum/domain";
import type { FinalDeliveryInput, StoragePrice } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { refuseIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { quoteFinal, type FinalQuestion } from "./quote-final.ts";

/** What ending boxes would cost, and what would come back. Stores nothing. */
export async function calculateStorageFinalAmount(
  services: Pick<Services, "db" | "clock">,
  question: FinalQuestion,
): Promise<StoragePrice> {
  refuseBrokenWish(question, todayInSeoul(services.clock()));
  const { price } = await inTransaction(services.db, (tx) => quoteFinal(tx, services, question));
  return price;
}

/** Refuses what breaks a rule of the draft that would be sent. */
function refuseBrokenWish({ wish, scope, boxSerials }: FinalQuestion, today: string): void {
  const named = { scope, ...(boxSerials === undefined ? {} : { boxSerials }) };
  if (wish.type === "FINAL_AND_DISPOSAL_ORDER") {
    refuseIssues(checkFinalDisposalInput({ ...named, disposalAgreed: true }));
    return;
  }
  const draft: FinalDeliveryInput = wish.delivery;
  refuseIssues(checkFinalDeliveryInput(draft, today));
}
