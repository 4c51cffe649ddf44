import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";

import type {
  BadRequestResponse,
  Coupon,
  CouponPage,
  CouponType,
  ListCouponsParams,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
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

export const getListCouponsUrl = (params?: ListCouponsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/coupons?${stringifiedParams}` : `/api/coupons`;
};

/**
 * 회원의 쿠폰입니다. 쓴 것과 지난 것도 함께 드립니다.
 * @summary 내 쿠폰
 */
export const listCoupons = async (
  params?: ListCouponsParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CouponPage> => {
  return fetcher<CouponPage>(getListCouponsUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListCouponsInfiniteQueryKey = (params?: ListCouponsParams) => {
  return ["infinite", "api", "coupons", ...(params ? [params] : [])] as const;
};

export const getListCouponsQueryKey = (params?: ListCouponsParams) => {
  return ["api", "coupons", ...(params ? [params] : [])] as const;
};

export const getListCouponsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<typeof listCoupons>>, ListCouponsParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCoupons>>,
        TError,
        TData,
        QueryKey,
        ListCouponsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCouponsInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCoupons>>,
    QueryKey,
    ListCouponsParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCoupons(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCoupons>>,
    TError,
    TData,
    QueryKey,
    ListCouponsParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCouponsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCoupons>>>;
export type ListCouponsInfiniteQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListCouponsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listCoupons>>, ListCouponsParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListCouponsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCoupons>>,
        TError,
        TData,
        QueryKey,
        ListCouponsParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCouponsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listCoupons>>, ListCouponsParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCoupons>>,
        TError,
        TData,
        QueryKey,
        ListCouponsParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCouponsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listCoupons>>, ListCouponsParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCoupons>>,
        TError,
        TData,
        QueryKey,
        ListCouponsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 쿠폰
 */

export function useListCouponsInfinite<
  TData = InfiniteData<Awaited<ReturnType<typeof listCoupons>>, ListCouponsParams["cursor"]>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCoupons>>,
        TError,
        TData,
        QueryKey,
        ListCouponsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCouponsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCouponsQueryOptions = <
  TData = Awaited<ReturnType<typeof listCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCouponsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoupons>>> = ({ signal }) =>
    listCoupons(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCoupons>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCouponsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoupons>>>;
export type ListCouponsQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListCoupons<
  TData = Awaited<ReturnType<typeof listCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListCouponsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCoupons<
  TData = Awaited<ReturnType<typeof listCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCoupons<
  TData = Awaited<ReturnType<typeof listCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 쿠폰
 */

export function useListCoupons<
  TData = Awaited<ReturnType<typeof listCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListCouponsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCouponsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListAvailableCouponsUrl = (type: CouponType) => {
  return `/api/coupons/${encodeURIComponent(String(type))}/available`;
};

/**
 * 그 종류의 주문에 지금 쓸 수 있는 쿠폰만 드립니다.
 * @summary 지금 쓸 수 있는 쿠폰
 */
export const listAvailableCoupons = async (
  type: CouponType,
  options?: Parameters<typeof fetcher>[1],
): Promise<Coupon[]> => {
  return fetcher<Coupon[]>(getListAvailableCouponsUrl(type), {
    ...options,
    method: "GET",
  });
};

export const getListAvailableCouponsQueryKey = (type: CouponType) => {
  return ["api", "coupons", type, "available"] as const;
};

export const getListAvailableCouponsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAvailableCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  type: CouponType,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAvailableCoupons>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAvailableCouponsQueryKey(type);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableCoupons>>> = ({ signal }) =>
    listAvailableCoupons(type, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: type !== null && type !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listAvailableCoupons>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListAvailableCouponsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listAvailableCoupons>>
>;
export type ListAvailableCouponsQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListAvailableCoupons<
  TData = Awaited<ReturnType<typeof listAvailableCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  type: CouponType,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAvailableCoupons>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableCoupons>>,
          TError,
          Awaited<ReturnType<typeof listAvailableCoupons>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAvailableCoupons<
  TData = Awaited<ReturnType<typeof listAvailableCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  type: CouponType,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAvailableCoupons>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableCoupons>>,
          TError,
          Awaited<ReturnType<typeof listAvailableCoupons>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAvailableCoupons<
  TData = Awaited<ReturnType<typeof listAvailableCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  type: CouponType,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAvailableCoupons>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 지금 쓸 수 있는 쿠폰
 */

export function useListAvailableCoupons<
  TData = Awaited<ReturnType<typeof listAvailableCoupons>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  type: CouponType,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listAvailableCoupons>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAvailableCouponsQueryOptions(type, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
