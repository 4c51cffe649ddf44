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
  ListOperatorTodoParams,
  OperatorTodo,
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

export const getListOperatorTodoUrl = (params?: ListOperatorTodoParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/operator/todo?${stringifiedParams}`
    : `/api/operator/todo`;
};

/**
 * 기다리는 일을 오래된 것부터 드립니다. 일마다 끝내는 명령 하나가 채워진 입력과 함께 옵니다. 입력이 다 찼으면 누르기만 하면 됩니다.
 * @summary 할 일
 */
export const listOperatorTodo = async (
  params?: ListOperatorTodoParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorTodo> => {
  return fetcher<OperatorTodo>(getListOperatorTodoUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListOperatorTodoInfiniteQueryKey = (params?: ListOperatorTodoParams) => {
  return ["infinite", "api", "operator", "todo", ...(params ? [params] : [])] as const;
};

export const getListOperatorTodoQueryKey = (params?: ListOperatorTodoParams) => {
  return ["api", "operator", "todo", ...(params ? [params] : [])] as const;
};

export const getListOperatorTodoInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    ListOperatorTodoParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listOperatorTodo>>,
        TError,
        TData,
        QueryKey,
        ListOperatorTodoParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOperatorTodoInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    QueryKey,
    ListOperatorTodoParams["cursor"]
  > = ({ signal, pageParam }) =>
    listOperatorTodo(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    TError,
    TData,
    QueryKey,
    ListOperatorTodoParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOperatorTodoInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listOperatorTodo>>
>;
export type ListOperatorTodoInfiniteQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListOperatorTodoInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    ListOperatorTodoParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListOperatorTodoParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listOperatorTodo>>,
        TError,
        TData,
        QueryKey,
        ListOperatorTodoParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTodo>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTodo>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorTodoInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    ListOperatorTodoParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listOperatorTodo>>,
        TError,
        TData,
        QueryKey,
        ListOperatorTodoParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTodo>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTodo>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorTodoInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    ListOperatorTodoParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listOperatorTodo>>,
        TError,
        TData,
        QueryKey,
        ListOperatorTodoParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 할 일
 */

export function useListOperatorTodoInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    ListOperatorTodoParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listOperatorTodo>>,
        TError,
        TData,
        QueryKey,
        ListOperatorTodoParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOperatorTodoInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListOperatorTodoQueryOptions = <
  TData = Awaited<ReturnType<typeof listOperatorTodo>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTodo>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOperatorTodoQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorTodo>>> = ({ signal }) =>
    listOperatorTodo(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listOperatorTodo>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOperatorTodoQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorTodo>>>;
export type ListOperatorTodoQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListOperatorTodo<
  TData = Awaited<ReturnType<typeof listOperatorTodo>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListOperatorTodoParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTodo>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTodo>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTodo>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorTodo<
  TData = Awaited<ReturnType<typeof listOperatorTodo>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTodo>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTodo>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTodo>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorTodo<
  TData = Awaited<ReturnType<typeof listOperatorTodo>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTodo>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 할 일
 */

export function useListOperatorTodo<
  TData = Awaited<ReturnType<typeof listOperatorTodo>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorTodoParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTodo>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOperatorTodoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
