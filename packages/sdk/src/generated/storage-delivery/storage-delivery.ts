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
  CreateStorageDeliveryHeaders,
  NotFoundResponse,
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  ProviderUnavailableResponse,
  StorageAmount,
  StorageDeliveryDraft,
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

export const getCalculateStorageDeliveryAmountUrl = () => {
  return `/api/storage-delivery/amount`;
};

/**
 * 고른 박스를 돌려받을 때 낼 금액입니다. 저장하지 않고, 같은 입력에는 같은 금액을 드립니다.
 * @summary 박스 찾기 금액 계산
 */
export const calculateStorageDeliveryAmount = async (
  storageDeliveryDraft: StorageDeliveryDraft,
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
  return fetcher<StorageAmount>(getCalculateStorageDeliveryAmountUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageDeliveryDraft),
  });
};

export const getCalculateStorageDeliveryAmountQueryKey = (
  storageDeliveryDraft?: StorageDeliveryDraft,
) => {
  return ["POST", "api", "storage-delivery", "amount", storageDeliveryDraft] as const;
};

export const getCalculateStorageDeliveryAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
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
  storageDeliveryDraft: StorageDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateStorageDeliveryAmountQueryKey(storageDeliveryDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>> = ({
    signal,
  }) => calculateStorageDeliveryAmount(storageDeliveryDraft, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalculateStorageDeliveryAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>
>;
export type CalculateStorageDeliveryAmountQueryError = ErrorType<
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

export function useCalculateStorageDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
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
  storageDeliveryDraft: StorageDeliveryDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
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
  storageDeliveryDraft: StorageDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
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
  storageDeliveryDraft: StorageDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 박스 찾기 금액 계산
 */

export function useCalculateStorageDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>,
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
  storageDeliveryDraft: StorageDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageDeliveryAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateStorageDeliveryAmountQueryOptions(storageDeliveryDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateStorageDeliveryUrl = () => {
  return `/api/storage-delivery`;
};

/**
 * 보관 중인 박스 몇 개를 받고 보관은 이어집니다. `collection` 을 정하면 최대 7일 뒤에 다시 가져갑니다.
 * 보관 중이 아니거나 다른 주문에 든 박스는 `box_unavailable` 입니다.
 * @summary 박스 찾기 주문
 */
export const createStorageDelivery = async (
  storageDeliveryDraft: StorageDeliveryDraft,
  headers?: CreateStorageDeliveryHeaders,
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
  return fetcher<StorageOrder>(getCreateStorageDeliveryUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(storageDeliveryDraft),
  });
};

export const getCreateStorageDeliveryMutationKey = () => ["createStorageDelivery"] as const;

export const getCreateStorageDeliveryMutationOptions = <
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
    Awaited<ReturnType<typeof createStorageDelivery>>,
    TError,
    CreateStorageDeliveryMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createStorageDelivery>>,
  TError,
  CreateStorageDeliveryMutationVariables,
  TContext
> => {
  const mutationKey = getCreateStorageDeliveryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createStorageDelivery>>,
    CreateStorageDeliveryMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return createStorageDelivery(data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateStorageDeliveryMutationResult = NonNullable<
  Awaited<ReturnType<typeof createStorageDelivery>>
>;
export type CreateStorageDeliveryMutationBody = StorageDeliveryDraft;
export type CreateStorageDeliveryMutationError = ErrorType<
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
export type CreateStorageDeliveryMutationVariables = {
  data: StorageDeliveryDraft;
  headers?: CreateStorageDeliveryHeaders;
};

/**
 * @summary 박스 찾기 주문
 */
export const useCreateStorageDelivery = <
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
      Awaited<ReturnType<typeof createStorageDelivery>>,
      TError,
      CreateStorageDeliveryMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createStorageDelivery>>,
  TError,
  CreateStorageDeliveryMutationVariables,
  TContext
> => {
  return useMutation(getCreateStorageDeliveryMutationOptions(options), queryClient);
};
export const getPrepareStorageDeliveryPaymentUrl = (serial: string) => {
  return `/api/storage-delivery/${encodeURIComponent(String(serial))}/payments`;
};

/**
 * 첫 보관 결제 준비와 같은 방식입니다.
 * @summary 박스 찾기 결제 준비
 */
export const prepareStorageDeliveryPayment = async (
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
  return fetcher<PreparedOrderPayment>(getPrepareStorageDeliveryPaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(orderPaymentPreparation),
  });
};

export const getPrepareStorageDeliveryPaymentMutationKey = () =>
  ["prepareStorageDeliveryPayment"] as const;

export const getPrepareStorageDeliveryPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof prepareStorageDeliveryPayment>>,
    TError,
    PrepareStorageDeliveryPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareStorageDeliveryPayment>>,
  TError,
  PrepareStorageDeliveryPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareStorageDeliveryPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareStorageDeliveryPayment>>,
    PrepareStorageDeliveryPaymentMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return prepareStorageDeliveryPayment(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareStorageDeliveryPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareStorageDeliveryPayment>>
>;
export type PrepareStorageDeliveryPaymentMutationBody = OrderPaymentPreparation;
export type PrepareStorageDeliveryPaymentMutationError = ErrorType<
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
export type PrepareStorageDeliveryPaymentMutationVariables = {
  serial: string;
  data: OrderPaymentPreparation;
};

/**
 * @summary 박스 찾기 결제 준비
 */
export const usePrepareStorageDeliveryPayment = <
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
      Awaited<ReturnType<typeof prepareStorageDeliveryPayment>>,
      TError,
      PrepareStorageDeliveryPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareStorageDeliveryPayment>>,
  TError,
  PrepareStorageDeliveryPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareStorageDeliveryPaymentMutationOptions(options), queryClient);
};
export const getCompleteStorageDeliveryPaymentUrl = (serial: string) => {
  return `/api/storage-delivery/${encodeURIComponent(String(serial))}/payments/complete`;
};

/**
 * 첫 보관 결제 확인과 같은 방식입니다. 로그인 없이도 되고 결과만 답합니다.
 * @summary 박스 찾기 결제 확인
 */
export const completeStorageDeliveryPayment = async (
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
  return fetcher<PaymentOutcome>(getCompleteStorageDeliveryPaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteStorageDeliveryPaymentQueryKey = (
  serial: string,
  paymentCompletion?: PaymentCompletion,
) => {
  return [
    "POST",
    "api",
    "storage-delivery",
    serial,
    "payments",
    "complete",
    paymentCompletion,
  ] as const;
};

export const getCompleteStorageDeliveryPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageDeliveryPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCompleteStorageDeliveryPaymentQueryKey(serial, paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeStorageDeliveryPayment>>> = ({
    signal,
  }) => completeStorageDeliveryPayment(serial, paymentCompletion, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<
    Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CompleteStorageDeliveryPaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeStorageDeliveryPayment>>
>;
export type CompleteStorageDeliveryPaymentQueryError = ErrorType<
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

export function useCompleteStorageDeliveryPayment<
  TData = Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageDeliveryPayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
          TError,
          Awaited<ReturnType<typeof completeStorageDeliveryPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteStorageDeliveryPayment<
  TData = Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageDeliveryPayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
          TError,
          Awaited<ReturnType<typeof completeStorageDeliveryPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteStorageDeliveryPayment<
  TData = Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageDeliveryPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 박스 찾기 결제 확인
 */

export function useCompleteStorageDeliveryPayment<
  TData = Awaited<ReturnType<typeof completeStorageDeliveryPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageDeliveryPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteStorageDeliveryPaymentQueryOptions(
    serial,
    paymentCompletion,
    options,
  );

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
