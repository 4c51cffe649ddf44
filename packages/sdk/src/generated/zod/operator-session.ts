import * as zod from "zod/mini";

import { AuthTokens, OperatorLogin, OperatorProfile, OperatorSessions } from "./model.schemas.ts";

/**
 * @summary 운영자 로그인
 */
export const LoginOperatorBody = OperatorLogin;

export const LoginOperatorResponse = AuthTokens;

/**
 * @summary 운영자의 두 토큰 갱신
 */
export const RefreshOperatorTokensResponse = AuthTokens;

/**
 * @summary 운영자 로그아웃
 */
export const LogoutOperatorResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 지금 로그인한 운영자
 */
export const GetOperatorResponse = OperatorProfile;

/**
 * @summary 내 로그인
 */
export const ListOperatorSessionsResponse = OperatorSessions;

/**
 * @summary 내 로그인 하나 끝내기
 */
export const EndOperatorSessionParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const EndOperatorSessionResponse = /*#__PURE__*/ zod.void();
