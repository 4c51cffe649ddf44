import { isOpen, storageContractView, type StorageContractView } from "@damadum/domain";
import type { StorageContractSummary } from "@damadum/sdk";

/** The state of a contract as its member sees it on a day. */
export function contractViewOf(
  contract: StorageContractSummary,
  today: string,
): StorageContractView {
  const { status, end_date: endDate, stored_box_count: storedBoxCount } = contract;
  return storageContractView(
    {
      status,
      endDate,
      storedBoxCount,
      nextCharge: contract.next_charge,
      continuation: offerOf(contract),
    },
    today,
  );
}

/** Whether its member may agree today to paid months after the free ones. */
export function canConfirm({ actions }: StorageContractSummary): boolean {
  return isOpen(actions, "CONTINUATION");
}

/** Whether an order that ends boxes blocks paid months and an extension. */
export function isContinuationBlocked(contract: StorageContractSummary): boolean {
  return (
    contract.status === "ACTIVE" &&
    contract.payment_type === "NORMAL" &&
    contract.continuation_reminder_requested_at !== null &&
    contract.continue_confirmed_at === null &&
    contract.continuation === null
  );
}

function offerOf({ continuation: offer }: StorageContractSummary) {
  if (offer === null) return null;
  const { from, monthly_amount: monthlyAmount } = offer;
  return {
    from,
    monthlyAmount,
    confirmFrom: offer.confirm_from,
    confirmUntil: offer.confirm_until,
  };
}
