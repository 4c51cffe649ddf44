import { useMutation, useQuery } from "@tanstack/react-query";
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";

import type {
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  CreateFinalDeliveryHeaders,
  CreateFinalDisposalHeaders,
  FinalDeliveryDraft,
  FinalDisposalDraft,
  NotFoundResponse,
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  ProviderUnavailableResponse,
  StorageAmount,
  StorageFinalQuote,
  StorageOrder,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
} from "../model.schemas.ts";

import { fetcher } from "../../http/fetcher.ts";
import type { ErrorType } from "../../http/fetcher.ts";

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === "queryKey") continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getCreateFinalDeliveryUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/finish-delivery`;
};

/**
 * 첫 보관 주문의 박스를 모두 또는 일부 돌려받고 그 박스의 보관을 끝냅니다. 새 주문(FINAL_AND_DELIVERY_ORDER)이 생기고,
 * 낼 금액이 0원이면 바로 예약됩니다. 보관 중이 아니거나 다른 주문에 든 박스는 `box_unavailable` 입니다.
 * @summary 보관을 끝내고 박스 받기
 */
export const createFinalDelivery = async (
  serial: string,
  finalDeliveryDraft: FinalDeliveryDraft,
  headers?: CreateFinalDeliveryHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageOrder> => {
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
  return fetcher<StorageOrder>(getCreateFinalDeliveryUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(finalDeliveryDraft),
  });
};

export const getCreateFinalDeliveryMutationKey = () => ["createFinalDelivery"] as const;

export const getCreateFinalDeliveryMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createFinalDelivery>>,
    TError,
    CreateFinalDeliveryMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createFinalDelivery>>,
  TError,
  CreateFinalDeliveryMutationVariables,
  TContext
> => {
  const mutationKey = getCreateFinalDeliveryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createFinalDelivery>>,
    CreateFinalDeliveryMutationVariables
  > = (props) => {
    const { serial, data, headers } = props ?? {};

    return createFinalDelivery(serial, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateFinalDeliveryMutationResult = NonNullable<
  Awaited<ReturnType<typeof createFinalDelivery>>
>;
export type CreateFinalDeliveryMutationBody = FinalDeliveryDraft;
export type CreateFinalDeliveryMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateFinalDeliveryMutationVariables = {
  serial: string;
  data: FinalDeliveryDraft;
  headers?: CreateFinalDeliveryHeaders;
};

/**
 * @summary 보관을 끝내고 박스 받기
 */
export const useCreateFinalDelivery = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createFinalDelivery>>,
      TError,
      CreateFinalDeliveryMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createFinalDelivery>>,
  TError,
  CreateFinalDeliveryMutationVariables,
  TContext
> => {
  return useMutation(getCreateFinalDeliveryMutationOptions(options), queryClient);
};
export const getCreateFinalDisposalUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/finish-dispose`;
};

/**
 * 첫 보관 주문의 박스를 모두 또는 일부 폐기합니다. 되돌릴 수 없으므로 `disposal_agreed` 가 참이어야 합니다.
 * 새 주문(FINAL_AND_DISPOSAL_ORDER)이 생기고, 낼 금액이 0원이면 바로 예약됩니다.
 * @summary 보관을 끝내고 박스 폐기
 */
export const createFinalDisposal = async (
  serial: string,
  finalDisposalDraft: FinalDisposalDraft,
  headers?: CreateFinalDisposalHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageOrder> => {
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
  return fetcher<StorageOrder>(getCreateFinalDisposalUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(finalDisposalDraft),
  });
};

export const getCreateFinalDisposalMutationKey = () => ["createFinalDisposal"] as const;

export const getCreateFinalDisposalMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createFinalDisposal>>,
    TError,
    CreateFinalDisposalMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createFinalDisposal>>,
  TError,
  CreateFinalDisposalMutationVariables,
  TContext
> => {
  const mutationKey = getCreateFinalDisposalMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createFinalDisposal>>,
    CreateFinalDisposalMutationVariables
  > = (props) => {
    const { serial, data, headers } = props ?? {};

    return createFinalDisposal(serial, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateFinalDisposalMutationResult = NonNullable<
  Awaited<ReturnType<typeof createFinalDisposal>>
>;
export type CreateFinalDisposalMutationBody = FinalDisposalDraft;
export type CreateFinalDisposalMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateFinalDisposalMutationVariables = {
  serial: string;
  data: FinalDisposalDraft;
  headers?: CreateFinalDisposalHeaders;
};

/**
 * @summary 보관을 끝내고 박스 폐기
 */
export const useCreateFinalDisposal = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createFinalDisposal>>,
      TError,
      CreateFinalDisposalMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createFinalDisposal>>,
  TError,
  CreateFinalDisposalMutationVariables,
  TContext
> => {
  return useMutation(getCreateFinalDisposalMutationOptions(options), queryClient);
};
export const getCalculateStorageFinalAmountUrl = () => {
  return `/api/storage-final/amount`;
};

/**
 * 배송이나 폐기 금액과 남은 기간의 환불을 함께 드립니다.
 * @summary 보관 종료 금액 계산
 */
export const calculateStorageFinalAmount = async (
  storageFinalQuote: StorageFinalQuote,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageAmount> => {
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
  return fetcher<StorageAmount>(getCalculateStorageFinalAmountUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageFinalQuote),
  });
};

export const getCalculateStorageFinalAmountQueryKey = (storageFinalQuote?: StorageFinalQuote) => {
  return ["POST", "api", "storage-final", "amount", storageFinalQuote] as const;
};

export const getCalculateStorageFinalAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageFinalQuote: StorageFinalQuote,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageFinalAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateStorageFinalAmountQueryKey(storageFinalQuote);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateStorageFinalAmount>>> = ({
    signal,
  }) => calculateStorageFinalAmount(storageFinalQuote, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalculateStorageFinalAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateStorageFinalAmount>>
>;
export type CalculateStorageFinalAmountQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useCalculateStorageFinalAmount<
  TData = Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageFinalQuote: StorageFinalQuote,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageFinalAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageFinalAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageFinalAmount<
  TData = Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageFinalQuote: StorageFinalQuote,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageFinalAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageFinalAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageFinalAmount<
  TData = Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageFinalQuote: StorageFinalQuote,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageFinalAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 보관 종료 금액 계산
 */

export function useCalculateStorageFinalAmount<
  TData = Awaited<ReturnType<typeof calculateStorageFinalAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageFinalQuote: StorageFinalQuote,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageFinalAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateStorageFinalAmountQueryOptions(storageFinalQuote, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPrepareStorageFinalPaymentUrl = (serial: string) => {
  return `/api/storage-final/${encodeURIComponent(String(serial))}/payments`;
};

/**
 * 첫 보관 결제 준비와 같은 방식입니다. 주문한 뒤 계약이 바뀌어 금액이 맞지 않으면 `estimate_expired` 입니다.
 * @summary 보관 종료 결제 준비
 */
export const prepareStorageFinalPayment = async (
  serial: string,
  orderPaymentPreparation: OrderPaymentPreparation,
  options?: Parameters<typeof fetcher>[1],
): Promise<PreparedOrderPayment> => {
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
  return fetcher<PreparedOrderPayment>(getPrepareStorageFinalPaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(orderPaymentPreparation),
  });
};

export const getPrepareStorageFinalPaymentMutationKey = () =>
  ["prepareStorageFinalPayment"] as const;

export const getPrepareStorageFinalPaymentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof prepareStorageFinalPayment>>,
    TError,
    PrepareStorageFinalPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareStorageFinalPayment>>,
  TError,
  PrepareStorageFinalPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareStorageFinalPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareStorageFinalPayment>>,
    PrepareStorageFinalPaymentMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return prepareStorageFinalPayment(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareStorageFinalPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareStorageFinalPayment>>
>;
export type PrepareStorageFinalPaymentMutationBody = OrderPaymentPreparation;
export type PrepareStorageFinalPaymentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type PrepareStorageFinalPaymentMutationVariables = {
  serial: string;
  data: OrderPaymentPreparation;
};

/**
 * @summary 보관 종료 결제 준비
 */
export const usePrepareStorageFinalPayment = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof prepareStorageFinalPayment>>,
      TError,
      PrepareStorageFinalPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareStorageFinalPayment>>,
  TError,
  PrepareStorageFinalPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareStorageFinalPaymentMutationOptions(options), queryClient);
};
export const getCompleteStorageFinalPaymentUrl = (serial: string) => {
  return `/api/storage-final/${encodeURIComponent(String(serial))}/payments/complete`;
};

/**
 * 첫 보관 결제 확인과 같은 방식입니다. 로그인 없이도 되고 결과만 답합니다.
 * @summary 보관 종료 결제 확인
 */
export const completeStorageFinalPayment = async (
  serial: string,
  paymentCompletion: PaymentCompletion,
  options?: Parameters<typeof fetcher>[1],
): Promise<PaymentOutcome> => {
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
  return fetcher<PaymentOutcome>(getCompleteStorageFinalPaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteStorageFinalPaymentQueryKey = (
  serial: string,
  paymentCompletion?: PaymentCompletion,
) => {
  return [
    "POST",
    "api",
    "storage-final",
    serial,
    "payments",
    "complete",
    paymentCompletion,
  ] as const;
};

export const getCompleteStorageFinalPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeStorageFinalPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageFinalPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCompleteStorageFinalPaymentQueryKey(serial, paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeStorageFinalPayment>>> = ({
    signal,
  }) => completeStorageFinalPayment(serial, paymentCompletion, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof completeStorageFinalPayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CompleteStorageFinalPaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeStorageFinalPayment>>
>;
export type CompleteStorageFinalPaymentQueryError = ErrorType<
  | BadRequestResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;

export function useCompleteStorageFinalPayment<
  TData = Awaited<ReturnType<typeof completeStorageFinalPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  paymentCompletion: PaymentCompletion,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageFinalPayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeStorageFinalPayment>>,
          TError,
          Awaited<ReturnType<typeof completeStorageFinalPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteStorageFinalPayment<
  TData = Awaited<ReturnType<typeof completeStorageFinalPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageFinalPayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeStorageFinalPayment>>,
          TError,
          Awaited<ReturnType<typeof completeStorageFinalPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteStorageFinalPayment<
  TData = Awaited<ReturnType<typeof completeStorageFinalPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageFinalPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 보관 종료 결제 확인
 */

export function useCompleteStorageFinalPayment<
  TData = Awaited<ReturnType<typeof completeStorageFinalPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
    | ConflictResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageFinalPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteStorageFinalPaymentQueryOptions(
    serial,
    paymentCompletion,
    options,
  );

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
