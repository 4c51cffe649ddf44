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
  CertificateCode,
  CheckedCertificate,
  ConflictResponse,
  DestructionCertificate,
  ForbiddenResponse,
  NotFoundResponse,
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

export const getGetDestructionCertificateUrl = (wkId: string) => {
  return `/api/companies/works/${encodeURIComponent(String(wkId))}/certificate`;
};

/**
 * 폐기 작업이 끝나면 발급합니다. 그때의 등록 정보와 박스가 그대로 남습니다. 완료를 되돌린 동안에는 없음으로 답합니다.
 * @summary 폐기 확인서
 */
export const getDestructionCertificate = async (
  wkId: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<DestructionCertificate> => {
  return fetcher<DestructionCertificate>(getGetDestructionCertificateUrl(wkId), {
    ...options,
    method: "GET",
  });
};

export const getGetDestructionCertificateQueryKey = (wkId: string) => {
  return ["api", "companies", "works", wkId, "certificate"] as const;
};

export const getGetDestructionCertificateQueryOptions = <
  TData = Awaited<ReturnType<typeof getDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDestructionCertificateQueryKey(wkId);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getDestructionCertificate>>> = ({
    signal,
  }) => getDestructionCertificate(wkId, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: wkId !== null && wkId !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof getDestructionCertificate>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetDestructionCertificateQueryResult = NonNullable<
  Awaited<ReturnType<typeof getDestructionCertificate>>
>;
export type GetDestructionCertificateQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useGetDestructionCertificate<
  TData = Awaited<ReturnType<typeof getDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getDestructionCertificate>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDestructionCertificate>>,
          TError,
          Awaited<ReturnType<typeof getDestructionCertificate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDestructionCertificate<
  TData = Awaited<ReturnType<typeof getDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getDestructionCertificate>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDestructionCertificate>>,
          TError,
          Awaited<ReturnType<typeof getDestructionCertificate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDestructionCertificate<
  TData = Awaited<ReturnType<typeof getDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 폐기 확인서
 */

export function useGetDestructionCertificate<
  TData = Awaited<ReturnType<typeof getDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof getDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDestructionCertificateQueryOptions(wkId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDownloadDestructionCertificateUrl = (wkId: string) => {
  return `/api/companies/works/${encodeURIComponent(String(wkId))}/certificate/pdf`;
};

/**
 * 폐기 확인서를 한 파일로 받습니다. 확인 번호와 확인하는 주소, 그 주소로 가는 QR 코드가 함께 있습니다. 인쇄하지 못하는 글자가 있으면 만들지 않고 그 글자를 알려 드립니다.
 * @summary 폐기 확인서 PDF
 */
export const downloadDestructionCertificate = async (
  wkId: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<Blob> => {
  return fetcher<Blob>(getDownloadDestructionCertificateUrl(wkId), {
    ...options,
    method: "GET",
  });
};

export const getDownloadDestructionCertificateQueryKey = (wkId: string) => {
  return ["api", "companies", "works", wkId, "certificate", "pdf"] as const;
};

export const getDownloadDestructionCertificateQueryOptions = <
  TData = Awaited<ReturnType<typeof downloadDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof downloadDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDownloadDestructionCertificateQueryKey(wkId);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadDestructionCertificate>>> = ({
    signal,
  }) => downloadDestructionCertificate(wkId, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: wkId !== null && wkId !== undefined,
    ...queryOptions,
  } as UseQueryOptions<
    Awaited<ReturnType<typeof downloadDestructionCertificate>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DownloadDestructionCertificateQueryResult = NonNullable<
  Awaited<ReturnType<typeof downloadDestructionCertificate>>
>;
export type DownloadDestructionCertificateQueryError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

export function useDownloadDestructionCertificate<
  TData = Awaited<ReturnType<typeof downloadDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof downloadDestructionCertificate>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDestructionCertificate>>,
          TError,
          Awaited<ReturnType<typeof downloadDestructionCertificate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadDestructionCertificate<
  TData = Awaited<ReturnType<typeof downloadDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof downloadDestructionCertificate>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDestructionCertificate>>,
          TError,
          Awaited<ReturnType<typeof downloadDestructionCertificate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadDestructionCertificate<
  TData = Awaited<ReturnType<typeof downloadDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof downloadDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 폐기 확인서 PDF
 */

export function useDownloadDestructionCertificate<
  TData = Awaited<ReturnType<typeof downloadDestructionCertificate>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
>(
  wkId: string,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof downloadDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDownloadDestructionCertificateQueryOptions(wkId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCheckDestructionCertificateUrl = (code: CertificateCode) => {
  return `/api/destruction-certificates/${encodeURIComponent(String(code))}`;
};

/**
 * 확인서에 적힌 확인 번호로 발급한 내용을 누구나 확인합니다. 박스의 이름과 부서는 드리지 않습니다.
 * @summary 폐기 확인서 확인
 */
export const checkDestructionCertificate = async (
  code: CertificateCode,
  options?: Parameters<typeof fetcher>[1],
): Promise<CheckedCertificate> => {
  return fetcher<CheckedCertificate>(getCheckDestructionCertificateUrl(code), {
    ...options,
    method: "GET",
  });
};

export const getCheckDestructionCertificateQueryKey = (code: CertificateCode) => {
  return ["api", "destruction-certificates", code] as const;
};

export const getCheckDestructionCertificateQueryOptions = <
  TData = Awaited<ReturnType<typeof checkDestructionCertificate>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  code: CertificateCode,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckDestructionCertificateQueryKey(code);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkDestructionCertificate>>> = ({
    signal,
  }) => checkDestructionCertificate(code, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: code !== null && code !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof checkDestructionCertificate>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CheckDestructionCertificateQueryResult = NonNullable<
  Awaited<ReturnType<typeof checkDestructionCertificate>>
>;
export type CheckDestructionCertificateQueryError = ErrorType<
  BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useCheckDestructionCertificate<
  TData = Awaited<ReturnType<typeof checkDestructionCertificate>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  code: CertificateCode,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkDestructionCertificate>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDestructionCertificate>>,
          TError,
          Awaited<ReturnType<typeof checkDestructionCertificate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckDestructionCertificate<
  TData = Awaited<ReturnType<typeof checkDestructionCertificate>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  code: CertificateCode,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkDestructionCertificate>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDestructionCertificate>>,
          TError,
          Awaited<ReturnType<typeof checkDestructionCertificate>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckDestructionCertificate<
  TData = Awaited<ReturnType<typeof checkDestructionCertificate>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  code: CertificateCode,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 폐기 확인서 확인
 */

export function useCheckDestructionCertificate<
  TData = Awaited<ReturnType<typeof checkDestructionCertificate>>,
  TError = ErrorType<
    BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  code: CertificateCode,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof checkDestructionCertificate>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckDestructionCertificateQueryOptions(code, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
