import { limits } from "@damadum/contract";

/** What several refusals say. */
export const CHECK_INPUT = "입력한 내용을 확인해 주세요.";
export const MISSING = "찾을 수 없어요. 주소나 번호를 확인해 주세요.";
export const STATE_CONFLICT = "지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요.";
export const TICKET_INVALID = "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.";

export const AMOUNT_CHANGED = "그사이 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 눌러 주세요.";
export const TOO_LATE =
  "이 방문은 앱에서 바꿀 수 없어요. 찾아가기 하루 전 15시가 지났으면 고객센터로 연락해 주세요.";

export const weakPassword = {
  field: "passwd",
  code: "invalid_password",
  message: limits.NewPassword.message,
};
