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
  BillingKeyChoice,
  ConflictResponse,
  ContentTooLargeResponse,
  ContractChange,
  ExtendStorageContractHeaders,
  Extension,
  ExtensionDraft,
  ListStorageContractsParams,
  NotFoundResponse,
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreconditionFailedResponse,
  PreparedOrderPayment,
  ProviderUnavailableResponse,
  SetContractBillingKeyHeaders,
  StorageAmount,
  StorageContinuation,
  StorageContract,
  StorageContractPage,
  StorageExtensionAmount,
  TerminateStorageContractHeaders,
  Termination,
  TerminationDraft,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  Upgrade,
  UpgradeDraft,
  UpgradeStorageContractHeaders,
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

export const getListStorageContractsUrl = (params?: ListStorageContractsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/storage-contracts?${stringifiedParams}`
    : `/api/storage-contracts`;
};

/**
 * 회원의 보관 계약입니다. 한 쪽씩 드립니다.
 * @summary 내 보관 계약
 */
export const listStorageContracts = async (
  params?: ListStorageContractsParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageContractPage> => {
  return fetcher<StorageContractPage>(getListStorageContractsUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListStorageContractsInfiniteQueryKey = (params?: ListStorageContractsParams) => {
  return ["infinite", "api", "storage-contracts", ...(params ? [params] : [])] as const;
};

export const getListStorageContractsQueryKey = (params?: ListStorageContractsParams) => {
  return ["api", "storage-contracts", ...(params ? [params] : [])] as const;
};

export const getListStorageContractsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageContracts>>,
    ListStorageContractsParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageContracts>>,
        TError,
        TData,
        QueryKey,
        ListStorageContractsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStorageContractsInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listStorageContracts>>,
    QueryKey,
    ListStorageContractsParams["cursor"]
  > = ({ signal, pageParam }) =>
    listStorageContracts(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listStorageContracts>>,
    TError,
    TData,
    QueryKey,
    ListStorageContractsParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStorageContractsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listStorageContracts>>
>;
export type ListStorageContractsInfiniteQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListStorageContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageContracts>>,
    ListStorageContractsParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListStorageContractsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageContracts>>,
        TError,
        TData,
        QueryKey,
        ListStorageContractsParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageContracts>>,
          TError,
          Awaited<ReturnType<typeof listStorageContracts>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageContracts>>,
    ListStorageContractsParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageContracts>>,
        TError,
        TData,
        QueryKey,
        ListStorageContractsParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageContracts>>,
          TError,
          Awaited<ReturnType<typeof listStorageContracts>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageContracts>>,
    ListStorageContractsParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageContracts>>,
        TError,
        TData,
        QueryKey,
        ListStorageContractsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 보관 계약
 */

export function useListStorageContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStorageContracts>>,
    ListStorageContractsParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStorageContracts>>,
        TError,
        TData,
        QueryKey,
        ListStorageContractsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStorageContractsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListStorageContractsQueryOptions = <
  TData = Awaited<ReturnType<typeof listStorageContracts>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listStorageContracts>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStorageContractsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listStorageContracts>>> = ({ signal }) =>
    listStorageContracts(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listStorageContracts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStorageContractsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listStorageContracts>>
>;
export type ListStorageContractsQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListStorageContracts<
  TData = Awaited<ReturnType<typeof listStorageContracts>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListStorageContractsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listStorageContracts>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageContracts>>,
          TError,
          Awaited<ReturnType<typeof listStorageContracts>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageContracts<
  TData = Awaited<ReturnType<typeof listStorageContracts>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listStorageContracts>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStorageContracts>>,
          TError,
          Awaited<ReturnType<typeof listStorageContracts>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStorageContracts<
  TData = Awaited<ReturnType<typeof listStorageContracts>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listStorageContracts>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 보관 계약
 */

export function useListStorageContracts<
  TData = Awaited<ReturnType<typeof listStorageContracts>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStorageContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listStorageContracts>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStorageContractsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetStorageContractUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}`;
};

/**
 * 보관 계약 하나와 결제, 변경의 기록입니다. 남의 계약은 없는 것으로 답합니다.
 * @summary 보관 계약 하나
 */
export const getStorageContract = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageContract> => {
  return fetcher<StorageContract>(getGetStorageContractUrl(id), {
    ...options,
    method: "GET",
  });
};

export const getGetStorageContractQueryKey = (id: string) => {
  return ["api", "storage-contracts", id] as const;
};

export const getGetStorageContractQueryOptions = <
  TData = Awaited<ReturnType<typeof getStorageContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageContract>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetStorageContractQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getStorageContract>>> = ({ signal }) =>
    getStorageContract(id, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getStorageContract>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetStorageContractQueryResult = NonNullable<
  Awaited<ReturnType<typeof getStorageContract>>
>;
export type GetStorageContractQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetStorageContract<
  TData = Awaited<ReturnType<typeof getStorageContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageContract>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStorageContract>>,
          TError,
          Awaited<ReturnType<typeof getStorageContract>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetStorageContract<
  TData = Awaited<ReturnType<typeof getStorageContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getStorageContract>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStorageContract>>,
          TError,
          Awaited<ReturnType<typeof getStorageContract>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetStorageContract<
  TData = Awaited<ReturnType<typeof getStorageContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageContract>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 보관 계약 하나
 */

export function useGetStorageContract<
  TData = Awaited<ReturnType<typeof getStorageContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getStorageContract>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetStorageContractQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetContractBillingKeyUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/payment`;
};

/**
 * 다음 달부터 이 수단으로 결제합니다. 결제하지 못한 달이 있으면 이 수단으로 곧 다시 결제합니다.
 * 정기 결제가 아니거나 끝난 계약이면 `state_conflict` 로 거절합니다.
 * @summary 정기 결제의 결제 수단 바꾸기
 */
export const setContractBillingKey = async (
  id: string,
  billingKeyChoice: BillingKeyChoice,
  headers?: SetContractBillingKeyHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageContract> => {
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
  return fetcher<StorageContract>(getSetContractBillingKeyUrl(id), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(billingKeyChoice),
  });
};

export const getSetContractBillingKeyMutationKey = () => ["setContractBillingKey"] as const;

export const getSetContractBillingKeyMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | PreconditionFailedResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof setContractBillingKey>>,
    TError,
    SetContractBillingKeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof setContractBillingKey>>,
  TError,
  SetContractBillingKeyMutationVariables,
  TContext
> => {
  const mutationKey = getSetContractBillingKeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof setContractBillingKey>>,
    SetContractBillingKeyMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return setContractBillingKey(id, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SetContractBillingKeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof setContractBillingKey>>
>;
export type SetContractBillingKeyMutationBody = BillingKeyChoice;
export type SetContractBillingKeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | PreconditionFailedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SetContractBillingKeyMutationVariables = {
  id: string;
  data: BillingKeyChoice;
  headers?: SetContractBillingKeyHeaders;
};

/**
 * @summary 정기 결제의 결제 수단 바꾸기
 */
export const useSetContractBillingKey = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | PreconditionFailedResponse
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
      Awaited<ReturnType<typeof setContractBillingKey>>,
      TError,
      SetContractBillingKeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof setContractBillingKey>>,
  TError,
  SetContractBillingKeyMutationVariables,
  TContext
> => {
  return useMutation(getSetContractBillingKeyMutationOptions(options), queryClient);
};
export const getCalculateTerminationAmountUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/termination/amount`;
};

/**
 * 고른 날에 그만두면 돌려 드릴 금액과 낼 금액입니다. 약관의 규정대로 미리 보여 드립니다.
 * @summary 해지 금액 계산
 */
export const calculateTerminationAmount = async (
  id: string,
  terminationDraft: TerminationDraft,
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
  return fetcher<StorageAmount>(getCalculateTerminationAmountUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(terminationDraft),
  });
};

export const getCalculateTerminationAmountQueryKey = (
  id: string,
  terminationDraft?: TerminationDraft,
) => {
  return [
    "POST",
    "api",
    "storage-contracts",
    id,
    "termination",
    "amount",
    terminationDraft,
  ] as const;
};

export const getCalculateTerminationAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateTerminationAmount>>,
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
  id: string,
  terminationDraft: TerminationDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateTerminationAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateTerminationAmountQueryKey(id, terminationDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateTerminationAmount>>> = ({
    signal,
  }) => calculateTerminationAmount(id, terminationDraft, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof calculateTerminationAmount>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CalculateTerminationAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateTerminationAmount>>
>;
export type CalculateTerminationAmountQueryError = ErrorType<
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

export function useCalculateTerminationAmount<
  TData = Awaited<ReturnType<typeof calculateTerminationAmount>>,
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
  id: string,
  terminationDraft: TerminationDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateTerminationAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateTerminationAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateTerminationAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateTerminationAmount<
  TData = Awaited<ReturnType<typeof calculateTerminationAmount>>,
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
  id: string,
  terminationDraft: TerminationDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateTerminationAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateTerminationAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateTerminationAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateTerminationAmount<
  TData = Awaited<ReturnType<typeof calculateTerminationAmount>>,
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
  id: string,
  terminationDraft: TerminationDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateTerminationAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 해지 금액 계산
 */

export function useCalculateTerminationAmount<
  TData = Awaited<ReturnType<typeof calculateTerminationAmount>>,
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
  id: string,
  terminationDraft: TerminationDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateTerminationAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateTerminationAmountQueryOptions(id, terminationDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getTerminateStorageContractUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/termination`;
};

/**
 * 고른 날에 계약이 끝나도록 합니다. 박스는 그날까지 받거나 폐기해야 합니다. 돌려 드릴 금액은 마지막 박스가 나간 뒤에,
 * 낼 금액이 있으면 `method` 나 `payment_id` 로 지금 결제합니다. 정기 결제에 실패한 계약은 고른 날까지의 보관료를 모두 냅니다.
 * 보관 종료 주문이 진행 중이면 `state_conflict` 입니다.
 * @summary 보관 계약 해지
 */
export const terminateStorageContract = async (
  id: string,
  termination: Termination,
  headers?: TerminateStorageContractHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<ContractChange> => {
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
  return fetcher<ContractChange>(getTerminateStorageContractUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(termination),
  });
};

export const getTerminateStorageContractMutationKey = () => ["terminateStorageContract"] as const;

export const getTerminateStorageContractMutationOptions = <
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
    Awaited<ReturnType<typeof terminateStorageContract>>,
    TError,
    TerminateStorageContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof terminateStorageContract>>,
  TError,
  TerminateStorageContractMutationVariables,
  TContext
> => {
  const mutationKey = getTerminateStorageContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof terminateStorageContract>>,
    TerminateStorageContractMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return terminateStorageContract(id, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type TerminateStorageContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof terminateStorageContract>>
>;
export type TerminateStorageContractMutationBody = Termination;
export type TerminateStorageContractMutationError = ErrorType<
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
export type TerminateStorageContractMutationVariables = {
  id: string;
  data: Termination;
  headers?: TerminateStorageContractHeaders;
};

/**
 * @summary 보관 계약 해지
 */
export const useTerminateStorageContract = <
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
      Awaited<ReturnType<typeof terminateStorageContract>>,
      TError,
      TerminateStorageContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof terminateStorageContract>>,
  TError,
  TerminateStorageContractMutationVariables,
  TContext
> => {
  return useMutation(getTerminateStorageContractMutationOptions(options), queryClient);
};
export const getCalculateUpgradeAmountUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/upgrade/amount`;
};

/**
 * 보관 등급을 올릴 때 더 낼 금액입니다. 저장하지 않습니다.
 * @summary 보관 등급 올리기 금액 계산
 */
export const calculateUpgradeAmount = async (
  id: string,
  upgradeDraft: UpgradeDraft,
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
  return fetcher<StorageAmount>(getCalculateUpgradeAmountUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(upgradeDraft),
  });
};

export const getCalculateUpgradeAmountQueryKey = (id: string, upgradeDraft?: UpgradeDraft) => {
  return ["POST", "api", "storage-contracts", id, "upgrade", "amount", upgradeDraft] as const;
};

export const getCalculateUpgradeAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateUpgradeAmount>>,
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
  id: string,
  upgradeDraft: UpgradeDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateUpgradeAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCalculateUpgradeAmountQueryKey(id, upgradeDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateUpgradeAmount>>> = ({ signal }) =>
    calculateUpgradeAmount(id, upgradeDraft, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof calculateUpgradeAmount>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CalculateUpgradeAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateUpgradeAmount>>
>;
export type CalculateUpgradeAmountQueryError = ErrorType<
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

export function useCalculateUpgradeAmount<
  TData = Awaited<ReturnType<typeof calculateUpgradeAmount>>,
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
  id: string,
  upgradeDraft: UpgradeDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateUpgradeAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateUpgradeAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateUpgradeAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateUpgradeAmount<
  TData = Awaited<ReturnType<typeof calculateUpgradeAmount>>,
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
  id: string,
  upgradeDraft: UpgradeDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateUpgradeAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateUpgradeAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateUpgradeAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateUpgradeAmount<
  TData = Awaited<ReturnType<typeof calculateUpgradeAmount>>,
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
  id: string,
  upgradeDraft: UpgradeDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateUpgradeAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 보관 등급 올리기 금액 계산
 */

export function useCalculateUpgradeAmount<
  TData = Awaited<ReturnType<typeof calculateUpgradeAmount>>,
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
  id: string,
  upgradeDraft: UpgradeDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateUpgradeAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateUpgradeAmountQueryOptions(id, upgradeDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpgradeStorageContractUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/upgrade`;
};

/**
 * 남은 기간의 차액을 결제하면 바로 바뀝니다. 낮은 등급으로는 바꾸지 않습니다 (`state_conflict`).
 * @summary 보관 등급 올리기
 */
export const upgradeStorageContract = async (
  id: string,
  upgrade: Upgrade,
  headers?: UpgradeStorageContractHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<ContractChange> => {
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
  return fetcher<ContractChange>(getUpgradeStorageContractUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(upgrade),
  });
};

export const getUpgradeStorageContractMutationKey = () => ["upgradeStorageContract"] as const;

export const getUpgradeStorageContractMutationOptions = <
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
    Awaited<ReturnType<typeof upgradeStorageContract>>,
    TError,
    UpgradeStorageContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof upgradeStorageContract>>,
  TError,
  UpgradeStorageContractMutationVariables,
  TContext
> => {
  const mutationKey = getUpgradeStorageContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof upgradeStorageContract>>,
    UpgradeStorageContractMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return upgradeStorageContract(id, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpgradeStorageContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof upgradeStorageContract>>
>;
export type UpgradeStorageContractMutationBody = Upgrade;
export type UpgradeStorageContractMutationError = ErrorType<
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
export type UpgradeStorageContractMutationVariables = {
  id: string;
  data: Upgrade;
  headers?: UpgradeStorageContractHeaders;
};

/**
 * @summary 보관 등급 올리기
 */
export const useUpgradeStorageContract = <
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
      Awaited<ReturnType<typeof upgradeStorageContract>>,
      TError,
      UpgradeStorageContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof upgradeStorageContract>>,
  TError,
  UpgradeStorageContractMutationVariables,
  TContext
> => {
  return useMutation(getUpgradeStorageContractMutationOptions(options), queryClient);
};
export const getCalculateExtensionAmountUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/extension/amount`;
};

/**
 * 보관 기간을 늘릴 때 낼 금액입니다. 저장하지 않습니다.
 * @summary 기간 연장 금액 계산
 */
export const calculateExtensionAmount = async (
  id: string,
  extensionDraft: ExtensionDraft,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageExtensionAmount> => {
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
  return fetcher<StorageExtensionAmount>(getCalculateExtensionAmountUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(extensionDraft),
  });
};

export const getCalculateExtensionAmountQueryKey = (
  id: string,
  extensionDraft?: ExtensionDraft,
) => {
  return ["POST", "api", "storage-contracts", id, "extension", "amount", extensionDraft] as const;
};

export const getCalculateExtensionAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateExtensionAmount>>,
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
  id: string,
  extensionDraft: ExtensionDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateExtensionAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateExtensionAmountQueryKey(id, extensionDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateExtensionAmount>>> = ({
    signal,
  }) => calculateExtensionAmount(id, extensionDraft, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof calculateExtensionAmount>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CalculateExtensionAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateExtensionAmount>>
>;
export type CalculateExtensionAmountQueryError = ErrorType<
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

export function useCalculateExtensionAmount<
  TData = Awaited<ReturnType<typeof calculateExtensionAmount>>,
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
  id: string,
  extensionDraft: ExtensionDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateExtensionAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateExtensionAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateExtensionAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateExtensionAmount<
  TData = Awaited<ReturnType<typeof calculateExtensionAmount>>,
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
  id: string,
  extensionDraft: ExtensionDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateExtensionAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateExtensionAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateExtensionAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateExtensionAmount<
  TData = Awaited<ReturnType<typeof calculateExtensionAmount>>,
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
  id: string,
  extensionDraft: ExtensionDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateExtensionAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기간 연장 금액 계산
 */

export function useCalculateExtensionAmount<
  TData = Awaited<ReturnType<typeof calculateExtensionAmount>>,
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
  id: string,
  extensionDraft: ExtensionDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateExtensionAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateExtensionAmountQueryOptions(id, extensionDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getExtendStorageContractUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/extension`;
};

/**
 * 끝나는 날에 달수를 더합니다. 무료 기간 뒤의 유료 보관은 이 요청이나 `continueStorageContract` 로만 시작되고, 동의한 시각을 남깁니다.
 * 해지를 예약했다면 해지가 풀립니다.
 * @summary 기간 연장
 */
export const extendStorageContract = async (
  id: string,
  extension: Extension,
  headers?: ExtendStorageContractHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<ContractChange> => {
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
  return fetcher<ContractChange>(getExtendStorageContractUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(extension),
  });
};

export const getExtendStorageContractMutationKey = () => ["extendStorageContract"] as const;

export const getExtendStorageContractMutationOptions = <
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
    Awaited<ReturnType<typeof extendStorageContract>>,
    TError,
    ExtendStorageContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof extendStorageContract>>,
  TError,
  ExtendStorageContractMutationVariables,
  TContext
> => {
  const mutationKey = getExtendStorageContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof extendStorageContract>>,
    ExtendStorageContractMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return extendStorageContract(id, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ExtendStorageContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof extendStorageContract>>
>;
export type ExtendStorageContractMutationBody = Extension;
export type ExtendStorageContractMutationError = ErrorType<
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
export type ExtendStorageContractMutationVariables = {
  id: string;
  data: Extension;
  headers?: ExtendStorageContractHeaders;
};

/**
 * @summary 기간 연장
 */
export const useExtendStorageContract = <
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
      Awaited<ReturnType<typeof extendStorageContract>>,
      TError,
      ExtendStorageContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof extendStorageContract>>,
  TError,
  ExtendStorageContractMutationVariables,
  TContext
> => {
  return useMutation(getExtendStorageContractMutationOptions(options), queryClient);
};
export const getContinueStorageContractUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/continuation`;
};

/**
 * 무료 기간이 끝나면 매달 결제하며 이어서 보관하는 데 동의합니다. 이 동의 없이는 유료로 바뀌지 않고, 지금 결제하는 금액도 없습니다.
 * `continuation` 의 `confirm_from` 부터 `confirm_until` 까지 할 수 있고, 회원이 읽은 `monthly_amount` 가 지금 금액과 다르면 `amount_mismatch` 로 거절합니다.
 * 그 밖의 때, 모든 박스를 끝내거나 무료 기간 뒤에 박스를 내보내는 주문이 있을 때는 `state_conflict`, 결제를 기다리는 계약 변경이 있을 때는 `change_pending` 입니다.
 * 이미 동의한 계약이면 아무것도 바꾸지 않고 그 계약을 드립니다.
 * @summary 무료 기간 뒤 이어서 보관하기
 */
export const continueStorageContract = async (
  id: string,
  storageContinuation: StorageContinuation,
  options?: Parameters<typeof fetcher>[1],
): Promise<StorageContract> => {
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
  return fetcher<StorageContract>(getContinueStorageContractUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(storageContinuation),
  });
};

export const getContinueStorageContractMutationKey = () => ["continueStorageContract"] as const;

export const getContinueStorageContractMutationOptions = <
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
    Awaited<ReturnType<typeof continueStorageContract>>,
    TError,
    ContinueStorageContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof continueStorageContract>>,
  TError,
  ContinueStorageContractMutationVariables,
  TContext
> => {
  const mutationKey = getContinueStorageContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof continueStorageContract>>,
    ContinueStorageContractMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return continueStorageContract(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ContinueStorageContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof continueStorageContract>>
>;
export type ContinueStorageContractMutationBody = StorageContinuation;
export type ContinueStorageContractMutationError = ErrorType<
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
export type ContinueStorageContractMutationVariables = { id: string; data: StorageContinuation };

/**
 * @summary 무료 기간 뒤 이어서 보관하기
 */
export const useContinueStorageContract = <
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
      Awaited<ReturnType<typeof continueStorageContract>>,
      TError,
      ContinueStorageContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof continueStorageContract>>,
  TError,
  ContinueStorageContractMutationVariables,
  TContext
> => {
  return useMutation(getContinueStorageContractMutationOptions(options), queryClient);
};
export const getPrepareContractPaymentUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/payments`;
};

/**
 * 결제일이 되었는데 결제하지 못한 한 달을 한 번 결제합니다. 여러 달이 밀렸으면 가장 이른 달입니다. `method` 면 결제창에 넘길 내용을 드리고
 * (결제 수단을 등록하지 않습니다), `payment_id` 면 등록한 결제 수단으로 바로 결제해 `payment_status` 로 답합니다. 준비한 15분 동안은 정기 결제가 이 달을
 * 결제하지 않습니다. 결제할 달이 없거나, 정기 결제가 지금 이 달을 결제하고 있거나, 모든 박스의 보관 종료가 진행 중이면 `state_conflict` 입니다.
 * @summary 밀린 달의 보관료 결제 준비
 */
export const prepareContractPayment = async (
  id: string,
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
  return fetcher<PreparedOrderPayment>(getPrepareContractPaymentUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(orderPaymentPreparation),
  });
};

export const getPrepareContractPaymentMutationKey = () => ["prepareContractPayment"] as const;

export const getPrepareContractPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof prepareContractPayment>>,
    TError,
    PrepareContractPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareContractPayment>>,
  TError,
  PrepareContractPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareContractPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareContractPayment>>,
    PrepareContractPaymentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return prepareContractPayment(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareContractPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareContractPayment>>
>;
export type PrepareContractPaymentMutationBody = OrderPaymentPreparation;
export type PrepareContractPaymentMutationError = ErrorType<
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
export type PrepareContractPaymentMutationVariables = { id: string; data: OrderPaymentPreparation };

/**
 * @summary 밀린 달의 보관료 결제 준비
 */
export const usePrepareContractPayment = <
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
      Awaited<ReturnType<typeof prepareContractPayment>>,
      TError,
      PrepareContractPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareContractPayment>>,
  TError,
  PrepareContractPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareContractPaymentMutationOptions(options), queryClient);
};
export const getCompleteContractPaymentUrl = (id: string) => {
  return `/api/storage-contracts/${encodeURIComponent(String(id))}/payments/complete`;
};

/**
 * 첫 보관 결제 확인과 같은 방식입니다. 결제가 확인되면 계약 변경이 적용되거나 그 달이 결제됩니다.
 * @summary 계약 변경과 밀린 보관료의 결제 확인
 */
export const completeContractPayment = async (
  id: string,
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
  return fetcher<PaymentOutcome>(getCompleteContractPaymentUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteContractPaymentQueryKey = (
  id: string,
  paymentCompletion?: PaymentCompletion,
) => {
  return [
    "POST",
    "api",
    "storage-contracts",
    id,
    "payments",
    "complete",
    paymentCompletion,
  ] as const;
};

export const getCompleteContractPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeContractPayment>>,
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
  id: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeContractPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCompleteContractPaymentQueryKey(id, paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeContractPayment>>> = ({
    signal,
  }) => completeContractPayment(id, paymentCompletion, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof completeContractPayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CompleteContractPaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeContractPayment>>
>;
export type CompleteContractPaymentQueryError = ErrorType<
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

export function useCompleteContractPayment<
  TData = Awaited<ReturnType<typeof completeContractPayment>>,
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
  id: string,
  paymentCompletion: PaymentCompletion,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeContractPayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeContractPayment>>,
          TError,
          Awaited<ReturnType<typeof completeContractPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteContractPayment<
  TData = Awaited<ReturnType<typeof completeContractPayment>>,
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
  id: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeContractPayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeContractPayment>>,
          TError,
          Awaited<ReturnType<typeof completeContractPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteContractPayment<
  TData = Awaited<ReturnType<typeof completeContractPayment>>,
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
  id: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeContractPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 계약 변경과 밀린 보관료의 결제 확인
 */

export function useCompleteContractPayment<
  TData = Awaited<ReturnType<typeof completeContractPayment>>,
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
  id: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeContractPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteContractPaymentQueryOptions(id, paymentCompletion, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
