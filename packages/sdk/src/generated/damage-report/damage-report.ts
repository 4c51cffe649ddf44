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
  DamageReport,
  DamageReportInput,
  DamageReports,
  NotFoundResponse,
  PreconditionFailedResponse,
  SaveDamageReportHeaders,
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

export const getListDamageReportsUrl = (serial: string) => {
  return `/api/damage-reports/${encodeURIComponent(String(serial))}`;
};

/**
 * 박스의 주인이나 이사한 회원이 쓰거나 보낸 신고를 새 것부터 봅니다. `can_report` 면 새로 쓰거나 쓰던 것을 이어 쓸 수 있습니다.
 * @summary 박스나 이사의 파손 신고
 */
export const listDamageReports = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<DamageReports> => {
  return fetcher<DamageReports>(getListDamageReportsUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getListDamageReportsQueryKey = (serial: string) => {
  return ["api", "damage-reports", serial] as const;
};

export const getListDamageReportsQueryOptions = <
  TData = Awaited<ReturnType<typeof listDamageReports>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDamageReports>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDamageReportsQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDamageReports>>> = ({ signal }) =>
    listDamageReports(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listDamageReports>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListDamageReportsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listDamageReports>>
>;
export type ListDamageReportsQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListDamageReports<
  TData = Awaited<ReturnType<typeof listDamageReports>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDamageReports>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDamageReports>>,
          TError,
          Awaited<ReturnType<typeof listDamageReports>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDamageReports<
  TData = Awaited<ReturnType<typeof listDamageReports>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDamageReports>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDamageReports>>,
          TError,
          Awaited<ReturnType<typeof listDamageReports>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDamageReports<
  TData = Awaited<ReturnType<typeof listDamageReports>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDamageReports>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 박스나 이사의 파손 신고
 */

export function useListDamageReports<
  TData = Awaited<ReturnType<typeof listDamageReports>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDamageReports>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDamageReportsQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSaveDamageReportUrl = (serial: string) => {
  return `/api/damage-reports/${encodeURIComponent(String(serial))}/draft`;
};

/**
 * 아직 보내지 않은 신고는 박스나 이사마다 하나이고, 다시 저장하면 바뀝니다. 맡은 적이 없는 박스이거나 짐을 내리지 않은 이사이거나
 * 보낸 신고를 확인하고 있으면 `state_conflict` 입니다. `compared_ids` 는 이 박스를 담을 때, 수거할 때, 들어올 때, 돌려 드릴 때의
 * 사진(`BoxContents.photos`)이고, 이사에는 없습니다.
 * @summary 파손 신고 저장
 */
export const saveDamageReport = async (
  serial: string,
  damageReportInput: DamageReportInput,
  headers?: SaveDamageReportHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<DamageReport> => {
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
  return fetcher<DamageReport>(getSaveDamageReportUrl(serial), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(damageReportInput),
  });
};

export const getSaveDamageReportMutationKey = () => ["saveDamageReport"] as const;

export const getSaveDamageReportMutationOptions = <
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
    Awaited<ReturnType<typeof saveDamageReport>>,
    TError,
    SaveDamageReportMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof saveDamageReport>>,
  TError,
  SaveDamageReportMutationVariables,
  TContext
> => {
  const mutationKey = getSaveDamageReportMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof saveDamageReport>>,
    SaveDamageReportMutationVariables
  > = (props) => {
    const { serial, data, headers } = props ?? {};

    return saveDamageReport(serial, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SaveDamageReportMutationResult = NonNullable<
  Awaited<ReturnType<typeof saveDamageReport>>
>;
export type SaveDamageReportMutationBody = DamageReportInput;
export type SaveDamageReportMutationError = ErrorType<
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
export type SaveDamageReportMutationVariables = {
  serial: string;
  data: DamageReportInput;
  headers?: SaveDamageReportHeaders;
};

/**
 * @summary 파손 신고 저장
 */
export const useSaveDamageReport = <
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
      Awaited<ReturnType<typeof saveDamageReport>>,
      TError,
      SaveDamageReportMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof saveDamageReport>>,
  TError,
  SaveDamageReportMutationVariables,
  TContext
> => {
  return useMutation(getSaveDamageReportMutationOptions(options), queryClient);
};
export const getSendDamageReportUrl = (serial: string) => {
  return `/api/damage-reports/${encodeURIComponent(String(serial))}/draft/send`;
};

/**
 * 저장한 신고를 보냅니다. 보낸 뒤에는 고칠 수 없고, 다시 보내면 보낸 신고를 그대로 드립니다. 저장한 신고가 없으면 `state_conflict` 입니다.
 * @summary 파손 신고 보내기
 */
export const sendDamageReport = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<DamageReport> => {
  return fetcher<DamageReport>(getSendDamageReportUrl(serial), {
    ...options,
    method: "POST",
  });
};

export const getSendDamageReportMutationKey = () => ["sendDamageReport"] as const;

export const getSendDamageReportMutationOptions = <
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
    Awaited<ReturnType<typeof sendDamageReport>>,
    TError,
    SendDamageReportMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendDamageReport>>,
  TError,
  SendDamageReportMutationVariables,
  TContext
> => {
  const mutationKey = getSendDamageReportMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendDamageReport>>,
    SendDamageReportMutationVariables
  > = (props) => {
    const { serial } = props ?? {};

    return sendDamageReport(serial, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SendDamageReportMutationResult = NonNullable<
  Awaited<ReturnType<typeof sendDamageReport>>
>;

export type SendDamageReportMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SendDamageReportMutationVariables = { serial: string };

/**
 * @summary 파손 신고 보내기
 */
export const useSendDamageReport = <
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
      Awaited<ReturnType<typeof sendDamageReport>>,
      TError,
      SendDamageReportMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendDamageReport>>,
  TError,
  SendDamageReportMutationVariables,
  TContext
> => {
  return useMutation(getSendDamageReportMutationOptions(options), queryClient);
};
