import { completeEstimatePayment } from "@damadum/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { ReturnedPayment } from "../read-return.ts";

/**
 * The server's word on a payment. A POST by name, but any number of them has one result, so it is read like a
 * query: reloading and coming back twice are no matter.
 */
export function confirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  return queryOptions({
    queryKey: ["completeEstimatePayment", serial, impUid, merchantUid],
    queryFn: ({ signal }) =>
      completeEstimatePayment(serial, { imp_uid: impUid, merchant_uid: merchantUid }, { signal }),
  });
}
