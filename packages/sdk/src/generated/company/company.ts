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
  Company,
  ForbiddenResponse,
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

export const getGetCompanyUrl = () => {
  return `/api/users/my/company`;
};

/**
 * 청구서와 거래명세서에 적히는 등록 정보와, 이 기업의 담당자입니다. 등록 정보는 운영자가 고칩니다.
 * @summary 내 기업
 */
export const getCompany = async (options?: Parameters<typeof fetcher>[1]): Promise<Company> => {
  return fetcher<Company>(getGetCompanyUrl(), {
    ...options,
    method: "GET",
  });
};

export const getGetCompanyQueryKey = () => {
  return ["api", "users", "my", "company"] as const;
};

export const getGetCompanyQueryOptions = <
  TData = Awaited<ReturnType<typeof getCompany>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompany>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCompanyQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompany>>> = ({ signal }) =>
    getCompany({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getCompany>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCompanyQueryResult = NonNullable<Awaited<ReturnType<typeof getCompany>>>;
export type GetCompanyQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetCompany<
  TData = Awaited<ReturnType<typeof getCompany>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompany>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompany>>,
          TError,
          Awaited<ReturnType<typeof getCompany>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompany<
  TData = Awaited<ReturnType<typeof getCompany>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompany>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompany>>,
          TError,
          Awaited<ReturnType<typeof getCompany>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompany<
  TData = Awaited<ReturnType<typeof getCompany>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompany>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 기업
 */

export function useGetCompany<
  TData = Awaited<ReturnType<typeof getCompany>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompany>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCompanyQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
