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
  ForbiddenResponse,
  NotFoundResponse,
  PaperKind,
  PaperSubject,
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

export const getDownloadPaperUrl = (subject: PaperSubject, number: string, paper: PaperKind) => {
  return `/api/papers/${encodeURIComponent(String(subject))}/${encodeURIComponent(String(number))}/${encodeURIComponent(String(paper))}`;
};

/**
 * 화면에서 인쇄하는 것과 같은 서류를 한 파일로 받습니다. 견적서는 이사에만 있고, 영수증은 결제한 뒤에 있습니다.
 * 회원은 자기 이사와 보관 주문, 기업 회원은 자기 기업의 청구서 것을 받습니다.
 * @summary 견적서·거래명세서·영수증 PDF
 */
export const downloadPaper = async (
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
  options?: Parameters<typeof fetcher>[1],
): Promise<Blob> => {
  return fetcher<Blob>(getDownloadPaperUrl(subject, number, paper), {
    ...options,
    method: "GET",
  });
};

export const getDownloadPaperQueryKey = (
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
) => {
  return ["api", "papers", subject, number, paper] as const;
};

export const getDownloadPaperQueryOptions = <
  TData = Awaited<ReturnType<typeof downloadPaper>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPaper>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDownloadPaperQueryKey(subject, number, paper);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadPaper>>> = ({ signal }) =>
    downloadPaper(subject, number, paper, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled:
      subject !== null &&
      subject !== undefined &&
      number !== null &&
      number !== undefined &&
      paper !== null &&
      paper !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof downloadPaper>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DownloadPaperQueryResult = NonNullable<Awaited<ReturnType<typeof downloadPaper>>>;
export type DownloadPaperQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useDownloadPaper<
  TData = Awaited<ReturnType<typeof downloadPaper>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPaper>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadPaper>>,
          TError,
          Awaited<ReturnType<typeof downloadPaper>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadPaper<
  TData = Awaited<ReturnType<typeof downloadPaper>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPaper>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadPaper>>,
          TError,
          Awaited<ReturnType<typeof downloadPaper>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadPaper<
  TData = Awaited<ReturnType<typeof downloadPaper>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPaper>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 견적서·거래명세서·영수증 PDF
 */

export function useDownloadPaper<
  TData = Awaited<ReturnType<typeof downloadPaper>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  subject: PaperSubject,
  number: string,
  paper: PaperKind,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadPaper>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDownloadPaperQueryOptions(subject, number, paper, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
