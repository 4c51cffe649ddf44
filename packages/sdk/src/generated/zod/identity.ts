import * as zod from "zod";

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
 * 본인 인증 창에 넘길 내용입니다. `merchant_uid` 는 추측할 수 없고 30분 동안 씁니다.
 * @summary 본인 인증 준비
 */
export const PrepareCertificationResponse = PreparedCertification;

/**
 * 본인 인증 회사에 물어 사람의 정보와, 다른 요청에 쓸 `uid` (10분, 한 번)를 드립니다. 끝난 지 10분이 지난 확인은 받지 않습니다.
 * `imp_uid` 는 추측할 수 있습니다. 여기서 준비한 확인은 `merchant_uid` 를 함께 보내야 답하고, 10분 동안 같은 답을 다시 드립니다.
 * 여기서 준비하지 않은 확인은 `imp_uid` 만으로 한 번 답합니다.
 * @summary 본인 인증 결과
 */
export const CreateCertificationBody = CertificationRequest;

export const CreateCertificationResponse = Certification;

/**
 * 본인 인증한 사람의 아이디를 가려서 드립니다. 없으면 빈 목록입니다.
 * @summary 아이디 찾기
 */
export const findUsernamesPathUidRegExp = new RegExp("^[A-Za-z0-9._-]{20,1024}$");

export const FindUsernamesParams = zod.object({
  uid: zod.string().regex(findUsernamesPathUidRegExp).describe("본인 인증 결과의 `uid`"),
});

export const FindUsernamesResponse = FoundUsernames;

/**
 * 가입한 전화번호로 여섯 자리 번호를 보냅니다. 없는 아이디여도 답과 걸리는 시간이 같습니다. 한곳에서 한 시간에 5번, 하루에 10번까지입니다.
 * @summary 비밀번호 재설정 번호 보내기
 */
export const SendPasswordNumberBody = PasswordNumberRequest;

export const SendPasswordNumberResponse = SentNumber;

/**
 * 번호는 3분 동안, 5번까지 확인합니다. 번호를 받은 곳이 아니면 그 가운데 2번까지입니다. 틀리면 `number_mismatch`, 지났거나 5번 틀렸으면 `number_expired` 입니다.
 * @summary 재설정 번호 확인
 */
export const VerifyPasswordNumberBody = PasswordNumberCheck;

export const VerifyPasswordNumberResponse = PasswordResetTicket;

/**
 * 표는 한 번만, 그 사이 비밀번호가 바뀌지 않았을 때만 씁니다. 그 회원의 모든 로그인이 끝납니다.
 * @summary 비밀번호 재설정
 */
export const ResetPasswordBody = PasswordReset;

export const ResetPasswordResponse = zod.void();
