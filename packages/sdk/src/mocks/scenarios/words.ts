import { limits } from "@damadum/contract";

/** What several refusals say. */
export const CHECK_INPUT = "입력한 내용을 확인해 주세요.";
export const MISSING = "찾을 수 없어요. 주소나 번호를 확인해 주세요.";
export const STATE_CONFLICT = "지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요.";
export const TICKET_INVALID = "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.";

export const weakPassword = {
  field: "passwd",
  code: "invalid_password",
  message: limits.NewPassword.message,
};
