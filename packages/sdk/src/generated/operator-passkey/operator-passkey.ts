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
  AuthTokens,
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  NotFoundResponse,
  OperatorPassword,
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyName,
  Passkeys,
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

export const getStartOperatorPasskeyLoginUrl = () => {
  return `/api/operator/login/passkey`;
};

/**
 * 아이디와 비밀번호를 받고, 패스키가 서명할 값을 드립니다. 무엇이 틀렸어도 같은 모양으로 답하고, 틀렸는지는 서명을 확인할 때 한꺼번에 알려 드립니다.
 * @summary 패스키 로그인 시작
 */
export const startOperatorPasskeyLogin = async (
  operatorPassword: OperatorPassword,
  options?: Parameters<typeof fetcher>[1],
): Promise<PasskeyChallenge> => {
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
  return fetcher<PasskeyChallenge>(getStartOperatorPasskeyLoginUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(operatorPassword),
  });
};

export const getStartOperatorPasskeyLoginMutationKey = () => ["startOperatorPasskeyLogin"] as const;

export const getStartOperatorPasskeyLoginMutationOptions = <
  TError = ErrorType<
    | BadRequestResponse
    | ContentTooLargeResponse
    | UnsupportedMediaTypeResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | UnexpectedResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof startOperatorPasskeyLogin>>,
    TError,
    StartOperatorPasskeyLoginMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof startOperatorPasskeyLogin>>,
  TError,
  StartOperatorPasskeyLoginMutationVariables,
  TContext
> => {
  const mutationKey = getStartOperatorPasskeyLoginMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof startOperatorPasskeyLogin>>,
    StartOperatorPasskeyLoginMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return startOperatorPasskeyLogin(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type StartOperatorPasskeyLoginMutationResult = NonNullable<
  Awaited<ReturnType<typeof startOperatorPasskeyLogin>>
>;
export type StartOperatorPasskeyLoginMutationBody = OperatorPassword;
export type StartOperatorPasskeyLoginMutationError = ErrorType<
  | BadRequestResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type StartOperatorPasskeyLoginMutationVariables = { data: OperatorPassword };

/**
 * @summary 패스키 로그인 시작
 */
export const useStartOperatorPasskeyLogin = <
  TError = ErrorType<
    | BadRequestResponse
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
      Awaited<ReturnType<typeof startOperatorPasskeyLogin>>,
      TError,
      StartOperatorPasskeyLoginMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof startOperatorPasskeyLogin>>,
  TError,
  StartOperatorPasskeyLoginMutationVariables,
  TContext
> => {
  return useMutation(getStartOperatorPasskeyLoginMutationOptions(options), queryClient);
};
export const getLoginOperatorWithPasskeyUrl = () => {
  return `/api/operator/login/passkey/verify`;
};

/**
 * 서명과, 시작할 때 받은 비밀번호를 함께 확인합니다. 기기에서 본인 확인(지문, 얼굴, PIN)을 한 서명만 받습니다.
 * @summary 패스키로 운영자 로그인
 */
export const loginOperatorWithPasskey = async (
  passkeyAssertion: PasskeyAssertion,
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
  return fetcher<AuthTokens>(getLoginOperatorWithPasskeyUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyAssertion),
  });
};

export const getLoginOperatorWithPasskeyMutationKey = () => ["loginOperatorWithPasskey"] as const;

export const getLoginOperatorWithPasskeyMutationOptions = <
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
    Awaited<ReturnType<typeof loginOperatorWithPasskey>>,
    TError,
    LoginOperatorWithPasskeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loginOperatorWithPasskey>>,
  TError,
  LoginOperatorWithPasskeyMutationVariables,
  TContext
> => {
  const mutationKey = getLoginOperatorWithPasskeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loginOperatorWithPasskey>>,
    LoginOperatorWithPasskeyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loginOperatorWithPasskey(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginOperatorWithPasskeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof loginOperatorWithPasskey>>
>;
export type LoginOperatorWithPasskeyMutationBody = PasskeyAssertion;
export type LoginOperatorWithPasskeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type LoginOperatorWithPasskeyMutationVariables = { data: PasskeyAssertion };

/**
 * @summary 패스키로 운영자 로그인
 */
export const useLoginOperatorWithPasskey = <
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
      Awaited<ReturnType<typeof loginOperatorWithPasskey>>,
      TError,
      LoginOperatorWithPasskeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loginOperatorWithPasskey>>,
  TError,
  LoginOperatorWithPasskeyMutationVariables,
  TContext
> => {
  return useMutation(getLoginOperatorWithPasskeyMutationOptions(options), queryClient);
};
export const getListOperatorPasskeysUrl = () => {
  return `/api/operator/passkeys`;
};

/**
 * 내 계정의 패스키를 추가한 순서로 드립니다.
 * @summary 내 패스키
 */
export const listOperatorPasskeys = async (
  options?: Parameters<typeof fetcher>[1],
): Promise<Passkeys> => {
  return fetcher<Passkeys>(getListOperatorPasskeysUrl(), {
    ...options,
    method: "GET",
  });
};

export const getListOperatorPasskeysQueryKey = () => {
  return ["api", "operator", "passkeys"] as const;
};

export const getListOperatorPasskeysQueryOptions = <
  TData = Awaited<ReturnType<typeof listOperatorPasskeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>>;
  request?: SecondParameter<typeof fetcher>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOperatorPasskeysQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorPasskeys>>> = ({ signal }) =>
    listOperatorPasskeys({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listOperatorPasskeys>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOperatorPasskeysQueryResult = NonNullable<
  Awaited<ReturnType<typeof listOperatorPasskeys>>
>;
export type ListOperatorPasskeysQueryError = ErrorType<
  UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse
>;

export function useListOperatorPasskeys<
  TData = Awaited<ReturnType<typeof listOperatorPasskeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPasskeys>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorPasskeys<
  TData = Awaited<ReturnType<typeof listOperatorPasskeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPasskeys>>
        >,
        "initialData"
      >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOperatorPasskeys<
  TData = Awaited<ReturnType<typeof listOperatorPasskeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary 내 패스키
 */

export function useListOperatorPasskeys<
  TData = Awaited<ReturnType<typeof listOperatorPasskeys>>,
  TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | UnexpectedResponse>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOperatorPasskeysQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getAddOperatorPasskeyUrl = () => {
  return `/api/operator/passkeys`;
};

/**
 * 시작할 때 받은 이름으로 패스키를 추가합니다. 시작한 그 로그인에서만 마칠 수 있습니다.
 * @summary 패스키 추가
 */
export const addOperatorPasskey = async (
  passkeyAttestation: PasskeyAttestation,
  options?: Parameters<typeof fetcher>[1],
): Promise<Passkey> => {
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
  return fetcher<Passkey>(getAddOperatorPasskeyUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyAttestation),
  });
};

export const getAddOperatorPasskeyMutationKey = () => ["addOperatorPasskey"] as const;

export const getAddOperatorPasskeyMutationOptions = <
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
    Awaited<ReturnType<typeof addOperatorPasskey>>,
    TError,
    AddOperatorPasskeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof addOperatorPasskey>>,
  TError,
  AddOperatorPasskeyMutationVariables,
  TContext
> => {
  const mutationKey = getAddOperatorPasskeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addOperatorPasskey>>,
    AddOperatorPasskeyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return addOperatorPasskey(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type AddOperatorPasskeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof addOperatorPasskey>>
>;
export type AddOperatorPasskeyMutationBody = PasskeyAttestation;
export type AddOperatorPasskeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type AddOperatorPasskeyMutationVariables = { data: PasskeyAttestation };

/**
 * @summary 패스키 추가
 */
export const useAddOperatorPasskey = <
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
      Awaited<ReturnType<typeof addOperatorPasskey>>,
      TError,
      AddOperatorPasskeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addOperatorPasskey>>,
  TError,
  AddOperatorPasskeyMutationVariables,
  TContext
> => {
  return useMutation(getAddOperatorPasskeyMutationOptions(options), queryClient);
};
export const getStartOperatorPasskeyUrl = () => {
  return `/api/operator/passkeys/options`;
};

/**
 * 브라우저가 패스키를 만들 때 쓰는 값을 드립니다.
 * @summary 패스키 추가 시작
 */
export const startOperatorPasskey = async (
  passkeyName: PasskeyName,
  options?: Parameters<typeof fetcher>[1],
): Promise<PasskeyCreation> => {
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
  return fetcher<PasskeyCreation>(getStartOperatorPasskeyUrl(), {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyName),
  });
};

export const getStartOperatorPasskeyMutationKey = () => ["startOperatorPasskey"] as const;

export const getStartOperatorPasskeyMutationOptions = <
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
    Awaited<ReturnType<typeof startOperatorPasskey>>,
    TError,
    StartOperatorPasskeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof startOperatorPasskey>>,
  TError,
  StartOperatorPasskeyMutationVariables,
  TContext
> => {
  const mutationKey = getStartOperatorPasskeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof startOperatorPasskey>>,
    StartOperatorPasskeyMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return startOperatorPasskey(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type StartOperatorPasskeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof startOperatorPasskey>>
>;
export type StartOperatorPasskeyMutationBody = PasskeyName;
export type StartOperatorPasskeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | ConflictResponse
  | ContentTooLargeResponse
  | UnsupportedMediaTypeResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type StartOperatorPasskeyMutationVariables = { data: PasskeyName };

/**
 * @summary 패스키 추가 시작
 */
export const useStartOperatorPasskey = <
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
      Awaited<ReturnType<typeof startOperatorPasskey>>,
      TError,
      StartOperatorPasskeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof startOperatorPasskey>>,
  TError,
  StartOperatorPasskeyMutationVariables,
  TContext
> => {
  return useMutation(getStartOperatorPasskeyMutationOptions(options), queryClient);
};
export const getRemoveOperatorPasskeyUrl = (id: string) => {
  return `/api/operator/passkeys/${encodeURIComponent(String(id))}`;
};

/**
 * 내 패스키 하나를 지웁니다. 인증 앱의 번호는 남아 있습니다. 남의 패스키는 없는 것으로 답합니다.
 * @summary 패스키 지우기
 */
export const removeOperatorPasskey = async (
  id: string,
  options?: Parameters<typeof fetcher>[1],
): Promise<void> => {
  return fetcher<void>(getRemoveOperatorPasskeyUrl(id), {
    ...options,
    method: "DELETE",
  });
};

export const getRemoveOperatorPasskeyMutationKey = () => ["removeOperatorPasskey"] as const;

export const getRemoveOperatorPasskeyMutationOptions = <
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
    Awaited<ReturnType<typeof removeOperatorPasskey>>,
    TError,
    RemoveOperatorPasskeyMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof fetcher>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof removeOperatorPasskey>>,
  TError,
  RemoveOperatorPasskeyMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveOperatorPasskeyMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && "mutationKey" in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeOperatorPasskey>>,
    RemoveOperatorPasskeyMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return removeOperatorPasskey(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RemoveOperatorPasskeyMutationResult = NonNullable<
  Awaited<ReturnType<typeof removeOperatorPasskey>>
>;

export type RemoveOperatorPasskeyMutationError = ErrorType<
  | BadRequestResponse
  | UnauthorizedResponse
  | NotFoundResponse
  | TooManyRequestsResponse
  | UnexpectedResponse
>;
export type RemoveOperatorPasskeyMutationVariables = { id: string };

/**
 * @summary 패스키 지우기
 */
export const useRemoveOperatorPasskey = <
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
      Awaited<ReturnType<typeof removeOperatorPasskey>>,
      TError,
      RemoveOperatorPasskeyMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof fetcher>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeOperatorPasskey>>,
  TError,
  RemoveOperatorPasskeyMutationVariables,
  TContext
> => {
  return useMutation(getRemoveOperatorPasskeyMutationOptions(options), queryClient);
};
