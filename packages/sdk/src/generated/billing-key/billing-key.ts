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
  BillingKey,
  BillingKeyChoice,
  BillingKeyPreparation,
  BillingKeyRegistration,
  ConflictResponse,
  ContentTooLargeResponse,
  NotFoundResponse,
  PreparedBillingKey,
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

export const getPrepareBillingKeyUrl = () => {
  return `/api/users/my/payments/prepare`;
};

/**
 * 결제창에 넘길 내용입니다. 돈은 나가지 않습니다. 30분 동안 씁니다.
 * @summary 결제 수단 등록 준비
 */
export const prepareBillingKey = async (
  billingKeyPreparation: BillingKeyPreparation,
  options?: Parameters<typeof fetcher>[1],
): Promise<PreparedBillingKey> => {
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
  return fetcher<PreparedBillingKey>(getPrepareBillingKeyUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(billingKeyPreparation),
  });
};

export const getPrepareBillingKeyMutationKey = () => ["prepareBillingKey"] as const;

export const getPrepareBillingKeyMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof prepareBillingKey>>,
    TError,
    PrepareBillingKeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareBillingKey>>,
  TError,
  PrepareBillingKeyMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareBillingKeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareBillingKey>>,
    PrepareBillingKeyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return prepareBillingKey(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareBillingKeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareBillingKey>>
>;
export type PrepareBillingKeyMutationBody = BillingKeyPreparation;
export type PrepareBillingKeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type PrepareBillingKeyMutationVariables = { data: BillingKeyPreparation };

/**
 * @summary 결제 수단 등록 준비
 */
export const usePrepareBillingKey = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof prepareBillingKey>>,
      TError,
      PrepareBillingKeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareBillingKey>>,
  TError,
  PrepareBillingKeyMutationVariables,
  TContext
> => {
  return useMutation(getPrepareBillingKeyMutationOptions(options), queryClient);
};
export const getListBillingKeysUrl = () => {
  return `/api/users/my/payments`;
};

/**
 * 등록한 결제 수단입니다. 카드 번호는 가려서 드립니다.
 * @summary 내 결제 수단
 */
export const listBillingKeys = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<BillingKey[]> => {
  return fetcher<BillingKey[]>(getListBillingKeysUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListBillingKeysQueryKey = () => {
  return ["api", "users", "my", "payments"] as const;
};

export const getListBillingKeysQueryOptions = <
  TData = Awaited<ReturnType<typeof listBillingKeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillingKeys>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListBillingKeysQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listBillingKeys>>> = ({ signal }) =>
    listBillingKeys({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listBillingKeys>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListBillingKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listBillingKeys>>>;
export type ListBillingKeysQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListBillingKeys<
  TData = Awaited<ReturnType<typeof listBillingKeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillingKeys>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBillingKeys>>,
          TError,
          Awaited<ReturnType<typeof listBillingKeys>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListBillingKeys<
  TData = Awaited<ReturnType<typeof listBillingKeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillingKeys>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBillingKeys>>,
          TError,
          Awaited<ReturnType<typeof listBillingKeys>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListBillingKeys<
  TData = Awaited<ReturnType<typeof listBillingKeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillingKeys>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 결제 수단
 */

export function useListBillingKeys<
  TData = Awaited<ReturnType<typeof listBillingKeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillingKeys>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListBillingKeysQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateBillingKeyUrl = () => {
  return `/api/users/my/payments`;
};

/**
 * 결제사에 물어 확인하고 등록합니다. 같은 `customer_uid` 로 다시 불러도 하나만 등록됩니다. 20개까지입니다.
 * 결제되지 않은 정기 결제가 있으면 곧 다시 결제합니다.
 * @summary 결제 수단 등록
 */
export const createBillingKey = async (
  billingKeyRegistration: BillingKeyRegistration,
  options?: Parameters<typeof fetcher>[1],
): Promise<BillingKey> => {
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
  return fetcher<BillingKey>(getCreateBillingKeyUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(billingKeyRegistration),
  });
};

export const getCreateBillingKeyMutationKey = () => ["createBillingKey"] as const;

export const getCreateBillingKeyMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
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
    Awaited<ReturnType<typeof createBillingKey>>,
    TError,
    CreateBillingKeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createBillingKey>>,
  TError,
  CreateBillingKeyMutationVariables,
  TContext
> => {
  const mutationKey = getCreateBillingKeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createBillingKey>>,
    CreateBillingKeyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createBillingKey(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateBillingKeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof createBillingKey>>
>;
export type CreateBillingKeyMutationBody = BillingKeyRegistration;
export type CreateBillingKeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type CreateBillingKeyMutationVariables = { data: BillingKeyRegistration };

/**
 * @summary 결제 수단 등록
 */
export const useCreateBillingKey = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof createBillingKey>>,
      TError,
      CreateBillingKeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createBillingKey>>,
  TError,
  CreateBillingKeyMutationVariables,
  TContext
> => {
  return useMutation(getCreateBillingKeyMutationOptions(options), queryClient);
};
export const getSetDefaultBillingKeyUrl = () => {
  return `/api/users/my/default-payment`;
};

/**
 * 내 결제 수단 가운데 하나여야 합니다. 이미 정기 결제에 쓰는 수단은 바뀌지 않습니다.
 * @summary 기본 결제 수단 정하기
 */
export const setDefaultBillingKey = async (
  billingKeyChoice: BillingKeyChoice,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
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
  return fetcher<void>(getSetDefaultBillingKeyUrl(), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(billingKeyChoice),
  });
};

export const getSetDefaultBillingKeyMutationKey = () => ["setDefaultBillingKey"] as const;

export const getSetDefaultBillingKeyMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof setDefaultBillingKey>>,
    TError,
    SetDefaultBillingKeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof setDefaultBillingKey>>,
  TError,
  SetDefaultBillingKeyMutationVariables,
  TContext
> => {
  const mutationKey = getSetDefaultBillingKeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof setDefaultBillingKey>>,
    SetDefaultBillingKeyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return setDefaultBillingKey(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SetDefaultBillingKeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof setDefaultBillingKey>>
>;
export type SetDefaultBillingKeyMutationBody = BillingKeyChoice;
export type SetDefaultBillingKeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SetDefaultBillingKeyMutationVariables = { data: BillingKeyChoice };

/**
 * @summary 기본 결제 수단 정하기
 */
export const useSetDefaultBillingKey = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof setDefaultBillingKey>>,
      TError,
      SetDefaultBillingKeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof setDefaultBillingKey>>,
  TError,
  SetDefaultBillingKeyMutationVariables,
  TContext
> => {
  return useMutation(getSetDefaultBillingKeyMutationOptions(options), queryClient);
};
export const getDeleteBillingKeyUrl = (id: string) => {
  return `/api/users/my/payments/${encodeURIComponent(String(id))}`;
};

/**
 * 정기 결제에 쓰고 있으면 `billing_key_in_use` 로 거절합니다.
 * @summary 결제 수단 지우기
 */
export const deleteBillingKey = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
  return fetcher<void>(getDeleteBillingKeyUrl(id), {
    ...options,
    method: "DELETE",
  });
};

export const getDeleteBillingKeyMutationKey = () => ["deleteBillingKey"] as const;

export const getDeleteBillingKeyMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteBillingKey>>,
    TError,
    DeleteBillingKeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteBillingKey>>,
  TError,
  DeleteBillingKeyMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteBillingKeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteBillingKey>>,
    DeleteBillingKeyMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteBillingKey(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteBillingKeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteBillingKey>>
>;

export type DeleteBillingKeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type DeleteBillingKeyMutationVariables = { id: string };

/**
 * @summary 결제 수단 지우기
 */
export const useDeleteBillingKey = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteBillingKey>>,
      TError,
      DeleteBillingKeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteBillingKey>>,
  TError,
  DeleteBillingKeyMutationVariables,
  TContext
> => {
  return useMutation(getDeleteBillingKeyMutationOptions(options), queryClient);
};
