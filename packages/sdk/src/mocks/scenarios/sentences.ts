import { limits } from "@damadum/contract";

import type { ProblemCode } from "../../generated/model.schemas.ts";

/** The server's usual message for each problem code of the scenarios. */
export const usualMessages = {
  validation_failed: "입력한 내용을 확인해 주세요.",
  expired_token: "로그인한 지 오래되어 확인이 필요해요. 다시 시도해 주세요.",
  invalid_token: "로그인이 풀렸어요. 다시 로그인해 주세요.",
  login_failed: "아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.",
  forbidden: "이 일을 할 권한이 없어요. 다른 계정으로 로그인해 주세요.",
  password_check_required: "비밀번호를 먼저 확인해 주세요.",
  not_found: "찾을 수 없어요. 주소나 번호를 확인해 주세요.",
  username_taken: "이미 쓰고 있는 아이디예요. 다른 아이디를 골라 주세요.",
  account_exists: "이미 가입한 계정이에요. 로그인해 주세요.",
  signup_required: "아직 가입하지 않은 계정이에요. 가입해 주세요.",
  ticket_invalid: "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.",
  password_mismatch: "비밀번호가 맞지 않아요. 다시 확인해 주세요.",
  number_mismatch: "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요.",
  number_expired: "이 번호는 더 쓸 수 없어요. 번호를 다시 받아 주세요.",
  certification_failed: "본인 인증이 끝나지 않았어요. 다시 확인해 주세요.",
  certification_mismatch: "가입한 분과 본인 인증한 분이 달라요. 가입한 분의 정보로 확인해 주세요.",
  passkey_rejected: "패스키를 확인하지 못했어요. 처음부터 다시 해 주세요.",
  passkey_limit: "패스키는 10개까지 추가할 수 있어요. 쓰지 않는 것을 지우고 다시 해 주세요.",
  boxes_stored: "보관 중인 박스가 있어 탈퇴할 수 없어요. 박스를 받거나 폐기한 뒤 다시 해 주세요.",
  money_owed: "진행 중인 주문이나 낼 금액이 있어 탈퇴할 수 없어요. 마친 뒤 다시 해 주세요.",
  address_limit: "주소는 30개까지 담을 수 있어요. 쓰지 않는 주소를 지우고 다시 해 주세요.",
  billing_key_limit: "결제 수단은 20개까지 등록할 수 있어요. 쓰지 않는 것을 지우고 다시 해 주세요.",
  billing_key_in_use:
    "정기 결제에 쓰고 있어 지울 수 없어요. 다른 결제 수단으로 바꾸거나, 기업의 청구서에서 자동 결제를 끈 뒤 지워 주세요.",
  slot_full: "그 시간대는 방금 마감됐어요. 다른 시간을 골라 주세요.",
  slot_closed: "지난 시간이거나 예약이 마감된 시간이에요. 다른 시간을 골라 주세요.",
  amount_mismatch: "결제 금액이 견적과 달라 결제를 취소했어요. 다시 결제해 주세요.",
  already_paid: "이미 결제했어요. 내 주문에서 확인해 주세요.",
  state_conflict: "지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요.",
  estimate_expired: "견적의 유효 기간이 지났어요. 견적을 다시 받아 주세요.",
  coupon_unavailable: "지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.",
  box_unavailable: "지금은 고를 수 없는 박스가 있어요. 새로 고침해서 확인해 주세요.",
  change_pending: "결제를 기다리는 변경이 있어요. 먼저 마치거나 15분 뒤 다시 해 주세요.",
  content_limit: "한 박스에는 100개까지 적을 수 있어요. 비슷한 것을 묶어 주세요.",
  file_rejected: "읽을 수 없는 사진이에요. JPG, PNG, WebP 사진을 10MB까지 올려 주세요.",
  content_too_large: "보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.",
  too_many_requests: "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요.",
  provider_unavailable: "결제사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
  unavailable: "지금은 처리할 수 없어요. 입력한 내용은 그대로 두고 잠시 뒤 다시 시도해 주세요.",
  internal_error: "문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.",
} as const satisfies Partial<Record<ProblemCode, string>>;

/** The server's status for a problem code; for every other code, 409. */
export const statuses: Readonly<Partial<Record<ProblemCode, number>>> = {
  validation_failed: 422,
  expired_token: 401,
  invalid_token: 401,
  login_failed: 401,
  forbidden: 403,
  password_check_required: 403,
  not_found: 404,
  password_mismatch: 422,
  number_mismatch: 422,
  number_expired: 422,
  certification_failed: 422,
  passkey_rejected: 422,
  file_rejected: 422,
  content_too_large: 413,
  too_many_requests: 429,
  provider_unavailable: 503,
  unavailable: 503,
  internal_error: 500,
};

export const weakPassword = {
  field: "passwd",
  code: "invalid_password",
  message: limits.NewPassword.message,
};
