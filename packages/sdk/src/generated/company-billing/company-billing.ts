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
  BadRequestResponse,
  BillingKeyChoice,
  CompanyDefaultPayment,
  CompanyInvoice,
  CompanyInvoicePage,
  CompanyPaymentPage,
  CompanyPaymentPreparation,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  ListCompanyInvoicesParams,
  ListCompanyPaymentsParams,
  NotFoundResponse,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
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

export const getListCompanyPaymentsUrl = (params?: ListCompanyPaymentsParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/users/my/company/payments?${stringifiedParams}`
    : `/api/users/my/company/payments`;
};

/**
 * 기업에 청구한 결제 요청입니다. 한 쪽씩 드립니다.
 * @summary 기업 결제 요청
 */
export const listCompanyPayments = async (
  params?: ListCompanyPaymentsParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyPaymentPage> => {
  return fetcher<CompanyPaymentPage>(getListCompanyPaymentsUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyPaymentsInfiniteQueryKey = (params?: ListCompanyPaymentsParams) => {
  return [
    "infinite",
    "api",
    "users",
    "my",
    "company",
    "payments",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyPaymentsQueryKey = (params?: ListCompanyPaymentsParams) => {
  return ["api", "users", "my", "company", "payments", ...(params ? [params] : [])] as const;
};

export const getListCompanyPaymentsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    ListCompanyPaymentsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyPayments>>,
        TError,
        TData,
        QueryKey,
        ListCompanyPaymentsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyPaymentsInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    QueryKey,
    ListCompanyPaymentsParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyPayments(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    TError,
    TData,
    QueryKey,
    ListCompanyPaymentsParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyPaymentsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyPayments>>
>;
export type ListCompanyPaymentsInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyPaymentsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    ListCompanyPaymentsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyPaymentsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyPayments>>,
        TError,
        TData,
        QueryKey,
        ListCompanyPaymentsParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyPayments>>,
          TError,
          Awaited<ReturnType<typeof listCompanyPayments>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyPaymentsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    ListCompanyPaymentsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyPayments>>,
        TError,
        TData,
        QueryKey,
        ListCompanyPaymentsParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyPayments>>,
          TError,
          Awaited<ReturnType<typeof listCompanyPayments>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyPaymentsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    ListCompanyPaymentsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyPayments>>,
        TError,
        TData,
        QueryKey,
        ListCompanyPaymentsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 결제 요청
 */

export function useListCompanyPaymentsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    ListCompanyPaymentsParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyPayments>>,
        TError,
        TData,
        QueryKey,
        ListCompanyPaymentsParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyPaymentsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyPaymentsQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyPayments>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyPayments>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyPaymentsQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyPayments>>> = ({ signal }) =>
    listCompanyPayments(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanyPayments>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyPaymentsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyPayments>>
>;
export type ListCompanyPaymentsQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyPayments<
  TData = Awaited<ReturnType<typeof listCompanyPayments>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyPaymentsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyPayments>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyPayments>>,
          TError,
          Awaited<ReturnType<typeof listCompanyPayments>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyPayments<
  TData = Awaited<ReturnType<typeof listCompanyPayments>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyPayments>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyPayments>>,
          TError,
          Awaited<ReturnType<typeof listCompanyPayments>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyPayments<
  TData = Awaited<ReturnType<typeof listCompanyPayments>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyPayments>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 결제 요청
 */

export function useListCompanyPayments<
  TData = Awaited<ReturnType<typeof listCompanyPayments>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyPaymentsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyPayments>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyPaymentsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPrepareCompanyPaymentUrl = (cpayId: string) => {
  return `/api/users/my/company/payments/${encodeURIComponent(String(cpayId))}/prepare`;
};

/**
 * 결제창으로 낼 때 씁니다. 금액은 서버가 정합니다.
 * @summary 기업 결제 준비
 */
export const prepareCompanyPayment = async (
  cpayId: string,
  companyPaymentPreparation: CompanyPaymentPreparation,
  options?: Parameters<typeof fetcher>[1],
): Promise<PreparedOrderPayment> => {
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
  return fetcher<PreparedOrderPayment>(getPrepareCompanyPaymentUrl(cpayId), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(companyPaymentPreparation),
  });
};

export const getPrepareCompanyPaymentMutationKey = () => ["prepareCompanyPayment"] as const;

export const getPrepareCompanyPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof prepareCompanyPayment>>,
    TError,
    PrepareCompanyPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareCompanyPayment>>,
  TError,
  PrepareCompanyPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareCompanyPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareCompanyPayment>>,
    PrepareCompanyPaymentMutationVariables
  > = (props) => {
    const { cpayId, data } = props ?? {};

    return prepareCompanyPayment(cpayId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareCompanyPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareCompanyPayment>>
>;
export type PrepareCompanyPaymentMutationBody = CompanyPaymentPreparation;
export type PrepareCompanyPaymentMutationError = ErrorType<
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
export type PrepareCompanyPaymentMutationVariables = {
  cpayId: string;
  data: CompanyPaymentPreparation;
};

/**
 * @summary 기업 결제 준비
 */
export const usePrepareCompanyPayment = <
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
      Awaited<ReturnType<typeof prepareCompanyPayment>>,
      TError,
      PrepareCompanyPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareCompanyPayment>>,
  TError,
  PrepareCompanyPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareCompanyPaymentMutationOptions(options), queryClient);
};
export const getPayCompanyPaymentUrl = (cpayId: string) => {
  return `/api/users/my/company/payments/${encodeURIComponent(String(cpayId))}/payment`;
};

/**
 * 몇 번을 불러도 한 번만 냅니다. 카드사가 거절하면 FAILED 와 그 까닭으로 답합니다.
 * @summary 등록한 결제 수단으로 내기
 */
export const payCompanyPayment = async (
  cpayId: string,
  billingKeyChoice: BillingKeyChoice,
  options?: Parameters<typeof fetcher>[1],
): Promise<PaymentOutcome> => {
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
  return fetcher<PaymentOutcome>(getPayCompanyPaymentUrl(cpayId), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(billingKeyChoice),
  });
};

export const getPayCompanyPaymentMutationKey = () => ["payCompanyPayment"] as const;

export const getPayCompanyPaymentMutationOptions = <
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
    Awaited<ReturnType<typeof payCompanyPayment>>,
    TError,
    PayCompanyPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof payCompanyPayment>>,
  TError,
  PayCompanyPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPayCompanyPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof payCompanyPayment>>,
    PayCompanyPaymentMutationVariables
  > = (props) => {
    const { cpayId, data } = props ?? {};

    return payCompanyPayment(cpayId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PayCompanyPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof payCompanyPayment>>
>;
export type PayCompanyPaymentMutationBody = BillingKeyChoice;
export type PayCompanyPaymentMutationError = ErrorType<
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
export type PayCompanyPaymentMutationVariables = { cpayId: string; data: BillingKeyChoice };

/**
 * @summary 등록한 결제 수단으로 내기
 */
export const usePayCompanyPayment = <
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
      Awaited<ReturnType<typeof payCompanyPayment>>,
      TError,
      PayCompanyPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof payCompanyPayment>>,
  TError,
  PayCompanyPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPayCompanyPaymentMutationOptions(options), queryClient);
};
export const getCompleteCompanyPaymentUrl = () => {
  return `/api/users/my/company/payment-complete`;
};

/**
 * 결제사에 금액과 상태를 물어 확정합니다. 몇 번을 불러도 결과는 하나입니다. 금액이 다르면 돌려 드리고 409 로 답합니다.
 * @summary 기업 결제 확인
 */
export const completeCompanyPayment = async (
  paymentCompletion: PaymentCompletion,
  options?: Parameters<typeof fetcher>[1],
): Promise<PaymentOutcome> => {
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
  return fetcher<PaymentOutcome>(getCompleteCompanyPaymentUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteCompanyPaymentQueryKey = (paymentCompletion?: PaymentCompletion) => {
  return ["POST", "api", "users", "my", "company", "payment-complete", paymentCompletion] as const;
};

export const getCompleteCompanyPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeCompanyPayment>>,
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
>(
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCompanyPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCompleteCompanyPaymentQueryKey(paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeCompanyPayment>>> = ({ signal }) =>
    completeCompanyPayment(paymentCompletion, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof completeCompanyPayment>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CompleteCompanyPaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeCompanyPayment>>
>;
export type CompleteCompanyPaymentQueryError = ErrorType<
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

export function useCompleteCompanyPayment<
  TData = Awaited<ReturnType<typeof completeCompanyPayment>>,
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
>(
  paymentCompletion: PaymentCompletion,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCompanyPayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeCompanyPayment>>,
          TError,
          Awaited<ReturnType<typeof completeCompanyPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteCompanyPayment<
  TData = Awaited<ReturnType<typeof completeCompanyPayment>>,
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
>(
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCompanyPayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeCompanyPayment>>,
          TError,
          Awaited<ReturnType<typeof completeCompanyPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteCompanyPayment<
  TData = Awaited<ReturnType<typeof completeCompanyPayment>>,
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
>(
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCompanyPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 결제 확인
 */

export function useCompleteCompanyPayment<
  TData = Awaited<ReturnType<typeof completeCompanyPayment>>,
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
>(
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCompanyPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteCompanyPaymentQueryOptions(paymentCompletion, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSetCompanyDefaultPaymentUrl = () => {
  return `/api/users/my/company/default-payment`;
};

/**
 * 내 결제 수단 가운데 하나여야 합니다. 새 청구서를 그 `charge_on` 에 이 수단으로 냅니다. 처음 정할 때 이미 나와 있던 청구서는 저절로 내지 않습니다. null 이면 자동 결제를 끄고, 그 뒤로는 어떤 청구서도 저절로 내지 않습니다.
 * @summary 기업 기본 결제 수단 정하기
 */
export const setCompanyDefaultPayment = async (
  companyDefaultPayment: CompanyDefaultPayment,
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
  return fetcher<void>(getSetCompanyDefaultPaymentUrl(), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(companyDefaultPayment),
  });
};

export const getSetCompanyDefaultPaymentMutationKey = () => ["setCompanyDefaultPayment"] as const;

export const getSetCompanyDefaultPaymentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof setCompanyDefaultPayment>>,
    TError,
    SetCompanyDefaultPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof setCompanyDefaultPayment>>,
  TError,
  SetCompanyDefaultPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getSetCompanyDefaultPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof setCompanyDefaultPayment>>,
    SetCompanyDefaultPaymentMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return setCompanyDefaultPayment(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SetCompanyDefaultPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof setCompanyDefaultPayment>>
>;
export type SetCompanyDefaultPaymentMutationBody = CompanyDefaultPayment;
export type SetCompanyDefaultPaymentMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SetCompanyDefaultPaymentMutationVariables = { data: CompanyDefaultPayment };

/**
 * @summary 기업 기본 결제 수단 정하기
 */
export const useSetCompanyDefaultPayment = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof setCompanyDefaultPayment>>,
      TError,
      SetCompanyDefaultPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof setCompanyDefaultPayment>>,
  TError,
  SetCompanyDefaultPaymentMutationVariables,
  TContext
> => {
  return useMutation(getSetCompanyDefaultPaymentMutationOptions(options), queryClient);
};
export const getListCompanyInvoicesUrl = (params?: ListCompanyInvoicesParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/users/my/company/v2/invoice?${stringifiedParams}`
    : `/api/users/my/company/v2/invoice`;
};

/**
 * 기업의 청구서입니다. 한 쪽씩 드립니다.
 * @summary 기업 청구서
 */
export const listCompanyInvoices = async (
  params?: ListCompanyInvoicesParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyInvoicePage> => {
  return fetcher<CompanyInvoicePage>(getListCompanyInvoicesUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListCompanyInvoicesInfiniteQueryKey = (params?: ListCompanyInvoicesParams) => {
  return [
    "infinite",
    "api",
    "users",
    "my",
    "company",
    "v2",
    "invoice",
    ...(params ? [params] : []),
  ] as const;
};

export const getListCompanyInvoicesQueryKey = (params?: ListCompanyInvoicesParams) => {
  return ["api", "users", "my", "company", "v2", "invoice", ...(params ? [params] : [])] as const;
};

export const getListCompanyInvoicesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    ListCompanyInvoicesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyInvoices>>,
        TError,
        TData,
        QueryKey,
        ListCompanyInvoicesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyInvoicesInfiniteQueryKey(params);

  const queryFn: QueryFunction<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    QueryKey,
    ListCompanyInvoicesParams["cursor"]
  > = ({ signal, pageParam }) =>
    listCompanyInvoices(
      { ...params, ...(pageParam !== undefined && { cursor: pageParam }) },
      { signal, ...requestOptions },
    );

  return { queryKey, queryFn, ...queryOptions } as UseInfiniteQueryOptions<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    TError,
    TData,
    QueryKey,
    ListCompanyInvoicesParams["cursor"]
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyInvoicesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyInvoices>>
>;
export type ListCompanyInvoicesInfiniteQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    ListCompanyInvoicesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyInvoicesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyInvoices>>,
        TError,
        TData,
        QueryKey,
        ListCompanyInvoicesParams["cursor"]
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyInvoices>>,
          TError,
          Awaited<ReturnType<typeof listCompanyInvoices>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    ListCompanyInvoicesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyInvoices>>,
        TError,
        TData,
        QueryKey,
        ListCompanyInvoicesParams["cursor"]
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyInvoices>>,
          TError,
          Awaited<ReturnType<typeof listCompanyInvoices>>,
          QueryKey
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    ListCompanyInvoicesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyInvoices>>,
        TError,
        TData,
        QueryKey,
        ListCompanyInvoicesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 청구서
 */

export function useListCompanyInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    ListCompanyInvoicesParams["cursor"]
  >,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<typeof listCompanyInvoices>>,
        TError,
        TData,
        QueryKey,
        ListCompanyInvoicesParams["cursor"]
      >
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyInvoicesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<
    TData,
    TError
  > & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListCompanyInvoicesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanyInvoices>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyInvoices>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCompanyInvoicesQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanyInvoices>>> = ({ signal }) =>
    listCompanyInvoices(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanyInvoices>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCompanyInvoicesQueryResult = NonNullable<
  Awaited<ReturnType<typeof listCompanyInvoices>>
>;
export type ListCompanyInvoicesQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useListCompanyInvoices<
  TData = Awaited<ReturnType<typeof listCompanyInvoices>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params: undefined | ListCompanyInvoicesParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyInvoices>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyInvoices>>,
          TError,
          Awaited<ReturnType<typeof listCompanyInvoices>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyInvoices<
  TData = Awaited<ReturnType<typeof listCompanyInvoices>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyInvoices>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanyInvoices>>,
          TError,
          Awaited<ReturnType<typeof listCompanyInvoices>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCompanyInvoices<
  TData = Awaited<ReturnType<typeof listCompanyInvoices>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyInvoices>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 청구서
 */

export function useListCompanyInvoices<
  TData = Awaited<ReturnType<typeof listCompanyInvoices>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  params?: ListCompanyInvoicesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listCompanyInvoices>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompanyInvoicesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetCompanyInvoiceUrl = (id: string) => {
  return `/api/users/my/company/v2/invoice/${encodeURIComponent(String(id))}`;
};

/**
 * 청구서 하나와 그 줄입니다. 다른 기업의 청구서는 없는 것으로 답합니다.
 * @summary 기업 청구서 하나
 */
export const getCompanyInvoice = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CompanyInvoice> => {
  return fetcher<CompanyInvoice>(getGetCompanyInvoiceUrl(id), {
    ...options,
    method: "GET",
  });
};

export const getGetCompanyInvoiceQueryKey = (id: string) => {
  return ["api", "users", "my", "company", "v2", "invoice", id] as const;
};

export const getGetCompanyInvoiceQueryOptions = <
  TData = Awaited<ReturnType<typeof getCompanyInvoice>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyInvoice>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCompanyInvoiceQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanyInvoice>>> = ({ signal }) =>
    getCompanyInvoice(id, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCompanyInvoice>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCompanyInvoiceQueryResult = NonNullable<
  Awaited<ReturnType<typeof getCompanyInvoice>>
>;
export type GetCompanyInvoiceQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetCompanyInvoice<
  TData = Awaited<ReturnType<typeof getCompanyInvoice>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyInvoice>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyInvoice>>,
          TError,
          Awaited<ReturnType<typeof getCompanyInvoice>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyInvoice<
  TData = Awaited<ReturnType<typeof getCompanyInvoice>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyInvoice>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyInvoice>>,
          TError,
          Awaited<ReturnType<typeof getCompanyInvoice>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCompanyInvoice<
  TData = Awaited<ReturnType<typeof getCompanyInvoice>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyInvoice>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 기업 청구서 하나
 */

export function useGetCompanyInvoice<
  TData = Awaited<ReturnType<typeof getCompanyInvoice>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyInvoice>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCompanyInvoiceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
