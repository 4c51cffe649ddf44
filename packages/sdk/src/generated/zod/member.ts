import * as zod from "zod";

import {
  Address,
  AddressInput,
  AuthTokens,
  MemberCertification,
  PasswordChange,
  Profile,
  ProfileUpdate,
  SignupRequest,
  SocialSignupRequest,
  UsernameCheck,
  Withdrawal,
} from "./model.schemas.ts";

/**
 * 동의한 약관마다 판과 시각을 남깁니다. 가입하면 바로 로그인됩니다.
 * @summary 아이디로 회원 가입
 */
export const SignUpBody = SignupRequest;

export const SignUpResponse = AuthTokens;

/**
 * `sns_id` 는 소셜 로그인이 드린 표입니다 (10분, 한 번). 아이디를 보내지 않으면 서버가 정합니다. 가입하면 바로 로그인됩니다.
 * 그사이 같은 소셜 계정으로 가입했다면 `account_exists` 입니다.
 * @summary 소셜 계정으로 회원 가입
 */
export const SignUpWithTicketParams = zod.object({
  type: zod.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]).describe("소셜 로그인"),
});

export const SignUpWithTicketBody = SocialSignupRequest;

export const SignUpWithTicketResponse = AuthTokens;

/**
 * @summary 아이디 사용 가능 확인
 */
export const checkUsernamePathIdMax = 100;

export const CheckUsernameParams = zod.object({
  id: zod.string().min(1).max(checkUsernamePathIdMax).describe("쓰고 싶은 아이디"),
});

export const CheckUsernameResponse = UsernameCheck;

/**
 * @summary 내 정보
 */
export const GetMeResponse = Profile;

/**
 * 보낸 필드만 바뀝니다. 본인 인증한 회원의 이름과 성별은 여기서 다른 값으로 바꿀 수 없습니다 (422, 그 필드의 `certified`).
 * @summary 내 정보 수정
 */
export const UpdateMeBody = ProfileUpdate;

export const UpdateMeResponse = Profile;

/**
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`). 보관 중인 박스가 있으면 `boxes_stored`,
 * 낼 돈이나 진행 중인 주문이 있으면 `money_owed` 로 거절합니다. 개인 정보는 지우고, 법이 남기라는 결제와 계약 기록은 사람과 떼어 둡니다.
 * @summary 회원 탈퇴
 */
export const DeleteMeResponse = zod.void();

/**
 * 본인 인증한 이름, 생일, 전화번호를 내 정보에 옮깁니다. `id` 는 내 회원 번호여야 합니다.
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`): 전화번호는 비밀번호를 다시 정하는 길입니다.
 * 앞서 확인한 사람과 다른 사람이면 `certification_mismatch` 입니다.
 * @summary 내 본인 인증
 */
export const CertifyMemberParams = zod.object({
  id: zod.uuid().describe("내 회원 번호"),
});

export const CertifyMemberBody = MemberCertification;

export const CertifyMemberResponse = Profile;

/**
 * 10분 안에 비밀번호를 확인했거나 로그인했어야 합니다 (`password_check_required`). 이 로그인만 남고 다른 로그인은 끝납니다.
 * @summary 비밀번호 바꾸기
 */
export const ChangePasswordBody = PasswordChange;

export const ChangePasswordResponse = zod.void();

/**
 * 아무것도 없으면 탈퇴할 수 있습니다. `deleteMe` 가 거절하는 이유와 같습니다.
 * @summary 탈퇴하기 전에 끝나야 하는 것
 */
export const GetWithdrawalResponse = Withdrawal;

/**
 * @summary 주소록
 */
export const ListAddressesResponseItem = Address;
export const ListAddressesResponse = zod.array(ListAddressesResponseItem).max(30);

/**
 * 주소는 30개까지 담을 수 있습니다.
 * @summary 주소 추가
 */
export const CreateAddressBody = AddressInput;

export const CreateAddressResponse = Address;

/**
 * @summary 주소 수정
 */
export const UpdateAddressParams = zod.object({
  id: zod.uuid().describe("주소 번호"),
});

export const UpdateAddressBody = AddressInput;

export const UpdateAddressResponse = Address;

/**
 * @summary 주소 지우기
 */
export const DeleteAddressParams = zod.object({
  id: zod.uuid().describe("주소 번호"),
});

export const DeleteAddressResponse = zod.void();
