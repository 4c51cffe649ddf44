import { useMutation, useQuery } from "@tanstack/react-query";
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";

import type {
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  ListOperatorVisitsParams,
  OperatorDay,
  OperatorVisitAnswers,
  OperatorVisitSteps,
  ProviderUnavailableResponse,
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

export const getListOperatorVisitsUrl = (params?: ListOperatorVisitsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/operator/today?${stringifiedParams}`
    : `/api/operator/today`;
};

/**
 * 이사, 박스 배송과 수거, 기업 작업을 시간 순으로 모두 드립니다. 방문마다 다음 걸음 하나가 있습니다. 전화는 끝의 네 자리만 보입니다.
 * @summary 하루의 방문
 */
export const listOperatorVisits = async (
  params?: ListOperatorVisitsParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorDay> => {
  return fetcher<OperatorDay>(getListOperatorVisitsUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListOperatorVisitsQueryKey = (params?: ListOperatorVisitsParams) => {
  return ["api", "operator", "today", ...(params ? [params] : [])] as const;
};

export const getListOperatorVisitsQueryOptions = <
  TData = Awaited<ReturnType<typeof listOperatorVisits>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorVisits>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOperatorVisitsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorVisits>>> = ({ signal }) =>
    listOperatorVisits(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listOperatorVisits>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOperatorVisitsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listOperatorVisits>>
>;
export type ListOperatorVisitsQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListOperatorVisits<
  TData = Awaited<ReturnType<typeof listOperatorVisits>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListOperatorVisitsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorVisits>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorVisits>>,
          TError,
          Awaited<ReturnType<typeof listOperatorVisits>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorVisits<
  TData = Awaited<ReturnType<typeof listOperatorVisits>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorVisitsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorVisits>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorVisits>>,
          TError,
          Awaited<ReturnType<typeof listOperatorVisits>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorVisits<
  TData = Awaited<ReturnType<typeof listOperatorVisits>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorVisits>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 하루의 방문
 */

export function useListOperatorVisits<
  TData = Awaited<ReturnType<typeof listOperatorVisits>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListOperatorVisitsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorVisits>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOperatorVisitsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAdvanceOperatorVisitsUrl = () => {
  return `/api/operator/today/next`;
};

/**
 * 방문마다 따로 답합니다. 그사이 다른 사람이 옮겼으면 `TAKEN`, 지금 할 수 없으면 까닭과 함께 `REFUSED`, 약속한 날이 아직이라 `early` 로만 할 수 있으면 `EARLY` 입니다. 하나가 안 되어도 나머지는 옮깁니다.
 * @summary 고른 방문을 다음 걸음으로
 */
export const advanceOperatorVisits = async (
  operatorVisitSteps: OperatorVisitSteps,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorVisitAnswers> => {
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
  return fetcher<OperatorVisitAnswers>(getAdvanceOperatorVisitsUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorVisitSteps),
  });
};

export const getAdvanceOperatorVisitsMutationKey = () => ["advanceOperatorVisits"] as const;

export const getAdvanceOperatorVisitsMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof advanceOperatorVisits>>,
    TError,
    AdvanceOperatorVisitsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof advanceOperatorVisits>>,
  TError,
  AdvanceOperatorVisitsMutationVariables,
  TContext
> => {
  const mutationKey = getAdvanceOperatorVisitsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof advanceOperatorVisits>>,
    AdvanceOperatorVisitsMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return advanceOperatorVisits(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AdvanceOperatorVisitsMutationResult = NonNullable<
  Awaited<ReturnType<typeof advanceOperatorVisits>>
>;
export type AdvanceOperatorVisitsMutationBody = OperatorVisitSteps;
export type AdvanceOperatorVisitsMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type AdvanceOperatorVisitsMutationVariables = { data: OperatorVisitSteps };

/**
 * @summary 고른 방문을 다음 걸음으로
 */
export const useAdvanceOperatorVisits = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof advanceOperatorVisits>>,
      TError,
      AdvanceOperatorVisitsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof advanceOperatorVisits>>,
  TError,
  AdvanceOperatorVisitsMutationVariables,
  TContext
> => {
  return useMutation(getAdvanceOperatorVisitsMutationOptions(options), queryClient);
};
