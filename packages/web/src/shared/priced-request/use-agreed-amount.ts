import type { AmountOptions } from "@damadum/forms";
import type { StorageAmount } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";

type Due = Pick<StorageAmount, "total_amount" | "refund_amount">;

/**
 * Loads the amount of a request that is about to be sent. Null, once the member was told, when it is not the one shown:
 * the button may be pressed before the last answer's price has loaded, which is then shown for another press.
 */
export function useAgreedAmount() {
  const queryClient = useQueryClient();
  return async <Amount extends Due>(
    options: AmountOptions<Amount>,
    shown: Due | null,
  ): Promise<Amount | null> => {
    const current = await queryClient.fetchQuery(options);
    const isShown =
      current.total_amount === shown?.total_amount && current.refund_amount === shown.refund_amount;
    if (isShown) return current;
    toast("금액이 바뀌었어요. 확인하고 다시 눌러 주세요.");
    return null;
  };
}
