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
  CompanyDeliveryDraft,
  CompanyWork,
  CompanyWorkPage,
  ConflictResponse,
  ContentTooLargeResponse,
  CreateCompanyDeliveryHeaders,
  ForbiddenResponse,
  ListCompanyWorkBoxesParams,
  ListCompanyWorksParams,
  NotFoundResponse,
  StorageAmount,
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

export const getListCompanyWorksUrl = (params?: ListCompanyWorksParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/users/my/company/works?${stringifiedParams}`
    : `/api/users/my/company/works`;
};

/**
 * 기업이 요청한 작업입니다. 한 쪽씩 드립니다.
 * @summary 기업 작업
 */
export const listCompanyWorks = async (
  params?: ListCompanyWorksParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyWorkPage> => {
  return fetcher<CompanyWorkPage>(getListCompanyWorksUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyWorksInfiniteQueryKey = (params?: ListCompanyWorksParams) => {
  return [
    "infinite",
    "api",
    "users",
    "my",
    "company",
    "works",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyWorksQueryKey = (params?: ListCompanyWorksParams) => {
  return ["api", "users", "my", "company", "works", ...(params ? [params] : [])] as const;
};

export const getListCompanyWorksInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    ListCompanyWorksParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorks>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorksParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyWorksInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    QueryKey,
    ListCompanyWorksParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyWorks(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    TError,
    TData,
    QueryKey,
    ListCompanyWorksParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyWorksInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyWorks>>
>;
export type ListCompanyWorksInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyWorksInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    ListCompanyWorksParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyWorksParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorks>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorksParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorks>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorks>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorksInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    ListCompanyWorksParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorks>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorksParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorks>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorks>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorksInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    ListCompanyWorksParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorks>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorksParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 작업
 */

export function useListCompanyWorksInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    ListCompanyWorksParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorks>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorksParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyWorksInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyWorksQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyWorks>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorks>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyWorksQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyWorks>>> = ({ signal }) =>
    listCompanyWorks(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanyWorks>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyWorksQueryResult = NonNullable<Awaited<ReturnType<typeof listCompanyWorks>>>;
export type ListCompanyWorksQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyWorks<
  TData = Awaited<ReturnType<typeof listCompanyWorks>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyWorksParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorks>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorks>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorks>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorks<
  TData = Awaited<ReturnType<typeof listCompanyWorks>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorks>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorks>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorks>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorks<
  TData = Awaited<ReturnType<typeof listCompanyWorks>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorks>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 작업
 */

export function useListCompanyWorks<
  TData = Awaited<ReturnType<typeof listCompanyWorks>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyWorksParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorks>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyWorksQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCalculateCompanyDeliveryAmountUrl = () => {
  return `/api/users/my/company/delivery/amount`;
};

/**
 * 박스를 보내거나 새로 받을 때 낼 금액입니다. 저장하지 않습니다.
 * @summary 기업 배송 요청 금액 계산
 */
export const calculateCompanyDeliveryAmount = async (
  companyDeliveryDraft: CompanyDeliveryDraft,
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
  return fetcher<StorageAmount>(getCalculateCompanyDeliveryAmountUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(companyDeliveryDraft),
  });
};

export const getCalculateCompanyDeliveryAmountQueryKey = (
  companyDeliveryDraft?: CompanyDeliveryDraft,
) => {
  return [
    "POST",
    "api",
    "users",
    "my",
    "company",
    "delivery",
    "amount",
    companyDeliveryDraft,
  ] as const;
};

export const getCalculateCompanyDeliveryAmountQueryOptions = <
  TData = Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
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
>(
  companyDeliveryDraft: CompanyDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCalculateCompanyDeliveryAmountQueryKey(companyDeliveryDraft);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>> = ({
    signal,
  }) => calculateCompanyDeliveryAmount(companyDeliveryDraft, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CalculateCompanyDeliveryAmountQueryResult = NonNullable<
  Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>
>;
export type CalculateCompanyDeliveryAmountQueryError = ErrorType<
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

export function useCalculateCompanyDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
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
>(
  companyDeliveryDraft: CompanyDeliveryDraft,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateCompanyDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
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
>(
  companyDeliveryDraft: CompanyDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
          TError,
          Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCalculateCompanyDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
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
>(
  companyDeliveryDraft: CompanyDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 배송 요청 금액 계산
 */

export function useCalculateCompanyDeliveryAmount<
  TData = Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>,
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
>(
  companyDeliveryDraft: CompanyDeliveryDraft,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof calculateCompanyDeliveryAmount>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCalculateCompanyDeliveryAmountQueryOptions(companyDeliveryDraft, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateCompanyDeliveryUrl = () => {
  return `/api/users/my/company/delivery`;
};

/**
 * 박스 받기, 수거, 빈 박스 받기, 폐기를 요청합니다. 관리자 확인을 기다리는 작업(WAIT)이 생기고, 요금은 청구서로 냅니다.
 * @summary 기업 배송 요청
 */
export const createCompanyDelivery = async (
  companyDeliveryDraft: CompanyDeliveryDraft,
  headers?: CreateCompanyDeliveryHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyWork> => {
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
  return fetcher<CompanyWork>(getCreateCompanyDeliveryUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(companyDeliveryDraft),
  });
};

export const getCreateCompanyDeliveryMutationKey = () => ["createCompanyDelivery"] as const;

export const getCreateCompanyDeliveryMutationOptions = <
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
    Awaited<ReturnType<typeof createCompanyDelivery>>,
    TError,
    CreateCompanyDeliveryMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createCompanyDelivery>>,
  TError,
  CreateCompanyDeliveryMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCompanyDeliveryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createCompanyDelivery>>,
    CreateCompanyDeliveryMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return createCompanyDelivery(data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateCompanyDeliveryMutationResult = NonNullable<
  Awaited<ReturnType<typeof createCompanyDelivery>>
>;
export type CreateCompanyDeliveryMutationBody = CompanyDeliveryDraft;
export type CreateCompanyDeliveryMutationError = ErrorType<
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
export type CreateCompanyDeliveryMutationVariables = {
  data: CompanyDeliveryDraft;
  headers?: CreateCompanyDeliveryHeaders;
};

/**
 * @summary 기업 배송 요청
 */
export const useCreateCompanyDelivery = <
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
      Awaited<ReturnType<typeof createCompanyDelivery>>,
      TError,
      CreateCompanyDeliveryMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createCompanyDelivery>>,
  TError,
  CreateCompanyDeliveryMutationVariables,
  TContext
> => {
  return useMutation(getCreateCompanyDeliveryMutationOptions(options), queryClient);
};
export const getGetCompanyWorkUrl = (wkId: string) => {
  return `/api/companies/works/${encodeURIComponent(String(wkId))}`;
};

/**
 * 작업 하나와 상태의 기록입니다. 다른 기업의 작업은 없는 것으로 답합니다.
 * @summary 기업 작업 하나
 */
export const getCompanyWork = async (
  wkId: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyWork> => {
  return fetcher<CompanyWork>(getGetCompanyWorkUrl(wkId), {
    ...options,
    method: "GET",
  });
};

export const getGetCompanyWorkQueryKey = (wkId: string) => {
  return ["api", "companies", "works", wkId] as const;
};

export const getGetCompanyWorkQueryOptions = <
  TData = Awaited<ReturnType<typeof getCompanyWork>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyWork>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCompanyWorkQueryKey(wkId);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanyWork>>> = ({ signal }) =>
    getCompanyWork(wkId, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: wkId !== null && wkId !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCompanyWork>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCompanyWorkQueryResult = NonNullable<Awaited<ReturnType<typeof getCompanyWork>>>;
export type GetCompanyWorkQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetCompanyWork<
  TData = Awaited<ReturnType<typeof getCompanyWork>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyWork>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyWork>>,
          TError,
          Awaited<ReturnType<typeof getCompanyWork>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyWork<
  TData = Awaited<ReturnType<typeof getCompanyWork>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyWork>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyWork>>,
          TError,
          Awaited<ReturnType<typeof getCompanyWork>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyWork<
  TData = Awaited<ReturnType<typeof getCompanyWork>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyWork>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 작업 하나
 */

export function useGetCompanyWork<
  TData = Awaited<ReturnType<typeof getCompanyWork>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyWork>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCompanyWorkQueryOptions(wkId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getWithdrawCompanyWorkUrl = (wkId: string) => {
  return `/api/companies/works/${encodeURIComponent(String(wkId))}/cancel`;
};

/**
 * 관리자 확인을 기다리는 작업(WAIT)만 이 기업의 담당자가 취소합니다. 그 밖에는 `state_conflict` 입니다. 고른 박스는 다시 고를 수 있습니다.
 * @summary 기업 작업 요청 취소
 */
export const withdrawCompanyWork = async (
  wkId: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyWork> => {
  return fetcher<CompanyWork>(getWithdrawCompanyWorkUrl(wkId), {
    ...options,
    method: "POST",
  });
};

export const getWithdrawCompanyWorkMutationKey = () => ["withdrawCompanyWork"] as const;

export const getWithdrawCompanyWorkMutationOptions = <
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
    Awaited<ReturnType<typeof withdrawCompanyWork>>,
    TError,
    WithdrawCompanyWorkMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof withdrawCompanyWork>>,
  TError,
  WithdrawCompanyWorkMutationVariables,
  TContext
> => {
  const mutationKey = getWithdrawCompanyWorkMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof withdrawCompanyWork>>,
    WithdrawCompanyWorkMutationVariables
  > = (props) => {
    const { wkId } = props ?? {};

    return withdrawCompanyWork(wkId, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type WithdrawCompanyWorkMutationResult = NonNullable<
  Awaited<ReturnType<typeof withdrawCompanyWork>>
>;

export type WithdrawCompanyWorkMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type WithdrawCompanyWorkMutationVariables = { wkId: string };

/**
 * @summary 기업 작업 요청 취소
 */
export const useWithdrawCompanyWork = <
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
      Awaited<ReturnType<typeof withdrawCompanyWork>>,
      TError,
      WithdrawCompanyWorkMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof withdrawCompanyWork>>,
  TError,
  WithdrawCompanyWorkMutationVariables,
  TContext
> => {
  return useMutation(getWithdrawCompanyWorkMutationOptions(options), queryClient);
};
export const getListCompanyWorkBoxesUrl = (wkId: string, params?: ListCompanyWorkBoxesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/companies/works/${encodeURIComponent(String(wkId))}/boxes?${stringifiedParams}`
    : `/api/companies/works/${encodeURIComponent(String(wkId))}/boxes`;
};

/**
 * 작업 하나에 속한 박스입니다. 다른 기업의 작업은 없는 것으로 답합니다.
 * @summary 기업 작업의 박스
 */
export const listCompanyWorkBoxes = async (
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyBoxPage> => {
  return fetcher<CompanyBoxPage>(getListCompanyWorkBoxesUrl(wkId, params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyWorkBoxesInfiniteQueryKey = (
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
) => {
  return [
    "infinite",
    "api",
    "companies",
    "works",
    wkId,
    "boxes",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyWorkBoxesQueryKey = (
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
) => {
  return ["api", "companies", "works", wkId, "boxes", ...(params ? [params] : [])] as const;
};

export const getListCompanyWorkBoxesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    ListCompanyWorkBoxesParams["cursor"]
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
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorkBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyWorkBoxesInfiniteQueryKey(wkId, params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    QueryKey,
    ListCompanyWorkBoxesParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyWorkBoxes(
      wkId,
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return {
    queryKey,
    queryFn,
    enabled: wkId !== null && wkId !== undefined,
    ...queryOptions,
  } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    TError,
    TData,
    QueryKey,
    ListCompanyWorkBoxesParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyWorkBoxesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyWorkBoxes>>
>;
export type ListCompanyWorkBoxesInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyWorkBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    ListCompanyWorkBoxesParams["cursor"]
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
  wkId: string,
  params: undefined | ListCompanyWorkBoxesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorkBoxesParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorkBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    ListCompanyWorkBoxesParams["cursor"]
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
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorkBoxesParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorkBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    ListCompanyWorkBoxesParams["cursor"]
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
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorkBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 작업의 박스
 */

export function useListCompanyWorkBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
    ListCompanyWorkBoxesParams["cursor"]
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
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
        TError,
        TData,
        QueryKey,
        ListCompanyWorkBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyWorkBoxesInfiniteQueryOptions(wkId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyWorkBoxesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorkBoxes>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyWorkBoxesQueryKey(wkId, params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyWorkBoxes>>> = ({ signal }) =>
    listCompanyWorkBoxes(wkId, params, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: wkId !== null && wkId !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorkBoxes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListCompanyWorkBoxesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyWorkBoxes>>
>;
export type ListCompanyWorkBoxesQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyWorkBoxes<
  TData = Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  params: undefined | ListCompanyWorkBoxesParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorkBoxes>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorkBoxes<
  TData = Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorkBoxes>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
          TError,
          Awaited<ReturnType<typeof listCompanyWorkBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyWorkBoxes<
  TData = Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorkBoxes>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 작업의 박스
 */

export function useListCompanyWorkBoxes<
  TData = Awaited<ReturnType<typeof listCompanyWorkBoxes>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  params?: ListCompanyWorkBoxesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyWorkBoxes>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyWorkBoxesQueryOptions(wkId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
