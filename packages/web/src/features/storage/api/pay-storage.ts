import {
  completeStorageDeliveryPayment,
  completeStorageFinalPayment,
  completeStorageOrderPayment,
  getCompleteContractPaymentQueryOptions,
  getCompleteStorageDeliveryPaymentQueryOptions,
  getCompleteStorageFinalPaymentQueryOptions,
  getCompleteStorageOrderPaymentQueryOptions,
  prepareStorageDeliveryPayment,
  prepareStorageFinalPayment,
  prepareStorageOrderPayment,
  type PaymentMethod,
} from "@damadum/sdk";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import { paths } from "../../../shared/paths.ts";

/** How what a serial names is paid; the id of a contract stands for a change of it. */
const kinds = [
  {
    prefix: "ST",
    prepare: prepareStorageOrderPayment,
    complete: completeStorageOrderPayment,
    confirmation: getCompleteStorageOrderPaymentQueryOptions,
  },
  {
    prefix: "SD",
    prepare: prepareStorageDeliveryPayment,
    complete: completeStorageDeliveryPayment,
    confirmation: getCompleteStorageDeliveryPaymentQueryOptions,
  },
  {
    prefix: "SF",
    prepare: prepareStorageFinalPayment,
    complete: completeStorageFinalPayment,
    confirmation: getCompleteStorageFinalPaymentQueryOptions,
  },
] as const;

function kindOf(serial: string) {
  return kinds.find(({ prefix }) => serial.startsWith(prefix));
}

/** The server's word on a payment that somebody came back from: of an order by its serial, else of a contract's change. */
export function laterConfirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  const completion = { imp_uid: impUid, merchant_uid: merchantUid };
  const confirmation = kindOf(serial)?.confirmation ?? getCompleteContractPaymentQueryOptions;
  return confirmation(serial, completion);
}

/**
 * Pays a storage order of any type: the server sets the amount and holds the visits, the provider's window takes it.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payStorageOrder(
  serial: string,
  method: PaymentMethod,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const { prepare, complete } = kindOf(serial) ?? kinds[0];
  const prepared = await prepare(serial, { method });
  return payPrepared(
    prepared,
    {
      resultHref: (numbers) => paths.laterPaymentComplete.getHref(serial, numbers),
      complete: ({ impUid, merchantUid }) =>
        complete(serial, { imp_uid: impUid, merchant_uid: merchantUid }),
    },
    controls,
  );
}
