import * as zod from "zod/mini";

import {
  AccessToken,
  AppleLogin,
  AuthTokens,
  ConfirmedPassword,
  GoogleLogin,
  KakaoLogin,
  LoginProvider,
  LoginRequest,
  MemberSessions,
  NaverLogin,
  PasswordCheck,
  PasswordConfirmation,
  SocialLoginResult,
  TicketLogin,
} from "./model.schemas.ts";

/**
 * @summary 아이디로 로그인
 */
export const LoginBody = LoginRequest;

export const LoginResponse = AuthTokens;

/**
 * @summary 소셜 로그인 시작 주소
 */
export const listLoginProvidersQueryClientDefault = `WEB`;

export const ListLoginProvidersQueryParams = /*#__PURE__*/ zod.object({
  client: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(["WEB", "APP"]),
    listLoginProvidersQueryClientDefault,
  ),
});

export const ListLoginProvidersResponseItem = LoginProvider;
export const ListLoginProvidersResponse = /*#__PURE__*/ zod
  .array(ListLoginProvidersResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(4));

/**
 * @summary 네이버로 로그인
 */
export const LoginWithNaverBody = NaverLogin;

export const LoginWithNaverResponse = SocialLoginResult;

/**
 * @summary 카카오로 로그인
 */
export const LoginWithKakaoBody = KakaoLogin;

export const LoginWithKakaoResponse = SocialLoginResult;

/**
 * @summary Google 로 로그인
 */
export const LoginWithGoogleBody = GoogleLogin;

export const LoginWithGoogleResponse = SocialLoginResult;

/**
 * @summary Apple 로 로그인
 */
export const LoginWithAppleBody = AppleLogin;

export const LoginWithAppleResponse = SocialLoginResult;

/**
 * @summary 소셜 표로 로그인
 */
export const LoginWithTicketParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]),
});

export const LoginWithTicketBody = TicketLogin;

export const LoginWithTicketResponse = AuthTokens;

/**
 * @summary 로그아웃
 */
export const LogoutResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 로그인한 기기
 */
export const ListSessionsResponse = MemberSessions;

/**
 * @summary 기기 하나에서 로그아웃
 */
export const EndSessionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const EndSessionResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 접속 토큰 갱신
 */
export const RefreshTokenResponse = AccessToken;

/**
 * @summary 두 토큰 모두 갱신
 */
export const ResetTokensResponse = AuthTokens;

/**
 * @summary 비밀번호 규칙 확인
 */
export const checkNewPasswordQueryStrMax = 200;

export const CheckNewPasswordQueryParams = /*#__PURE__*/ zod.object({
  str: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkNewPasswordQueryStrMax)),
});

export const CheckNewPasswordResponse = PasswordCheck;

/**
 * @summary 비밀번호 다시 확인
 */
export const ConfirmPasswordBody = PasswordConfirmation;

export const ConfirmPasswordResponse = ConfirmedPassword;
