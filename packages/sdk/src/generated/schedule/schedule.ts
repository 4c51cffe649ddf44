import { useQuery } from "@tanstack/react-query";
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";

import type {
  BadRequestResponse,
  BoxDeliveryDay,
  IsoDate,
  ListBoxDeliveryDaysParams,
  ListScheduleDaysParams,
  ScheduleDay,
  ScheduleSlot,
  TooManyRequestsResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
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

export const getListScheduleDaysUrl = (params: ListScheduleDaysParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/schedule/day?${stringifiedParams}`
    : `/api/schedule/day`;
};

/**
 * 오늘부터 90일 뒤까지만 있습니다. 손 없는 날과 공휴일을 함께 알려 드립니다.
 * @summary 예약 가능한 날짜
 */
export const listScheduleDays = async (
  params: ListScheduleDaysParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<ScheduleDay[]> => {
  return fetcher<ScheduleDay[]>(getListScheduleDaysUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListScheduleDaysQueryKey = (params?: ListScheduleDaysParams) => {
  return ["api", "schedule", "day", ...(params ? [params] : [])] as const;
};

export const getListScheduleDaysQueryOptions = <
  TData = Awaited<ReturnType<typeof listScheduleDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListScheduleDaysParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleDays>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListScheduleDaysQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listScheduleDays>>> = ({ signal }) =>
    listScheduleDays(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listScheduleDays>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListScheduleDaysQueryResult = NonNullable<Awaited<ReturnType<typeof listScheduleDays>>>;
export type ListScheduleDaysQueryError = ErrorType<
  BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListScheduleDays<
  TData = Awaited<ReturnType<typeof listScheduleDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListScheduleDaysParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleDays>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScheduleDays>>,
          TError,
          Awaited<ReturnType<typeof listScheduleDays>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListScheduleDays<
  TData = Awaited<ReturnType<typeof listScheduleDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListScheduleDaysParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleDays>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScheduleDays>>,
          TError,
          Awaited<ReturnType<typeof listScheduleDays>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListScheduleDays<
  TData = Awaited<ReturnType<typeof listScheduleDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListScheduleDaysParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleDays>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 예약 가능한 날짜
 */

export function useListScheduleDays<
  TData = Awaited<ReturnType<typeof listScheduleDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListScheduleDaysParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleDays>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListScheduleDaysQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListScheduleSlotsUrl = (day: IsoDate) => {
  return `/api/schedule/day/${encodeURIComponent(String(day))}`;
};

/**
 * 그날의 시간대마다 예약할 수 있는지 알려 드립니다. 지난 날이거나 너무 먼 날이면 거절합니다.
 * @summary 하루의 시간대
 */
export const listScheduleSlots = async (
  day: IsoDate,
  options?: Parameters<typeof fetcher>[1],
): Promise<ScheduleSlot[]> => {
  return fetcher<ScheduleSlot[]>(getListScheduleSlotsUrl(day), {
    ...options,
    method: "GET",
  });
};

export const getListScheduleSlotsQueryKey = (day: IsoDate) => {
  return ["api", "schedule", "day", day] as const;
};

export const getListScheduleSlotsQueryOptions = <
  TData = Awaited<ReturnType<typeof listScheduleSlots>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  day: IsoDate,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleSlots>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListScheduleSlotsQueryKey(day);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listScheduleSlots>>> = ({ signal }) =>
    listScheduleSlots(day, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: day !== null && day !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof listScheduleSlots>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ListScheduleSlotsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listScheduleSlots>>
>;
export type ListScheduleSlotsQueryError = ErrorType<
  BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListScheduleSlots<
  TData = Awaited<ReturnType<typeof listScheduleSlots>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  day: IsoDate,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleSlots>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScheduleSlots>>,
          TError,
          Awaited<ReturnType<typeof listScheduleSlots>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListScheduleSlots<
  TData = Awaited<ReturnType<typeof listScheduleSlots>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  day: IsoDate,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleSlots>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listScheduleSlots>>,
          TError,
          Awaited<ReturnType<typeof listScheduleSlots>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListScheduleSlots<
  TData = Awaited<ReturnType<typeof listScheduleSlots>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  day: IsoDate,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleSlots>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 하루의 시간대
 */

export function useListScheduleSlots<
  TData = Awaited<ReturnType<typeof listScheduleSlots>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  day: IsoDate,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScheduleSlots>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListScheduleSlotsQueryOptions(day, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListBoxDeliveryDaysUrl = (params: ListBoxDeliveryDaysParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/schedule/box-delivery?${stringifiedParams}`
    : `/api/schedule/box-delivery`;
};

/**
 * 오늘부터 90일 뒤까지만 있습니다. 날마다 시간대를 함께 드립니다.
 * @summary 박스 배송과 수거를 할 수 있는 날
 */
export const listBoxDeliveryDays = async (
  params: ListBoxDeliveryDaysParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<BoxDeliveryDay[]> => {
  return fetcher<BoxDeliveryDay[]>(getListBoxDeliveryDaysUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListBoxDeliveryDaysQueryKey = (params?: ListBoxDeliveryDaysParams) => {
  return ["api", "schedule", "box-delivery", ...(params ? [params] : [])] as const;
};

export const getListBoxDeliveryDaysQueryOptions = <
  TData = Awaited<ReturnType<typeof listBoxDeliveryDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListBoxDeliveryDaysParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listBoxDeliveryDays>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListBoxDeliveryDaysQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listBoxDeliveryDays>>> = ({ signal }) =>
    listBoxDeliveryDays(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listBoxDeliveryDays>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListBoxDeliveryDaysQueryResult = NonNullable<
  Awaited<ReturnType<typeof listBoxDeliveryDays>>
>;
export type ListBoxDeliveryDaysQueryError = ErrorType<
  BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListBoxDeliveryDays<
  TData = Awaited<ReturnType<typeof listBoxDeliveryDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListBoxDeliveryDaysParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listBoxDeliveryDays>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoxDeliveryDays>>,
          TError,
          Awaited<ReturnType<typeof listBoxDeliveryDays>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListBoxDeliveryDays<
  TData = Awaited<ReturnType<typeof listBoxDeliveryDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListBoxDeliveryDaysParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listBoxDeliveryDays>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoxDeliveryDays>>,
          TError,
          Awaited<ReturnType<typeof listBoxDeliveryDays>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListBoxDeliveryDays<
  TData = Awaited<ReturnType<typeof listBoxDeliveryDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListBoxDeliveryDaysParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listBoxDeliveryDays>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 박스 배송과 수거를 할 수 있는 날
 */

export function useListBoxDeliveryDays<
  TData = Awaited<ReturnType<typeof listBoxDeliveryDays>>,
  TError = ErrorType<
    BadRequestResponse | UnprocessableContentResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  params: ListBoxDeliveryDaysParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listBoxDeliveryDays>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListBoxDeliveryDaysQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
