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
  NotFoundResponse,
  PublicReview,
  Review,
  ReviewInput,
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

export const getGetEstimateReviewUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/review`;
};

/**
 * 아직 쓰지 않았으면 404 입니다.
 * @summary 내가 쓴 후기
 */
export const getEstimateReview = async (
  serial: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<Review> => {
  return fetcher<Review>(getGetEstimateReviewUrl(serial), {
    ...options,
    method: "GET",
  });
};

export const getGetEstimateReviewQueryKey = (serial: string) => {
  return ["api", "estimates", serial, "review"] as const;
};

export const getGetEstimateReviewQueryOptions = <
  TData = Awaited<ReturnType<typeof getEstimateReview>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimateReview>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetEstimateReviewQueryKey(serial);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getEstimateReview>>> = ({ signal }) =>
    getEstimateReview(serial, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: serial !== null && serial !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getEstimateReview>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetEstimateReviewQueryResult = NonNullable<
  Awaited<ReturnType<typeof getEstimateReview>>
>;
export type GetEstimateReviewQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetEstimateReview<
  TData = Awaited<ReturnType<typeof getEstimateReview>>,
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
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimateReview>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEstimateReview>>,
          TError,
          Awaited<ReturnType<typeof getEstimateReview>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetEstimateReview<
  TData = Awaited<ReturnType<typeof getEstimateReview>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimateReview>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEstimateReview>>,
          TError,
          Awaited<ReturnType<typeof getEstimateReview>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetEstimateReview<
  TData = Awaited<ReturnType<typeof getEstimateReview>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimateReview>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내가 쓴 후기
 */

export function useGetEstimateReview<
  TData = Awaited<ReturnType<typeof getEstimateReview>>,
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
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getEstimateReview>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetEstimateReviewQueryOptions(serial, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateEstimateReviewUrl = (serial: string) => {
  return `/api/estimates/${encodeURIComponent(String(serial))}/review`;
};

/**
 * 완료된 주문에 한 번만 씁니다. 사진은 올린 사람이 나여야 하고 5장까지입니다.
 * @summary 후기 쓰기
 */
export const createEstimateReview = async (
  serial: string,
  reviewInput: ReviewInput,
  options?: Parameters<typeof fetcher>[1],
): Promise<Review> => {
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
  return fetcher<Review>(getCreateEstimateReviewUrl(serial), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewInput),
  });
};

export const getCreateEstimateReviewMutationKey = () => ["createEstimateReview"] as const;

export const getCreateEstimateReviewMutationOptions = <
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
    Awaited<ReturnType<typeof createEstimateReview>>,
    TError,
    CreateEstimateReviewMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createEstimateReview>>,
  TError,
  CreateEstimateReviewMutationVariables,
  TContext
> => {
  const mutationKey = getCreateEstimateReviewMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createEstimateReview>>,
    CreateEstimateReviewMutationVariables
  > = (props) => {
    const { serial, data } = props ?? {};

    return createEstimateReview(serial, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateEstimateReviewMutationResult = NonNullable<
  Awaited<ReturnType<typeof createEstimateReview>>
>;
export type CreateEstimateReviewMutationBody = ReviewInput;
export type CreateEstimateReviewMutationError = ErrorType<
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
export type CreateEstimateReviewMutationVariables = { serial: string; data: ReviewInput };

/**
 * @summary 후기 쓰기
 */
export const useCreateEstimateReview = <
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
      Awaited<ReturnType<typeof createEstimateReview>>,
      TError,
      CreateEstimateReviewMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createEstimateReview>>,
  TError,
  CreateEstimateReviewMutationVariables,
  TContext
> => {
  return useMutation(getCreateEstimateReviewMutationOptions(options), queryClient);
};
export const getListReviewsUrl = () => {
  return `/api/reviews`;
};

/**
 * 누구나 보는 목록이라 이름을 가리고, 주소 대신 지역과 이사한 달만 보여 줍니다.
 * @summary 최근 이사 후기
 */
export const listReviews = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<PublicReview[]> => {
  return fetcher<PublicReview[]>(getListReviewsUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListReviewsQueryKey = () => {
  return ["api", "reviews"] as const;
};

export const getListReviewsQueryOptions = <
  TData = Awaited<ReturnType<typeof listReviews>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListReviewsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviews>>> = ({ signal }) =>
    listReviews({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listReviews>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listReviews>>>;
export type ListReviewsQueryError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

export function useListReviews<
  TData = Awaited<ReturnType<typeof listReviews>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListReviews<
  TData = Awaited<ReturnType<typeof listReviews>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListReviews<
  TData = Awaited<ReturnType<typeof listReviews>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 최근 이사 후기
 */

export function useListReviews<
  TData = Awaited<ReturnType<typeof listReviews>>,
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListReviewsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
