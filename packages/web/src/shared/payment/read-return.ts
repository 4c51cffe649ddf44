import type { PaymentCompletion } from "@damadum/sdk";
import type { FetchQueryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { startLoading } from "../router/start-loading.ts";

const text = z.string().check(z.minLength(1));
const returnSchema = z.object({ serial: text, imp_uid: text, merchant_uid: text });

export interface ReturnedPayment {
  readonly serial: string;
  /** Its numbers at the provider and with us. */
  readonly completion: PaymentCompletion;
}

/**
 * Reads the return URL of a payment; null when a number is missing. What it claims about success
 * (`imp_success`) is not read: the server decides.
 */
export function readReturn(search: URLSearchParams): ReturnedPayment | null {
  const { data } = returnSchema.safeParse(Object.fromEntries(search));
  if (!data) return null;
  const { serial, ...completion } = data;
  return { serial, completion };
}

/** The loader of a result page: starts confirming the returned payment in parallel with the screen's chunk. */
export function returnLoader<Outcome, Failure>(
  confirmationOf: (payment: ReturnedPayment) => FetchQueryOptions<Outcome, Failure>,
) {
  return startLoading((queryClient, { search }) => {
    const payment = readReturn(search);
    if (payment) void queryClient.prefetchQuery(confirmationOf(payment));
  });
}
