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
  NotFoundResponse,
  OperatorCreatedOrder,
  OperatorNewOrder,
  OperatorOrder,
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

export const getCreateOperatorOrderUrl = () => {
  return `/api/operator/orders`;
};

/**
 * 회원이 하는 것과 같은 견적을 고객의 이름으로 저장하고, 결제할 링크를 고객에게 보냅니다. 링크로 결제하면 로그인하지 않아도 예약됩니다.
 * 처음인 고객은 명령 `members create` 로 먼저 회원이 됩니다. 매달 자동 결제는 고객이 카드를 등록해야 해서 받지 않습니다.
 * @summary 전화로 받은 주문
 */
export const createOperatorOrder = async (
  operatorNewOrder: OperatorNewOrder,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorCreatedOrder> => {
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
  return fetcher<OperatorCreatedOrder>(getCreateOperatorOrderUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorNewOrder),
  });
};

export const getCreateOperatorOrderMutationKey = () => ["createOperatorOrder"] as const;

export const getCreateOperatorOrderMutationOptions = <
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
    Awaited<ReturnType<typeof createOperatorOrder>>,
    TError,
    CreateOperatorOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createOperatorOrder>>,
  TError,
  CreateOperatorOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCreateOperatorOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createOperatorOrder>>,
    CreateOperatorOrderMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createOperatorOrder(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateOperatorOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof createOperatorOrder>>
>;
export type CreateOperatorOrderMutationBody = OperatorNewOrder;
export type CreateOperatorOrderMutationError = ErrorType<
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
export type CreateOperatorOrderMutationVariables = { data: OperatorNewOrder };

/**
 * @summary 전화로 받은 주문
 */
export const useCreateOperatorOrder = <
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
      Awaited<ReturnType<typeof createOperatorOrder>>,
      TError,
      CreateOperatorOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createOperatorOrder>>,
  TError,
  CreateOperatorOrderMutationVariables,
  TContext
> => {
  return useMutation(getCreateOperatorOrderMutationOptions(options), queryClient);
};
export const getGetOperatorOrderUrl = (serial: string) => {
  return `/api/operator/orders/${encodeURIComponent(String(serial))}`;
};

/**
 * 회원이 보는 주문 그대로와, 우리만 보는 것(메모, 결제의 시도, 결제사의 번호)을 함께 드립니다. 전화를 모두 보이는 것은 여기뿐이고, 본 것은 기록에 남습니다.
 * @summary 주문 하나의 모두
 */
export const getOperatorOrder = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorOrder> => {
  return fetcher<OperatorOrder>(getGetOperatorOrderUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getGetOperatorOrderQueryKey = (serial: string) => {
  return ["api", "operator", "orders", serial] as const;
};

export const getGetOperatorOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof getOperatorOrder>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOperatorOrderQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorOrder>>> = ({ signal }) =>
    getOperatorOrder(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetOperatorOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorOrder>>>;
export type GetOperatorOrderQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetOperatorOrder<
  TData = Awaited<ReturnType<typeof getOperatorOrder>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorOrder>>,
          TError,
          Awaited<ReturnType<typeof getOperatorOrder>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOperatorOrder<
  TData = Awaited<ReturnType<typeof getOperatorOrder>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorOrder>>,
          TError,
          Awaited<ReturnType<typeof getOperatorOrder>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOperatorOrder<
  TData = Awaited<ReturnType<typeof getOperatorOrder>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 주문 하나의 모두
 */

export function useGetOperatorOrder<
  TData = Awaited<ReturnType<typeof getOperatorOrder>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOperatorOrderQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
