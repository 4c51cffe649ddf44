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
  CompanyBoxCount,
  CompanyBoxDetail,
  CompanyBoxPage,
  CompanyBoxUpdate,
  CompanyBoxesUpdate,
  CompanyBoxesUpdated,
  CompanyDepartmentList,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  ListCompanyBoxesParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  UpdateCompanyBoxHeaders,
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

export const getListCompanyBoxesUrl = (params?: ListCompanyBoxesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/users/my/company/boxes?${stringifiedParams}`
    : `/api/users/my/company/boxes`;
};

/**
 * 이름, 부서, 내용물, 박스 번호로 찾습니다. 초성과 글자 일부로도, 번호는 4자부터(`BX` 뒤는 1자부터) 찾을 수 있습니다. 찾은 것의 깊은 쪽은 `cursor` 로 이어 보는 것이 빠릅니다.
 * @summary 기업 박스
 */
export const listCompanyBoxes = async (
  params?: ListCompanyBoxesParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxPage> => {
  return fetcher<CompanyBoxPage>(getListCompanyBoxesUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyBoxesInfiniteQueryKey = (params?: ListCompanyBoxesParams) => {
  return [
    "infinite",
    "api",
    "users",
    "my",
    "company",
    "boxes",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyBoxesQueryKey = (params?: ListCompanyBoxesParams) => {
  return ["api", "users", "my", "company", "boxes", ...(params ? [params] : [])] as const;
};

export const getListCompanyBoxesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    ListCompanyBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyBoxesInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    QueryKey,
    ListCompanyBoxesParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyBoxes(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    TError,
    TData,
    QueryKey,
    ListCompanyBoxesParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyBoxesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyBoxes>>
>;
export type ListCompanyBoxesInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    ListCompanyBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyBoxesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyBoxesParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    ListCompanyBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyBoxesParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    ListCompanyBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 박스
 */

export function useListCompanyBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    ListCompanyBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyBoxesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyBoxesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyBoxesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyBoxes>>> = ({ signal }) =>
    listCompanyBoxes(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanyBoxes>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyBoxesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompanyBoxes>>>;
export type ListCompanyBoxesQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyBoxes<
  TData = Awaited<ReturnType<typeof listCompanyBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyBoxesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyBoxes>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyBoxes<
  TData = Awaited<ReturnType<typeof listCompanyBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyBoxes>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyBoxes<
  TData = Awaited<ReturnType<typeof listCompanyBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 박스
 */

export function useListCompanyBoxes<
  TData = Awaited<ReturnType<typeof listCompanyBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyBoxesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCompanyBoxesUrl = () => {
  return `/api/users/my/company/boxes`;
};

/**
 * 박스 번호로 이름, 부서, 내용물, 보존 기한을 한 번에 고칩니다. 보낸 필드만 바뀌고, 한 줄이라도 고칠 수 없으면 아무것도 바뀌지 않습니다:
 * 고칠 수 없는 줄은 모두 `errors` 에 `boxes.3.serial` 처럼 담습니다. `dry_run` 이면 확인만 합니다.
 * 5,000개가 넘는 파일은 나누어 보냅니다: 같은 `import_key` 로 `dry_run` 한 줄을 모아 두었다가, `dry_run` 없이 보낼 때 모은 줄까지
 * 모두(10만 개까지) 한 번에 고칩니다. 모은 줄은 하루 뒤에 지웁니다. 한 기업이 모아 두는 줄은 모든 파일을 더해 30만 줄까지이고, 넘으면
 * 한 시간 동안 이어지지 않은 파일부터 지우며, 그래도 넘으면 `import_limit` 입니다.
 * @summary 여러 기업 박스 수정
 */
export const updateCompanyBoxes = async (
  companyBoxesUpdate: CompanyBoxesUpdate,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxesUpdated> => {
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
  return fetcher<CompanyBoxesUpdated>(getUpdateCompanyBoxesUrl(), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(companyBoxesUpdate),
  });
};

export const getUpdateCompanyBoxesMutationKey = () => ["updateCompanyBoxes"] as const;

export const getUpdateCompanyBoxesMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof updateCompanyBoxes>>,
    TError,
    UpdateCompanyBoxesMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateCompanyBoxes>>,
  TError,
  UpdateCompanyBoxesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCompanyBoxesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCompanyBoxes>>,
    UpdateCompanyBoxesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return updateCompanyBoxes(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateCompanyBoxesMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateCompanyBoxes>>
>;
export type UpdateCompanyBoxesMutationBody = CompanyBoxesUpdate;
export type UpdateCompanyBoxesMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type UpdateCompanyBoxesMutationVariables = { data: CompanyBoxesUpdate };

/**
 * @summary 여러 기업 박스 수정
 */
export const useUpdateCompanyBoxes = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof updateCompanyBoxes>>,
      TError,
      UpdateCompanyBoxesMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCompanyBoxes>>,
  TError,
  UpdateCompanyBoxesMutationVariables,
  TContext
> => {
  return useMutation(getUpdateCompanyBoxesMutationOptions(options), queryClient);
};
export const getCountCompanyBoxesUrl = () => {
  return `/api/users/my/company/boxes/count`;
};

/**
 * 기업의 박스를 상태로 나누어 센 수입니다.
 * @summary 기업 박스 수
 */
export const countCompanyBoxes = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxCount> => {
  return fetcher<CompanyBoxCount>(getCountCompanyBoxesUrl(), {
    ...options,
    method: "GET",
  });
};

export const getCountCompanyBoxesQueryKey = () => {
  return ["api", "users", "my", "company", "boxes", "count"] as const;
};

export const getCountCompanyBoxesQueryOptions = <
  TData = Awaited<ReturnType<typeof countCompanyBoxes>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countCompanyBoxes>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCountCompanyBoxesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countCompanyBoxes>>> = ({ signal }) =>
    countCompanyBoxes({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof countCompanyBoxes>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CountCompanyBoxesQueryResult = NonNullable<
  Awaited<ReturnType<typeof countCompanyBoxes>>
>;
export type CountCompanyBoxesQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useCountCompanyBoxes<
  TData = Awaited<ReturnType<typeof countCompanyBoxes>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countCompanyBoxes>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countCompanyBoxes>>,
          TError,
          Awaited<ReturnType<typeof countCompanyBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountCompanyBoxes<
  TData = Awaited<ReturnType<typeof countCompanyBoxes>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countCompanyBoxes>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countCompanyBoxes>>,
          TError,
          Awaited<ReturnType<typeof countCompanyBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCountCompanyBoxes<
  TData = Awaited<ReturnType<typeof countCompanyBoxes>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countCompanyBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 박스 수
 */

export function useCountCompanyBoxes<
  TData = Awaited<ReturnType<typeof countCompanyBoxes>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countCompanyBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountCompanyBoxesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyDepartmentsUrl = () => {
  return `/api/users/my/company/boxes/departments`;
};

/**
 * 박스에 적힌 부서를 이름 순으로, 부서마다의 박스 수와 함께 드립니다. 취소한 박스와 부서가 없는 박스는 세지 않습니다.
 * @summary 박스를 맡긴 부서
 */
export const listCompanyDepartments = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyDepartmentList> => {
  return fetcher<CompanyDepartmentList>(getListCompanyDepartmentsUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyDepartmentsQueryKey = () => {
  return ["api", "users", "my", "company", "boxes", "departments"] as const;
};

export const getListCompanyDepartmentsQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyDepartments>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<typeof listCompanyDepartments>>, TError, TData>
  >;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyDepartmentsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyDepartments>>> = ({ signal }) =>
    listCompanyDepartments({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanyDepartments>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyDepartmentsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyDepartments>>
>;
export type ListCompanyDepartmentsQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListCompanyDepartments<
  TData = Awaited<ReturnType<typeof listCompanyDepartments>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyDepartments>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyDepartments>>,
          TError,
          Awaited<ReturnType<typeof listCompanyDepartments>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyDepartments<
  TData = Awaited<ReturnType<typeof listCompanyDepartments>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyDepartments>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyDepartments>>,
          TError,
          Awaited<ReturnType<typeof listCompanyDepartments>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyDepartments<
  TData = Awaited<ReturnType<typeof listCompanyDepartments>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyDepartments>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 박스를 맡긴 부서
 */

export function useListCompanyDepartments<
  TData = Awaited<ReturnType<typeof listCompanyDepartments>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyDepartments>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyDepartmentsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCompanyBoxUrl = (cpboxId: string) => {
  return `/api/users/my/company/boxes/${encodeURIComponent(String(cpboxId))}`;
};

/**
 * 기업 박스 하나와 상태의 기록입니다. 다른 기업의 박스는 없는 것으로 답합니다.
 * @summary 기업 박스 하나
 */
export const getCompanyBox = async (
  cpboxId: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxDetail> => {
  return fetcher<CompanyBoxDetail>(getGetCompanyBoxUrl(cpboxId), {
    ...options,
    method: "GET",
  });
};

export const getGetCompanyBoxQueryKey = (cpboxId: string) => {
  return ["api", "users", "my", "company", "boxes", cpboxId] as const;
};

export const getGetCompanyBoxQueryOptions = <
  TData = Awaited<ReturnType<typeof getCompanyBox>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cpboxId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyBox>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCompanyBoxQueryKey(cpboxId);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanyBox>>> = ({ signal }) =>
    getCompanyBox(cpboxId, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: cpboxId !== null && cpboxId !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCompanyBox>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCompanyBoxQueryResult = NonNullable<Awaited<ReturnType<typeof getCompanyBox>>>;
export type GetCompanyBoxQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetCompanyBox<
  TData = Awaited<ReturnType<typeof getCompanyBox>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cpboxId: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyBox>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyBox>>,
          TError,
          Awaited<ReturnType<typeof getCompanyBox>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyBox<
  TData = Awaited<ReturnType<typeof getCompanyBox>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cpboxId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyBox>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyBox>>,
          TError,
          Awaited<ReturnType<typeof getCompanyBox>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyBox<
  TData = Awaited<ReturnType<typeof getCompanyBox>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cpboxId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyBox>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 박스 하나
 */

export function useGetCompanyBox<
  TData = Awaited<ReturnType<typeof getCompanyBox>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cpboxId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyBox>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCompanyBoxQueryOptions(cpboxId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateCompanyBoxUrl = (cpboxId: string) => {
  return `/api/users/my/company/boxes/${encodeURIComponent(String(cpboxId))}`;
};

/**
 * 보낸 필드만 바뀝니다. 폐기했거나 끝난 박스는 고칠 수 없습니다 (`state_conflict`).
 * @summary 기업 박스 수정
 */
export const updateCompanyBox = async (
  cpboxId: string,
  companyBoxUpdate: CompanyBoxUpdate,
  headers?: UpdateCompanyBoxHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxDetail> => {
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
  return fetcher<CompanyBoxDetail>(getUpdateCompanyBoxUrl(cpboxId), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(companyBoxUpdate),
  });
};

export const getUpdateCompanyBoxMutationKey = () => ["updateCompanyBox"] as const;

export const getUpdateCompanyBoxMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof updateCompanyBox>>,
    TError,
    UpdateCompanyBoxMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateCompanyBox>>,
  TError,
  UpdateCompanyBoxMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCompanyBoxMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCompanyBox>>,
    UpdateCompanyBoxMutationVariables
  > = (props) => {
    const { cpboxId, data, headers } = props ?? {};

    return updateCompanyBox(cpboxId, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateCompanyBoxMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateCompanyBox>>
>;
export type UpdateCompanyBoxMutationBody = CompanyBoxUpdate;
export type UpdateCompanyBoxMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | PreconditionFailedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type UpdateCompanyBoxMutationVariables = {
  cpboxId: string;
  data: CompanyBoxUpdate;
  headers?: UpdateCompanyBoxHeaders;
};

/**
 * @summary 기업 박스 수정
 */
export const useUpdateCompanyBox = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof updateCompanyBox>>,
      TError,
      UpdateCompanyBoxMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCompanyBox>>,
  TError,
  UpdateCompanyBoxMutationVariables,
  TContext
> => {
  return useMutation(getUpdateCompanyBoxMutationOptions(options), queryClient);
};
