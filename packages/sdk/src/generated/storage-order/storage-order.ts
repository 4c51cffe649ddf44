import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";

import type {
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  CreateStorageOrderHeaders,
  ListStorageOrdersParams,
  NotFoundResponse,
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  ProviderUnavailableResponse,
  RescheduleAmount,
  RescheduledStorageOrder,
  StorageAmount,
  StorageCancellation,
  StorageOrder,
  StorageOrderDraft,
  StorageOrderPage,
  StorageReschedule,
  StorageTimes,
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

export const getCalculateStorageOrderAmountUrl = () => {
  return `/api/storage-orders/amounts`;
};

/**
 * 저장하지 않습니다. 같은 내용이면 늘 같은 금액입니다. 쓸 수 없는 쿠폰은 그 필드의 422 로 알립니다.
 * @summary 보관 금액 계산
 */
export const calculateStorageOrderAmount = async (
  storageOrderDraft: StorageOrderDraft,
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
  return fetcher<StorageAmount>(getCalculateStorageOrderAmountUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageOrderDraft),
  });
};

export const getCalculateStorageOrderAmountQueryKey = (storageOrderDraft?: StorageOrderDraft) => {
  return ["POST", "api", "storage-orders", "amounts", storageOrderDraft] as const;
};

export const getCalculateStorageOrderAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageOrderDraft: StorageOrderDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageOrderAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateStorageOrderAmountQueryKey(storageOrderDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateStorageOrderAmount>>> = ({
    signal,
  }) => calculateStorageOrderAmount(storageOrderDraft, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalculateStorageOrderAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateStorageOrderAmount>>
>;
export type CalculateStorageOrderAmountQueryError = ErrorType<
  | BadRequestResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useCalculateStorageOrderAmount<
  TData = Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageOrderDraft: StorageOrderDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageOrderAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageOrderAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageOrderAmount<
  TData = Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageOrderDraft: StorageOrderDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageOrderAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageOrderAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageOrderAmount<
  TData = Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageOrderDraft: StorageOrderDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageOrderAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 보관 금액 계산
 */

export function useCalculateStorageOrderAmount<
  TData = Awaited<ReturnType<typeof calculateStorageOrderAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  storageOrderDraft: StorageOrderDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageOrderAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateStorageOrderAmountQueryOptions(storageOrderDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListStorageOrdersUrl = (params?: ListStorageOrdersParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/storage-orders?${stringifiedParams}`
    : `/api/storage-orders`;
};

/**
 * 첫 보관, 박스 찾기, 보관 종료의 모든 주문입니다.
 * @summary 내 보관 주문
 */
export const listStorageOrders = async (
  params?: ListStorageOrdersParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageOrderPage> => {
  return fetcher<StorageOrderPage>(getListStorageOrdersUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListStorageOrdersInfiniteQueryKey = (params?: ListStorageOrdersParams) => {
  return ["infinite", "api", "storage-orders", ...(params ? [params] : [])] as const;
};

export const getListStorageOrdersQueryKey = (params?: ListStorageOrdersParams) => {
  return ["api", "storage-orders", ...(params ? [params] : [])] as const;
};

export const getListStorageOrdersInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageOrders>>,
    ListStorageOrdersParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageOrders>>,
        TError,
        TData,
        QueryKey,
        ListStorageOrdersParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStorageOrdersInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listStorageOrders>>,
    QueryKey,
    ListStorageOrdersParams["cursor"]
  > = ({ signal, pageParam }) =>
    listStorageOrders(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listStorageOrders>>,
    TError,
    TData,
    QueryKey,
    ListStorageOrdersParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStorageOrdersInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listStorageOrders>>
>;
export type ListStorageOrdersInfiniteQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListStorageOrdersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageOrders>>,
    ListStorageOrdersParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListStorageOrdersParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageOrders>>,
        TError,
        TData,
        QueryKey,
        ListStorageOrdersParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageOrders>>,
          TError,
          Awaited<ReturnType<typeof listStorageOrders>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageOrdersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageOrders>>,
    ListStorageOrdersParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageOrders>>,
        TError,
        TData,
        QueryKey,
        ListStorageOrdersParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageOrders>>,
          TError,
          Awaited<ReturnType<typeof listStorageOrders>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageOrdersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageOrders>>,
    ListStorageOrdersParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageOrders>>,
        TError,
        TData,
        QueryKey,
        ListStorageOrdersParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 보관 주문
 */

export function useListStorageOrdersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageOrders>>,
    ListStorageOrdersParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageOrders>>,
        TError,
        TData,
        QueryKey,
        ListStorageOrdersParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStorageOrdersInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListStorageOrdersQueryOptions = <
  TData = Awaited<ReturnType<typeof listStorageOrders>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStorageOrders>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStorageOrdersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listStorageOrders>>> = ({ signal }) =>
    listStorageOrders(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listStorageOrders>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStorageOrdersQueryResult = NonNullable<
  Awaited<ReturnType<typeof listStorageOrders>>
>;
export type ListStorageOrdersQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListStorageOrders<
  TData = Awaited<ReturnType<typeof listStorageOrders>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListStorageOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStorageOrders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageOrders>>,
          TError,
          Awaited<ReturnType<typeof listStorageOrders>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageOrders<
  TData = Awaited<ReturnType<typeof listStorageOrders>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStorageOrders>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageOrders>>,
          TError,
          Awaited<ReturnType<typeof listStorageOrders>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageOrders<
  TData = Awaited<ReturnType<typeof listStorageOrders>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStorageOrders>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 보관 주문
 */

export function useListStorageOrders<
  TData = Awaited<ReturnType<typeof listStorageOrders>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStorageOrders>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStorageOrdersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateStorageOrderUrl = () => {
  return `/api/storage-orders`;
};

/**
 * 금액은 서버가 계산해 내역과 함께 고정합니다. 결제하면 예약됩니다. 쿠폰은 결제를 준비할 때 잡아 두고 결제되면 쓰며,
 * 결제하지 않거나 전액을 돌려받고 취소하면 돌아옵니다. 쿠폰을 써도 1,000원은 남습니다.
 * @summary 첫 보관 주문
 */
export const createStorageOrder = async (
  storageOrderDraft: StorageOrderDraft,
  headers?: CreateStorageOrderHeaders,
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
  return fetcher<StorageOrder>(getCreateStorageOrderUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(storageOrderDraft),
  });
};

export const getCreateStorageOrderMutationKey = () => ["createStorageOrder"] as const;

export const getCreateStorageOrderMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof createStorageOrder>>,
    TError,
    CreateStorageOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createStorageOrder>>,
  TError,
  CreateStorageOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCreateStorageOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createStorageOrder>>,
    CreateStorageOrderMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return createStorageOrder(data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateStorageOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof createStorageOrder>>
>;
export type CreateStorageOrderMutationBody = StorageOrderDraft;
export type CreateStorageOrderMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateStorageOrderMutationVariables = {
  data: StorageOrderDraft;
  headers?: CreateStorageOrderHeaders;
};

/**
 * @summary 첫 보관 주문
 */
export const useCreateStorageOrder = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof createStorageOrder>>,
      TError,
      CreateStorageOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createStorageOrder>>,
  TError,
  CreateStorageOrderMutationVariables,
  TContext
> => {
  return useMutation(getCreateStorageOrderMutationOptions(options), queryClient);
};
export const getGetStorageOrderUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}`;
};

/**
 * 주문 종류와 상관없이 번호로 봅니다.
 * @summary 보관 주문 하나
 */
export const getStorageOrder = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageOrder> => {
  return fetcher<StorageOrder>(getGetStorageOrderUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getGetStorageOrderQueryKey = (serial: string) => {
  return ["api", "storage-orders", serial] as const;
};

export const getGetStorageOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof getStorageOrder>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageOrder>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetStorageOrderQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStorageOrder>>> = ({ signal }) =>
    getStorageOrder(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getStorageOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetStorageOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getStorageOrder>>>;
export type GetStorageOrderQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetStorageOrder<
  TData = Awaited<ReturnType<typeof getStorageOrder>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageOrder>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStorageOrder>>,
          TError,
          Awaited<ReturnType<typeof getStorageOrder>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetStorageOrder<
  TData = Awaited<ReturnType<typeof getStorageOrder>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageOrder>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStorageOrder>>,
          TError,
          Awaited<ReturnType<typeof getStorageOrder>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetStorageOrder<
  TData = Awaited<ReturnType<typeof getStorageOrder>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageOrder>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 보관 주문 하나
 */

export function useGetStorageOrder<
  TData = Awaited<ReturnType<typeof getStorageOrder>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageOrder>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStorageOrderQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPrepareStorageOrderPaymentUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/payments`;
};

/**
 * 낼 금액을 서버가 정하고 고른 시간대를 15분 동안 잡아 둡니다. `method` 면 결제창에 넘길 내용을 드리고,
 * `payment_id` 면 등록한 결제 수단으로 바로 결제해 `payment_status` 로 답합니다. 정기 결제면 결제 수단도 함께 등록됩니다.
 * @summary 첫 보관 결제 준비
 */
export const prepareStorageOrderPayment = async (
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
  return fetcher<PreparedOrderPayment>(getPrepareStorageOrderPaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(orderPaymentPreparation),
  });
};

export const getPrepareStorageOrderPaymentMutationKey = () =>
  ["prepareStorageOrderPayment"] as const;

export const getPrepareStorageOrderPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof prepareStorageOrderPayment>>,
    TError,
    PrepareStorageOrderPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareStorageOrderPayment>>,
  TError,
  PrepareStorageOrderPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareStorageOrderPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareStorageOrderPayment>>,
    PrepareStorageOrderPaymentMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return prepareStorageOrderPayment(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareStorageOrderPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareStorageOrderPayment>>
>;
export type PrepareStorageOrderPaymentMutationBody = OrderPaymentPreparation;
export type PrepareStorageOrderPaymentMutationError = ErrorType<
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
export type PrepareStorageOrderPaymentMutationVariables = {
  serial: string;
  data: OrderPaymentPreparation;
};

/**
 * @summary 첫 보관 결제 준비
 */
export const usePrepareStorageOrderPayment = <
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
      Awaited<ReturnType<typeof prepareStorageOrderPayment>>,
      TError,
      PrepareStorageOrderPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareStorageOrderPayment>>,
  TError,
  PrepareStorageOrderPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareStorageOrderPaymentMutationOptions(options), queryClient);
};
export const getCompleteStorageOrderPaymentUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/payments/complete`;
};

/**
 * 결제사에 금액과 상태를 물어 확정합니다. 몇 번을 불러도 결과는 하나입니다. 금액이 다르면 돌려 드리고 409 로 답합니다.
 * 결제 앱이 다른 브라우저로 돌아올 수 있어 로그인 없이도 되지만, 추측할 수 없는 `merchant_uid` 가 있어야 하고 결과만 답합니다.
 * @summary 첫 보관 결제 확인
 */
export const completeStorageOrderPayment = async (
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
  return fetcher<PaymentOutcome>(getCompleteStorageOrderPaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteStorageOrderPaymentQueryKey = (
  serial: string,
  paymentCompletion?: PaymentCompletion,
) => {
  return [
    "POST",
    "api",
    "storage-orders",
    serial,
    "payments",
    "complete",
    paymentCompletion,
  ] as const;
};

export const getCompleteStorageOrderPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeStorageOrderPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageOrderPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCompleteStorageOrderPaymentQueryKey(serial, paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeStorageOrderPayment>>> = ({
    signal,
  }) => completeStorageOrderPayment(serial, paymentCompletion, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof completeStorageOrderPayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CompleteStorageOrderPaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeStorageOrderPayment>>
>;
export type CompleteStorageOrderPaymentQueryError = ErrorType<
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

export function useCompleteStorageOrderPayment<
  TData = Awaited<ReturnType<typeof completeStorageOrderPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageOrderPayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeStorageOrderPayment>>,
          TError,
          Awaited<ReturnType<typeof completeStorageOrderPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteStorageOrderPayment<
  TData = Awaited<ReturnType<typeof completeStorageOrderPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageOrderPayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeStorageOrderPayment>>,
          TError,
          Awaited<ReturnType<typeof completeStorageOrderPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteStorageOrderPayment<
  TData = Awaited<ReturnType<typeof completeStorageOrderPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageOrderPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 첫 보관 결제 확인
 */

export function useCompleteStorageOrderPayment<
  TData = Awaited<ReturnType<typeof completeStorageOrderPayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeStorageOrderPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteStorageOrderPaymentQueryOptions(
    serial,
    paymentCompletion,
    options,
  );

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCancelStorageOrderUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/cancel`;
};

/**
 * 주문 종류와 상관없이 취소합니다. 보관 약관의 취소 규정에 따라 결제한 금액을 돌려 드립니다. 이미 취소됐으면 그대로 답합니다.
 * @summary 보관 주문 취소
 */
export const cancelStorageOrder = async (
  serial: string,
  storageCancellation: StorageCancellation,
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
  return fetcher<StorageOrder>(getCancelStorageOrderUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageCancellation),
  });
};

export const getCancelStorageOrderMutationKey = () => ["cancelStorageOrder"] as const;

export const getCancelStorageOrderMutationOptions = <
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
    Awaited<ReturnType<typeof cancelStorageOrder>>,
    TError,
    CancelStorageOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelStorageOrder>>,
  TError,
  CancelStorageOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCancelStorageOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelStorageOrder>>,
    CancelStorageOrderMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return cancelStorageOrder(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CancelStorageOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof cancelStorageOrder>>
>;
export type CancelStorageOrderMutationBody = StorageCancellation;
export type CancelStorageOrderMutationError = ErrorType<
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
export type CancelStorageOrderMutationVariables = { serial: string; data: StorageCancellation };

/**
 * @summary 보관 주문 취소
 */
export const useCancelStorageOrder = <
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
      Awaited<ReturnType<typeof cancelStorageOrder>>,
      TError,
      CancelStorageOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelStorageOrder>>,
  TError,
  CancelStorageOrderMutationVariables,
  TContext
> => {
  return useMutation(getCancelStorageOrderMutationOptions(options), queryClient);
};
export const getCalculateStorageRescheduleUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/reschedule/amount`;
};

/**
 * 결제한 첫 보관과 박스 찾기의 방문을 다른 때로 옮기면 얼마를 더 내거나 돌려받는지 계산합니다.
 * @summary 방문 날짜와 시간 바꾸기 금액 계산
 */
export const calculateStorageReschedule = async (
  serial: string,
  storageTimes: StorageTimes,
  options?: Parameters<typeof fetcher>[1],
): Promise<RescheduleAmount> => {
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
  return fetcher<RescheduleAmount>(getCalculateStorageRescheduleUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageTimes),
  });
};

export const getCalculateStorageRescheduleQueryKey = (
  serial: string,
  storageTimes?: StorageTimes,
) => {
  return ["POST", "api", "storage-orders", serial, "reschedule", "amount", storageTimes] as const;
};

export const getCalculateStorageRescheduleQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateStorageReschedule>>,
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
  serial: string,
  storageTimes: StorageTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageReschedule>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateStorageRescheduleQueryKey(serial, storageTimes);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateStorageReschedule>>> = ({
    signal,
  }) => calculateStorageReschedule(serial, storageTimes, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof calculateStorageReschedule>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CalculateStorageRescheduleQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateStorageReschedule>>
>;
export type CalculateStorageRescheduleQueryError = ErrorType<
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

export function useCalculateStorageReschedule<
  TData = Awaited<ReturnType<typeof calculateStorageReschedule>>,
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
  serial: string,
  storageTimes: StorageTimes,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageReschedule>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageReschedule>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageReschedule>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageReschedule<
  TData = Awaited<ReturnType<typeof calculateStorageReschedule>>,
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
  serial: string,
  storageTimes: StorageTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageReschedule>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateStorageReschedule>>,
          TError,
          Awaited<ReturnType<typeof calculateStorageReschedule>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateStorageReschedule<
  TData = Awaited<ReturnType<typeof calculateStorageReschedule>>,
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
  serial: string,
  storageTimes: StorageTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageReschedule>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 방문 날짜와 시간 바꾸기 금액 계산
 */

export function useCalculateStorageReschedule<
  TData = Awaited<ReturnType<typeof calculateStorageReschedule>>,
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
  serial: string,
  storageTimes: StorageTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateStorageReschedule>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateStorageRescheduleQueryOptions(serial, storageTimes, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRescheduleStorageOrderUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/reschedule`;
};

/**
 * 낼 것이 없으면 바로 바뀌고, 줄어든 금액은 결제하신 방법으로 돌려 드립니다. 낼 것이 있으면 결제가 확인될 때 바뀝니다.
 * 결제창으로 낸 결과는 /payments/complete 으로 확인합니다. 그사이 시간이 마감되면 받은 돈을 모두 돌려 드립니다.
 * `agreed_amount` 는 계산에서 본 `total_amount` 이고, 지금 금액과 다르면 `amount_mismatch` 입니다.
 * @summary 방문 날짜와 시간 바꾸기
 */
export const rescheduleStorageOrder = async (
  serial: string,
  storageReschedule: StorageReschedule,
  options?: Parameters<typeof fetcher>[1],
): Promise<RescheduledStorageOrder> => {
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
  return fetcher<RescheduledStorageOrder>(getRescheduleStorageOrderUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageReschedule),
  });
};

export const getRescheduleStorageOrderMutationKey = () => ["rescheduleStorageOrder"] as const;

export const getRescheduleStorageOrderMutationOptions = <
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
    Awaited<ReturnType<typeof rescheduleStorageOrder>>,
    TError,
    RescheduleStorageOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof rescheduleStorageOrder>>,
  TError,
  RescheduleStorageOrderMutationVariables,
  TContext
> => {
  const mutationKey = getRescheduleStorageOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof rescheduleStorageOrder>>,
    RescheduleStorageOrderMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return rescheduleStorageOrder(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RescheduleStorageOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof rescheduleStorageOrder>>
>;
export type RescheduleStorageOrderMutationBody = StorageReschedule;
export type RescheduleStorageOrderMutationError = ErrorType<
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
export type RescheduleStorageOrderMutationVariables = { serial: string; data: StorageReschedule };

/**
 * @summary 방문 날짜와 시간 바꾸기
 */
export const useRescheduleStorageOrder = <
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
      Awaited<ReturnType<typeof rescheduleStorageOrder>>,
      TError,
      RescheduleStorageOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof rescheduleStorageOrder>>,
  TError,
  RescheduleStorageOrderMutationVariables,
  TContext
> => {
  return useMutation(getRescheduleStorageOrderMutationOptions(options), queryClient);
};
