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
  CashReceiptRequest,
  CollectionRequest,
  ConflictResponse,
  ContentTooLargeResponse,
  CreateEstimateHeaders,
  Estimate,
  EstimateAmount,
  EstimateCancellation,
  EstimateDraft,
  EstimateIntegration,
  EstimatePage,
  EstimateReschedule,
  EstimateTimes,
  ListEstimatesParams,
  NotFoundResponse,
  PaymentCompletion,
  PaymentPreparation,
  PaymentResult,
  PreconditionFailedResponse,
  PreparedPayment,
  ProviderUnavailableResponse,
  RescheduleAmount,
  RescheduledEstimate,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  UpdateEstimateHeaders,
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

export const getCalculateEstimateAmountUrl = () => {
  return `/api/estimates/amount`;
};

/**
 * 저장하지 않습니다. 같은 내용이면 늘 같은 금액입니다.
 * @summary 견적 금액 계산
 */
export const calculateEstimateAmount = async (
  estimateDraft: EstimateDraft,
  options?: Parameters<typeof fetcher>[1],
): Promise<EstimateAmount> => {
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
  return fetcher<EstimateAmount>(getCalculateEstimateAmountUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateDraft),
  });
};

export const getCalculateEstimateAmountQueryKey = (estimateDraft?: EstimateDraft) => {
  return ["POST", "api", "estimates", "amount", estimateDraft] as const;
};

export const getCalculateEstimateAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateEstimateAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  estimateDraft: EstimateDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCalculateEstimateAmountQueryKey(estimateDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateEstimateAmount>>> = ({
    signal,
  }) => calculateEstimateAmount(estimateDraft, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calculateEstimateAmount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalculateEstimateAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateEstimateAmount>>
>;
export type CalculateEstimateAmountQueryError = ErrorType<
  | BadRequestResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useCalculateEstimateAmount<
  TData = Awaited<ReturnType<typeof calculateEstimateAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  estimateDraft: EstimateDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateEstimateAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateEstimateAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateEstimateAmount<
  TData = Awaited<ReturnType<typeof calculateEstimateAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  estimateDraft: EstimateDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateEstimateAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateEstimateAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateEstimateAmount<
  TData = Awaited<ReturnType<typeof calculateEstimateAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  estimateDraft: EstimateDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 견적 금액 계산
 */

export function useCalculateEstimateAmount<
  TData = Awaited<ReturnType<typeof calculateEstimateAmount>>,
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  estimateDraft: EstimateDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateEstimateAmountQueryOptions(estimateDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListEstimatesUrl = (params?: ListEstimatesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/estimates?${stringifiedParams}` : `/api/estimates`;
};

/**
 * 회원이 낸 견적과 주문입니다. 한 쪽씩 드립니다.
 * @summary 내 운송 견적과 주문
 */
export const listEstimates = async (
  params?: ListEstimatesParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<EstimatePage> => {
  return fetcher<EstimatePage>(getListEstimatesUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListEstimatesInfiniteQueryKey = (params?: ListEstimatesParams) => {
  return ["infinite", "api", "estimates", ...(params ? [params] : [])] as const;
};

export const getListEstimatesQueryKey = (params?: ListEstimatesParams) => {
  return ["api", "estimates", ...(params ? [params] : [])] as const;
};

export const getListEstimatesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listEstimates>>, ListEstimatesParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listEstimates>>,
        TError,
        TData,
        QueryKey,
        ListEstimatesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListEstimatesInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listEstimates>>,
    QueryKey,
    ListEstimatesParams["cursor"]
  > = ({ signal, pageParam }) =>
    listEstimates(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listEstimates>>,
    TError,
    TData,
    QueryKey,
    ListEstimatesParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListEstimatesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listEstimates>>
>;
export type ListEstimatesInfiniteQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListEstimatesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listEstimates>>, ListEstimatesParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListEstimatesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listEstimates>>,
        TError,
        TData,
        QueryKey,
        ListEstimatesParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEstimates>>,
          TError,
          Awaited<ReturnType<typeof listEstimates>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListEstimatesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listEstimates>>, ListEstimatesParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listEstimates>>,
        TError,
        TData,
        QueryKey,
        ListEstimatesParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEstimates>>,
          TError,
          Awaited<ReturnType<typeof listEstimates>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListEstimatesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listEstimates>>, ListEstimatesParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listEstimates>>,
        TError,
        TData,
        QueryKey,
        ListEstimatesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 운송 견적과 주문
 */

export function useListEstimatesInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listEstimates>>, ListEstimatesParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listEstimates>>,
        TError,
        TData,
        QueryKey,
        ListEstimatesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListEstimatesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListEstimatesQueryOptions = <
  TData = Awaited<ReturnType<typeof listEstimates>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEstimates>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListEstimatesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listEstimates>>> = ({ signal }) =>
    listEstimates(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listEstimates>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListEstimatesQueryResult = NonNullable<Awaited<ReturnType<typeof listEstimates>>>;
export type ListEstimatesQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListEstimates<
  TData = Awaited<ReturnType<typeof listEstimates>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListEstimatesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEstimates>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEstimates>>,
          TError,
          Awaited<ReturnType<typeof listEstimates>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListEstimates<
  TData = Awaited<ReturnType<typeof listEstimates>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEstimates>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEstimates>>,
          TError,
          Awaited<ReturnType<typeof listEstimates>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListEstimates<
  TData = Awaited<ReturnType<typeof listEstimates>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEstimates>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 운송 견적과 주문
 */

export function useListEstimates<
  TData = Awaited<ReturnType<typeof listEstimates>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListEstimatesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEstimates>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListEstimatesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateEstimateUrl = () => {
  return `/api/estimates`;
};

/**
 * 금액은 서버가 계산해 내역과 함께 고정합니다. 로그인하지 않았다면 `visitor_key` 를 한 번 드리고,
 * 로그인한 뒤 `POST /api/estimates/integration` 으로 회원의 견적이 됩니다.
 * @summary 견적 저장
 */
export const createEstimate = async (
  estimateDraft: EstimateDraft,
  headers?: CreateEstimateHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
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
  return fetcher<Estimate>(getCreateEstimateUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateDraft),
  });
};

export const getCreateEstimateMutationKey = () => ["createEstimate"] as const;

export const getCreateEstimateMutationOptions = <
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
    Awaited<ReturnType<typeof createEstimate>>,
    TError,
    CreateEstimateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createEstimate>>,
  TError,
  CreateEstimateMutationVariables,
  TContext
> => {
  const mutationKey = getCreateEstimateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createEstimate>>,
    CreateEstimateMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return createEstimate(data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateEstimateMutationResult = NonNullable<Awaited<ReturnType<typeof createEstimate>>>;
export type CreateEstimateMutationBody = EstimateDraft;
export type CreateEstimateMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateEstimateMutationVariables = {
  data: EstimateDraft;
  headers?: CreateEstimateHeaders;
};

/**
 * @summary 견적 저장
 */
export const useCreateEstimate = <
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
      Awaited<ReturnType<typeof createEstimate>>,
      TError,
      CreateEstimateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createEstimate>>,
  TError,
  CreateEstimateMutationVariables,
  TContext
> => {
  return useMutation(getCreateEstimateMutationOptions(options), queryClient);
};
export const getIntegrateEstimateUrl = () => {
  return `/api/estimates/integration`;
};

/**
 * 이미 내 견적이면 그대로 답합니다.
 * @summary 방문자 견적을 내 견적으로
 */
export const integrateEstimate = async (
  estimateIntegration: EstimateIntegration,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
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
  return fetcher<Estimate>(getIntegrateEstimateUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateIntegration),
  });
};

export const getIntegrateEstimateMutationKey = () => ["integrateEstimate"] as const;

export const getIntegrateEstimateMutationOptions = <
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
    Awaited<ReturnType<typeof integrateEstimate>>,
    TError,
    IntegrateEstimateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof integrateEstimate>>,
  TError,
  IntegrateEstimateMutationVariables,
  TContext
> => {
  const mutationKey = getIntegrateEstimateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof integrateEstimate>>,
    IntegrateEstimateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return integrateEstimate(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type IntegrateEstimateMutationResult = NonNullable<
  Awaited<ReturnType<typeof integrateEstimate>>
>;
export type IntegrateEstimateMutationBody = EstimateIntegration;
export type IntegrateEstimateMutationError = ErrorType<
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
export type IntegrateEstimateMutationVariables = { data: EstimateIntegration };

/**
 * @summary 방문자 견적을 내 견적으로
 */
export const useIntegrateEstimate = <
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
      Awaited<ReturnType<typeof integrateEstimate>>,
      TError,
      IntegrateEstimateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof integrateEstimate>>,
  TError,
  IntegrateEstimateMutationVariables,
  TContext
> => {
  return useMutation(getIntegrateEstimateMutationOptions(options), queryClient);
};
export const getGetEstimateUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}`;
};

/**
 * 견적 하나와 결제, 상태의 기록입니다. 회원이거나 그 견적을 낸 방문자만 볼 수 있습니다.
 * @summary 견적 하나
 */
export const getEstimate = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
  return fetcher<Estimate>(getGetEstimateUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getGetEstimateQueryKey = (serial: string) => {
  return ["api", "estimates", serial] as const;
};

export const getGetEstimateQueryOptions = <
  TData = Awaited<ReturnType<typeof getEstimate>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimate>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetEstimateQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getEstimate>>> = ({ signal }) =>
    getEstimate(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getEstimate>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetEstimateQueryResult = NonNullable<Awaited<ReturnType<typeof getEstimate>>>;
export type GetEstimateQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetEstimate<
  TData = Awaited<ReturnType<typeof getEstimate>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimate>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEstimate>>,
          TError,
          Awaited<ReturnType<typeof getEstimate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetEstimate<
  TData = Awaited<ReturnType<typeof getEstimate>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimate>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEstimate>>,
          TError,
          Awaited<ReturnType<typeof getEstimate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetEstimate<
  TData = Awaited<ReturnType<typeof getEstimate>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimate>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 견적 하나
 */

export function useGetEstimate<
  TData = Awaited<ReturnType<typeof getEstimate>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimate>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetEstimateQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateEstimateUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}`;
};

/**
 * 결제하기 전(QUOTED, WAIT)에만 고칠 수 있고, 금액을 다시 계산해 고정합니다. 결제를 준비해 두었다면 그 준비는 취소됩니다.
 * @summary 견적 수정
 */
export const updateEstimate = async (
  serial: string,
  estimateDraft: EstimateDraft,
  headers?: UpdateEstimateHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
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
  return fetcher<Estimate>(getUpdateEstimateUrl(serial), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateDraft),
  });
};

export const getUpdateEstimateMutationKey = () => ["updateEstimate"] as const;

export const getUpdateEstimateMutationOptions = <
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
    Awaited<ReturnType<typeof updateEstimate>>,
    TError,
    UpdateEstimateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateEstimate>>,
  TError,
  UpdateEstimateMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateEstimateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateEstimate>>,
    UpdateEstimateMutationVariables
  > = (props) => {
    const { serial, data, headers } = props ?? {};

    return updateEstimate(serial, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateEstimateMutationResult = NonNullable<Awaited<ReturnType<typeof updateEstimate>>>;
export type UpdateEstimateMutationBody = EstimateDraft;
export type UpdateEstimateMutationError = ErrorType<
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
export type UpdateEstimateMutationVariables = {
  serial: string;
  data: EstimateDraft;
  headers?: UpdateEstimateHeaders;
};

/**
 * @summary 견적 수정
 */
export const useUpdateEstimate = <
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
      Awaited<ReturnType<typeof updateEstimate>>,
      TError,
      UpdateEstimateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateEstimate>>,
  TError,
  UpdateEstimateMutationVariables,
  TContext
> => {
  return useMutation(getUpdateEstimateMutationOptions(options), queryClient);
};
export const getPrepareEstimatePaymentUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/payments`;
};

/**
 * 낼 금액을 서버가 정해 결제사에 미리 등록하고, 고른 시간대를 15분 동안 잡아 둡니다.
 * 같은 방법으로 다시 부르면 남은 준비를 그대로 답합니다. `payment_id` 면 등록한 결제 수단으로 바로 결제해 `payment_status` 로 답합니다.
 * `BALANCE` 는 짐을 내린 뒤(WORKING_COMPLETE, BOX_COL_REQUEST, COMPLETE) 남은 금액을 모두 냅니다.
 * @summary 결제 준비
 */
export const prepareEstimatePayment = async (
  serial: string,
  paymentPreparation: PaymentPreparation,
  options?: Parameters<typeof fetcher>[1],
): Promise<PreparedPayment> => {
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
  return fetcher<PreparedPayment>(getPrepareEstimatePaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentPreparation),
  });
};

export const getPrepareEstimatePaymentMutationKey = () => ["prepareEstimatePayment"] as const;

export const getPrepareEstimatePaymentMutationOptions = <
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
    Awaited<ReturnType<typeof prepareEstimatePayment>>,
    TError,
    PrepareEstimatePaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareEstimatePayment>>,
  TError,
  PrepareEstimatePaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareEstimatePaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareEstimatePayment>>,
    PrepareEstimatePaymentMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return prepareEstimatePayment(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareEstimatePaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareEstimatePayment>>
>;
export type PrepareEstimatePaymentMutationBody = PaymentPreparation;
export type PrepareEstimatePaymentMutationError = ErrorType<
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
export type PrepareEstimatePaymentMutationVariables = { serial: string; data: PaymentPreparation };

/**
 * @summary 결제 준비
 */
export const usePrepareEstimatePayment = <
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
      Awaited<ReturnType<typeof prepareEstimatePayment>>,
      TError,
      PrepareEstimatePaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareEstimatePayment>>,
  TError,
  PrepareEstimatePaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareEstimatePaymentMutationOptions(options), queryClient);
};
export const getCompleteEstimatePaymentUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/payments/complete`;
};

/**
 * 결제사에 금액과 상태를 물어 확정합니다. 몇 번을 불러도 결과는 하나입니다. 금액이 다르면 돌려 드리고 409 로 답합니다.
 * 결제 앱이 다른 브라우저로 돌아올 수 있어 로그인 없이도 되지만, 추측할 수 없는 `merchant_uid` 가 있어야 하고 결과만 답합니다.
 * @summary 결제 확인
 */
export const completeEstimatePayment = async (
  serial: string,
  paymentCompletion: PaymentCompletion,
  options?: Parameters<typeof fetcher>[1],
): Promise<PaymentResult> => {
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
  return fetcher<PaymentResult>(getCompleteEstimatePaymentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteEstimatePaymentQueryKey = (
  serial: string,
  paymentCompletion?: PaymentCompletion,
) => {
  return ["POST", "api", "estimates", serial, "payments", "complete", paymentCompletion] as const;
};

export const getCompleteEstimatePaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeEstimatePayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeEstimatePayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCompleteEstimatePaymentQueryKey(serial, paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeEstimatePayment>>> = ({
    signal,
  }) => completeEstimatePayment(serial, paymentCompletion, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof completeEstimatePayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CompleteEstimatePaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeEstimatePayment>>
>;
export type CompleteEstimatePaymentQueryError = ErrorType<
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

export function useCompleteEstimatePayment<
  TData = Awaited<ReturnType<typeof completeEstimatePayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeEstimatePayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeEstimatePayment>>,
          TError,
          Awaited<ReturnType<typeof completeEstimatePayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteEstimatePayment<
  TData = Awaited<ReturnType<typeof completeEstimatePayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeEstimatePayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeEstimatePayment>>,
          TError,
          Awaited<ReturnType<typeof completeEstimatePayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteEstimatePayment<
  TData = Awaited<ReturnType<typeof completeEstimatePayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeEstimatePayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 결제 확인
 */

export function useCompleteEstimatePayment<
  TData = Awaited<ReturnType<typeof completeEstimatePayment>>,
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
      UseQueryOptions<Awaited<ReturnType<typeof completeEstimatePayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteEstimatePaymentQueryOptions(serial, paymentCompletion, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCancelEstimateUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/cancel`;
};

/**
 * 운송 약관의 취소 규정에 따라 결제한 금액을 돌려 드립니다. 이미 취소됐으면 그대로 답합니다.
 * @summary 견적이나 주문 취소
 */
export const cancelEstimate = async (
  serial: string,
  estimateCancellation: EstimateCancellation,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
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
  return fetcher<Estimate>(getCancelEstimateUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateCancellation),
  });
};

export const getCancelEstimateMutationKey = () => ["cancelEstimate"] as const;

export const getCancelEstimateMutationOptions = <
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
    Awaited<ReturnType<typeof cancelEstimate>>,
    TError,
    CancelEstimateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelEstimate>>,
  TError,
  CancelEstimateMutationVariables,
  TContext
> => {
  const mutationKey = getCancelEstimateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelEstimate>>,
    CancelEstimateMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return cancelEstimate(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CancelEstimateMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEstimate>>>;
export type CancelEstimateMutationBody = EstimateCancellation;
export type CancelEstimateMutationError = ErrorType<
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
export type CancelEstimateMutationVariables = { serial: string; data: EstimateCancellation };

/**
 * @summary 견적이나 주문 취소
 */
export const useCancelEstimate = <
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
      Awaited<ReturnType<typeof cancelEstimate>>,
      TError,
      CancelEstimateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelEstimate>>,
  TError,
  CancelEstimateMutationVariables,
  TContext
> => {
  return useMutation(getCancelEstimateMutationOptions(options), queryClient);
};
export const getCalculateEstimateRescheduleUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/reschedule/amount`;
};

/**
 * 결제한 이사와 빌린 박스의 방문을 다른 때로 옮기면 얼마를 더 내거나 돌려받는지 계산합니다.
 * @summary 이사 날짜와 시간 바꾸기 금액 계산
 */
export const calculateEstimateReschedule = async (
  serial: string,
  estimateTimes: EstimateTimes,
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
  return fetcher<RescheduleAmount>(getCalculateEstimateRescheduleUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateTimes),
  });
};

export const getCalculateEstimateRescheduleQueryKey = (
  serial: string,
  estimateTimes?: EstimateTimes,
) => {
  return ["POST", "api", "estimates", serial, "reschedule", "amount", estimateTimes] as const;
};

export const getCalculateEstimateRescheduleQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateEstimateReschedule>>,
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
  estimateTimes: EstimateTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateReschedule>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateEstimateRescheduleQueryKey(serial, estimateTimes);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateEstimateReschedule>>> = ({
    signal,
  }) => calculateEstimateReschedule(serial, estimateTimes, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateReschedule>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CalculateEstimateRescheduleQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateEstimateReschedule>>
>;
export type CalculateEstimateRescheduleQueryError = ErrorType<
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

export function useCalculateEstimateReschedule<
  TData = Awaited<ReturnType<typeof calculateEstimateReschedule>>,
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
  estimateTimes: EstimateTimes,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateReschedule>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateEstimateReschedule>>,
          TError,
          Awaited<ReturnType<typeof calculateEstimateReschedule>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateEstimateReschedule<
  TData = Awaited<ReturnType<typeof calculateEstimateReschedule>>,
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
  estimateTimes: EstimateTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateReschedule>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateEstimateReschedule>>,
          TError,
          Awaited<ReturnType<typeof calculateEstimateReschedule>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateEstimateReschedule<
  TData = Awaited<ReturnType<typeof calculateEstimateReschedule>>,
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
  estimateTimes: EstimateTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateReschedule>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 이사 날짜와 시간 바꾸기 금액 계산
 */

export function useCalculateEstimateReschedule<
  TData = Awaited<ReturnType<typeof calculateEstimateReschedule>>,
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
  estimateTimes: EstimateTimes,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateEstimateReschedule>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateEstimateRescheduleQueryOptions(serial, estimateTimes, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRescheduleEstimateUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/reschedule`;
};

/**
 * 낼 것이 없으면 바로 바뀌고, 줄어든 금액은 결제하신 방법으로 돌려 드립니다. 낼 것이 있으면 결제가 확인될 때 바뀝니다.
 * 결제창으로 낸 결과는 /payments/complete 으로 확인합니다. 그사이 시간이 마감되면 받은 돈을 모두 돌려 드립니다.
 * `agreed_amount` 는 계산에서 본 `total_amount` 이고, 지금 금액과 다르면 `amount_mismatch` 입니다.
 * @summary 이사 날짜와 시간 바꾸기
 */
export const rescheduleEstimate = async (
  serial: string,
  estimateReschedule: EstimateReschedule,
  options?: Parameters<typeof fetcher>[1],
): Promise<RescheduledEstimate> => {
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
  return fetcher<RescheduledEstimate>(getRescheduleEstimateUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(estimateReschedule),
  });
};

export const getRescheduleEstimateMutationKey = () => ["rescheduleEstimate"] as const;

export const getRescheduleEstimateMutationOptions = <
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
    Awaited<ReturnType<typeof rescheduleEstimate>>,
    TError,
    RescheduleEstimateMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof rescheduleEstimate>>,
  TError,
  RescheduleEstimateMutationVariables,
  TContext
> => {
  const mutationKey = getRescheduleEstimateMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof rescheduleEstimate>>,
    RescheduleEstimateMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return rescheduleEstimate(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RescheduleEstimateMutationResult = NonNullable<
  Awaited<ReturnType<typeof rescheduleEstimate>>
>;
export type RescheduleEstimateMutationBody = EstimateReschedule;
export type RescheduleEstimateMutationError = ErrorType<
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
export type RescheduleEstimateMutationVariables = { serial: string; data: EstimateReschedule };

/**
 * @summary 이사 날짜와 시간 바꾸기
 */
export const useRescheduleEstimate = <
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
      Awaited<ReturnType<typeof rescheduleEstimate>>,
      TError,
      RescheduleEstimateMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof rescheduleEstimate>>,
  TError,
  RescheduleEstimateMutationVariables,
  TContext
> => {
  return useMutation(getRescheduleEstimateMutationOptions(options), queryClient);
};
export const getNameEstimateCashReceiptUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/cash-receipt`;
};

/**
 * 현금이나 계좌 이체로 낸 금액의 현금영수증을 이 번호로 발급합니다. 이미 발급한 것은 취소하고 이 번호로 다시 발급합니다.
 * 총액이 100,000원 이상이면 번호를 적지 않아도 국세청 번호로 자진발급합니다. 발급한 것은 `ledger` 에 있습니다.
 * @summary 현금영수증 번호 적기
 */
export const nameEstimateCashReceipt = async (
  serial: string,
  cashReceiptRequest: CashReceiptRequest,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
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
  return fetcher<Estimate>(getNameEstimateCashReceiptUrl(serial), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(cashReceiptRequest),
  });
};

export const getNameEstimateCashReceiptMutationKey = () => ["nameEstimateCashReceipt"] as const;

export const getNameEstimateCashReceiptMutationOptions = <
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
    Awaited<ReturnType<typeof nameEstimateCashReceipt>>,
    TError,
    NameEstimateCashReceiptMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof nameEstimateCashReceipt>>,
  TError,
  NameEstimateCashReceiptMutationVariables,
  TContext
> => {
  const mutationKey = getNameEstimateCashReceiptMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof nameEstimateCashReceipt>>,
    NameEstimateCashReceiptMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return nameEstimateCashReceipt(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type NameEstimateCashReceiptMutationResult = NonNullable<
  Awaited<ReturnType<typeof nameEstimateCashReceipt>>
>;
export type NameEstimateCashReceiptMutationBody = CashReceiptRequest;
export type NameEstimateCashReceiptMutationError = ErrorType<
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
export type NameEstimateCashReceiptMutationVariables = { serial: string; data: CashReceiptRequest };

/**
 * @summary 현금영수증 번호 적기
 */
export const useNameEstimateCashReceipt = <
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
      Awaited<ReturnType<typeof nameEstimateCashReceipt>>,
      TError,
      NameEstimateCashReceiptMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof nameEstimateCashReceipt>>,
  TError,
  NameEstimateCashReceiptMutationVariables,
  TContext
> => {
  return useMutation(getNameEstimateCashReceiptMutationOptions(options), queryClient);
};
export const getRequestEstimateCollectionUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/collection`;
};

/**
 * 이사가 끝난 뒤(WORKING_COMPLETE) 빌린 박스의 수거 날짜와 시간을 정합니다. 박스 배송부터 최대 7일입니다.
 * @summary 박스 수거 요청
 */
export const requestEstimateCollection = async (
  serial: string,
  collectionRequest: CollectionRequest,
  options?: Parameters<typeof fetcher>[1],
): Promise<Estimate> => {
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
  return fetcher<Estimate>(getRequestEstimateCollectionUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(collectionRequest),
  });
};

export const getRequestEstimateCollectionMutationKey = () => ["requestEstimateCollection"] as const;

export const getRequestEstimateCollectionMutationOptions = <
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
    Awaited<ReturnType<typeof requestEstimateCollection>>,
    TError,
    RequestEstimateCollectionMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof requestEstimateCollection>>,
  TError,
  RequestEstimateCollectionMutationVariables,
  TContext
> => {
  const mutationKey = getRequestEstimateCollectionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestEstimateCollection>>,
    RequestEstimateCollectionMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return requestEstimateCollection(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RequestEstimateCollectionMutationResult = NonNullable<
  Awaited<ReturnType<typeof requestEstimateCollection>>
>;
export type RequestEstimateCollectionMutationBody = CollectionRequest;
export type RequestEstimateCollectionMutationError = ErrorType<
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
export type RequestEstimateCollectionMutationVariables = {
  serial: string;
  data: CollectionRequest;
};

/**
 * @summary 박스 수거 요청
 */
export const useRequestEstimateCollection = <
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
      Awaited<ReturnType<typeof requestEstimateCollection>>,
      TError,
      RequestEstimateCollectionMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof requestEstimateCollection>>,
  TError,
  RequestEstimateCollectionMutationVariables,
  TContext
> => {
  return useMutation(getRequestEstimateCollectionMutationOptions(options), queryClient);
};
