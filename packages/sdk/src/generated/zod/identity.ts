import * as zod from "zod/mini";

import {
  Certification,
  CertificationRequest,
  FoundUsernames,
  PasswordNumberCheck,
  PasswordNumberRequest,
  PasswordReset,
  PasswordResetTicket,
  PreparedCertification,
  SentNumber,
} from "./model.schemas.ts";

/**
 * @summary 본인 인증 준비
 */
export const PrepareCertificationResponse = PreparedCertification;

/**
 * @summary 본인 인증 결과
 */
export const CreateCertificationBody = CertificationRequest;

export const CreateCertificationResponse = Certification;

/**
 * @summary 아이디 찾기
 */
export const findUsernamesPathUidRegExp = new RegExp("^[A-Za-z0-9._-]{20,1024}$");

export const FindUsernamesParams = /*#__PURE__*/ zod.object({
  uid: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(findUsernamesPathUidRegExp)),
});

export const FindUsernamesResponse = FoundUsernames;

/**
 * @summary 비밀번호 재설정 번호 보내기
 */
export const SendPasswordNumberBody = PasswordNumberRequest;

export const SendPasswordNumberResponse = SentNumber;

/**
 * @summary 재설정 번호 확인
 */
export const VerifyPasswordNumberBody = PasswordNumberCheck;

export const VerifyPasswordNumberResponse = PasswordResetTicket;

/**
 * @summary 비밀번호 재설정
 */
export const ResetPasswordBody = PasswordReset;

export const ResetPasswordResponse = /*#__PURE__*/ zod.void();
