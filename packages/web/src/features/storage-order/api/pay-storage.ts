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
  type OrderPaymentPreparation,
} from "@damadum/sdk";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import type { Payable } from "../../../shared/payment/start-payment.ts";
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

/** The query that confirms a returned payment: of an order by its serial, else of a contract's change. */
export function laterConfirmationOptions({ serial, completion }: ReturnedPayment) {
  const confirmation = kindOf(serial)?.confirmation ?? getCompleteContractPaymentQueryOptions;
  return confirmation(serial, completion);
}

/** How a storage order of any type is paid. */
export function storageOrderPayment(serial: string): Payable<OrderPaymentPreparation> {
  const { prepare, complete } = kindOf(serial) ?? kinds[0];
  return {
    prepare: (choice) => prepare(serial, choice),
    complete: (completion) => complete(serial, completion),
    resultHref: (completion) => paths.laterPaymentComplete.getHref(serial, completion),
    withoutWindow: { href: paths.myStorageOrder.getHref(serial), message: "결제했어요." },
  };
}
