import * as zod from "zod/mini";

import {
  AuthTokens,
  OperatorPassword,
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyName,
  Passkeys,
} from "./model.schemas.ts";

/**
 * @summary 패스키 로그인 시작
 */
export const StartOperatorPasskeyLoginBody = OperatorPassword;

export const StartOperatorPasskeyLoginResponse = PasskeyChallenge;

/**
 * @summary 패스키로 운영자 로그인
 */
export const LoginOperatorWithPasskeyBody = PasskeyAssertion;

export const LoginOperatorWithPasskeyResponse = AuthTokens;

/**
 * @summary 내 패스키
 */
export const ListOperatorPasskeysResponse = Passkeys;

/**
 * @summary 패스키 추가
 */
export const AddOperatorPasskeyBody = PasskeyAttestation;

export const AddOperatorPasskeyResponse = Passkey;

/**
 * @summary 패스키 추가 시작
 */
export const StartOperatorPasskeyBody = PasskeyName;

export const StartOperatorPasskeyResponse = PasskeyCreation;

/**
 * @summary 패스키 지우기
 */
export const RemoveOperatorPasskeyParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const RemoveOperatorPasskeyResponse = /*#__PURE__*/ zod.void();
