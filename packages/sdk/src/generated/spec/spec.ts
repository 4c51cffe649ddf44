import { useQuery } from "@tanstack/react-query";
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";

import type { MoveSpec, TooManyRequestsResponse, UnexpectedResponse } from "../model.schemas.ts";

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

export const getGetMoveSpecUrl = () => {
  return `/api/specs/move`;
};

/**
 * 견적에서 고를 수 있는 짐의 목록입니다. 크기는 센티미터이고, 가격표가 바뀌면 함께 바뀝니다.
 * @summary 운송 품목 목록
 */
export const getMoveSpec = async (options?: Parameters<typeof fetcher>[1]): Promise<MoveSpec> => {
  return fetcher<MoveSpec>(getGetMoveSpecUrl(), {
    ...options,
    method: "GET",
  });
};

export const getGetMoveSpecQueryKey = () => {
  return ["api", "specs", "move"] as const;
};

export const getGetMoveSpecQueryOptions = <
  TData = Awaited<ReturnType<typeof getMoveSpec>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoveSpec>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMoveSpecQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMoveSpec>>> = ({ signal }) =>
    getMoveSpec({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getMoveSpec>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetMoveSpecQueryResult = NonNullable<Awaited<ReturnType<typeof getMoveSpec>>>;
export type GetMoveSpecQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useGetMoveSpec<
  TData = Awaited<ReturnType<typeof getMoveSpec>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoveSpec>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMoveSpec>>,
          TError,
          Awaited<ReturnType<typeof getMoveSpec>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMoveSpec<
  TData = Awaited<ReturnType<typeof getMoveSpec>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoveSpec>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMoveSpec>>,
          TError,
          Awaited<ReturnType<typeof getMoveSpec>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMoveSpec<
  TData = Awaited<ReturnType<typeof getMoveSpec>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoveSpec>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 운송 품목 목록
 */

export function useGetMoveSpec<
  TData = Awaited<ReturnType<typeof getMoveSpec>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoveSpec>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMoveSpecQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
