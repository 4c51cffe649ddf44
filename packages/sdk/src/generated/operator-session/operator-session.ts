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
  AuthTokens,
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  NotFoundResponse,
  OperatorLogin,
  OperatorProfile,
  OperatorSessions,
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

export const getLoginOperatorUrl = () => {
  return `/api/operator/login`;
};

/**
 * 아이디와 비밀번호, 그리고 인증 앱의 여섯 자리나 복구 코드 하나를 함께 확인합니다. 무엇이 틀렸는지는 알려 드리지 않습니다.
 * 한 번 쓴 여섯 자리와 복구 코드는 다시 쓸 수 없습니다. 회원의 토큰은 운영자의 일에 쓸 수 없고, 운영자의 토큰은 회원의 일에 쓸 수 없습니다.
 * @summary 운영자 로그인
 */
export const loginOperator = async (
  operatorLogin: OperatorLogin,
  options?: Parameters<typeof fetcher>[1],
): Promise<AuthTokens> => {
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
  return fetcher<AuthTokens>(getLoginOperatorUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorLogin),
  });
};

export const getLoginOperatorMutationKey = () => ["loginOperator"] as const;

export const getLoginOperatorMutationOptions = <
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
    Awaited<ReturnType<typeof loginOperator>>,
    TError,
    LoginOperatorMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginOperator>>,
  TError,
  LoginOperatorMutationVariables,
  TContext
> => {
  const mutationKey = getLoginOperatorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginOperator>>,
    LoginOperatorMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loginOperator(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginOperatorMutationResult = NonNullable<Awaited<ReturnType<typeof loginOperator>>>;
export type LoginOperatorMutationBody = OperatorLogin;
export type LoginOperatorMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type LoginOperatorMutationVariables = { data: OperatorLogin };

/**
 * @summary 운영자 로그인
 */
export const useLoginOperator = <
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
      Awaited<ReturnType<typeof loginOperator>>,
      TError,
      LoginOperatorMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginOperator>>,
  TError,
  LoginOperatorMutationVariables,
  TContext
> => {
  return useMutation(getLoginOperatorMutationOptions(options), queryClient);
};
export const getRefreshOperatorTokensUrl = () => {
  return `/api/operator/token/refresh`;
};

/**
 * 만료된 접속 토큰과 갱신 토큰으로 새 쌍을 드립니다. 헌 갱신 토큰이 다시 쓰이면 그 로그인을 끝냅니다. 10초 안의 같은 요청에는 같은 쌍을 드립니다.
 * @summary 운영자의 두 토큰 갱신
 */
export const refreshOperatorTokens = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<AuthTokens> => {
  return fetcher<AuthTokens>(getRefreshOperatorTokensUrl(), {
    ...options,
    method: "POST",
  });
};

export const getRefreshOperatorTokensMutationKey = () => ["refreshOperatorTokens"] as const;

export const getRefreshOperatorTokensMutationOptions = <
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof refreshOperatorTokens>>,
    TError,
    void,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof refreshOperatorTokens>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getRefreshOperatorTokensMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof refreshOperatorTokens>>,
    void
  > = () => {
    return refreshOperatorTokens(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RefreshOperatorTokensMutationResult = NonNullable<
  Awaited<ReturnType<typeof refreshOperatorTokens>>
>;

export type RefreshOperatorTokensMutationError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

/**
 * @summary 운영자의 두 토큰 갱신
 */
export const useRefreshOperatorTokens = <
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof refreshOperatorTokens>>,
      TError,
      void,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof refreshOperatorTokens>>, TError, void, TContext> => {
  return useMutation(getRefreshOperatorTokensMutationOptions(options), queryClient);
};
export const getLogoutOperatorUrl = () => {
  return `/api/operator/logout`;
};

/**
 * 이 기기의 로그인을 끝냅니다.
 * @summary 운영자 로그아웃
 */
export const logoutOperator = async (options?: Parameters<typeof fetcher>[1]): Promise<void> => {
  return fetcher<void>(getLogoutOperatorUrl(), {
    ...options,
    method: "POST",
  });
};

export const getLogoutOperatorMutationKey = () => ["logoutOperator"] as const;

export const getLogoutOperatorMutationOptions = <
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof logoutOperator>>, TError, void, TContext>;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<Awaited<ReturnType<typeof logoutOperator>>, TError, void, TContext> => {
  const mutationKey = getLogoutOperatorMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutOperator>>, void> = () => {
    return logoutOperator(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LogoutOperatorMutationResult = NonNullable<Awaited<ReturnType<typeof logoutOperator>>>;

export type LogoutOperatorMutationError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

/**
 * @summary 운영자 로그아웃
 */
export const useLogoutOperator = <
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof logoutOperator>>,
      TError,
      void,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof logoutOperator>>, TError, void, TContext> => {
  return useMutation(getLogoutOperatorMutationOptions(options), queryClient);
};
export const getGetOperatorUrl = () => {
  return `/api/operator/me`;
};

/**
 * 로그인한 운영자와 그 역할입니다.
 * @summary 지금 로그인한 운영자
 */
export const getOperator = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorProfile> => {
  return fetcher<OperatorProfile>(getGetOperatorUrl(), {
    ...options,
    method: "GET",
  });
};

export const getGetOperatorQueryKey = () => {
  return ["api", "operator", "me"] as const;
};

export const getGetOperatorQueryOptions = <
  TData = Awaited<ReturnType<typeof getOperator>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOperatorQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperator>>> = ({ signal }) =>
    getOperator({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getOperator>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetOperatorQueryResult = NonNullable<Awaited<ReturnType<typeof getOperator>>>;
export type GetOperatorQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetOperator<
  TData = Awaited<ReturnType<typeof getOperator>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperator>>,
          TError,
          Awaited<ReturnType<typeof getOperator>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOperator<
  TData = Awaited<ReturnType<typeof getOperator>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperator>>,
          TError,
          Awaited<ReturnType<typeof getOperator>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOperator<
  TData = Awaited<ReturnType<typeof getOperator>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 지금 로그인한 운영자
 */

export function useGetOperator<
  TData = Awaited<ReturnType<typeof getOperator>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOperatorQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListOperatorSessionsUrl = () => {
  return `/api/operator/sessions`;
};

/**
 * 내 계정으로 로그인해 있는 기기입니다.
 * @summary 내 로그인
 */
export const listOperatorSessions = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorSessions> => {
  return fetcher<OperatorSessions>(getListOperatorSessionsUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListOperatorSessionsQueryKey = () => {
  return ["api", "operator", "sessions"] as const;
};

export const getListOperatorSessionsQueryOptions = <
  TData = Awaited<ReturnType<typeof listOperatorSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorSessions>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOperatorSessionsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorSessions>>> = ({ signal }) =>
    listOperatorSessions({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listOperatorSessions>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOperatorSessionsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listOperatorSessions>>
>;
export type ListOperatorSessionsQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListOperatorSessions<
  TData = Awaited<ReturnType<typeof listOperatorSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorSessions>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorSessions>>,
          TError,
          Awaited<ReturnType<typeof listOperatorSessions>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorSessions<
  TData = Awaited<ReturnType<typeof listOperatorSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorSessions>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorSessions>>,
          TError,
          Awaited<ReturnType<typeof listOperatorSessions>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorSessions<
  TData = Awaited<ReturnType<typeof listOperatorSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorSessions>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 로그인
 */

export function useListOperatorSessions<
  TData = Awaited<ReturnType<typeof listOperatorSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorSessions>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOperatorSessionsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getEndOperatorSessionUrl = (id: string) => {
  return `/api/operator/sessions/${encodeURIComponent(String(id))}`;
};

/**
 * 내 계정의 다른 기기에서 로그인을 끝냅니다. 남의 기기는 없는 것으로 답합니다.
 * @summary 내 로그인 하나 끝내기
 */
export const endOperatorSession = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
  return fetcher<void>(getEndOperatorSessionUrl(id), {
    ...options,
    method: "DELETE",
  });
};

export const getEndOperatorSessionMutationKey = () => ["endOperatorSession"] as const;

export const getEndOperatorSessionMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof endOperatorSession>>,
    TError,
    EndOperatorSessionMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof endOperatorSession>>,
  TError,
  EndOperatorSessionMutationVariables,
  TContext
> => {
  const mutationKey = getEndOperatorSessionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof endOperatorSession>>,
    EndOperatorSessionMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return endOperatorSession(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type EndOperatorSessionMutationResult = NonNullable<
  Awaited<ReturnType<typeof endOperatorSession>>
>;

export type EndOperatorSessionMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type EndOperatorSessionMutationVariables = { id: string };

/**
 * @summary 내 로그인 하나 끝내기
 */
export const useEndOperatorSession = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof endOperatorSession>>,
      TError,
      EndOperatorSessionMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof endOperatorSession>>,
  TError,
  EndOperatorSessionMutationVariables,
  TContext
> => {
  return useMutation(getEndOperatorSessionMutationOptions(options), queryClient);
};
