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
  NotFoundResponse,
  ReceivedDelivery,
  ReceiverLink,
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

export const getGetReceiverLinkUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/receiver-link`;
};

/**
 * 지금 쓸 수 있는 링크입니다. 만들지 않았거나 없앴으면 `key` 가 null 이고, 앞으로 받을 배송이 없으면 `opens_on` 도 null 입니다.
 * @summary 받는 사람 링크 보기
 */
export const getReceiverLink = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<ReceiverLink> => {
  return fetcher<ReceiverLink>(getGetReceiverLinkUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getGetReceiverLinkQueryKey = (serial: string) => {
  return ["api", "storage-orders", serial, "receiver-link"] as const;
};

export const getGetReceiverLinkQueryOptions = <
  TData = Awaited<ReturnType<typeof getReceiverLink>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceiverLink>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetReceiverLinkQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceiverLink>>> = ({ signal }) =>
    getReceiverLink(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getReceiverLink>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetReceiverLinkQueryResult = NonNullable<Awaited<ReturnType<typeof getReceiverLink>>>;
export type GetReceiverLinkQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetReceiverLink<
  TData = Awaited<ReturnType<typeof getReceiverLink>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceiverLink>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceiverLink>>,
          TError,
          Awaited<ReturnType<typeof getReceiverLink>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetReceiverLink<
  TData = Awaited<ReturnType<typeof getReceiverLink>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceiverLink>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceiverLink>>,
          TError,
          Awaited<ReturnType<typeof getReceiverLink>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetReceiverLink<
  TData = Awaited<ReturnType<typeof getReceiverLink>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceiverLink>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 받는 사람 링크 보기
 */

export function useGetReceiverLink<
  TData = Awaited<ReturnType<typeof getReceiverLink>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceiverLink>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetReceiverLinkQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateReceiverLinkUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/receiver-link`;
};

/**
 * 다른 사람이 이 배송을 대신 받도록 배송일 하루만 열리는 링크를 만듭니다. 이미 있으면 그 링크를 드립니다. 결제하지 않았거나 이미 배송했으면 `state_conflict` 입니다.
 * @summary 받는 사람 링크 만들기
 */
export const createReceiverLink = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<ReceiverLink> => {
  return fetcher<ReceiverLink>(getCreateReceiverLinkUrl(serial), {
    ...options,
    method: "POST",
  });
};

export const getCreateReceiverLinkMutationKey = () => ["createReceiverLink"] as const;

export const getCreateReceiverLinkMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createReceiverLink>>,
    TError,
    CreateReceiverLinkMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createReceiverLink>>,
  TError,
  CreateReceiverLinkMutationVariables,
  TContext
> => {
  const mutationKey = getCreateReceiverLinkMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createReceiverLink>>,
    CreateReceiverLinkMutationVariables
  > = (props) => {
    const { serial } = props ?? {};

    return createReceiverLink(serial, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateReceiverLinkMutationResult = NonNullable<
  Awaited<ReturnType<typeof createReceiverLink>>
>;

export type CreateReceiverLinkMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateReceiverLinkMutationVariables = { serial: string };

/**
 * @summary 받는 사람 링크 만들기
 */
export const useCreateReceiverLink = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createReceiverLink>>,
      TError,
      CreateReceiverLinkMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createReceiverLink>>,
  TError,
  CreateReceiverLinkMutationVariables,
  TContext
> => {
  return useMutation(getCreateReceiverLinkMutationOptions(options), queryClient);
};
export const getDeleteReceiverLinkUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/receiver-link`;
};

/**
 * 보낸 링크가 바로 닫힙니다. 없으면 그대로 둡니다.
 * @summary 받는 사람 링크 없애기
 */
export const deleteReceiverLink = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
  return fetcher<void>(getDeleteReceiverLinkUrl(serial), {
    ...options,
    method: "DELETE",
  });
};

export const getDeleteReceiverLinkMutationKey = () => ["deleteReceiverLink"] as const;

export const getDeleteReceiverLinkMutationOptions = <
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
    Awaited<ReturnType<typeof deleteReceiverLink>>,
    TError,
    DeleteReceiverLinkMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteReceiverLink>>,
  TError,
  DeleteReceiverLinkMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteReceiverLinkMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteReceiverLink>>,
    DeleteReceiverLinkMutationVariables
  > = (props) => {
    const { serial } = props ?? {};

    return deleteReceiverLink(serial, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteReceiverLinkMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteReceiverLink>>
>;

export type DeleteReceiverLinkMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type DeleteReceiverLinkMutationVariables = { serial: string };

/**
 * @summary 받는 사람 링크 없애기
 */
export const useDeleteReceiverLink = <
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
      Awaited<ReturnType<typeof deleteReceiverLink>>,
      TError,
      DeleteReceiverLinkMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteReceiverLink>>,
  TError,
  DeleteReceiverLinkMutationVariables,
  TContext
> => {
  return useMutation(getDeleteReceiverLinkMutationOptions(options), queryClient);
};
export const getGetReceivedDeliveryUrl = (key: string) => {
  return `/api/receiver-links/${encodeURIComponent(String(key))}`;
};

/**
 * 링크를 가진 사람은 배송일 하루 동안 시간, 장소, 박스 개수만 봅니다. 그 전에는 열리는 날만, 그 뒤와 취소하거나 없앤 뒤에는 `not_found` 입니다.
 * @summary 대신 받을 배송 보기
 */
export const getReceivedDelivery = async (
  key: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<ReceivedDelivery> => {
  return fetcher<ReceivedDelivery>(getGetReceivedDeliveryUrl(key), {
    ...options,
    method: "GET",
  });
};

export const getGetReceivedDeliveryQueryKey = (key: string) => {
  return ["api", "receiver-links", key] as const;
};

export const getGetReceivedDeliveryQueryOptions = <
  TData = Awaited<ReturnType<typeof getReceivedDelivery>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getReceivedDelivery>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetReceivedDeliveryQueryKey(key);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceivedDelivery>>> = ({ signal }) =>
    getReceivedDelivery(key, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: key !== null && key !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getReceivedDelivery>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetReceivedDeliveryQueryResult = NonNullable<
  Awaited<ReturnType<typeof getReceivedDelivery>>
>;
export type GetReceivedDeliveryQueryError = ErrorType<
  BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetReceivedDelivery<
  TData = Awaited<ReturnType<typeof getReceivedDelivery>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getReceivedDelivery>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedDelivery>>,
          TError,
          Awaited<ReturnType<typeof getReceivedDelivery>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetReceivedDelivery<
  TData = Awaited<ReturnType<typeof getReceivedDelivery>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getReceivedDelivery>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedDelivery>>,
          TError,
          Awaited<ReturnType<typeof getReceivedDelivery>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetReceivedDelivery<
  TData = Awaited<ReturnType<typeof getReceivedDelivery>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getReceivedDelivery>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 대신 받을 배송 보기
 */

export function useGetReceivedDelivery<
  TData = Awaited<ReturnType<typeof getReceivedDelivery>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getReceivedDelivery>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetReceivedDeliveryQueryOptions(key, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
