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
  Address,
  AddressInput,
  AuthTokens,
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  DeleteAddressHeaders,
  ForbiddenResponse,
  MemberCertification,
  MyData,
  NotFoundResponse,
  NoticeKind,
  NoticeSetting,
  NoticeSettingChange,
  PasswordChange,
  PreconditionFailedResponse,
  Profile,
  ProfileUpdate,
  SignupRequest,
  SocialSignupRequest,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnexpectedResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
  UpdateAddressHeaders,
  UpdateMeHeaders,
  UsernameCheck,
  Withdrawal,
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

export const getSignUpUrl = () => {
  return `/api/signup`;
};

/**
 * 동의한 약관마다 판과 시각을 남깁니다. 가입하면 바로 로그인됩니다.
 * @summary 아이디로 회원 가입
 */
export const signUp = async (
  signupRequest: SignupRequest,
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
  return fetcher<AuthTokens>(getSignUpUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(signupRequest),
  });
};

export const getSignUpMutationKey = () => ["signUp"] as const;

export const getSignUpMutationOptions = <
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
    Awaited<ReturnType<typeof signUp>>,
    TError,
    SignUpMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof signUp>>,
  TError,
  SignUpMutationVariables,
  TContext
> => {
  const mutationKey = getSignUpMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signUp>>,
    SignUpMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return signUp(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SignUpMutationResult = NonNullable<Awaited<ReturnType<typeof signUp>>>;
export type SignUpMutationBody = SignupRequest;
export type SignUpMutationError = ErrorType<
  | BadRequestResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SignUpMutationVariables = { data: SignupRequest };

/**
 * @summary 아이디로 회원 가입
 */
export const useSignUp = <
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
      Awaited<ReturnType<typeof signUp>>,
      TError,
      SignUpMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof signUp>>,
  TError,
  SignUpMutationVariables,
  TContext
> => {
  return useMutation(getSignUpMutationOptions(options), queryClient);
};
export const getSignUpWithTicketUrl = (type: "NAVER" | "KAKAO" | "GOOGLE" | "APPLE") => {
  return `/api/signup/${encodeURIComponent(String(type))}`;
};

/**
 * `sns_id` 는 소셜 로그인이 드린 표입니다 (10분, 한 번). 아이디를 보내지 않으면 서버가 정합니다. 가입하면 바로 로그인됩니다.
 * 그사이 같은 소셜 계정으로 가입했다면 `account_exists` 입니다.
 * @summary 소셜 계정으로 회원 가입
 */
export const signUpWithTicket = async (
  type: "NAVER" | "KAKAO" | "GOOGLE" | "APPLE",
  socialSignupRequest: SocialSignupRequest,
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
  return fetcher<AuthTokens>(getSignUpWithTicketUrl(type), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(socialSignupRequest),
  });
};

export const getSignUpWithTicketMutationKey = () => ["signUpWithTicket"] as const;

export const getSignUpWithTicketMutationOptions = <
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
    Awaited<ReturnType<typeof signUpWithTicket>>,
    TError,
    SignUpWithTicketMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof signUpWithTicket>>,
  TError,
  SignUpWithTicketMutationVariables,
  TContext
> => {
  const mutationKey = getSignUpWithTicketMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof signUpWithTicket>>,
    SignUpWithTicketMutationVariables
  > = (props) => {
    const { type, data } = props ?? {};

    return signUpWithTicket(type, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SignUpWithTicketMutationResult = NonNullable<
  Awaited<ReturnType<typeof signUpWithTicket>>
>;
export type SignUpWithTicketMutationBody = SocialSignupRequest;
export type SignUpWithTicketMutationError = ErrorType<
  | BadRequestResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type SignUpWithTicketMutationVariables = {
  type: "NAVER" | "KAKAO" | "GOOGLE" | "APPLE";
  data: SocialSignupRequest;
};

/**
 * @summary 소셜 계정으로 회원 가입
 */
export const useSignUpWithTicket = <
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
      Awaited<ReturnType<typeof signUpWithTicket>>,
      TError,
      SignUpWithTicketMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof signUpWithTicket>>,
  TError,
  SignUpWithTicketMutationVariables,
  TContext
> => {
  return useMutation(getSignUpWithTicketMutationOptions(options), queryClient);
};
export const getCheckUsernameUrl = (id: string) => {
  return `/api/users/id/${encodeURIComponent(String(id))}/valid`;
};

/**
 * 가입 화면에서 아이디를 적는 동안 부릅니다. 쓸 수 없으면 그 까닭을 함께 드립니다.
 * @summary 아이디 사용 가능 확인
 */
export const checkUsername = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<UsernameCheck> => {
  return fetcher<UsernameCheck>(getCheckUsernameUrl(id), {
    ...options,
    method: "GET",
  });
};

export const getCheckUsernameQueryKey = (id: string) => {
  return ["api", "users", "id", id, "valid"] as const;
};

export const getCheckUsernameQueryOptions = <
  TData = Awaited<ReturnType<typeof checkUsername>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCheckUsernameQueryKey(id);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkUsername>>> = ({ signal }) =>
    checkUsername(id, { signal, ...requestOptions });

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CheckUsernameQueryResult = NonNullable<Awaited<ReturnType<typeof checkUsername>>>;
export type CheckUsernameQueryError = ErrorType<
  BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useCheckUsername<
  TData = Awaited<ReturnType<typeof checkUsername>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkUsername>>,
          TError,
          Awaited<ReturnType<typeof checkUsername>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckUsername<
  TData = Awaited<ReturnType<typeof checkUsername>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkUsername>>,
          TError,
          Awaited<ReturnType<typeof checkUsername>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useCheckUsername<
  TData = Awaited<ReturnType<typeof checkUsername>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 아이디 사용 가능 확인
 */

export function useCheckUsername<
  TData = Awaited<ReturnType<typeof checkUsername>>,
  TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  id: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckUsernameQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetMeUrl = () => {
  return `/api/users/my`;
};

/**
 * 로그인한 회원의 정보입니다. 연락처와 생일은 본인 인증에서 확인한 것입니다.
 * @summary 내 정보
 */
export const getMe = async (options?: Parameters<typeof fetcher>[1]): Promise<Profile> => {
  return fetcher<Profile>(getGetMeUrl(), {
    ...options,
    method: "GET",
  });
};

export const getGetMeQueryKey = () => {
  return ["api", "users", "my"] as const;
};

export const getGetMeQueryOptions = <
  TData = Awaited<ReturnType<typeof getMe>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMeQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) =>
    getMe({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getMe>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>;
export type GetMeQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetMe<
  TData = Awaited<ReturnType<typeof getMe>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMe<
  TData = Awaited<ReturnType<typeof getMe>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMe<
  TData = Awaited<ReturnType<typeof getMe>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 정보
 */

export function useGetMe<
  TData = Awaited<ReturnType<typeof getMe>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getUpdateMeUrl = () => {
  return `/api/users/my`;
};

/**
 * 보낸 필드만 바뀝니다. 본인 인증한 회원의 이름과 성별은 여기서 다른 값으로 바꿀 수 없습니다 (422, 그 필드의 `certified`).
 * @summary 내 정보 수정
 */
export const updateMe = async (
  profileUpdate: ProfileUpdate,
  headers?: UpdateMeHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<Profile> => {
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
  return fetcher<Profile>(getUpdateMeUrl(), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate),
  });
};

export const getUpdateMeMutationKey = () => ["updateMe"] as const;

export const getUpdateMeMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
    Awaited<ReturnType<typeof updateMe>>,
    TError,
    UpdateMeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateMe>>,
  TError,
  UpdateMeMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateMeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateMe>>,
    UpdateMeMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {};

    return updateMe(data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateMeMutationResult = NonNullable<Awaited<ReturnType<typeof updateMe>>>;
export type UpdateMeMutationBody = ProfileUpdate;
export type UpdateMeMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | PreconditionFailedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type UpdateMeMutationVariables = { data: ProfileUpdate; headers?: UpdateMeHeaders };

/**
 * @summary 내 정보 수정
 */
export const useUpdateMe = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof updateMe>>,
      TError,
      UpdateMeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateMe>>,
  TError,
  UpdateMeMutationVariables,
  TContext
> => {
  return useMutation(getUpdateMeMutationOptions(options), queryClient);
};
export const getDeleteMeUrl = () => {
  return `/api/users/my`;
};

/**
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`). 보관 중인 박스가 있으면 `boxes_stored`,
 * 낼 돈이나 진행 중인 주문이 있으면 `money_owed` 로 거절합니다. 개인 정보는 지우고, 법이 남기라는 결제와 계약 기록은 사람과 떼어 둡니다.
 * @summary 회원 탈퇴
 */
export const deleteMe = async (options?: Parameters<typeof fetcher>[1]): Promise<void> => {
  return fetcher<void>(getDeleteMeUrl(), {
    ...options,
    method: "DELETE",
  });
};

export const getDeleteMeMutationKey = () => ["deleteMe"] as const;

export const getDeleteMeMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteMe>>, TError, void, TContext>;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<Awaited<ReturnType<typeof deleteMe>>, TError, void, TContext> => {
  const mutationKey = getDeleteMeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMe>>, void> = () => {
    return deleteMe(requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteMeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMe>>>;

export type DeleteMeMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | ConflictResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;

/**
 * @summary 회원 탈퇴
 */
export const useDeleteMe = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | ConflictResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof deleteMe>>, TError, void, TContext>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof deleteMe>>, TError, void, TContext> => {
  return useMutation(getDeleteMeMutationOptions(options), queryClient);
};
export const getCertifyMemberUrl = (id: string) => {
  return `/api/users/${encodeURIComponent(String(id))}/certification`;
};

/**
 * 본인 인증한 이름, 생일, 전화번호를 내 정보에 옮깁니다. `id` 는 내 회원 번호여야 합니다.
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`): 전화번호는 비밀번호를 다시 정하는 길입니다.
 * 앞서 확인한 사람과 다른 사람이면 `certification_mismatch` 입니다.
 * @summary 내 본인 인증
 */
export const certifyMember = async (
  id: string,
  memberCertification: MemberCertification,
  options?: Parameters<typeof fetcher>[1],
): Promise<Profile> => {
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
  return fetcher<Profile>(getCertifyMemberUrl(id), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(memberCertification),
  });
};

export const getCertifyMemberMutationKey = () => ["certifyMember"] as const;

export const getCertifyMemberMutationOptions = <
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
    Awaited<ReturnType<typeof certifyMember>>,
    TError,
    CertifyMemberMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof certifyMember>>,
  TError,
  CertifyMemberMutationVariables,
  TContext
> => {
  const mutationKey = getCertifyMemberMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof certifyMember>>,
    CertifyMemberMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return certifyMember(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CertifyMemberMutationResult = NonNullable<Awaited<ReturnType<typeof certifyMember>>>;
export type CertifyMemberMutationBody = MemberCertification;
export type CertifyMemberMutationError = ErrorType<
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
export type CertifyMemberMutationVariables = { id: string; data: MemberCertification };

/**
 * @summary 내 본인 인증
 */
export const useCertifyMember = <
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
      Awaited<ReturnType<typeof certifyMember>>,
      TError,
      CertifyMemberMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof certifyMember>>,
  TError,
  CertifyMemberMutationVariables,
  TContext
> => {
  return useMutation(getCertifyMemberMutationOptions(options), queryClient);
};
export const getChangePasswordUrl = () => {
  return `/api/users/password`;
};

/**
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`). 이 로그인만 남고 다른 로그인은 끝납니다.
 * @summary 비밀번호 바꾸기
 */
export const changePassword = async (
  passwordChange: PasswordChange,
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
  return fetcher<void>(getChangePasswordUrl(), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordChange),
  });
};

export const getChangePasswordMutationKey = () => ["changePassword"] as const;

export const getChangePasswordMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
    Awaited<ReturnType<typeof changePassword>>,
    TError,
    ChangePasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof changePassword>>,
  TError,
  ChangePasswordMutationVariables,
  TContext
> => {
  const mutationKey = getChangePasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof changePassword>>,
    ChangePasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return changePassword(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>;
export type ChangePasswordMutationBody = PasswordChange;
export type ChangePasswordMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ForbiddenResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type ChangePasswordMutationVariables = { data: PasswordChange };

/**
 * @summary 비밀번호 바꾸기
 */
export const useChangePassword = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof changePassword>>,
      TError,
      ChangePasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof changePassword>>,
  TError,
  ChangePasswordMutationVariables,
  TContext
> => {
  return useMutation(getChangePasswordMutationOptions(options), queryClient);
};
export const getListNoticeSettingsUrl = () => {
  return `/api/users/my/notices`;
};

/**
 * 무엇을 알리는지마다 어디로 받는지입니다. 정하지 않은 것은 카카오톡입니다. 광고는 내 정보의 `marketing_consent` 로만 정합니다.
 * @summary 알림 설정
 */
export const listNoticeSettings = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<NoticeSetting[]> => {
  return fetcher<NoticeSetting[]>(getListNoticeSettingsUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListNoticeSettingsQueryKey = () => {
  return ["api", "users", "my", "notices"] as const;
};

export const getListNoticeSettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof listNoticeSettings>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeSettings>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListNoticeSettingsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNoticeSettings>>> = ({ signal }) =>
    listNoticeSettings({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listNoticeSettings>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListNoticeSettingsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listNoticeSettings>>
>;
export type ListNoticeSettingsQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListNoticeSettings<
  TData = Awaited<ReturnType<typeof listNoticeSettings>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeSettings>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNoticeSettings>>,
          TError,
          Awaited<ReturnType<typeof listNoticeSettings>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNoticeSettings<
  TData = Awaited<ReturnType<typeof listNoticeSettings>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listNoticeSettings>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNoticeSettings>>,
          TError,
          Awaited<ReturnType<typeof listNoticeSettings>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListNoticeSettings<
  TData = Awaited<ReturnType<typeof listNoticeSettings>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeSettings>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 알림 설정
 */

export function useListNoticeSettings<
  TData = Awaited<ReturnType<typeof listNoticeSettings>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNoticeSettings>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNoticeSettingsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getChangeNoticeSettingUrl = (kind: NoticeKind) => {
  return `/api/users/my/notices/${encodeURIComponent(String(kind))}`;
};

/**
 * 한 종류의 알림을 어디로 받을지 정합니다. 계약과 안전에 꼭 필요한 종류는 끌 수 없습니다 (422, `channel` 의 `needed_notice`).
 * @summary 알림 설정 바꾸기
 */
export const changeNoticeSetting = async (
  kind: NoticeKind,
  noticeSettingChange: NoticeSettingChange,
  options?: Parameters<typeof fetcher>[1],
): Promise<NoticeSetting> => {
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
  return fetcher<NoticeSetting>(getChangeNoticeSettingUrl(kind), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(noticeSettingChange),
  });
};

export const getChangeNoticeSettingMutationKey = () => ["changeNoticeSetting"] as const;

export const getChangeNoticeSettingMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof changeNoticeSetting>>,
    TError,
    ChangeNoticeSettingMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof changeNoticeSetting>>,
  TError,
  ChangeNoticeSettingMutationVariables,
  TContext
> => {
  const mutationKey = getChangeNoticeSettingMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof changeNoticeSetting>>,
    ChangeNoticeSettingMutationVariables
  > = (props) => {
    const { kind, data } = props ?? {};

    return changeNoticeSetting(kind, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ChangeNoticeSettingMutationResult = NonNullable<
  Awaited<ReturnType<typeof changeNoticeSetting>>
>;
export type ChangeNoticeSettingMutationBody = NoticeSettingChange;
export type ChangeNoticeSettingMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type ChangeNoticeSettingMutationVariables = { kind: NoticeKind; data: NoticeSettingChange };

/**
 * @summary 알림 설정 바꾸기
 */
export const useChangeNoticeSetting = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
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
      Awaited<ReturnType<typeof changeNoticeSetting>>,
      TError,
      ChangeNoticeSettingMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof changeNoticeSetting>>,
  TError,
  ChangeNoticeSettingMutationVariables,
  TContext
> => {
  return useMutation(getChangeNoticeSettingMutationOptions(options), queryClient);
};
export const getGetMyDataUrl = () => {
  return `/api/users/my/data`;
};

/**
 * 회원에 대해 저장한 모든 것입니다. 비밀번호의 해시처럼 무엇을 여는 값과 다른 사람의 값은 뺍니다.
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`).
 * @summary 내 자료 모두
 */
export const getMyData = async (options?: Parameters<typeof fetcher>[1]): Promise<MyData> => {
  return fetcher<MyData>(getGetMyDataUrl(), {
    ...options,
    method: "GET",
  });
};

export const getGetMyDataQueryKey = () => {
  return ["api", "users", "my", "data"] as const;
};

export const getGetMyDataQueryOptions = <
  TData = Awaited<ReturnType<typeof getMyData>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetMyDataQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyData>>> = ({ signal }) =>
    getMyData({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getMyData>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetMyDataQueryResult = NonNullable<Awaited<ReturnType<typeof getMyData>>>;
export type GetMyDataQueryError = ErrorType<
  UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetMyData<
  TData = Awaited<ReturnType<typeof getMyData>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyData>>,
          TError,
          Awaited<ReturnType<typeof getMyData>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyData<
  TData = Awaited<ReturnType<typeof getMyData>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyData>>,
          TError,
          Awaited<ReturnType<typeof getMyData>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetMyData<
  TData = Awaited<ReturnType<typeof getMyData>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 자료 모두
 */

export function useGetMyData<
  TData = Awaited<ReturnType<typeof getMyData>>,
  TError = ErrorType<
    UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | UnexpectedResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyData>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMyDataQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetWithdrawalUrl = () => {
  return `/api/users/my/withdrawal`;
};

/**
 * 아무것도 없으면 탈퇴할 수 있습니다. `deleteMe` 가 거절하는 이유와 같습니다.
 * @summary 탈퇴하기 전에 끝나야 하는 것
 */
export const getWithdrawal = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<Withdrawal> => {
  return fetcher<Withdrawal>(getGetWithdrawalUrl(), {
    ...options,
    method: "GET",
  });
};

export const getGetWithdrawalQueryKey = () => {
  return ["api", "users", "my", "withdrawal"] as const;
};

export const getGetWithdrawalQueryOptions = <
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetWithdrawalQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) =>
    getWithdrawal({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getWithdrawal>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>;
export type GetWithdrawalQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 탈퇴하기 전에 끝나야 하는 것
 */

export function useGetWithdrawal<
  TData = Awaited<ReturnType<typeof getWithdrawal>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetWithdrawalQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getListAddressesUrl = () => {
  return `/api/users/my/address`;
};

/**
 * 회원의 주소록입니다. 견적을 낼 때 대표 주소를 먼저 보여 드립니다.
 * @summary 주소록
 */
export const listAddresses = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<Address[]> => {
  return fetcher<Address[]>(getListAddressesUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListAddressesQueryKey = () => {
  return ["api", "users", "my", "address"] as const;
};

export const getListAddressesQueryOptions = <
  TData = Awaited<ReturnType<typeof listAddresses>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAddressesQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) =>
    listAddresses({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAddresses>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>;
export type ListAddressesQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListAddresses<
  TData = Awaited<ReturnType<typeof listAddresses>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAddresses<
  TData = Awaited<ReturnType<typeof listAddresses>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAddresses<
  TData = Awaited<ReturnType<typeof listAddresses>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 주소록
 */

export function useListAddresses<
  TData = Awaited<ReturnType<typeof listAddresses>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAddressesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateAddressUrl = () => {
  return `/api/users/my/address`;
};

/**
 * 주소는 30개까지 담을 수 있습니다.
 * @summary 주소 추가
 */
export const createAddress = async (
  addressInput: AddressInput,
  options?: Parameters<typeof fetcher>[1],
): Promise<Address> => {
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
  return fetcher<Address>(getCreateAddressUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(addressInput),
  });
};

export const getCreateAddressMutationKey = () => ["createAddress"] as const;

export const getCreateAddressMutationOptions = <
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
    Awaited<ReturnType<typeof createAddress>>,
    TError,
    CreateAddressMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAddress>>,
  TError,
  CreateAddressMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAddressMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAddress>>,
    CreateAddressMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createAddress(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createAddress>>>;
export type CreateAddressMutationBody = AddressInput;
export type CreateAddressMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type CreateAddressMutationVariables = { data: AddressInput };

/**
 * @summary 주소 추가
 */
export const useCreateAddress = <
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
      Awaited<ReturnType<typeof createAddress>>,
      TError,
      CreateAddressMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAddress>>,
  TError,
  CreateAddressMutationVariables,
  TContext
> => {
  return useMutation(getCreateAddressMutationOptions(options), queryClient);
};
export const getUpdateAddressUrl = (id: string) => {
  return `/api/users/my/address/${encodeURIComponent(String(id))}`;
};

/**
 * 주소 하나를 통째로 바꿉니다. 남의 주소는 없는 것으로 답합니다.
 * @summary 주소 수정
 */
export const updateAddress = async (
  id: string,
  addressInput: AddressInput,
  headers?: UpdateAddressHeaders,
  options?: Parameters<typeof fetcher>[1],
): Promise<Address> => {
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
  return fetcher<Address>(getUpdateAddressUrl(id), {
    ...options,
    method: "PUT",
    headers: { "Content-Type": "application/json", ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(addressInput),
  });
};

export const getUpdateAddressMutationKey = () => ["updateAddress"] as const;

export const getUpdateAddressMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
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
    Awaited<ReturnType<typeof updateAddress>>,
    TError,
    UpdateAddressMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateAddress>>,
  TError,
  UpdateAddressMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateAddressMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateAddress>>,
    UpdateAddressMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {};

    return updateAddress(id, data, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updateAddress>>>;
export type UpdateAddressMutationBody = AddressInput;
export type UpdateAddressMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | PreconditionFailedResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type UpdateAddressMutationVariables = {
  id: string;
  data: AddressInput;
  headers?: UpdateAddressHeaders;
};

/**
 * @summary 주소 수정
 */
export const useUpdateAddress = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
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
      Awaited<ReturnType<typeof updateAddress>>,
      TError,
      UpdateAddressMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateAddress>>,
  TError,
  UpdateAddressMutationVariables,
  TContext
> => {
  return useMutation(getUpdateAddressMutationOptions(options), queryClient);
};
export const getDeleteAddressUrl = (id: string) => {
  return `/api/users/my/address/${encodeURIComponent(String(id))}`;
};

/**
 * 주소 하나를 지웁니다. 남의 주소는 없는 것으로 답합니다.
 * @summary 주소 지우기
 */
export const deleteAddress = async (
  id: string,
  headers?: DeleteAddressHeaders,
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
  return fetcher<void>(getDeleteAddressUrl(id), {
    ...options,
    method: "DELETE",
    headers: { ...headers, ...getHeaders(options?.headers) },
  });
};

export const getDeleteAddressMutationKey = () => ["deleteAddress"] as const;

export const getDeleteAddressMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | PreconditionFailedResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteAddress>>,
    TError,
    DeleteAddressMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteAddress>>,
  TError,
  DeleteAddressMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteAddressMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteAddress>>,
    DeleteAddressMutationVariables
  > = (props) => {
    const { id, headers } = props ?? {};

    return deleteAddress(id, headers, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAddress>>>;

export type DeleteAddressMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | PreconditionFailedResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type DeleteAddressMutationVariables = { id: string; headers?: DeleteAddressHeaders };

/**
 * @summary 주소 지우기
 */
export const useDeleteAddress = <
  TError = ErrorType<
    | BadRequestResponse
    | UnauthorizedResponse
    | NotFoundResponse
    | PreconditionFailedResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteAddress>>,
      TError,
      DeleteAddressMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteAddress>>,
  TError,
  DeleteAddressMutationVariables,
  TContext
> => {
  return useMutation(getDeleteAddressMutationOptions(options), queryClient);
};
