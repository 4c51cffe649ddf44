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
  Certification,
  CertificationRequest,
  ConflictResponse,
  ContentTooLargeResponse,
  FoundUsernames,
  NotFoundResponse,
  PasswordNumberCheck,
  PasswordNumberRequest,
  PasswordReset,
  PasswordResetTicket,
  PreparedCertification,
  ProviderUnavailableResponse,
  SentNumber,
  Ticket,
  TooManyRequestsResponse,
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

export const getPrepareCertificationUrl = () => {
  return `/api/certifications/prepare`;
};

/**
 * 본인 인증 창에 넘길 내용입니다. `merchant_uid` 는 추측할 수 없고 30분 동안 씁니다.
 * @summary 본인 인증 준비
 */
export const prepareCertification = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<PreparedCertification> => {
  return fetcher<PreparedCertification>(getPrepareCertificationUrl(), {
    ...options,
    method: "POST",
  });
};

export const getPrepareCertificationMutationKey = () => ["prepareCertification"] as const;

export const getPrepareCertificationMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof prepareCertification>>,
    TError,
    void,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof prepareCertification>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getPrepareCertificationMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof prepareCertification>>,
    void
  > = () => {
    return prepareCertification(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type PrepareCertificationMutationResult = NonNullable<
  Awaited<ReturnType<typeof prepareCertification>>
>;

export type PrepareCertificationMutationError = ErrorType<
  | BadRequestResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;

/**
 * @summary 본인 인증 준비
 */
export const usePrepareCertification = <
  TError = ErrorType<
    | BadRequestResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | ProviderUnavailableResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof prepareCertification>>,
      TError,
      void,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof prepareCertification>>, TError, void, TContext> => {
  return useMutation(getPrepareCertificationMutationOptions(options), queryClient);
};
export const getCreateCertificationUrl = () => {
  return `/api/certifications`;
};

/**
 * 본인 인증 회사에 물어 사람의 정보와, 다른 요청에 쓸 `uid` (10분, 한 번)를 드립니다. 끝난 지 10분이 지난 확인은 받지 않습니다.
 * `imp_uid` 는 추측할 수 있습니다. 여기서 준비한 확인은 `merchant_uid` 를 함께 보내야 답하고, 10분 동안 같은 답을 다시 드립니다.
 * 여기서 준비하지 않은 확인은 `imp_uid` 만으로 한 번 답합니다.
 * @summary 본인 인증 결과
 */
export const createCertification = async (
  certificationRequest: CertificationRequest,
  options?: Parameters<typeof fetcher>[1],
): Promise<Certification> => {
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
  return fetcher<Certification>(getCreateCertificationUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(certificationRequest),
  });
};

export const getCreateCertificationQueryKey = (certificationRequest?: CertificationRequest) => {
  return ["POST", "api", "certifications", certificationRequest] as const;
};

export const getCreateCertificationQueryOptions = <
  TData = Awaited<ReturnType<typeof createCertification>>,
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
  certificationRequest: CertificationRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof createCertification>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCreateCertificationQueryKey(certificationRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof createCertification>>> = ({ signal }) =>
    createCertification(certificationRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof createCertification>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CreateCertificationQueryResult = NonNullable<
  Awaited<ReturnType<typeof createCertification>>
>;
export type CreateCertificationQueryError = ErrorType<
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

export function useCreateCertification<
  TData = Awaited<ReturnType<typeof createCertification>>,
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
  certificationRequest: CertificationRequest,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof createCertification>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof createCertification>>,
          TError,
          Awaited<ReturnType<typeof createCertification>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreateCertification<
  TData = Awaited<ReturnType<typeof createCertification>>,
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
  certificationRequest: CertificationRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof createCertification>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof createCertification>>,
          TError,
          Awaited<ReturnType<typeof createCertification>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCreateCertification<
  TData = Awaited<ReturnType<typeof createCertification>>,
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
  certificationRequest: CertificationRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof createCertification>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 본인 인증 결과
 */

export function useCreateCertification<
  TData = Awaited<ReturnType<typeof createCertification>>,
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
  certificationRequest: CertificationRequest,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof createCertification>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCreateCertificationQueryOptions(certificationRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getFindUsernamesUrl = (uid: Ticket) => {
  return `/api/users/id/certification/${encodeURIComponent(String(uid))}`;
};

/**
 * 본인 인증한 사람의 아이디를 가려서 드립니다. 없으면 빈 목록입니다.
 * @summary 아이디 찾기
 */
export const findUsernames = async (
  uid: Ticket,
  options?: Parameters<typeof fetcher>[1],
): Promise<FoundUsernames> => {
  return fetcher<FoundUsernames>(getFindUsernamesUrl(uid), {
    ...options,
    method: "GET",
  });
};

export const getFindUsernamesQueryKey = (uid: Ticket) => {
  return ["api", "users", "id", "certification", uid] as const;
};

export const getFindUsernamesQueryOptions = <
  TData = Awaited<ReturnType<typeof findUsernames>>,
  TError = ErrorType<
    BadRequestResponse | ConflictResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  uid: Ticket,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findUsernames>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFindUsernamesQueryKey(uid);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof findUsernames>>> = ({ signal }) =>
    findUsernames(uid, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: uid !== null && uid !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof findUsernames>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type FindUsernamesQueryResult = NonNullable<Awaited<ReturnType<typeof findUsernames>>>;
export type FindUsernamesQueryError = ErrorType<
  BadRequestResponse | ConflictResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useFindUsernames<
  TData = Awaited<ReturnType<typeof findUsernames>>,
  TError = ErrorType<
    BadRequestResponse | ConflictResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  uid: Ticket,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof findUsernames>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findUsernames>>,
          TError,
          Awaited<ReturnType<typeof findUsernames>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFindUsernames<
  TData = Awaited<ReturnType<typeof findUsernames>>,
  TError = ErrorType<
    BadRequestResponse | ConflictResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  uid: Ticket,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findUsernames>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findUsernames>>,
          TError,
          Awaited<ReturnType<typeof findUsernames>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useFindUsernames<
  TData = Awaited<ReturnType<typeof findUsernames>>,
  TError = ErrorType<
    BadRequestResponse | ConflictResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  uid: Ticket,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findUsernames>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 아이디 찾기
 */

export function useFindUsernames<
  TData = Awaited<ReturnType<typeof findUsernames>>,
  TError = ErrorType<
    BadRequestResponse | ConflictResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  uid: Ticket,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findUsernames>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFindUsernamesQueryOptions(uid, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSendPasswordNumberUrl = () => {
  return `/api/certification/sms/passwd`;
};

/**
 * 가입한 전화번호로 여섯 자리 번호를 보냅니다. 없는 아이디여도 답과 걸리는 시간이 같습니다. 한곳에서 한 시간에 5번, 하루에 10번까지입니다.
 * @summary 비밀번호 재설정 번호 보내기
 */
export const sendPasswordNumber = async (
  passwordNumberRequest: PasswordNumberRequest,
  options?: Parameters<typeof fetcher>[1],
): Promise<SentNumber> => {
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
  return fetcher<SentNumber>(getSendPasswordNumberUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordNumberRequest),
  });
};

export const getSendPasswordNumberMutationKey = () => ["sendPasswordNumber"] as const;

export const getSendPasswordNumberMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
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
    Awaited<ReturnType<typeof sendPasswordNumber>>,
    TError,
    SendPasswordNumberMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendPasswordNumber>>,
  TError,
  SendPasswordNumberMutationVariables,
  TContext
> => {
  const mutationKey = getSendPasswordNumberMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendPasswordNumber>>,
    SendPasswordNumberMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return sendPasswordNumber(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SendPasswordNumberMutationResult = NonNullable<
  Awaited<ReturnType<typeof sendPasswordNumber>>
>;
export type SendPasswordNumberMutationBody = PasswordNumberRequest;
export type SendPasswordNumberMutationError = ErrorType<
  | BadRequestResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SendPasswordNumberMutationVariables = { data: PasswordNumberRequest };

/**
 * @summary 비밀번호 재설정 번호 보내기
 */
export const useSendPasswordNumber = <
  TError = ErrorType<
    | BadRequestResponse
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
      Awaited<ReturnType<typeof sendPasswordNumber>>,
      TError,
      SendPasswordNumberMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendPasswordNumber>>,
  TError,
  SendPasswordNumberMutationVariables,
  TContext
> => {
  return useMutation(getSendPasswordNumberMutationOptions(options), queryClient);
};
export const getVerifyPasswordNumberUrl = () => {
  return `/api/certification/sms/passwd/validation`;
};

/**
 * 번호는 3분 동안, 5번까지 확인합니다. 번호를 받은 곳이 아니면 그 가운데 2번까지입니다. 틀리면 `number_mismatch`, 지났거나 5번 틀렸으면 `number_expired` 입니다.
 * @summary 재설정 번호 확인
 */
export const verifyPasswordNumber = async (
  passwordNumberCheck: PasswordNumberCheck,
  options?: Parameters<typeof fetcher>[1],
): Promise<PasswordResetTicket> => {
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
  return fetcher<PasswordResetTicket>(getVerifyPasswordNumberUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordNumberCheck),
  });
};

export const getVerifyPasswordNumberMutationKey = () => ["verifyPasswordNumber"] as const;

export const getVerifyPasswordNumberMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
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
    Awaited<ReturnType<typeof verifyPasswordNumber>>,
    TError,
    VerifyPasswordNumberMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof verifyPasswordNumber>>,
  TError,
  VerifyPasswordNumberMutationVariables,
  TContext
> => {
  const mutationKey = getVerifyPasswordNumberMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof verifyPasswordNumber>>,
    VerifyPasswordNumberMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return verifyPasswordNumber(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type VerifyPasswordNumberMutationResult = NonNullable<
  Awaited<ReturnType<typeof verifyPasswordNumber>>
>;
export type VerifyPasswordNumberMutationBody = PasswordNumberCheck;
export type VerifyPasswordNumberMutationError = ErrorType<
  | BadRequestResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type VerifyPasswordNumberMutationVariables = { data: PasswordNumberCheck };

/**
 * @summary 재설정 번호 확인
 */
export const useVerifyPasswordNumber = <
  TError = ErrorType<
    | BadRequestResponse
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
      Awaited<ReturnType<typeof verifyPasswordNumber>>,
      TError,
      VerifyPasswordNumberMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof verifyPasswordNumber>>,
  TError,
  VerifyPasswordNumberMutationVariables,
  TContext
> => {
  return useMutation(getVerifyPasswordNumberMutationOptions(options), queryClient);
};
export const getResetPasswordUrl = () => {
  return `/api/reset/passwd`;
};

/**
 * 표는 한 번만, 그 사이 비밀번호가 바뀌지 않았을 때만 씁니다. 그 회원의 모든 로그인이 끝납니다.
 * @summary 비밀번호 재설정
 */
export const resetPassword = async (
  passwordReset: PasswordReset,
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
  return fetcher<void>(getResetPasswordUrl(), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordReset),
  });
};

export const getResetPasswordMutationKey = () => ["resetPassword"] as const;

export const getResetPasswordMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
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
    Awaited<ReturnType<typeof resetPassword>>,
    TError,
    ResetPasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof resetPassword>>,
  TError,
  ResetPasswordMutationVariables,
  TContext
> => {
  const mutationKey = getResetPasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof resetPassword>>,
    ResetPasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return resetPassword(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>;
export type ResetPasswordMutationBody = PasswordReset;
export type ResetPasswordMutationError = ErrorType<
  | BadRequestResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type ResetPasswordMutationVariables = { data: PasswordReset };

/**
 * @summary 비밀번호 재설정
 */
export const useResetPassword = <
  TError = ErrorType<
    | BadRequestResponse
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
      Awaited<ReturnType<typeof resetPassword>>,
      TError,
      ResetPasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof resetPassword>>,
  TError,
  ResetPasswordMutationVariables,
  TContext
> => {
  return useMutation(getResetPasswordMutationOptions(options), queryClient);
};
