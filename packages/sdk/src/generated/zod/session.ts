import * as zod from "zod";

import {
  AccessToken,
  AppleLogin,
  AuthTokens,
  ConfirmedPassword,
  GoogleLogin,
  KakaoLogin,
  LoginProvider,
  LoginRequest,
  NaverLogin,
  PasswordCheck,
  PasswordConfirmation,
  SocialLoginResult,
  TicketLogin,
} from "./model.schemas.ts";

/**
 * 접속 토큰과 갱신 토큰을 드립니다. 틀린 아이디와 틀린 비밀번호는 구분하지 않습니다.
 * @summary 아이디로 로그인
 */
export const LoginBody = LoginRequest;

export const LoginResponse = AuthTokens;

/**
 * 설정된 소셜 로그인과 각 로그인 화면의 주소입니다. 화면은 스스로 만든 `state` 만 더해 이동하고, 돌아온 `state` 를 맞춰 봅니다.
 * @summary 소셜 로그인 시작 주소
 */
export const listLoginProvidersQueryClientDefault = `WEB`;

export const ListLoginProvidersQueryParams = zod.object({
  client: zod
    .enum(["WEB", "APP"])
    .default(listLoginProvidersQueryClientDefault)
    .describe("어디로 돌아올지. 앱은 시스템 브라우저에서 로그인한 뒤 앱으로 돌아옵니다."),
});

export const ListLoginProvidersResponseItem = LoginProvider;
export const ListLoginProvidersResponse = zod.array(ListLoginProvidersResponseItem).max(4);

/**
 * 코드를 네이버에 확인합니다. 아는 계정이면 토큰을, 모르는 계정이면 토큰 없이 가입에 쓸 표와 미리 채울 내용을 드립니다.
 * 한 번 쓴 코드나 위조된 코드는 `login_failed` 입니다.
 * @summary 네이버로 로그인
 */
export const LoginWithNaverBody = NaverLogin;

export const LoginWithNaverResponse = SocialLoginResult;

/**
 * 카카오의 네 자리 생일은 MM-DD 로, 성별은 M, F, U 로, 별명은 이름으로 옮겨 드립니다.
 * @summary 카카오로 로그인
 */
export const LoginWithKakaoBody = KakaoLogin;

export const LoginWithKakaoResponse = SocialLoginResult;

/**
 * 앱에서는 시스템 브라우저로 로그인하므로 `is_app` 이 참이면 앱으로 돌아오는 주소로 코드를 확인합니다. 그 주소는 다른 앱도 받을 수 있어,
 * 시작한 쪽이 `code_challenge` 를 붙이고 여기에 `code_verifier` 를 보내면 코드만 가로챈 쪽은 로그인하지 못합니다.
 * @summary Google 로 로그인
 */
export const LoginWithGoogleBody = GoogleLogin;

export const LoginWithGoogleResponse = SocialLoginResult;

/**
 * 서명을 확인한 `id_token` 의 회원 번호만 믿습니다. `sns_id` 가 그와 다르면 `login_failed` 입니다. 이름은 처음 한 번만 옵니다.
 * @summary Apple 로 로그인
 */
export const LoginWithAppleBody = AppleLogin;

export const LoginWithAppleResponse = SocialLoginResult;

/**
 * `sns_id` 는 서버가 소셜 로그인을 확인한 뒤 드린 표입니다 (10분, 한 번). 소셜 회원 번호 자체는 받지 않습니다.
 * 아직 가입하지 않은 계정이면 `signup_required` 입니다.
 * @summary 소셜 표로 로그인
 */
export const LoginWithTicketParams = zod.object({
  type: zod.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]).describe("소셜 로그인"),
});

export const LoginWithTicketBody = TicketLogin;

export const LoginWithTicketResponse = AuthTokens;

/**
 * 보낸 토큰들과 같은 묶음을 모두 폐기합니다. 둘 가운데 하나만 보내도 되고, 지난 토큰이어도 됩니다. 언제나 204 입니다.
 * @summary 로그아웃
 */
export const LogoutResponse = zod.void();

/**
 * 본문 없이 Bearer 와 refresh-token 헤더를 보냅니다. 접속 토큰이 만료됐어도 되지만 위조된 토큰은 안 됩니다.
 * @summary 접속 토큰 갱신
 */
export const RefreshTokenResponse = AccessToken;

/**
 * 갱신 토큰을 돌려 새 쌍을 드립니다. 헌 갱신 토큰은 못 쓰며, 다시 쓰이면 그 묶음을 모두 폐기합니다.
 * 같은 요청을 10초 안에 다시 보내면 같은 쌍을 드립니다.
 * @summary 두 토큰 모두 갱신
 */
export const ResetTokensResponse = AuthTokens;

/**
 * 화면은 스스로 확인하므로 부르지 않습니다. 값은 기록에 남기지 않습니다.
 * @summary 비밀번호 규칙 확인
 */
export const checkNewPasswordQueryStrMax = 200;

export const CheckNewPasswordQueryParams = zod.object({
  str: zod.string().max(checkNewPasswordQueryStrMax).describe("확인할 비밀번호"),
});

export const CheckNewPasswordResponse = PasswordCheck;

/**
 * 비밀번호 변경과 탈퇴처럼 중요한 일 앞에 확인합니다. 확인은 이 로그인에만, 10분 동안 남습니다. 틀리면 `password_mismatch` 입니다.
 * 비밀번호가 없는 소셜 회원은 다시 로그인하면 10분 동안 확인된 것으로 봅니다.
 * @summary 비밀번호 다시 확인
 */
export const ConfirmPasswordBody = PasswordConfirmation;

export const ConfirmPasswordResponse = ConfirmedPassword;
