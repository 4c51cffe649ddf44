import { limits } from "@damadum/contract";

/** The server's error messages that several scenarios share. */
export const CHECK_INPUT = "입력한 내용을 확인해 주세요.";
export const MISSING = "찾을 수 없어요. 주소나 번호를 확인해 주세요.";
export const STATE_CONFLICT = "지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요.";
export const ALREADY_PAID = "이미 결제했어요. 내 주문에서 확인해 주세요.";
export const TICKET_INVALID = "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.";
export const SLOT_FULL = "그 시간대는 방금 마감됐어요. 다른 시간을 골라 주세요.";
export const PROVIDER_UNAVAILABLE = "결제사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.";
export const COUPON_UNAVAILABLE = "지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.";
export const BOX_UNAVAILABLE = "지금은 고를 수 없는 박스가 있어요. 새로 고침해서 확인해 주세요.";
export const NO_MONTH_TO_PAY =
  "지금 결제할 보관료가 없거나 이미 결제하고 있어요. 잠시 뒤 주문에서 확인해 주세요.";

export const AMOUNT_CHANGED = "그사이 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 눌러 주세요.";
export const AMOUNT_TO_AGREE_CHANGED =
  "그사이 매달 낼 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 동의해 주세요.";
export const NOT_CONFIRMABLE =
  "이어서 보관하기는 무료 기간이 끝나기 전 30일 동안 동의할 수 있어요. 때가 지났거나 더 맡기려면 주문에서 기간을 연장해 주세요.";
export const TOO_LATE =
  "이 방문은 앱에서 바꿀 수 없어요. 찾아가기 하루 전 15시가 지났으면 고객센터로 연락해 주세요.";

export const weakPassword = {
  field: "passwd",
  code: "invalid_password",
  message: limits.NewPassword.message,
};

/** The server's field issue for a company box that is not available. */
export const TAKEN_BOX = {
  field: "cpbox_ids.0",
  code: "box_unavailable",
  message: "2020년 회계 증빙 (BX7K3F9QX2M4): 다른 작업에 들어 있어요",
};
