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
  CustomPayment,
  CustomPaymentPreparation,
  CustomPaymentRefusal,
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

export const getGetCustomPaymentUrl = (url: string) => {
  return `/api/payments/custom/${encodeURIComponent(String(url))}`;
};

/**
 * 운영자가 보낸 링크의 내용입니다. 링크를 아는 사람은 누구나 보므로 이름과 번호는 가립니다.
 * 로그인한 사람이 그 주문의 회원이면 주문 번호도 드립니다.
 * @summary 추가 결제 보기
 */
export const getCustomPayment = async (
  url: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<CustomPayment> => {
  return fetcher<CustomPayment>(getGetCustomPaymentUrl(url), {
    ...options,
    method: "GET",
  });
};

export const getGetCustomPaymentQueryKey = (url: string) => {
  return ["api", "payments", "custom", url] as const;
};

export const getGetCustomPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof getCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  url: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomPayment>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCustomPaymentQueryKey(url);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomPayment>>> = ({ signal }) =>
    getCustomPayment(url, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: url !== null && url !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getCustomPayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCustomPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomPayment>>>;
export type GetCustomPaymentQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetCustomPayment<
  TData = Awaited<ReturnType<typeof getCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  url: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomPayment>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomPayment>>,
          TError,
          Awaited<ReturnType<typeof getCustomPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCustomPayment<
  TData = Awaited<ReturnType<typeof getCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  url: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomPayment>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomPayment>>,
          TError,
          Awaited<ReturnType<typeof getCustomPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCustomPayment<
  TData = Awaited<ReturnType<typeof getCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  url: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomPayment>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 추가 결제 보기
 */

export function useGetCustomPayment<
  TData = Awaited<ReturnType<typeof getCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  url: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomPayment>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCustomPaymentQueryOptions(url, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getPrepareCustomPaymentUrl = (url: string) => {
  return `/api/payments/custom/${encodeURIComponent(String(url))}/payments`;
};

/**
 * 결제창에 넘길 내용입니다. 이미 냈으면 `already_paid`, 거절했거나 기한이 지났으면 `state_conflict` 입니다.
 * @summary 추가 결제 준비
 */
export const prepareCustomPayment = async (
  url: string,
  customPaymentPreparation: CustomPaymentPreparation,
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
  return fetcher<PreparedOrderPayment>(getPrepareCustomPaymentUrl(url), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(customPaymentPreparation),
  });
};

export const getPrepareCustomPaymentMutationKey = () => ["prepareCustomPayment"] as const;

export const getPrepareCustomPaymentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
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
    Awaited<ReturnType<typeof prepareCustomPayment>>,
    TError,
    PrepareCustomPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareCustomPayment>>,
  TError,
  PrepareCustomPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getPrepareCustomPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareCustomPayment>>,
    PrepareCustomPaymentMutationVariables
  > = (props) => {
    const { url, data } = props ?? {};

    return prepareCustomPayment(url, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareCustomPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareCustomPayment>>
>;
export type PrepareCustomPaymentMutationBody = CustomPaymentPreparation;
export type PrepareCustomPaymentMutationError = ErrorType<
  | BadRequestResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type PrepareCustomPaymentMutationVariables = { url: string; data: CustomPaymentPreparation };

/**
 * @summary 추가 결제 준비
 */
export const usePrepareCustomPayment = <
  TError = ErrorType<
    | BadRequestResponse
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
      Awaited<ReturnType<typeof prepareCustomPayment>>,
      TError,
      PrepareCustomPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof prepareCustomPayment>>,
  TError,
  PrepareCustomPaymentMutationVariables,
  TContext
> => {
  return useMutation(getPrepareCustomPaymentMutationOptions(options), queryClient);
};
export const getCompleteCustomPaymentUrl = (url: string) => {
  return `/api/payments/custom/${encodeURIComponent(String(url))}/complete`;
};

/**
 * 첫 보관 결제 확인과 같은 방식입니다.
 * @summary 추가 결제 확인
 */
export const completeCustomPayment = async (
  url: string,
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
  return fetcher<PaymentOutcome>(getCompleteCustomPaymentUrl(url), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentCompletion),
  });
};

export const getCompleteCustomPaymentQueryKey = (
  url: string,
  paymentCompletion?: PaymentCompletion,
) => {
  return ["POST", "api", "payments", "custom", url, "complete", paymentCompletion] as const;
};

export const getCompleteCustomPaymentQueryOptions = <
  TData = Awaited<ReturnType<typeof completeCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
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
  url: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCustomPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getCompleteCustomPaymentQueryKey(url, paymentCompletion);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof completeCustomPayment>>> = ({ signal }) =>
    completeCustomPayment(url, paymentCompletion, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: url !== null && url !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof completeCustomPayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CompleteCustomPaymentQueryResult = NonNullable<
  Awaited<ReturnType<typeof completeCustomPayment>>
>;
export type CompleteCustomPaymentQueryError = ErrorType<
  | BadRequestResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;

export function useCompleteCustomPayment<
  TData = Awaited<ReturnType<typeof completeCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
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
  url: string,
  paymentCompletion: PaymentCompletion,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCustomPayment>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeCustomPayment>>,
          TError,
          Awaited<ReturnType<typeof completeCustomPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteCustomPayment<
  TData = Awaited<ReturnType<typeof completeCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
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
  url: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCustomPayment>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof completeCustomPayment>>,
          TError,
          Awaited<ReturnType<typeof completeCustomPayment>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCompleteCustomPayment<
  TData = Awaited<ReturnType<typeof completeCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
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
  url: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCustomPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 추가 결제 확인
 */

export function useCompleteCustomPayment<
  TData = Awaited<ReturnType<typeof completeCustomPayment>>,
  TError = ErrorType<
    | BadRequestResponse
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
  url: string,
  paymentCompletion: PaymentCompletion,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof completeCustomPayment>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCompleteCustomPaymentQueryOptions(url, paymentCompletion, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDeclineCustomPaymentUrl = (url: string) => {
  return `/api/payments/custom/${encodeURIComponent(String(url))}/decline`;
};

/**
 * 바뀐 조건을 받아들이지 않습니다. 이미 거절했으면 그대로 답합니다.
 * @summary 추가 결제 거절
 */
export const declineCustomPayment = async (
  url: string,
  customPaymentRefusal: CustomPaymentRefusal,
  options?: Parameters<typeof fetcher>[1],
): Promise<CustomPayment> => {
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
  return fetcher<CustomPayment>(getDeclineCustomPaymentUrl(url), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(customPaymentRefusal),
  });
};

export const getDeclineCustomPaymentMutationKey = () => ["declineCustomPayment"] as const;

export const getDeclineCustomPaymentMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
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
    Awaited<ReturnType<typeof declineCustomPayment>>,
    TError,
    DeclineCustomPaymentMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof declineCustomPayment>>,
  TError,
  DeclineCustomPaymentMutationVariables,
  TContext
> => {
  const mutationKey = getDeclineCustomPaymentMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof declineCustomPayment>>,
    DeclineCustomPaymentMutationVariables
  > = (props) => {
    const { url, data } = props ?? {};

    return declineCustomPayment(url, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeclineCustomPaymentMutationResult = NonNullable<
  Awaited<ReturnType<typeof declineCustomPayment>>
>;
export type DeclineCustomPaymentMutationBody = CustomPaymentRefusal;
export type DeclineCustomPaymentMutationError = ErrorType<
  | BadRequestResponse
  | NotFoundResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type DeclineCustomPaymentMutationVariables = { url: string; data: CustomPaymentRefusal };

/**
 * @summary 추가 결제 거절
 */
export const useDeclineCustomPayment = <
  TError = ErrorType<
    | BadRequestResponse
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
      Awaited<ReturnType<typeof declineCustomPayment>>,
      TError,
      DeclineCustomPaymentMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof declineCustomPayment>>,
  TError,
  DeclineCustomPaymentMutationVariables,
  TContext
> => {
  return useMutation(getDeclineCustomPaymentMutationOptions(options), queryClient);
};
