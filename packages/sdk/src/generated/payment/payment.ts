import { useMutation } from "@tanstack/react-query";
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from "@tanstack/react-query";

import type {
  BadRequestResponse,
  ContentTooLargeResponse,
  PaymentWebhook,
  ProviderUnavailableResponse,
  TooManyRequestsResponse,
  UnexpectedResponse,
  UnsupportedMediaTypeResponse,
} from "../model.schemas.ts";

import { fetcher } from "../../http/fetcher.ts";
import type { ErrorType } from "../../http/fetcher.ts";

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getReceivePaymentWebhookUrl = () => {
  return `/api/payments/webhook`;
};

/**
 * 본문은 귀띔일 뿐이고, 사실은 결제사에 물어 확인합니다.
 * @summary 결제사 알림 받기
 */
export const receivePaymentWebhook = async (
  paymentWebhook: PaymentWebhook,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
  const getHeaders = (
    h?: NonNullable<RequestInit["headers"]>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return fetcher<void>(getReceivePaymentWebhookUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentWebhook),
  });
};

export const getReceivePaymentWebhookMutationKey = () => ["receivePaymentWebhook"] as const;

export const getReceivePaymentWebhookMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof receivePaymentWebhook>>,
    TError,
    ReceivePaymentWebhookMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof receivePaymentWebhook>>,
  TError,
  ReceivePaymentWebhookMutationVariables,
  TContext
> => {
  const mutationKey = getReceivePaymentWebhookMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof receivePaymentWebhook>>,
    ReceivePaymentWebhookMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return receivePaymentWebhook(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReceivePaymentWebhookMutationResult = NonNullable<
  Awaited<ReturnType<typeof receivePaymentWebhook>>
>;
export type ReceivePaymentWebhookMutationBody = PaymentWebhook;
export type ReceivePaymentWebhookMutationError = ErrorType<
  | BadRequestResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type ReceivePaymentWebhookMutationVariables = { data: PaymentWebhook };

/**
 * @summary 결제사 알림 받기
 */
export const useReceivePaymentWebhook = <
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof receivePaymentWebhook>>,
      TError,
      ReceivePaymentWebhookMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof receivePaymentWebhook>>,
  TError,
  ReceivePaymentWebhookMutationVariables,
  TContext
> => {
  return useMutation(getReceivePaymentWebhookMutationOptions(options), queryClient);
};
