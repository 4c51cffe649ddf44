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
  AddedBoxContent,
  BadRequestResponse,
  BoxContent,
  BoxContentInput,
  BoxContents,
  ConflictResponse,
  ContentTooLargeResponse,
  CreateBoxContentHeaders,
  DeleteBoxContentHeaders,
  ListBoxContentsHeaders,
  ListStoredBoxesParams,
  NotFoundResponse,
  OrderBoxContents,
  OrderBoxContentsUpdate,
  PreconditionFailedResponse,
  StoredBoxPage,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  UpdateBoxContentHeaders,
  UpdateOrderBoxContentsHeaders,
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

export const getListStoredBoxesUrl = (params?: ListStoredBoxesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/storage-orders/boxes?${stringifiedParams}`
    : `/api/storage-orders/boxes`;
};

/**
 * 모든 주문의 박스를 이름, 내용물, 라벨의 번호로 찾습니다. 초성과 글자 일부로도 찾을 수 있습니다.
 * @summary 내 보관 박스
 */
export const listStoredBoxes = async (
  params?: ListStoredBoxesParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<StoredBoxPage> => {
  return fetcher<StoredBoxPage>(getListStoredBoxesUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListStoredBoxesInfiniteQueryKey = (params?: ListStoredBoxesParams) => {
  return ["infinite", "api", "storage-orders", "boxes", ...(params ? [params] : [])] as const;
};

export const getListStoredBoxesQueryKey = (params?: ListStoredBoxesParams) => {
  return ["api", "storage-orders", "boxes", ...(params ? [params] : [])] as const;
};

export const getListStoredBoxesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    ListStoredBoxesParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStoredBoxes>>,
        TError,
        TData,
        QueryKey,
        ListStoredBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStoredBoxesInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    QueryKey,
    ListStoredBoxesParams["cursor"]
  > = ({ signal, pageParam }) =>
    listStoredBoxes(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    TError,
    TData,
    QueryKey,
    ListStoredBoxesParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStoredBoxesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listStoredBoxes>>
>;
export type ListStoredBoxesInfiniteQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListStoredBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    ListStoredBoxesParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListStoredBoxesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStoredBoxes>>,
        TError,
        TData,
        QueryKey,
        ListStoredBoxesParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoredBoxes>>,
          TError,
          Awaited<ReturnType<typeof listStoredBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStoredBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    ListStoredBoxesParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStoredBoxes>>,
        TError,
        TData,
        QueryKey,
        ListStoredBoxesParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoredBoxes>>,
          TError,
          Awaited<ReturnType<typeof listStoredBoxes>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStoredBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    ListStoredBoxesParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStoredBoxes>>,
        TError,
        TData,
        QueryKey,
        ListStoredBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 보관 박스
 */

export function useListStoredBoxesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    ListStoredBoxesParams["cursor"]
  >,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listStoredBoxes>>,
        TError,
        TData,
        QueryKey,
        ListStoredBoxesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStoredBoxesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListStoredBoxesQueryOptions = <
  TData = Awaited<ReturnType<typeof listStoredBoxes>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoredBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStoredBoxesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listStoredBoxes>>> = ({ signal }) =>
    listStoredBoxes(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listStoredBoxes>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStoredBoxesQueryResult = NonNullable<Awaited<ReturnType<typeof listStoredBoxes>>>;
export type ListStoredBoxesQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListStoredBoxes<
  TData = Awaited<ReturnType<typeof listStoredBoxes>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: undefined | ListStoredBoxesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoredBoxes>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoredBoxes>>,
          TError,
          Awaited<ReturnType<typeof listStoredBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStoredBoxes<
  TData = Awaited<ReturnType<typeof listStoredBoxes>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoredBoxes>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStoredBoxes>>,
          TError,
          Awaited<ReturnType<typeof listStoredBoxes>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStoredBoxes<
  TData = Awaited<ReturnType<typeof listStoredBoxes>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoredBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 보관 박스
 */

export function useListStoredBoxes<
  TData = Awaited<ReturnType<typeof listStoredBoxes>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params?: ListStoredBoxesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStoredBoxes>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStoredBoxesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetOrderBoxContentsUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/boxes/content`;
};

/**
 * 종류와 상관없이 그 주문에 든 박스만, 박스마다 내용물, 단계별 사진, 상태 기록을 드립니다.
 * @summary 주문의 박스와 내용물
 */
export const getOrderBoxContents = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<OrderBoxContents> => {
  return fetcher<OrderBoxContents>(getGetOrderBoxContentsUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getGetOrderBoxContentsQueryKey = (serial: string) => {
  return ["api", "storage-orders", serial, "boxes", "content"] as const;
};

export const getGetOrderBoxContentsQueryOptions = <
  TData = Awaited<ReturnType<typeof getOrderBoxContents>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getOrderBoxContents>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOrderBoxContentsQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderBoxContents>>> = ({ signal }) =>
    getOrderBoxContents(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getOrderBoxContents>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetOrderBoxContentsQueryResult = NonNullable<
  Awaited<ReturnType<typeof getOrderBoxContents>>
>;
export type GetOrderBoxContentsQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetOrderBoxContents<
  TData = Awaited<ReturnType<typeof getOrderBoxContents>>,
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
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getOrderBoxContents>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderBoxContents>>,
          TError,
          Awaited<ReturnType<typeof getOrderBoxContents>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOrderBoxContents<
  TData = Awaited<ReturnType<typeof getOrderBoxContents>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getOrderBoxContents>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderBoxContents>>,
          TError,
          Awaited<ReturnType<typeof getOrderBoxContents>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOrderBoxContents<
  TData = Awaited<ReturnType<typeof getOrderBoxContents>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getOrderBoxContents>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 주문의 박스와 내용물
 */

export function useGetOrderBoxContents<
  TData = Awaited<ReturnType<typeof getOrderBoxContents>>,
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
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getOrderBoxContents>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOrderBoxContentsQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateOrderBoxContentsUrl = (serial: string) => {
  return `/api/storage-orders/${encodeURIComponent(String(serial))}/boxes/content`;
};

/**
 * 보낸 박스만 통째로 바뀝니다. `content_id` 가 있으면 고치고, 없으면 더하고, 빠진 것은 지웁니다.
 * @summary 주문의 박스 내용물 수정
 */
export const updateOrderBoxContents = async (
  serial: string,
  orderBoxContentsUpdate: OrderBoxContentsUpdate,
  headers?: UpdateOrderBoxContentsHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<OrderBoxContents> => {
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
  return fetcher<OrderBoxContents>(getUpdateOrderBoxContentsUrl(serial), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(orderBoxContentsUpdate),
  });
};

export const getUpdateOrderBoxContentsMutationKey = () => ["updateOrderBoxContents"] as const;

export const getUpdateOrderBoxContentsMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof updateOrderBoxContents>>,
    TError,
    UpdateOrderBoxContentsMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateOrderBoxContents>>,
  TError,
  UpdateOrderBoxContentsMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateOrderBoxContentsMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateOrderBoxContents>>,
    UpdateOrderBoxContentsMutationVariables
  > = (props) => {
    const { serial, data, headers } = props ?? {};

    return updateOrderBoxContents(serial, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateOrderBoxContentsMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateOrderBoxContents>>
>;
export type UpdateOrderBoxContentsMutationBody = OrderBoxContentsUpdate;
export type UpdateOrderBoxContentsMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | PreconditionFailedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type UpdateOrderBoxContentsMutationVariables = {
  serial: string;
  data: OrderBoxContentsUpdate;
  headers?: UpdateOrderBoxContentsHeaders;
};

/**
 * @summary 주문의 박스 내용물 수정
 */
export const useUpdateOrderBoxContents = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof updateOrderBoxContents>>,
      TError,
      UpdateOrderBoxContentsMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateOrderBoxContents>>,
  TError,
  UpdateOrderBoxContentsMutationVariables,
  TContext
> => {
  return useMutation(getUpdateOrderBoxContentsMutationOptions(options), queryClient);
};
export const getListBoxContentsUrl = (serial: string) => {
  return `/api/boxes/${encodeURIComponent(String(serial))}/content`;
};

/**
 * 박스의 주인은 모두 보고, 방문자는 박스가 창고에 들어오기 전까지 이 기기(`visitor-key`)에서 더한 것만 봅니다.
 * @summary 박스의 내용물
 */
export const listBoxContents = async (
  serial: string,
  headers?: ListBoxContentsHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<BoxContents> => {
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
  return fetcher<BoxContents>(getListBoxContentsUrl(serial), {
    ...options,
    method: "GET",
    headers: { ...headers, ...getHeaders(options?.headers) },
  });
};

export const getListBoxContentsQueryKey = (serial: string) => {
  return ["api", "boxes", serial, "content"] as const;
};

export const getListBoxContentsQueryOptions = <
  TData = Awaited<ReturnType<typeof listBoxContents>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  headers?: ListBoxContentsHeaders,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoxContents>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListBoxContentsQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listBoxContents>>> = ({ signal }) =>
    listBoxContents(serial, headers, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listBoxContents>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListBoxContentsQueryResult = NonNullable<Awaited<ReturnType<typeof listBoxContents>>>;
export type ListBoxContentsQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListBoxContents<
  TData = Awaited<ReturnType<typeof listBoxContents>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  headers: undefined | ListBoxContentsHeaders,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoxContents>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoxContents>>,
          TError,
          Awaited<ReturnType<typeof listBoxContents>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListBoxContents<
  TData = Awaited<ReturnType<typeof listBoxContents>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  headers?: ListBoxContentsHeaders,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoxContents>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoxContents>>,
          TError,
          Awaited<ReturnType<typeof listBoxContents>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListBoxContents<
  TData = Awaited<ReturnType<typeof listBoxContents>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  headers?: ListBoxContentsHeaders,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoxContents>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 박스의 내용물
 */

export function useListBoxContents<
  TData = Awaited<ReturnType<typeof listBoxContents>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  serial: string,
  headers?: ListBoxContentsHeaders,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoxContents>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListBoxContentsQueryOptions(serial, headers, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateBoxContentUrl = (serial: string) => {
  return `/api/boxes/${encodeURIComponent(String(serial))}/content`;
};

/**
 * 박스의 주인은 언제나, 방문자는 담는 중(PACKING)인 박스에만 더할 수 있습니다. 방문자가 `visitor-key` 없이 보내면
 * 새 열쇠를 한 번 드립니다. 한 박스에 100개까지입니다.
 * @summary 박스에 내용물 추가
 */
export const createBoxContent = async (
  serial: string,
  boxContentInput: BoxContentInput,
  headers?: CreateBoxContentHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<AddedBoxContent> => {
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
  return fetcher<AddedBoxContent>(getCreateBoxContentUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(boxContentInput),
  });
};

export const getCreateBoxContentMutationKey = () => ["createBoxContent"] as const;

export const getCreateBoxContentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof createBoxContent>>,
    TError,
    CreateBoxContentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createBoxContent>>,
  TError,
  CreateBoxContentMutationVariables,
  TContext
> => {
  const mutationKey = getCreateBoxContentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createBoxContent>>,
    CreateBoxContentMutationVariables
  > = (props) => {
    const { serial, data, headers } = props ?? {};

    return createBoxContent(serial, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateBoxContentMutationResult = NonNullable<
  Awaited<ReturnType<typeof createBoxContent>>
>;
export type CreateBoxContentMutationBody = BoxContentInput;
export type CreateBoxContentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateBoxContentMutationVariables = {
  serial: string;
  data: BoxContentInput;
  headers?: CreateBoxContentHeaders;
};

/**
 * @summary 박스에 내용물 추가
 */
export const useCreateBoxContent = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof createBoxContent>>,
      TError,
      CreateBoxContentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createBoxContent>>,
  TError,
  CreateBoxContentMutationVariables,
  TContext
> => {
  return useMutation(getCreateBoxContentMutationOptions(options), queryClient);
};
export const getUpdateBoxContentUrl = (serial: string, contentId: string) => {
  return `/api/boxes/${encodeURIComponent(String(serial))}/content/${encodeURIComponent(String(contentId))}`;
};

/**
 * 방문자는 담는 중인 박스에서, 이 기기에서 더한 것만 고칩니다. 그 밖에는 없음으로 답합니다.
 * @summary 내용물 수정
 */
export const updateBoxContent = async (
  serial: string,
  contentId: string,
  boxContentInput: BoxContentInput,
  headers?: UpdateBoxContentHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<BoxContent> => {
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
  return fetcher<BoxContent>(getUpdateBoxContentUrl(serial, contentId), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(boxContentInput),
  });
};

export const getUpdateBoxContentMutationKey = () => ["updateBoxContent"] as const;

export const getUpdateBoxContentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof updateBoxContent>>,
    TError,
    UpdateBoxContentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateBoxContent>>,
  TError,
  UpdateBoxContentMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateBoxContentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateBoxContent>>,
    UpdateBoxContentMutationVariables
  > = (props) => {
    const { serial, contentId, data, headers } = props ?? {};

    return updateBoxContent(serial, contentId, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateBoxContentMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateBoxContent>>
>;
export type UpdateBoxContentMutationBody = BoxContentInput;
export type UpdateBoxContentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | PreconditionFailedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type UpdateBoxContentMutationVariables = {
  serial: string;
  contentId: string;
  data: BoxContentInput;
  headers?: UpdateBoxContentHeaders;
};

/**
 * @summary 내용물 수정
 */
export const useUpdateBoxContent = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof updateBoxContent>>,
      TError,
      UpdateBoxContentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateBoxContent>>,
  TError,
  UpdateBoxContentMutationVariables,
  TContext
> => {
  return useMutation(getUpdateBoxContentMutationOptions(options), queryClient);
};
export const getDeleteBoxContentUrl = (serial: string, contentId: string) => {
  return `/api/boxes/${encodeURIComponent(String(serial))}/content/${encodeURIComponent(String(contentId))}`;
};

/**
 * 방문자는 담는 중인 박스에서, 이 기기에서 더한 것만 지웁니다.
 * @summary 내용물 지우기
 */
export const deleteBoxContent = async (
  serial: string,
  contentId: string,
  headers?: DeleteBoxContentHeaders,
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
  return fetcher<void>(getDeleteBoxContentUrl(serial, contentId), {
    ...options,
    method: "DELETE",
    headers: { ...headers, ...getHeaders(options?.headers) },
  });
};

export const getDeleteBoxContentMutationKey = () => ["deleteBoxContent"] as const;

export const getDeleteBoxContentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | PreconditionFailedResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteBoxContent>>,
    TError,
    DeleteBoxContentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteBoxContent>>,
  TError,
  DeleteBoxContentMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteBoxContentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteBoxContent>>,
    DeleteBoxContentMutationVariables
  > = (props) => {
    const { serial, contentId, headers } = props ?? {};

    return deleteBoxContent(serial, contentId, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteBoxContentMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteBoxContent>>
>;

export type DeleteBoxContentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | PreconditionFailedResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type DeleteBoxContentMutationVariables = {
  serial: string;
  contentId: string;
  headers?: DeleteBoxContentHeaders;
};

/**
 * @summary 내용물 지우기
 */
export const useDeleteBoxContent = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | ConflictResponse
    | PreconditionFailedResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteBoxContent>>,
      TError,
      DeleteBoxContentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteBoxContent>>,
  TError,
  DeleteBoxContentMutationVariables,
  TContext
> => {
  return useMutation(getDeleteBoxContentMutationOptions(options), queryClient);
};
