import {
  brand,
  customPaymentActionCodes,
  maskName,
  maskSerial,
  toOpenActions,
  vatOf,
} from "@damadum/domain";
import type { CustomPayment, PreparedOrderPayment } from "@damadum/sdk/model";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { toKeyedPhoto } from "../../platform/file/photos.ts";
import { toPreparedOrderPayment } from "../payment/to-wire.ts";
import type { getCustomPayment } from "./get-custom-payment.ts";
import type { prepareCustomPayment } from "./prepare-custom-payment.ts";

/** A request as the holder of the link sees it, with the name and the order masked; its member also gets the order. */
export function toCustomPayment(
  services: Pick<Services, "keys" | "clock">,
  { payment, refusals, photos }: Awaited<ReturnType<typeof getCustomPayment>>,
  viewerId: string | null,
): CustomPayment {
  const { status, customer_name: name, order_serial: serial, amount } = payment;
  const isOpen = status === "QUOTED" || status === "WAIT";
  const isOver = isOpen && payment.expires_at <= services.clock();
  return {
    url: payment.url,
    purpose: payment.balance_of === null ? "EXTRA" : "BALANCE",
    status: isOver ? "EXPIRED" : status,
    actions: toOpenActions(customPaymentActionCodes, refusals),
    title: payment.title,
    reason: payment.reason,
    photos: photos.map((file) => toKeyedPhoto(services, file)),
    customer_name: name === null ? null : maskName(name),
    order_serial: serial === null ? null : maskSerial(serial),
    own_order_serial: viewerId !== null && viewerId === payment.user_id ? serial : null,
    amount,
    vat_amount: vatOf(amount),
    payment_type_mode: "ONLY_NORMAL_PAYMENT",
    expires_at: toInstant(payment.expires_at),
    paid_at: toInstantOrNull(payment.paid_at),
  };
}

/** What the page passes to the provider's script. */
export function toPreparedCustomPayment(
  prepared: Awaited<ReturnType<typeof prepareCustomPayment>>,
): PreparedOrderPayment {
  return toPreparedOrderPayment({
    ...prepared,
    name: `${brand.name} ${prepared.title}`.slice(0, 60),
    // The link needs no login, so it must not reveal a name or a phone number.
    buyer: { name: `${brand.name} 고객`, tel: null, email: null },
  });
}
