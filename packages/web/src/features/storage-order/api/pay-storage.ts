import {
  completeContractPayment,
  completeStorageDeliveryPayment,
  completeStorageFinalPayment,
  completeStorageOrderPayment,
  getCompleteContractPaymentQueryOptions,
  getCompleteStorageDeliveryPaymentQueryOptions,
  getCompleteStorageFinalPaymentQueryOptions,
  getCompleteStorageOrderPaymentQueryOptions,
  prepareContractPayment,
  prepareStorageDeliveryPayment,
  prepareStorageFinalPayment,
  prepareStorageOrderPayment,
  type OrderPaymentPreparation,
  type StorageContract,
} from "@damadum/sdk";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import type { Payable } from "../../../shared/payment/start-payment.ts";
import { paths } from "../../../shared/paths.ts";

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

/** Whether a returned serial is an order's; otherwise it is the id of a contract. */
export function isStorageOrder(serial: string): boolean {
  return kindOf(serial) !== undefined;
}

/** The query that confirms a returned payment: of an order, or of a contract's change or month. */
export function laterConfirmationOptions({ serial, completion }: ReturnedPayment) {
  const confirmation = kindOf(serial)?.confirmation ?? getCompleteContractPaymentQueryOptions;
  return confirmation(serial, completion);
}

export function storageOrderPayment(serial: string): Payable<OrderPaymentPreparation> {
  const { prepare, complete } = kindOf(serial) ?? kinds[0];
  return {
    prepare: (choice) => prepare(serial, choice),
    complete: (completion) => complete(serial, completion),
    resultHref: (completion) => paths.laterPaymentComplete.getHref(serial, completion),
    withoutWindow: { href: paths.myStorageOrder.getHref(serial), message: "결제했어요." },
  };
}

/** Pays a contract's month that is due: once, without registering anything. */
export function contractMonthPayment({
  id,
  order_serial: order,
}: StorageContract): Payable<OrderPaymentPreparation> {
  return {
    prepare: (choice) => prepareContractPayment(id, choice),
    complete: (completion) => completeContractPayment(id, completion),
    resultHref: (completion) => paths.laterPaymentComplete.getHref(id, completion, { order }),
    withoutWindow: { href: paths.myStorageOrder.getHref(order), message: "보관료를 결제했어요." },
  };
}

/** Whether a returned payment was for a month of a contract, by the prefix of its `merchant_uid`. */
export function isOfMonth({ completion }: Pick<ReturnedPayment, "completion">): boolean {
  return completion.merchant_uid.startsWith("sm_");
}
