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
  OperatorCommandCall,
  OperatorCommandResult,
  OperatorCommands,
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

export const getListOperatorCommandsUrl = () => {
  return `/api/operator/commands`;
};

/**
 * 명령마다 이름과 도움말, 입력의 JSON Schema, 할 수 있는 역할을 드립니다. 내 역할로 하지 못하는 명령도 함께 드리고 `may` 로 알립니다.
 * @summary 운영자의 명령 모두
 */
export const listOperatorCommands = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorCommands> => {
  return fetcher<OperatorCommands>(getListOperatorCommandsUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListOperatorCommandsQueryKey = () => {
  return ["api", "operator", "commands"] as const;
};

export const getListOperatorCommandsQueryOptions = <
  TData = Awaited<ReturnType<typeof listOperatorCommands>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorCommands>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOperatorCommandsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorCommands>>> = ({ signal }) =>
    listOperatorCommands({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listOperatorCommands>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOperatorCommandsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listOperatorCommands>>
>;
export type ListOperatorCommandsQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListOperatorCommands<
  TData = Awaited<ReturnType<typeof listOperatorCommands>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorCommands>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorCommands>>,
          TError,
          Awaited<ReturnType<typeof listOperatorCommands>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorCommands<
  TData = Awaited<ReturnType<typeof listOperatorCommands>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorCommands>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorCommands>>,
          TError,
          Awaited<ReturnType<typeof listOperatorCommands>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorCommands<
  TData = Awaited<ReturnType<typeof listOperatorCommands>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorCommands>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 운영자의 명령 모두
 */

export function useListOperatorCommands<
  TData = Awaited<ReturnType<typeof listOperatorCommands>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorCommands>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOperatorCommandsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRunOperatorCommandUrl = (name: string) => {
  return `/api/operator/commands/${encodeURIComponent(String(name))}`;
};

/**
 * 입력을 그 명령의 `input_schema` 로 확인하고 실행합니다. 파일은 `{name, base64}` 로 보냅니다. `note` 는 우리끼리 보는 메모이고 `message` 는 고객이 읽는 글입니다.
 * 역할에 없는 명령은 403, 없는 명령은 404, 맞지 않는 입력은 422 이고, 거절은 다음에 할 일을 알려 드립니다.
 * @summary 명령 하나 실행
 */
export const runOperatorCommand = async (
  name: string,
  operatorCommandCall: OperatorCommandCall,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorCommandResult> => {
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
  return fetcher<OperatorCommandResult>(getRunOperatorCommandUrl(name), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorCommandCall),
  });
};

export const getRunOperatorCommandMutationKey = () => ["runOperatorCommand"] as const;

export const getRunOperatorCommandMutationOptions = <
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
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof runOperatorCommand>>,
    TError,
    RunOperatorCommandMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof runOperatorCommand>>,
  TError,
  RunOperatorCommandMutationVariables,
  TContext
> => {
  const mutationKey = getRunOperatorCommandMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof runOperatorCommand>>,
    RunOperatorCommandMutationVariables
  > = (props) => {
    const { name, data } = props ?? {};

    return runOperatorCommand(name, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RunOperatorCommandMutationResult = NonNullable<
  Awaited<ReturnType<typeof runOperatorCommand>>
>;
export type RunOperatorCommandMutationBody = OperatorCommandCall;
export type RunOperatorCommandMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type RunOperatorCommandMutationVariables = { name: string; data: OperatorCommandCall };

/**
 * @summary 명령 하나 실행
 */
export const useRunOperatorCommand = <
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
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof runOperatorCommand>>,
      TError,
      RunOperatorCommandMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof runOperatorCommand>>,
  TError,
  RunOperatorCommandMutationVariables,
  TContext
> => {
  return useMutation(getRunOperatorCommandMutationOptions(options), queryClient);
};
