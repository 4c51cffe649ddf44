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
  CrewDay,
  CrewReport,
  ForbiddenResponse,
  GetOperatorPlanParams,
  NotFoundResponse,
  OperatorAssignment,
  OperatorPlan,
  OperatorPlanDay,
  OrderCrews,
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

export const getGetOperatorPlanUrl = (params: GetOperatorPlanParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/operator/plan?${stringifiedParams}`
    : `/api/operator/plan`;
};

/**
 * 팀마다 그날의 방문을 도는 차례로 드립니다. 방문마다 왜 그 팀인지가 있고, 시간대를 지킬 수 없으면 `problem` 에 까닭이 있습니다.
 * @summary 하루의 계획
 */
export const getOperatorPlan = async (
  params: GetOperatorPlanParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorPlan> => {
  return fetcher<OperatorPlan>(getGetOperatorPlanUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getGetOperatorPlanQueryKey = (params?: GetOperatorPlanParams) => {
  return ["api", "operator", "plan", ...(params ? [params] : [])] as const;
};

export const getGetOperatorPlanQueryOptions = <
  TData = Awaited<ReturnType<typeof getOperatorPlan>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: GetOperatorPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorPlan>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOperatorPlanQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorPlan>>> = ({ signal }) =>
    getOperatorPlan(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getOperatorPlan>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetOperatorPlanQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorPlan>>>;
export type GetOperatorPlanQueryError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetOperatorPlan<
  TData = Awaited<ReturnType<typeof getOperatorPlan>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: GetOperatorPlanParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorPlan>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorPlan>>,
          TError,
          Awaited<ReturnType<typeof getOperatorPlan>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOperatorPlan<
  TData = Awaited<ReturnType<typeof getOperatorPlan>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: GetOperatorPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorPlan>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorPlan>>,
          TError,
          Awaited<ReturnType<typeof getOperatorPlan>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOperatorPlan<
  TData = Awaited<ReturnType<typeof getOperatorPlan>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: GetOperatorPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorPlan>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 하루의 계획
 */

export function useGetOperatorPlan<
  TData = Awaited<ReturnType<typeof getOperatorPlan>>,
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: GetOperatorPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorPlan>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOperatorPlanQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getMakeOperatorPlanUrl = () => {
  return `/api/operator/plan`;
};

/**
 * 사람이 정한 방문은 그대로 두고 나머지를 시간대, 짐의 양, 거리로 팀에 나눕니다. 시간대를 어기는 팀에는 넣지 않습니다.
 * @summary 하루를 계획하기
 */
export const makeOperatorPlan = async (
  operatorPlanDay: OperatorPlanDay,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorPlan> => {
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
  return fetcher<OperatorPlan>(getMakeOperatorPlanUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorPlanDay),
  });
};

export const getMakeOperatorPlanMutationKey = () => ["makeOperatorPlan"] as const;

export const getMakeOperatorPlanMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof makeOperatorPlan>>,
    TError,
    MakeOperatorPlanMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof makeOperatorPlan>>,
  TError,
  MakeOperatorPlanMutationVariables,
  TContext
> => {
  const mutationKey = getMakeOperatorPlanMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof makeOperatorPlan>>,
    MakeOperatorPlanMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return makeOperatorPlan(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type MakeOperatorPlanMutationResult = NonNullable<
  Awaited<ReturnType<typeof makeOperatorPlan>>
>;
export type MakeOperatorPlanMutationBody = OperatorPlanDay;
export type MakeOperatorPlanMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type MakeOperatorPlanMutationVariables = { data: OperatorPlanDay };

/**
 * @summary 하루를 계획하기
 */
export const useMakeOperatorPlan = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof makeOperatorPlan>>,
      TError,
      MakeOperatorPlanMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof makeOperatorPlan>>,
  TError,
  MakeOperatorPlanMutationVariables,
  TContext
> => {
  return useMutation(getMakeOperatorPlanMutationOptions(options), queryClient);
};
export const getAssignOperatorVisitUrl = () => {
  return `/api/operator/plan/visits`;
};

/**
 * 팀이 없으면 계획에서 뺍니다. 팀이 걸음이나 사진을 보낸 방문은 뺄 수 없고 `state_conflict` 입니다. 시간대나 트럭에 맞지 않으면 까닭과 함께 `state_conflict` 이고, `accepted` 로 그래도 맡길 수 있습니다.
 * @summary 방문을 팀에 맡기기
 */
export const assignOperatorVisit = async (
  operatorAssignment: OperatorAssignment,
  options?: Parameters<typeof fetcher>[1],
): Promise<OperatorPlan> => {
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
  return fetcher<OperatorPlan>(getAssignOperatorVisitUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorAssignment),
  });
};

export const getAssignOperatorVisitMutationKey = () => ["assignOperatorVisit"] as const;

export const getAssignOperatorVisitMutationOptions = <
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
    Awaited<ReturnType<typeof assignOperatorVisit>>,
    TError,
    AssignOperatorVisitMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof assignOperatorVisit>>,
  TError,
  AssignOperatorVisitMutationVariables,
  TContext
> => {
  const mutationKey = getAssignOperatorVisitMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof assignOperatorVisit>>,
    AssignOperatorVisitMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return assignOperatorVisit(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AssignOperatorVisitMutationResult = NonNullable<
  Awaited<ReturnType<typeof assignOperatorVisit>>
>;
export type AssignOperatorVisitMutationBody = OperatorAssignment;
export type AssignOperatorVisitMutationError = ErrorType<
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
export type AssignOperatorVisitMutationVariables = { data: OperatorAssignment };

/**
 * @summary 방문을 팀에 맡기기
 */
export const useAssignOperatorVisit = <
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
      Awaited<ReturnType<typeof assignOperatorVisit>>,
      TError,
      AssignOperatorVisitMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof assignOperatorVisit>>,
  TError,
  AssignOperatorVisitMutationVariables,
  TContext
> => {
  return useMutation(getAssignOperatorVisitMutationOptions(options), queryClient);
};
export const getGetCrewDayUrl = (key: string) => {
  return `/api/crew/${encodeURIComponent(String(key))}`;
};

/**
 * 링크를 가진 팀은 그 하루만 봅니다. 전날부터 다음 날까지 열리고, 그 밖과 그만둔 팀에는 `not_found` 입니다.
 * @summary 팀의 하루
 */
export const getCrewDay = async (
  key: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CrewDay> => {
  return fetcher<CrewDay>(getGetCrewDayUrl(key), {
    ...options,
    method: "GET",
  });
};

export const getGetCrewDayQueryKey = (key: string) => {
  return ["api", "crew", key] as const;
};

export const getGetCrewDayQueryOptions = <
  TData = Awaited<ReturnType<typeof getCrewDay>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewDay>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCrewDayQueryKey(key);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCrewDay>>> = ({ signal }) =>
    getCrewDay(key, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: key !== null && key !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCrewDay>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCrewDayQueryResult = NonNullable<Awaited<ReturnType<typeof getCrewDay>>>;
export type GetCrewDayQueryError = ErrorType<
  BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetCrewDay<
  TData = Awaited<ReturnType<typeof getCrewDay>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewDay>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrewDay>>,
          TError,
          Awaited<ReturnType<typeof getCrewDay>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCrewDay<
  TData = Awaited<ReturnType<typeof getCrewDay>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewDay>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCrewDay>>,
          TError,
          Awaited<ReturnType<typeof getCrewDay>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCrewDay<
  TData = Awaited<ReturnType<typeof getCrewDay>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewDay>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 팀의 하루
 */

export function useGetCrewDay<
  TData = Awaited<ReturnType<typeof getCrewDay>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCrewDay>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCrewDayQueryOptions(key, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getReportCrewVisitUrl = (key: string) => {
  return `/api/crew/${encodeURIComponent(String(key))}/visits`;
};

/**
 * 같은 걸음을 다시 보내도 처음 시각이 남습니다. 출발했다고 하면 고객에게 알립니다. 걸음은 방문하는 날에 받고 다음 날에는 `DONE` 만 받습니다. 사진과 서명은 한 방문에 30장까지입니다.
 * @summary 방문의 걸음, 사진, 서명 보내기
 */
export const reportCrewVisit = async (
  key: string,
  crewReport: CrewReport,
  options?: Parameters<typeof fetcher>[1],
): Promise<CrewDay> => {
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
  return fetcher<CrewDay>(getReportCrewVisitUrl(key), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(crewReport),
  });
};

export const getReportCrewVisitMutationKey = () => ["reportCrewVisit"] as const;

export const getReportCrewVisitMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
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
    Awaited<ReturnType<typeof reportCrewVisit>>,
    TError,
    ReportCrewVisitMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof reportCrewVisit>>,
  TError,
  ReportCrewVisitMutationVariables,
  TContext
> => {
  const mutationKey = getReportCrewVisitMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reportCrewVisit>>,
    ReportCrewVisitMutationVariables
  > = (props) => {
    const { key, data } = props ?? {};

    return reportCrewVisit(key, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReportCrewVisitMutationResult = NonNullable<
  Awaited<ReturnType<typeof reportCrewVisit>>
>;
export type ReportCrewVisitMutationBody = CrewReport;
export type ReportCrewVisitMutationError = ErrorType<
  | BadRequestResponse
  | NotFoundResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type ReportCrewVisitMutationVariables = { key: string; data: CrewReport };

/**
 * @summary 방문의 걸음, 사진, 서명 보내기
 */
export const useReportCrewVisit = <
  TError = ErrorType<
    | BadRequestResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof reportCrewVisit>>,
      TError,
      ReportCrewVisitMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reportCrewVisit>>,
  TError,
  ReportCrewVisitMutationVariables,
  TContext
> => {
  return useMutation(getReportCrewVisitMutationOptions(options), queryClient);
};
export const getListOrderCrewsUrl = (serial: string) => {
  return `/api/orders/${encodeURIComponent(String(serial))}/crew`;
};

/**
 * 방문 전날 저녁 6시부터 누가 오는지, 출발했는지 보입니다. 그 전과 정해지지 않은 방문은 없습니다.
 * @summary 내 주문에 오는 팀
 */
export const listOrderCrews = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<OrderCrews> => {
  return fetcher<OrderCrews>(getListOrderCrewsUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getListOrderCrewsQueryKey = (serial: string) => {
  return ["api", "orders", serial, "crew"] as const;
};

export const getListOrderCrewsQueryOptions = <
  TData = Awaited<ReturnType<typeof listOrderCrews>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderCrews>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOrderCrewsQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderCrews>>> = ({ signal }) =>
    listOrderCrews(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listOrderCrews>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListOrderCrewsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderCrews>>>;
export type ListOrderCrewsQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListOrderCrews<
  TData = Awaited<ReturnType<typeof listOrderCrews>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderCrews>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderCrews>>,
          TError,
          Awaited<ReturnType<typeof listOrderCrews>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOrderCrews<
  TData = Awaited<ReturnType<typeof listOrderCrews>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderCrews>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderCrews>>,
          TError,
          Awaited<ReturnType<typeof listOrderCrews>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOrderCrews<
  TData = Awaited<ReturnType<typeof listOrderCrews>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderCrews>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 주문에 오는 팀
 */

export function useListOrderCrews<
  TData = Awaited<ReturnType<typeof listOrderCrews>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderCrews>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrderCrewsQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
