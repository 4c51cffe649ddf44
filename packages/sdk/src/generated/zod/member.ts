import * as zod from "zod/mini";

import {
  Address,
  AddressInput,
  AuthTokens,
  MemberCertification,
  MyData,
  NoticeSetting,
  NoticeSettingChange,
  PasswordChange,
  Profile,
  ProfileUpdate,
  SignupRequest,
  SocialSignupRequest,
  UsernameCheck,
  Withdrawal,
} from "./model.schemas.ts";

/**
 * @summary 아이디로 회원 가입
 */
export const SignUpBody = SignupRequest;

export const SignUpResponse = AuthTokens;

/**
 * @summary 소셜 계정으로 회원 가입
 */
export const SignUpWithTicketParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]),
});

export const SignUpWithTicketBody = SocialSignupRequest;

export const SignUpWithTicketResponse = AuthTokens;

/**
 * @summary 아이디 사용 가능 확인
 */
export const checkUsernamePathIdMax = 100;

export const CheckUsernameParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(checkUsernamePathIdMax)),
});

export const CheckUsernameResponse = UsernameCheck;

/**
 * @summary 내 정보
 */
export const GetMeResponse = Profile;

/**
 * @summary 내 정보 수정
 */
export const updateMeHeaderIfMatchMax = 1000;

export const UpdateMeHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateMeHeaderIfMatchMax)),
  ),
});

export const UpdateMeBody = ProfileUpdate;

export const UpdateMeResponse = Profile;

/**
 * @summary 회원 탈퇴
 */
export const DeleteMeResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 내 본인 인증
 */
export const CertifyMemberParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const CertifyMemberBody = MemberCertification;

export const CertifyMemberResponse = Profile;

/**
 * @summary 비밀번호 바꾸기
 */
export const ChangePasswordBody = PasswordChange;

export const ChangePasswordResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 알림 설정
 */
export const ListNoticeSettingsResponseItem = NoticeSetting;
export const ListNoticeSettingsResponse = /*#__PURE__*/ zod
  .array(ListNoticeSettingsResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(20));

/**
 * @summary 알림 설정 바꾸기
 */
export const ChangeNoticeSettingParams = /*#__PURE__*/ zod.object({
  kind: /*#__PURE__*/ zod.enum(["CONTRACT", "PAYMENT", "SECURITY", "VISIT", "PROGRESS"]),
});

export const ChangeNoticeSettingBody = NoticeSettingChange;

export const ChangeNoticeSettingResponse = NoticeSetting;

/**
 * @summary 내 자료 모두
 */
export const GetMyDataResponse = MyData;

/**
 * @summary 탈퇴하기 전에 끝나야 하는 것
 */
export const GetWithdrawalResponse = Withdrawal;

/**
 * @summary 주소록
 */
export const ListAddressesResponseItem = Address;
export const ListAddressesResponse = /*#__PURE__*/ zod
  .array(ListAddressesResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(30));

/**
 * @summary 주소 추가
 */
export const CreateAddressBody = AddressInput;

export const CreateAddressResponse = Address;

/**
 * @summary 주소 수정
 */
export const UpdateAddressParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const updateAddressHeaderIfMatchMax = 1000;

export const UpdateAddressHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateAddressHeaderIfMatchMax)),
  ),
});

export const UpdateAddressBody = AddressInput;

export const UpdateAddressResponse = Address;

/**
 * @summary 주소 지우기
 */
export const DeleteAddressParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const deleteAddressHeaderIfMatchMax = 1000;

export const DeleteAddressHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(deleteAddressHeaderIfMatchMax)),
  ),
});

export const DeleteAddressResponse = /*#__PURE__*/ zod.void();
