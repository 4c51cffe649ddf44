import { storageContractView, type StorageContractView } from "@damadum/domain";
import type { StorageContractSummary } from "@damadum/sdk";

/**
 * The state of a contract as its member sees it on a day; `orderDueAmount` is asked for the order that it is shown with,
 * in won.
 */
export function contractViewOf(
  contract: StorageContractSummary,
  today: string,
  orderDueAmount = 0,
): StorageContractView {
  const { status, end_date: endDate, stored_box_count: storedBoxCount } = contract;
  return storageContractView(
    {
      status,
      endDate,
      storedBoxCount,
      nextCharge: contract.next_charge,
      dueAmount: contract.due_amount,
      orderDueAmount,
      continuation: offerOf(contract),
    },
    today,
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
