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
  AccessToken,
  AppleLogin,
  AuthTokens,
  BadRequestResponse,
  CheckNewPasswordParams,
  ConfirmedPassword,
  ConflictResponse,
  ContentTooLargeResponse,
  GoogleLogin,
  KakaoLogin,
  ListLoginProvidersParams,
  LoginProvider,
  LoginRequest,
  MemberSessions,
  NaverLogin,
  NotFoundResponse,
  PasswordCheck,
  PasswordConfirmation,
  ProviderUnavailableResponse,
  SocialLoginResult,
  TicketLogin,
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

export const getLoginUrl = () => {
  return `/api/login/id`;
};

/**
 * 접속 토큰과 갱신 토큰을 드립니다. 틀린 아이디와 틀린 비밀번호는 구분하지 않습니다.
 * @summary 아이디로 로그인
 */
export const login = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof fetcher>[1],
): Promise<AuthTokens> => {
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
  return fetcher<AuthTokens>(getLoginUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  });
};

export const getLoginMutationKey = () => ["login"] as const;

export const getLoginMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof login>>,
    TError,
    LoginMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof login>>,
  TError,
  LoginMutationVariables,
  TContext
> => {
  const mutationKey = getLoginMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return login(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>;
export type LoginMutationBody = LoginRequest;
export type LoginMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type LoginMutationVariables = { data: LoginRequest };

/**
 * @summary 아이디로 로그인
 */
export const useLogin = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof login>>,
      TError,
      LoginMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof login>>,
  TError,
  LoginMutationVariables,
  TContext
> => {
  return useMutation(getLoginMutationOptions(options), queryClient);
};
export const getListLoginProvidersUrl = (params?: ListLoginProvidersParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/login/providers?${stringifiedParams}`
    : `/api/login/providers`;
};

/**
 * 설정된 소셜 로그인과 각 로그인 화면의 주소입니다. 화면은 스스로 만든 `state` 만 더해 이동하고, 돌아온 `state` 를 맞춰 봅니다.
 * @summary 소셜 로그인 시작 주소
 */
export const listLoginProviders = async (
  params?: ListLoginProvidersParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<LoginProvider[]> => {
  return fetcher<LoginProvider[]>(getListLoginProvidersUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getListLoginProvidersQueryKey = (params?: ListLoginProvidersParams) => {
  return ["api", "login", "providers", ...(params ? [params] : [])] as const;
};

export const getListLoginProvidersQueryOptions = <
  TData = Awaited<ReturnType<typeof listLoginProviders>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: ListLoginProvidersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginProviders>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLoginProvidersQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoginProviders>>> = ({ signal }) =>
    listLoginProviders(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listLoginProviders>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLoginProvidersQueryResult = NonNullable<
  Awaited<ReturnType<typeof listLoginProviders>>
>;
export type ListLoginProvidersQueryError = ErrorType<
  BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListLoginProviders<
  TData = Awaited<ReturnType<typeof listLoginProviders>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: undefined | ListLoginProvidersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginProviders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoginProviders>>,
          TError,
          Awaited<ReturnType<typeof listLoginProviders>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLoginProviders<
  TData = Awaited<ReturnType<typeof listLoginProviders>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: ListLoginProvidersParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listLoginProviders>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoginProviders>>,
          TError,
          Awaited<ReturnType<typeof listLoginProviders>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLoginProviders<
  TData = Awaited<ReturnType<typeof listLoginProviders>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: ListLoginProvidersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginProviders>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 소셜 로그인 시작 주소
 */

export function useListLoginProviders<
  TData = Awaited<ReturnType<typeof listLoginProviders>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params?: ListLoginProvidersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginProviders>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLoginProvidersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getLoginWithNaverUrl = () => {
  return `/api/login/naver`;
};

/**
 * 코드를 네이버에 확인합니다. 아는 계정이면 토큰을, 모르는 계정이면 토큰 없이 가입에 쓸 표와 미리 채울 내용을 드립니다.
 * 한 번 쓴 코드나 위조된 코드는 `login_failed` 입니다.
 * @summary 네이버로 로그인
 */
export const loginWithNaver = async (
  naverLogin: NaverLogin,
  options?: Parameters<typeof fetcher>[1],
): Promise<SocialLoginResult> => {
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
  return fetcher<SocialLoginResult>(getLoginWithNaverUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(naverLogin),
  });
};

export const getLoginWithNaverMutationKey = () => ["loginWithNaver"] as const;

export const getLoginWithNaverMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof loginWithNaver>>,
    TError,
    LoginWithNaverMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithNaver>>,
  TError,
  LoginWithNaverMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithNaverMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithNaver>>,
    LoginWithNaverMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loginWithNaver(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithNaverMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithNaver>>>;
export type LoginWithNaverMutationBody = NaverLogin;
export type LoginWithNaverMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type LoginWithNaverMutationVariables = { data: NaverLogin };

/**
 * @summary 네이버로 로그인
 */
export const useLoginWithNaver = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof loginWithNaver>>,
      TError,
      LoginWithNaverMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithNaver>>,
  TError,
  LoginWithNaverMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithNaverMutationOptions(options), queryClient);
};
export const getLoginWithKakaoUrl = () => {
  return `/api/login/kakao`;
};

/**
 * 카카오의 네 자리 생일은 MM-DD 로, 성별은 M, F, U 로, 별명은 이름으로 옮겨 드립니다.
 * @summary 카카오로 로그인
 */
export const loginWithKakao = async (
  kakaoLogin: KakaoLogin,
  options?: Parameters<typeof fetcher>[1],
): Promise<SocialLoginResult> => {
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
  return fetcher<SocialLoginResult>(getLoginWithKakaoUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(kakaoLogin),
  });
};

export const getLoginWithKakaoMutationKey = () => ["loginWithKakao"] as const;

export const getLoginWithKakaoMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof loginWithKakao>>,
    TError,
    LoginWithKakaoMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithKakao>>,
  TError,
  LoginWithKakaoMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithKakaoMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithKakao>>,
    LoginWithKakaoMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loginWithKakao(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithKakaoMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithKakao>>>;
export type LoginWithKakaoMutationBody = KakaoLogin;
export type LoginWithKakaoMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type LoginWithKakaoMutationVariables = { data: KakaoLogin };

/**
 * @summary 카카오로 로그인
 */
export const useLoginWithKakao = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof loginWithKakao>>,
      TError,
      LoginWithKakaoMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithKakao>>,
  TError,
  LoginWithKakaoMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithKakaoMutationOptions(options), queryClient);
};
export const getLoginWithGoogleUrl = () => {
  return `/api/login/google`;
};

/**
 * 앱에서는 시스템 브라우저로 로그인하므로 `is_app` 이 참이면 앱으로 돌아오는 주소로 코드를 확인합니다. 그 주소는 다른 앱도 받을 수 있어,
 * 시작한 쪽이 `code_challenge` 를 붙이고 여기에 `code_verifier` 를 보내면 코드만 가로챈 쪽은 로그인하지 못합니다.
 * @summary Google 로 로그인
 */
export const loginWithGoogle = async (
  googleLogin: GoogleLogin,
  options?: Parameters<typeof fetcher>[1],
): Promise<SocialLoginResult> => {
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
  return fetcher<SocialLoginResult>(getLoginWithGoogleUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(googleLogin),
  });
};

export const getLoginWithGoogleMutationKey = () => ["loginWithGoogle"] as const;

export const getLoginWithGoogleMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof loginWithGoogle>>,
    TError,
    LoginWithGoogleMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithGoogle>>,
  TError,
  LoginWithGoogleMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithGoogleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithGoogle>>,
    LoginWithGoogleMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loginWithGoogle(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithGoogleMutationResult = NonNullable<
  Awaited<ReturnType<typeof loginWithGoogle>>
>;
export type LoginWithGoogleMutationBody = GoogleLogin;
export type LoginWithGoogleMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type LoginWithGoogleMutationVariables = { data: GoogleLogin };

/**
 * @summary Google 로 로그인
 */
export const useLoginWithGoogle = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof loginWithGoogle>>,
      TError,
      LoginWithGoogleMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithGoogle>>,
  TError,
  LoginWithGoogleMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithGoogleMutationOptions(options), queryClient);
};
export const getLoginWithAppleUrl = () => {
  return `/api/login/apple`;
};

/**
 * 서명을 확인한 `id_token` 의 회원 번호만 믿습니다. `sns_id` 가 그와 다르면 `login_failed` 입니다. 이름은 처음 한 번만 옵니다.
 * @summary Apple 로 로그인
 */
export const loginWithApple = async (
  appleLogin: AppleLogin,
  options?: Parameters<typeof fetcher>[1],
): Promise<SocialLoginResult> => {
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
  return fetcher<SocialLoginResult>(getLoginWithAppleUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(appleLogin),
  });
};

export const getLoginWithAppleMutationKey = () => ["loginWithApple"] as const;

export const getLoginWithAppleMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof loginWithApple>>,
    TError,
    LoginWithAppleMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithApple>>,
  TError,
  LoginWithAppleMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithAppleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithApple>>,
    LoginWithAppleMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loginWithApple(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithAppleMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithApple>>>;
export type LoginWithAppleMutationBody = AppleLogin;
export type LoginWithAppleMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ProviderUnavailableResponse
  | UnexpectedResponse
>;
export type LoginWithAppleMutationVariables = { data: AppleLogin };

/**
 * @summary Apple 로 로그인
 */
export const useLoginWithApple = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof loginWithApple>>,
      TError,
      LoginWithAppleMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithApple>>,
  TError,
  LoginWithAppleMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithAppleMutationOptions(options), queryClient);
};
export const getLoginWithTicketUrl = (type: "NAVER" | "KAKAO" | "GOOGLE" | "APPLE") => {
  return `/api/login/${encodeURIComponent(String(type))}`;
};

/**
 * `sns_id` 는 서버가 소셜 로그인을 확인한 뒤 드린 표입니다 (10분, 한 번). 소셜 회원 번호 자체는 받지 않습니다.
 * 아직 가입하지 않은 계정이면 `signup_required` 입니다.
 * @summary 소셜 표로 로그인
 */
export const loginWithTicket = async (
  type: "NAVER" | "KAKAO" | "GOOGLE" | "APPLE",
  ticketLogin: TicketLogin,
  options?: Parameters<typeof fetcher>[1],
): Promise<AuthTokens> => {
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
  return fetcher<AuthTokens>(getLoginWithTicketUrl(type), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(ticketLogin),
  });
};

export const getLoginWithTicketMutationKey = () => ["loginWithTicket"] as const;

export const getLoginWithTicketMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof loginWithTicket>>,
    TError,
    LoginWithTicketMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginWithTicket>>,
  TError,
  LoginWithTicketMutationVariables,
  TContext
> => {
  const mutationKey = getLoginWithTicketMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginWithTicket>>,
    LoginWithTicketMutationVariables
  > = (props) => {
    const { type, data } = props ?? {};

    return loginWithTicket(type, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginWithTicketMutationResult = NonNullable<
  Awaited<ReturnType<typeof loginWithTicket>>
>;
export type LoginWithTicketMutationBody = TicketLogin;
export type LoginWithTicketMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type LoginWithTicketMutationVariables = {
  type: "NAVER" | "KAKAO" | "GOOGLE" | "APPLE";
  data: TicketLogin;
};

/**
 * @summary 소셜 표로 로그인
 */
export const useLoginWithTicket = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof loginWithTicket>>,
      TError,
      LoginWithTicketMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginWithTicket>>,
  TError,
  LoginWithTicketMutationVariables,
  TContext
> => {
  return useMutation(getLoginWithTicketMutationOptions(options), queryClient);
};
export const getLogoutUrl = () => {
  return `/logout`;
};

/**
 * 보낸 토큰들과 같은 묶음을 모두 폐기합니다. 둘 가운데 하나만 보내도 되고, 지난 토큰이어도 됩니다. 언제나 204 입니다.
 * @summary 로그아웃
 */
export const logout = async (options?: Parameters<typeof fetcher>[1]): Promise<void> => {
  return fetcher<void>(getLogoutUrl(), {
    ...options,
    method: "GET",
  });
};

export const getLogoutMutationKey = () => ["logout"] as const;

export const getLogoutMutationOptions = <
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, void, TContext>;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, void, TContext> => {
  const mutationKey = getLogoutMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {
    return logout(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>;

export type LogoutMutationError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>;

/**
 * @summary 로그아웃
 */
export const useLogout = <
  TError = ErrorType<TooManyRequestsResponse | UnexpectedResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, void, TContext>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof logout>>, TError, void, TContext> => {
  return useMutation(getLogoutMutationOptions(options), queryClient);
};
export const getListSessionsUrl = () => {
  return `/api/sessions`;
};

/**
 * 회원이 로그인해 있는 기기입니다.
 * @summary 로그인한 기기
 */
export const listSessions = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<MemberSessions> => {
  return fetcher<MemberSessions>(getListSessionsUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListSessionsQueryKey = () => {
  return ["api", "sessions"] as const;
};

export const getListSessionsQueryOptions = <
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSessionsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) =>
    listSessions({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listSessions>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>;
export type ListSessionsQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 로그인한 기기
 */

export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSessionsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getEndSessionUrl = (id: string) => {
  return `/api/sessions/${encodeURIComponent(String(id))}`;
};

/**
 * 그 기기의 로그인을 끝냅니다. 남의 기기는 없는 것으로 답합니다.
 * @summary 기기 하나에서 로그아웃
 */
export const endSession = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
  return fetcher<void>(getEndSessionUrl(id), {
    ...options,
    method: "DELETE",
  });
};

export const getEndSessionMutationKey = () => ["endSession"] as const;

export const getEndSessionMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof endSession>>,
    TError,
    EndSessionMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof endSession>>,
  TError,
  EndSessionMutationVariables,
  TContext
> => {
  const mutationKey = getEndSessionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof endSession>>,
    EndSessionMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return endSession(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>;

export type EndSessionMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type EndSessionMutationVariables = { id: string };

/**
 * @summary 기기 하나에서 로그아웃
 */
export const useEndSession = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof endSession>>,
      TError,
      EndSessionMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof endSession>>,
  TError,
  EndSessionMutationVariables,
  TContext
> => {
  return useMutation(getEndSessionMutationOptions(options), queryClient);
};
export const getRefreshTokenUrl = () => {
  return `/api/token/refresh`;
};

/**
 * 본문 없이 Bearer 와 refresh-token 헤더를 보냅니다. 접속 토큰이 만료됐어도 되지만 위조된 토큰은 안 됩니다.
 * @summary 접속 토큰 갱신
 */
export const refreshToken = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<AccessToken> => {
  return fetcher<AccessToken>(getRefreshTokenUrl(), {
    ...options,
    method: "POST",
  });
};

export const getRefreshTokenMutationKey = () => ["refreshToken"] as const;

export const getRefreshTokenMutationOptions = <
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError, void, TContext>;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError, void, TContext> => {
  const mutationKey = getRefreshTokenMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshToken>>, void> = () => {
    return refreshToken(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RefreshTokenMutationResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>;

export type RefreshTokenMutationError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

/**
 * @summary 접속 토큰 갱신
 */
export const useRefreshToken = <
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError, void, TContext>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof refreshToken>>, TError, void, TContext> => {
  return useMutation(getRefreshTokenMutationOptions(options), queryClient);
};
export const getResetTokensUrl = () => {
  return `/api/token/refresh/reset`;
};

/**
 * 갱신 토큰을 돌려 새 쌍을 드립니다. 헌 갱신 토큰은 못 쓰며, 다시 쓰이면 그 묶음을 모두 폐기합니다.
 * 같은 요청을 10초 안에 다시 보내면 같은 쌍을 드립니다.
 * @summary 두 토큰 모두 갱신
 */
export const resetTokens = async (options?: Parameters<typeof fetcher>[1]): Promise<AuthTokens> => {
  return fetcher<AuthTokens>(getResetTokensUrl(), {
    ...options,
    method: "POST",
  });
};

export const getResetTokensMutationKey = () => ["resetTokens"] as const;

export const getResetTokensMutationOptions = <
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof resetTokens>>, TError, void, TContext>;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<Awaited<ReturnType<typeof resetTokens>>, TError, void, TContext> => {
  const mutationKey = getResetTokensMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetTokens>>, void> = () => {
    return resetTokens(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ResetTokensMutationResult = NonNullable<Awaited<ReturnType<typeof resetTokens>>>;

export type ResetTokensMutationError = ErrorType<
  BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

/**
 * @summary 두 토큰 모두 갱신
 */
export const useResetTokens = <
  TError = ErrorType<
    BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof resetTokens>>, TError, void, TContext>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof resetTokens>>, TError, void, TContext> => {
  return useMutation(getResetTokensMutationOptions(options), queryClient);
};
export const getCheckNewPasswordUrl = (params: CheckNewPasswordParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? "null" : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/passwd/valid?${stringifiedParams}`
    : `/api/passwd/valid`;
};

/**
 * 화면은 스스로 확인하므로 부르지 않습니다. 값은 기록에 남기지 않습니다.
 * @summary 비밀번호 규칙 확인
 */
export const checkNewPassword = async (
  params: CheckNewPasswordParams,
  options?: Parameters<typeof fetcher>[1],
): Promise<PasswordCheck> => {
  return fetcher<PasswordCheck>(getCheckNewPasswordUrl(params), {
    ...options,
    method: "GET",
  });
};

export const getCheckNewPasswordQueryKey = (params?: CheckNewPasswordParams) => {
  return ["api", "passwd", "valid", ...(params ? [params] : [])] as const;
};

export const getCheckNewPasswordQueryOptions = <
  TData = Awaited<ReturnType<typeof checkNewPassword>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: CheckNewPasswordParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckNewPasswordQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkNewPassword>>> = ({ signal }) =>
    checkNewPassword(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkNewPassword>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CheckNewPasswordQueryResult = NonNullable<Awaited<ReturnType<typeof checkNewPassword>>>;
export type CheckNewPasswordQueryError = ErrorType<
  BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useCheckNewPassword<
  TData = Awaited<ReturnType<typeof checkNewPassword>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: CheckNewPasswordParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkNewPassword>>,
          TError,
          Awaited<ReturnType<typeof checkNewPassword>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckNewPassword<
  TData = Awaited<ReturnType<typeof checkNewPassword>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: CheckNewPasswordParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkNewPassword>>,
          TError,
          Awaited<ReturnType<typeof checkNewPassword>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckNewPassword<
  TData = Awaited<ReturnType<typeof checkNewPassword>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: CheckNewPasswordParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 비밀번호 규칙 확인
 */

export function useCheckNewPassword<
  TData = Awaited<ReturnType<typeof checkNewPassword>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  params: CheckNewPasswordParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewPassword>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckNewPasswordQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getConfirmPasswordUrl = () => {
  return `/api/users/my/auth`;
};

/**
 * 비밀번호 변경과 탈퇴처럼 중요한 일 앞에 확인합니다. 확인은 이 로그인에만, 10분 동안 남습니다. 틀리면 `password_mismatch` 입니다.
 * 비밀번호가 없는 소셜 회원은 다시 로그인하면 10분 동안 확인된 것으로 봅니다.
 * @summary 비밀번호 다시 확인
 */
export const confirmPassword = async (
  passwordConfirmation: PasswordConfirmation,
  options?: Parameters<typeof fetcher>[1],
): Promise<ConfirmedPassword> => {
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
  return fetcher<ConfirmedPassword>(getConfirmPasswordUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordConfirmation),
  });
};

export const getConfirmPasswordMutationKey = () => ["confirmPassword"] as const;

export const getConfirmPasswordMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof confirmPassword>>,
    TError,
    ConfirmPasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof confirmPassword>>,
  TError,
  ConfirmPasswordMutationVariables,
  TContext
> => {
  const mutationKey = getConfirmPasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof confirmPassword>>,
    ConfirmPasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return confirmPassword(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ConfirmPasswordMutationResult = NonNullable<
  Awaited<ReturnType<typeof confirmPassword>>
>;
export type ConfirmPasswordMutationBody = PasswordConfirmation;
export type ConfirmPasswordMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type ConfirmPasswordMutationVariables = { data: PasswordConfirmation };

/**
 * @summary 비밀번호 다시 확인
 */
export const useConfirmPassword = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof confirmPassword>>,
      TError,
      ConfirmPasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof confirmPassword>>,
  TError,
  ConfirmPasswordMutationVariables,
  TContext
> => {
  return useMutation(getConfirmPasswordMutationOptions(options), queryClient);
};
