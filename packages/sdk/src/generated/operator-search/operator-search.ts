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

import type {
  BadRequestResponse,
  OperatorHits,
  SearchOperatorParams,
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

export const getSearchOperatorUrl = (params: SearchOperatorParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/operator/search?${stringifiedParams}`
    : `/api/operator/search`;
};

/**
 * 전화의 끝 네 자리나 모두, 이름의 앞이나 뒤(세 글자부터는 어디든), 주문과 청구서의 번호나 그 일부, 박스의 번호나 그 일부, 기업의 이름, 주소(세 글자부터)로 찾습니다.
 * 종류마다 많아야 `limit` 개를 새 것부터 드립니다. 더 있으면 `more` 입니다.
 * @summary 무엇이든 찾기
 */
export const searchOperator = async (
  params: SearchOperatorParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorHits> => {
  return fetcher<OperatorHits>(getSearchOperatorUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getSearchOperatorQueryKey = (params?: SearchOperatorParams) => {
  return ["api", "operator", "search", ...(params ? [params] : [])] as const;
};

export const getSearchOperatorQueryOptions = <
  TData = Awaited<ReturnType<typeof searchOperator>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: SearchOperatorParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOperator>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchOperatorQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOperator>>> = ({ signal }) =>
    searchOperator(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchOperator>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchOperatorQueryResult = NonNullable<Awaited<ReturnType<typeof searchOperator>>>;
export type SearchOperatorQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useSearchOperator<
  TData = Awaited<ReturnType<typeof searchOperator>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: SearchOperatorParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOperator>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOperator>>,
          TError,
          Awaited<ReturnType<typeof searchOperator>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchOperator<
  TData = Awaited<ReturnType<typeof searchOperator>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: SearchOperatorParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOperator>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOperator>>,
          TError,
          Awaited<ReturnType<typeof searchOperator>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchOperator<
  TData = Awaited<ReturnType<typeof searchOperator>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: SearchOperatorParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOperator>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 무엇이든 찾기
 */

export function useSearchOperator<
  TData = Awaited<ReturnType<typeof searchOperator>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: SearchOperatorParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOperator>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchOperatorQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
