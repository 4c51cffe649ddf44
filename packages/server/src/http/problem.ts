import {
  CHANGE_PENDING_REASON,
  formatCount,
  LEAVING_REASON,
  photoLimits,
  usernameTakenMessage,
} from "@damadum/domain";
import type { Problem, ProblemCode } from "@damadum/sdk/model";
import type { ProblemError, ProblemSubject } from "./problem-error.ts";

interface ProblemKind {
  readonly status: number;
  readonly message: string;
}

/** Status and default message of every problem code. */
const problemKinds: Readonly<Record<ProblemCode, ProblemKind>> = {
  malformed_request: {
    status: 400,
    message: "요청을 읽을 수 없어요. 새로 고침한 뒤 다시 해 주세요.",
  },
  validation_failed: { status: 422, message: "입력한 내용을 확인해 주세요." },
  expired_token: {
    status: 401,
    message: "로그인한 지 오래되어 확인이 필요해요. 다시 시도해 주세요.",
  },
  invalid_token: { status: 401, message: "로그인이 풀렸어요. 다시 로그인해 주세요." },
  login_failed: { status: 401, message: "아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요." },
  forbidden: { status: 403, message: "이 일을 할 권한이 없어요. 다른 계정으로 로그인해 주세요." },
  password_check_required: { status: 403, message: "비밀번호를 먼저 확인해 주세요." },
  not_found: { status: 404, message: "찾을 수 없어요. 주소나 번호를 확인해 주세요." },
  username_taken: { status: 409, message: usernameTakenMessage },
  account_exists: { status: 409, message: "이미 가입한 계정이에요. 로그인해 주세요." },
  signup_required: { status: 409, message: "아직 가입하지 않은 계정이에요. 가입해 주세요." },
  ticket_invalid: {
    status: 409,
    message: "시간이 지났거나 이미 쓴 확인이에요. 처음부터 다시 해 주세요.",
  },
  password_mismatch: { status: 422, message: "비밀번호가 맞지 않아요. 다시 확인해 주세요." },
  number_mismatch: {
    status: 422,
    message: "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요.",
  },
  number_expired: {
    status: 422,
    message: "이 번호는 더 쓸 수 없어요. 번호를 다시 받아 주세요.",
  },
  certification_failed: {
    status: 422,
    message: "본인 인증이 끝나지 않았어요. 다시 확인해 주세요.",
  },
  certification_mismatch: {
    status: 409,
    message: "가입한 분과 본인 인증한 분이 달라요. 가입한 분의 정보로 확인해 주세요.",
  },
  boxes_stored: {
    status: 409,
    message: "보관 중인 박스가 있어 탈퇴할 수 없어요. 박스를 받거나 폐기한 뒤 다시 해 주세요.",
  },
  money_owed: {
    status: 409,
    message: "진행 중인 주문이나 낼 금액이 있어 탈퇴할 수 없어요. 마친 뒤 다시 해 주세요.",
  },
  passkey_rejected: {
    status: 422,
    message: "패스키를 확인하지 못했어요. 처음부터 다시 해 주세요.",
  },
  passkey_limit: {
    status: 409,
    message: "패스키는 10개까지 추가할 수 있어요. 쓰지 않는 것을 지우고 다시 해 주세요.",
  },
  address_limit: {
    status: 409,
    message: "주소는 30개까지 담을 수 있어요. 쓰지 않는 주소를 지우고 다시 해 주세요.",
  },
  billing_key_limit: {
    status: 409,
    message: "결제 수단은 20개까지 등록할 수 있어요. 쓰지 않는 것을 지우고 다시 해 주세요.",
  },
  billing_key_in_use: {
    status: 409,
    message:
      "정기 결제에 쓰고 있어 지울 수 없어요. 다른 결제 수단으로 바꾸거나, 기업의 청구서에서 자동 결제를 끈 뒤 지워 주세요.",
  },
  slot_full: { status: 409, message: "그 시간대는 방금 마감됐어요. 다른 시간을 골라 주세요." },
  slot_closed: {
    status: 409,
    message: "지난 시간이거나 예약이 마감된 시간이에요. 다른 시간을 골라 주세요.",
  },
  amount_mismatch: {
    status: 409,
    message: "결제 금액이 견적과 달라 결제를 취소했어요. 다시 결제해 주세요.",
  },
  already_paid: { status: 409, message: "이미 결제했어요. 내 주문에서 확인해 주세요." },
  state_conflict: {
    status: 409,
    message: "지금 상태에서는 할 수 없어요. 새로 고침해서 상태를 확인해 주세요.",
  },
  estimate_expired: {
    status: 409,
    message: "견적의 유효 기간이 지났어요. 견적을 다시 받아 주세요.",
  },
  precondition_failed: {
    status: 412,
    message: "그사이 내용이 바뀌었어요. 새로 고침해서 바뀐 내용을 확인한 뒤 다시 고쳐 주세요.",
  },
  idempotency_conflict: {
    status: 409,
    message: "같은 요청 번호로 다른 내용이 왔어요. 새로 고침한 뒤 다시 해 주세요.",
  },
  coupon_unavailable: {
    status: 409,
    message: "지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.",
  },
  box_unavailable: {
    status: 409,
    message: "지금은 고를 수 없는 박스가 있어요. 새로 고침해서 확인해 주세요.",
  },
  change_pending: { status: 409, message: CHANGE_PENDING_REASON },
  content_limit: {
    status: 409,
    message: "한 박스에는 100개까지 적을 수 있어요. 비슷한 것을 묶어 주세요.",
  },
  import_limit: {
    status: 409,
    message:
      "저장하지 않은 CSV 파일이 너무 많아요. 확인한 파일을 먼저 저장하거나 한 시간 뒤에 다시 올려 주세요.",
  },
  review_exists: { status: 409, message: "이미 후기를 썼어요." },
  file_rejected: {
    status: 422,
    message: "읽을 수 없는 사진이에요. JPG, PNG, WebP 사진을 10MB까지 올려 주세요.",
  },
  content_too_large: { status: 413, message: "보낸 내용이 너무 커요. 줄여서 다시 보내 주세요." },
  unsupported_media_type: { status: 415, message: "JSON 으로 보내 주세요." },
  too_many_requests: { status: 429, message: "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요." },
  provider_unavailable: {
    status: 503,
    message: "결제사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
  },
  unavailable: {
    status: 503,
    message: "지금은 처리할 수 없어요. 입력한 내용은 그대로 두고 잠시 뒤 다시 시도해 주세요.",
  },
  internal_error: { status: 500, message: "문제가 생겼어요. 잠시 뒤 다시 시도해 주세요." },
};

const messagesBySubject: Readonly<
  Partial<Record<ProblemCode, Readonly<Partial<Record<ProblemSubject, string>>>>>
> = {
  amount_mismatch: {
    continuation: "그사이 매달 낼 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 동의해 주세요.",
    visit: "그사이 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 눌러 주세요.",
  },
  already_paid: {
    month: "이 달의 보관료는 이미 결제했어요. 방금 낸 금액은 돌려 드려요.",
  },
  state_conflict: {
    ending: LEAVING_REASON,
    visit:
      "이 방문은 앱에서 바꿀 수 없어요. 방문 전날 오후 3시가 지났으면 고객센터로 연락해 주세요.",
  },
  file_rejected: {
    pixels: `화소가 너무 많은 사진이에요. ${formatCount(photoLimits.maxPixels)}화소까지 올릴 수 있어요. 크기를 줄이거나 카메라의 해상도를 낮춰 다시 찍어 주세요.`,
  },
  forbidden: {
    operator: "내 역할로는 할 수 없는 일이에요. 그 일을 맡은 운영자에게 부탁해 주세요.",
  },
  login_failed: {
    social: "소셜 로그인을 확인하지 못했어요. 다시 로그인해 주세요.",
    operator:
      "아이디, 비밀번호, 인증 번호 가운데 맞지 않는 것이 있어요. 새로 뜬 인증 번호로 다시 로그인해 주세요.",
    passkey: "아이디, 비밀번호, 패스키 가운데 맞지 않는 것이 있어요. 다시 로그인해 주세요.",
  },
  provider_unavailable: {
    social: "소셜 로그인과 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
    certification: "본인 인증 회사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
  },
};

/** Every problem code with its status and all its sentences, the usual one first, for the API's reference. */
export function problemRows() {
  return Object.entries<ProblemKind>(problemKinds).map(([code, { status, message }]) => {
    const special = Object.entries(messagesBySubject).find(([each]) => each === code)?.[1];
    return { code, status, messages: [message, ...Object.values(special ?? {})] };
  });
}

/** An error response: no body when no credentials were sent, else a Problem. */
export interface ProblemResponse {
  readonly status: number;
  readonly body: Problem | undefined;
  readonly retryAfterSeconds: number | null;
}

export function answerOf({
  code,
  about,
  reason,
  fields,
  retryAfterSeconds,
}: ProblemError): ProblemResponse {
  if (code === "no_credentials") return { status: 401, body: undefined, retryAfterSeconds };
  const { status, message: usual } = problemKinds[code];
  const special = about === null ? undefined : messagesBySubject[code]?.[about];
  const message = reason ?? special ?? usual;
  const errors = fields.length === 0 ? {} : { errors: [...fields] };
  return { status, body: { ...standardMembers(code), message, ...errors }, retryAfterSeconds };
}

/** What RFC 9457 has beside our own members; the request's number is added where it is known. */
function standardMembers(code: ProblemCode): Problem {
  const { status, message } = problemKinds[code];
  return { code, message, type: `urn:damadum:problem:${code}`, title: message, status };
}

/** The response to any unexpected error, which reveals nothing. */
export const internalError: ProblemResponse = {
  status: problemKinds.internal_error.status,
  body: standardMembers("internal_error"),
  retryAfterSeconds: null,
};
