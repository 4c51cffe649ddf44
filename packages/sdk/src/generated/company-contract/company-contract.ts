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
  CompanyBoxPage,
  CompanyContract,
  CompanyContractAcceptance,
  CompanyContractPage,
  CompanyContractRequest,
  ConflictResponse,
  ContentTooLargeResponse,
  CreateCompanyContractHeaders,
  ForbiddenResponse,
  ListCompanyContractBoxesParams,
  ListCompanyContractsParams,
  NotFoundResponse,
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

export const getListCompanyContractsUrl = (params?: ListCompanyContractsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/users/my/company/contracts?${stringifiedParams}`
    : `/api/users/my/company/contracts`;
};

/**
 * 기업의 보관 계약입니다. 기업 회원만 볼 수 있습니다.
 * @summary 기업 계약
 */
export const listCompanyContracts = async (
  params?: ListCompanyContractsParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyContractPage> => {
  return fetcher<CompanyContractPage>(getListCompanyContractsUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyContractsInfiniteQueryKey = (params?: ListCompanyContractsParams) => {
  return [
    "infinite",
    "api",
    "users",
    "my",
    "company",
    "contracts",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyContractsQueryKey = (params?: ListCompanyContractsParams) => {
  return ["api", "users", "my", "company", "contracts", ...(params ? [params] : [])] as const;
};

export const getListCompanyContractsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    ListCompanyContractsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContracts>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyContractsInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    QueryKey,
    ListCompanyContractsParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyContracts(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    TError,
    TData,
    QueryKey,
    ListCompanyContractsParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyContractsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyContracts>>
>;
export type ListCompanyContractsInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    ListCompanyContractsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyContractsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContracts>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractsParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContracts>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContracts>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    ListCompanyContractsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContracts>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractsParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContracts>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContracts>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    ListCompanyContractsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContracts>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 계약
 */

export function useListCompanyContractsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    ListCompanyContractsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContracts>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyContractsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyContractsQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyContracts>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContracts>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyContractsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyContracts>>> = ({ signal }) =>
    listCompanyContracts(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanyContracts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyContractsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyContracts>>
>;
export type ListCompanyContractsQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyContracts<
  TData = Awaited<ReturnType<typeof listCompanyContracts>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyContractsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContracts>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContracts>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContracts>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContracts<
  TData = Awaited<ReturnType<typeof listCompanyContracts>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContracts>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContracts>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContracts>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContracts<
  TData = Awaited<ReturnType<typeof listCompanyContracts>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContracts>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 계약
 */

export function useListCompanyContracts<
  TData = Awaited<ReturnType<typeof listCompanyContracts>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyContractsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContracts>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyContractsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCompanyContractUrl = () => {
  return `/api/users/my/company/contracts`;
};

/**
 * 운영자가 조건을 확인하고 월 요금을 제안합니다(OFFERED). 기업이 수락하면 시작됩니다.
 * @summary 기업 계약 신청
 */
export const createCompanyContract = async (
  companyContractRequest: CompanyContractRequest,
  headers?: CreateCompanyContractHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyContract> => {
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
  return fetcher<CompanyContract>(getCreateCompanyContractUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(companyContractRequest),
  });
};

export const getCreateCompanyContractMutationKey = () => ["createCompanyContract"] as const;

export const getCreateCompanyContractMutationOptions = <
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
    Awaited<ReturnType<typeof createCompanyContract>>,
    TError,
    CreateCompanyContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createCompanyContract>>,
  TError,
  CreateCompanyContractMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCompanyContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createCompanyContract>>,
    CreateCompanyContractMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return createCompanyContract(data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateCompanyContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof createCompanyContract>>
>;
export type CreateCompanyContractMutationBody = CompanyContractRequest;
export type CreateCompanyContractMutationError = ErrorType<
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
export type CreateCompanyContractMutationVariables = {
  data: CompanyContractRequest;
  headers?: CreateCompanyContractHeaders;
};

/**
 * @summary 기업 계약 신청
 */
export const useCreateCompanyContract = <
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
      Awaited<ReturnType<typeof createCompanyContract>>,
      TError,
      CreateCompanyContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createCompanyContract>>,
  TError,
  CreateCompanyContractMutationVariables,
  TContext
> => {
  return useMutation(getCreateCompanyContractMutationOptions(options), queryClient);
};
export const getGetCompanyContractUrl = (cid: string) => {
  return `/api/users/my/company/contracts/${encodeURIComponent(String(cid))}`;
};

/**
 * 기업 계약 하나와 상태의 기록입니다. 다른 기업의 계약은 없는 것으로 답합니다.
 * @summary 기업 계약 하나
 */
export const getCompanyContract = async (
  cid: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyContract> => {
  return fetcher<CompanyContract>(getGetCompanyContractUrl(cid), {
    ...options,
    method: "GET",
  });
};

export const getGetCompanyContractQueryKey = (cid: string) => {
  return ["api", "users", "my", "company", "contracts", cid] as const;
};

export const getGetCompanyContractQueryOptions = <
  TData = Awaited<ReturnType<typeof getCompanyContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyContract>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCompanyContractQueryKey(cid);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanyContract>>> = ({ signal }) =>
    getCompanyContract(cid, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: cid !== null && cid !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCompanyContract>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCompanyContractQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCompanyContract>>
>;
export type GetCompanyContractQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetCompanyContract<
  TData = Awaited<ReturnType<typeof getCompanyContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyContract>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyContract>>,
          TError,
          Awaited<ReturnType<typeof getCompanyContract>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyContract<
  TData = Awaited<ReturnType<typeof getCompanyContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getCompanyContract>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyContract>>,
          TError,
          Awaited<ReturnType<typeof getCompanyContract>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyContract<
  TData = Awaited<ReturnType<typeof getCompanyContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyContract>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 계약 하나
 */

export function useGetCompanyContract<
  TData = Awaited<ReturnType<typeof getCompanyContract>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyContract>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCompanyContractQueryOptions(cid, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAcceptCompanyContractUrl = (cid: string) => {
  return `/api/users/my/company/contracts/${encodeURIComponent(String(cid))}/accept`;
};

/**
 * 제안(OFFERED)을 받은 기업의 담당자가 수락하면 계약이 시작됩니다. 시작하는 날이 지났으면 오늘부터입니다.
 * `monthly_amount` 는 화면에서 본 월 요금이고, 지금 제안한 금액과 다르면 `validation_failed` 입니다.
 * @summary 제안한 월 요금 수락
 */
export const acceptCompanyContract = async (
  cid: string,
  companyContractAcceptance: CompanyContractAcceptance,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyContract> => {
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
  return fetcher<CompanyContract>(getAcceptCompanyContractUrl(cid), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(companyContractAcceptance),
  });
};

export const getAcceptCompanyContractMutationKey = () => ["acceptCompanyContract"] as const;

export const getAcceptCompanyContractMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof acceptCompanyContract>>,
    TError,
    AcceptCompanyContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof acceptCompanyContract>>,
  TError,
  AcceptCompanyContractMutationVariables,
  TContext
> => {
  const mutationKey = getAcceptCompanyContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof acceptCompanyContract>>,
    AcceptCompanyContractMutationVariables
  > = (props) => {
    const { cid, data } = props ?? {};

    return acceptCompanyContract(cid, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AcceptCompanyContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof acceptCompanyContract>>
>;
export type AcceptCompanyContractMutationBody = CompanyContractAcceptance;
export type AcceptCompanyContractMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type AcceptCompanyContractMutationVariables = {
  cid: string;
  data: CompanyContractAcceptance;
};

/**
 * @summary 제안한 월 요금 수락
 */
export const useAcceptCompanyContract = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof acceptCompanyContract>>,
      TError,
      AcceptCompanyContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof acceptCompanyContract>>,
  TError,
  AcceptCompanyContractMutationVariables,
  TContext
> => {
  return useMutation(getAcceptCompanyContractMutationOptions(options), queryClient);
};
export const getWithdrawCompanyContractUrl = (cid: string) => {
  return `/api/users/my/company/contracts/${encodeURIComponent(String(cid))}/cancel`;
};

/**
 * 시작하기 전의 신청(WAIT)을 취소하거나 제안(OFFERED)을 거절합니다. 그 밖에는 `state_conflict` 입니다.
 * @summary 기업 계약 신청 취소
 */
export const withdrawCompanyContract = async (
  cid: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyContract> => {
  return fetcher<CompanyContract>(getWithdrawCompanyContractUrl(cid), {
    ...options,
    method: "POST",
  });
};

export const getWithdrawCompanyContractMutationKey = () => ["withdrawCompanyContract"] as const;

export const getWithdrawCompanyContractMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof withdrawCompanyContract>>,
    TError,
    WithdrawCompanyContractMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof withdrawCompanyContract>>,
  TError,
  WithdrawCompanyContractMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawCompanyContractMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof withdrawCompanyContract>>,
    WithdrawCompanyContractMutationVariables
  > = (props) => {
    const { cid } = props ?? {};

    return withdrawCompanyContract(cid, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawCompanyContractMutationResult = NonNullable<
  Awaited<ReturnType<typeof withdrawCompanyContract>>
>;

export type WithdrawCompanyContractMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type WithdrawCompanyContractMutationVariables = { cid: string };

/**
 * @summary 기업 계약 신청 취소
 */
export const useWithdrawCompanyContract = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof withdrawCompanyContract>>,
      TError,
      WithdrawCompanyContractMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof withdrawCompanyContract>>,
  TError,
  WithdrawCompanyContractMutationVariables,
  TContext
> => {
  return useMutation(getWithdrawCompanyContractMutationOptions(options), queryClient);
};
export const getListCompanyContractBoxesUrl = (
  cid: string,
  params?: ListCompanyContractBoxesParams,
) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/users/my/company/contracts/${encodeURIComponent(String(cid))}/boxes?${stringifiedParams}`
    : `/api/users/my/company/contracts/${encodeURIComponent(String(cid))}/boxes`;
};

/**
 * 계약 하나에 속한 박스입니다. 다른 기업의 계약은 없는 것으로 답합니다.
 * @summary 기업 계약의 박스
 */
export const listCompanyContractBoxes = async (
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxPage> => {
  return fetcher<CompanyBoxPage>(getListCompanyContractBoxesUrl(cid, params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyContractBoxesInfiniteQueryKey = (
  cid: string,
  params?: ListCompanyContractBoxesParams,
) => {
  return [
    "infinite",
    "api",
    "users",
    "my",
    "company",
    "contracts",
    cid,
    "boxes",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyContractBoxesQueryKey = (
  cid: string,
  params?: ListCompanyContractBoxesParams,
) => {
  return [
    "api",
    "users",
    "my",
    "company",
    "contracts",
    cid,
    "boxes",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyContractBoxesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    ListCompanyContractBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContractBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getListCompanyContractBoxesInfiniteQueryKey(cid, params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    QueryKey,
    ListCompanyContractBoxesParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyContractBoxes(
      cid,
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return {
    queryKey,
    queryFn,
    enabled: cid !== null && cid !== undefined,
    ...queryOptions,
  } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    TError,
    TData,
    QueryKey,
    ListCompanyContractBoxesParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyContractBoxesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyContractBoxes>>
>;
export type ListCompanyContractBoxesInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyContractBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    ListCompanyContractBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params: undefined | ListCompanyContractBoxesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContractBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractBoxesParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContractBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContractBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContractBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    ListCompanyContractBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContractBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractBoxesParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContractBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContractBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContractBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    ListCompanyContractBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContractBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 계약의 박스
 */

export function useListCompanyContractBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyContractBoxes>>,
    ListCompanyContractBoxesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyContractBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyContractBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyContractBoxesInfiniteQueryOptions(cid, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyContractBoxesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyContractBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContractBoxes>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyContractBoxesQueryKey(cid, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyContractBoxes>>> = ({
    signal,
  }) => listCompanyContractBoxes(cid, params, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: cid !== null && cid !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listCompanyContractBoxes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListCompanyContractBoxesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyContractBoxes>>
>;
export type ListCompanyContractBoxesQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyContractBoxes<
  TData = Awaited<ReturnType<typeof listCompanyContractBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params: undefined | ListCompanyContractBoxesParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContractBoxes>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContractBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContractBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContractBoxes<
  TData = Awaited<ReturnType<typeof listCompanyContractBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContractBoxes>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyContractBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyContractBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyContractBoxes<
  TData = Awaited<ReturnType<typeof listCompanyContractBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContractBoxes>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 계약의 박스
 */

export function useListCompanyContractBoxes<
  TData = Awaited<ReturnType<typeof listCompanyContractBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  cid: string,
  params?: ListCompanyContractBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyContractBoxes>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyContractBoxesQueryOptions(cid, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
