/**
 * 오류의 종류. 화면은 이 값으로 할 일을 정합니다.
 * - 400 malformed_request, 412 precondition_failed(읽은 뒤에 바뀜), 413 content_too_large, 415 unsupported_media_type, 429 too_many_requests, 500 internal_error, 503 provider_unavailable(결제사 등이 답하지 않음), unavailable(잠시 처리할 수 없음)
 * - 401 expired_token, invalid_token, login_failed
 * - 403 forbidden, password_check_required(비밀번호를 먼저 확인)
 * - 404 not_found
 * - 422 validation_failed, password_mismatch(비밀번호 틀림), number_mismatch(문자 번호 틀림), number_expired(지났거나 5번 틀림),
 *   certification_failed(본인 인증이 끝나지 않음), passkey_rejected(패스키를 확인하지 못함), file_rejected(읽을 수 없거나 너무 큰 사진)
 * - 409 회원: username_taken, account_exists(이미 가입한 소셜 계정), signup_required(아직 가입하지 않은 소셜 계정),
 *   ticket_invalid(지났거나 이미 쓴 표), certification_mismatch(다른 사람), address_limit, passkey_limit, billing_key_limit, billing_key_in_use,
 *   boxes_stored(보관 중인 박스가 있어 탈퇴 못 함), money_owed(낼 돈이나 진행 중인 주문이 있어 탈퇴 못 함)
 * - 409 주문과 결제: slot_full, slot_closed(지났거나 예약이 마감된 시간), amount_mismatch, already_paid, state_conflict, estimate_expired(유효 기간이 지난 견적과 주문),
 *   idempotency_conflict, coupon_unavailable(썼거나 지났거나 여기에는 못 씀), box_unavailable(그 박스를 지금 고를 수 없음),
 *   change_pending(결제를 기다리는 계약 변경이 있음), content_limit(박스의 내용물 100개), review_exists(이미 쓴 후기),
 *   import_limit(저장을 기다리는 CSV 줄이 너무 많음)
 */
export type ProblemCode = (typeof ProblemCode)[keyof typeof ProblemCode];

export const ProblemCode = {
  malformed_request: "malformed_request",
  validation_failed: "validation_failed",
  expired_token: "expired_token",
  invalid_token: "invalid_token",
  login_failed: "login_failed",
  forbidden: "forbidden",
  password_check_required: "password_check_required",
  not_found: "not_found",
  username_taken: "username_taken",
  account_exists: "account_exists",
  signup_required: "signup_required",
  ticket_invalid: "ticket_invalid",
  password_mismatch: "password_mismatch",
  number_mismatch: "number_mismatch",
  number_expired: "number_expired",
  certification_failed: "certification_failed",
  certification_mismatch: "certification_mismatch",
  passkey_rejected: "passkey_rejected",
  passkey_limit: "passkey_limit",
  boxes_stored: "boxes_stored",
  money_owed: "money_owed",
  address_limit: "address_limit",
  billing_key_limit: "billing_key_limit",
  billing_key_in_use: "billing_key_in_use",
  slot_full: "slot_full",
  slot_closed: "slot_closed",
  amount_mismatch: "amount_mismatch",
  already_paid: "already_paid",
  state_conflict: "state_conflict",
  estimate_expired: "estimate_expired",
  idempotency_conflict: "idempotency_conflict",
  coupon_unavailable: "coupon_unavailable",
  box_unavailable: "box_unavailable",
  change_pending: "change_pending",
  content_limit: "content_limit",
  import_limit: "import_limit",
  review_exists: "review_exists",
  file_rejected: "file_rejected",
  precondition_failed: "precondition_failed",
  content_too_large: "content_too_large",
  unsupported_media_type: "unsupported_media_type",
  too_many_requests: "too_many_requests",
  provider_unavailable: "provider_unavailable",
  unavailable: "unavailable",
  internal_error: "internal_error",
} as const;

export interface FieldProblem {
  /**
   * 점으로 이은 필드 경로
   * @maxLength 200
   */
  field: string;
  /**
   * 틀린 까닭의 종류. 화면은 이 값이 아니라 message 를 보여 줍니다.
   * @maxLength 60
   */
  code: string;
  /**
   * 화면에 그대로 보여도 되는 한국어 문장
   * @maxLength 1000
   */
  message: string;
}

export interface Problem {
  code: ProblemCode;
  /**
   * 그대로 보여도 되는 한국어
   * @maxLength 1000
   */
  message: string;
  /**
   * 어느 필드가 왜 틀렸는지. 필드의 문제가 아니면 없습니다.
   * @maxItems 200
   */
  errors?: FieldProblem[];
  /**
   * 오류 종류의 이름 (RFC 9457): `urn:damadum:problem:` 과 code
   * @maxLength 100
   */
  type?: string;
  /**
   * 이 code 의 보통 문장 (RFC 9457)
   * @maxLength 1000
   */
  title?: string;
  /**
   * HTTP 상태 (RFC 9457)
   * @minimum 400
   * @maximum 599
   */
  status?: number;
  /**
   * 이 요청의 번호 (RFC 9457). 머리글 `x-request-id` 와 같습니다. 문의할 때 알려 주세요.
   * @maxLength 100
   */
  instance?: string;
}

export type IsoDate = string;

/**
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type TimeSlot = string;

export type Instant = string;

/**
 * 원
 * @minimum 0
 * @maximum 1000000000
 */
export type Money = number;

/**
 * @pattern ^[0-9]{5}$
 */
export type Postcode = string;

/**
 * 이어서 볼 자리. 뜻은 서버만 압니다.
 * @pattern ^[A-Za-z0-9_-]{1,200}$
 */
export type Cursor = string;

export interface Paging {
  /**
   * 지금 쪽의 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page: number;
  /**
   * 한 쪽에 담기는 개수
   * @minimum 1
   * @maximum 1000
   */
  limit: number;
  /**
   * 전체 개수. 1,000개가 넘으면, 말로 찾을 때는 100개가 넘으면 세기를 멈춥니다.
   * @minimum 0
   * @maximum 1001
   */
  total: number;
  /** 세기를 멈췄으면 true */
  total_capped: boolean;
  /** 다음 쪽의 cursor. 마지막이면 null 입니다. */
  next_cursor: Cursor | null;
}

/**
 * 층. 지하는 음수이고 0층은 없습니다.
 * @minimum -10
 * @maximum 120
 */
export type Floor = number;

/**
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type AddressLine = string;

/**
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type AddressDetail = string;

/**
 * @maxLength 500
 */
export type OrderMemo = string;

/**
 * 작업자가 더 필요한지
 */
export type ExtraHelp = boolean;

/**
 * @minimum 1
 * @maximum 200
 */
export type OrderBoxCount = number;

/**
 * @minimum 1
 * @maximum 5
 */
export type HelperCount = number;

export interface Appointment {
  /** 방문하거나 처리하는 날 (한국 시간) */
  date: IsoDate;
  /** 방문을 시작하는 시간대 */
  time: TimeSlot;
}

/**
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type LineAmount = number;

/**
 * 지금 할 수 있으면 null, 아니면 왜 안 되는지와 그 대신 할 일
 * @maxLength 500
 * @nullable
 */
export type ActionReason = string | null;

/**
 * 지금 할 수 있으면 null, 아니면 요청이 받을 오류의 종류. 화면은 문장이 아니라 이 값을 비교합니다.
 */
export type ActionProblem = ProblemCode | null;

/**
 * @maxLength 200
 */
export type CancelReason = string;

/**
 * 서버가 서명해 드린 표. 짧게, 한 번만 씁니다.
 * @pattern ^[A-Za-z0-9._-]{20,1024}$
 */
export type Ticket = string;

/**
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type YearMonth = string;

/**
 * 누가 바꿨는지: 회원, 기업 회원, 운영자, 서비스
 */
export type Actor = (typeof Actor)[keyof typeof Actor];

export const Actor = {
  MEMBER: "MEMBER",
  COMPANY: "COMPANY",
  OPERATOR: "OPERATOR",
  SYSTEM: "SYSTEM",
} as const;

export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const PaymentMethod = {
  CARD: "CARD",
  KAKAO_PAY: "KAKAO_PAY",
  NAVER_PAY: "NAVER_PAY",
  TOSS_PAY: "TOSS_PAY",
} as const;

/**
 * 등록한 결제 수단
 */
export interface BillingKey {
  /** 등록한 결제 수단의 번호 */
  payment_id: string;
  /** 결제 수단의 종류 */
  method: PaymentMethod;
  /**
   * 카드나 간편결제의 이름
   * @maxLength 60
   */
  name: string;
  /**
   * 가린 카드 번호
   * @maxLength 40
   * @nullable
   */
  masked_number: string | null;
  /** 기본 결제 수단 */
  is_default: boolean;
  /** 정기 결제에 쓰고 있는지 */
  in_use: boolean;
  /** 결제 수단을 등록한 때 */
  created_at: Instant;
}

export interface BillingKeyPreparation {
  /** 결제 수단의 종류 */
  method: PaymentMethod;
}

export interface Buyer {
  /**
   * 결제창에 미리 채울 이름
   * @maxLength 200
   */
  name: string;
  /**
   * 결제창에 미리 채울 전화번호. 없으면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  tel: string | null;
  /**
   * 결제창에 미리 채울 이메일 주소. 없으면 null 입니다.
   * @maxLength 254
   * @nullable
   */
  email: string | null;
}

export interface PreparedBillingKey {
  /**
   * 결제사에 등록될 이름 (IMP.request_pay)
   * @maxLength 100
   */
  customer_uid: string;
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @maxLength 100
   */
  merchant_uid: string;
  /**
   * 결제창에 보일 이름
   * @maxLength 60
   */
  name: string;
  /** 결제 수단의 종류 */
  method: PaymentMethod;
  /**
   * 결제사 가맹점 코드 (IMP.init)
   * @maxLength 100
   */
  account_code: string;
  /**
   * 결제사 채널
   * @maxLength 100
   */
  pg: string;
  /**
   * 결제창에 넘길 결제사의 결제 방식
   * @maxLength 40
   */
  pay_method: string;
  /** 결제창에 미리 채울 사는 사람 */
  buyer: Buyer;
  /** 이때가 지나면 쓸 수 없습니다. */
  expires_at: Instant;
}

export interface BillingKeyRegistration {
  /**
   * 결제창에서 등록한 결제 수단의 번호
   * @minLength 20
   * @maxLength 100
   * @pattern ^[A-Za-z0-9_-]+$
   */
  customer_uid: string;
}

export interface BillingKeyChoice {
  /** 등록한 결제 수단 */
  payment_id: string;
}

/**
 * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
 * @pattern ^[A-Za-z0-9_-]{20,100}$
 */
export type VisitorKey = string;

/**
 * 박스 라벨의 번호. 추측하기 어렵고 마지막 글자는 검사 글자입니다.
 * @pattern ^BX[0-9A-HJKMNP-TV-Z]{10}$
 */
export type BoxSerial = string;

/**
 * @minItems 1
 * @maxItems 200
 */
export type BoxSerials = BoxSerial[];

/**
 * 준비 중, 빈 박스 배송 중, 담는 중, 수거 중, 보관 중, 돌려받을 준비, 돌려받는 중, 찾아감(보관은 이어짐), 보관 끝, 폐기 대기, 폐기됨, 보관 중 분실, 보관 중 파손, 취소
 */
export type BoxStatus = (typeof BoxStatus)[keyof typeof BoxStatus];

export const BoxStatus = {
  READY: "READY",
  DELIVERING: "DELIVERING",
  PACKING: "PACKING",
  COLLECTING: "COLLECTING",
  STORED: "STORED",
  RETURN_READY: "RETURN_READY",
  RETURNING: "RETURNING",
  RETURNED: "RETURNED",
  ENDED: "ENDED",
  DISPOSAL_READY: "DISPOSAL_READY",
  DISPOSED: "DISPOSED",
  LOST: "LOST",
  DAMAGED: "DAMAGED",
  CANCEL: "CANCEL",
} as const;

/**
 * 회원이 가지고 있던 박스라 빈 박스를 배송하지 않는지
 */
export type OwnBox = boolean;

/**
 * @pattern ^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$
 */
export type StorageOrderSerial = string;

/**
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type ContentName = string;

/**
 * 픽셀
 * @minimum 1
 * @maximum 20000
 */
export type PixelLength = number;

export interface Photo {
  /** `GET /api/files/{id}` 로 봅니다. */
  file_id: string;
  /**
   * 로그인 없이 볼 때 함께 보낼 열쇠 (한 시간). 로그인해서 보는 사진이면 null 입니다.
   * @maxLength 1024
   * @nullable
   */
  key: string | null;
  width: PixelLength;
  height: PixelLength;
}

export interface StoredBox {
  serial: BoxSerial;
  /** 이 보관을 시작한 주문의 번호 */
  order_serial: StorageOrderSerial;
  /** 박스가 속한 보관 계약의 번호 */
  contract_id: string;
  status: BoxStatus;
  is_own: OwnBox;
  /**
   * 회원이 붙인 이름
   * @maxLength 60
   * @nullable
   */
  name: string | null;
  /**
   * 적어 둔 내용물의 가짓수
   * @minimum 0
   * @maximum 100
   */
  content_count: number;
  /**
   * 찾는 말이 있으면 맞는 것부터
   * @maxItems 5
   */
  content_names: ContentName[];
  /** 대표 사진 */
  cover: Photo | null;
  /**
   * 보관이 끝나는 날
   * @nullable
   */
  end_date: string | null;
  /** 마지막으로 바뀐 때 */
  updated_at: Instant;
}

export interface StoredBoxPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: StoredBox[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

/**
 * @minimum 1
 * @maximum 9999
 */
export type ContentCount = number;

/**
 * @maxLength 300
 */
export type ContentMemo = string;

/**
 * 올린 사진의 번호. 보일 차례대로입니다.
 * @maxItems 5
 */
export type FileIds = string[];

export interface BoxContentInput {
  /** 내용물의 이름 */
  name: ContentName;
  /** 몇 개인지 */
  count: ContentCount;
  /** 덧붙인 글 */
  memo?: ContentMemo;
  file_ids: FileIds;
}

export interface BoxContent {
  /** 내용물의 번호 */
  content_id: string;
  /** 내용물의 이름 */
  name: ContentName;
  /** 몇 개인지 */
  count: ContentCount;
  /**
   * 내용물에 붙인 글. 없으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  memo: string | null;
  /**
   * 사진
   * @maxItems 5
   */
  photos: Photo[];
  /** 지금 고칠 수 있는지 */
  mine: boolean;
  /** 만들어진 때 */
  created_at: Instant;
  /** 마지막으로 바뀐 때 */
  updated_at: Instant;
}

export interface AddedBoxContent {
  /** 더해진 내용물 */
  content: BoxContent;
  /** 방문자에게 한 번만 드리는 새 열쇠. 그 밖에는 null 입니다. */
  visitor_key: VisitorKey | null;
}

/**
 * 박스의 주인으로 보는지
 */
export type BoxContentsAccess = (typeof BoxContentsAccess)[keyof typeof BoxContentsAccess];

export const BoxContentsAccess = {
  OWNER: "OWNER",
  VISITOR: "VISITOR",
} as const;

/**
 * 담을 때, 수거할 때, 창고에 들어올 때, 돌려 드릴 때
 */
export type BoxPhotoKind = (typeof BoxPhotoKind)[keyof typeof BoxPhotoKind];

export const BoxPhotoKind = {
  PACKING: "PACKING",
  PICK_UP: "PICK_UP",
  INTAKE: "INTAKE",
  RETURN: "RETURN",
} as const;

export interface BoxPhoto {
  kind: BoxPhotoKind;
  /** 사진 */
  photo: Photo;
  /** 사진을 찍은 때 */
  at: Instant;
}

export interface BoxContents {
  box_serial: BoxSerial;
  /**
   * 방문자에게는 null 입니다.
   * @maxLength 60
   * @nullable
   */
  name: string | null;
  /** 박스가 창고에 들어온 뒤 방문자에게는 null 입니다. */
  status: BoxStatus | null;
  is_own: OwnBox;
  /** 박스의 주인으로 보는지 */
  access: BoxContentsAccess;
  /** 지금 더할 수 있는지 */
  can_add: boolean;
  /**
   * 들어 있는 내용물
   * @maxItems 100
   */
  contents: BoxContent[];
  /**
   * 내용물과 박스의 사진을 찍은 차례대로. 방문자에게는 비어 있습니다.
   * @maxItems 540
   */
  photos: BoxPhoto[];
}

export interface BoxStatusChange {
  /** 바뀌기 전의 상태. 처음이면 null 입니다. */
  from: BoxStatus | null;
  to: BoxStatus;
  by: Actor;
  /** 그 일이 있었던 때 */
  at: Instant;
  /**
   * 그렇게 된 까닭. 없으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}

export interface OrderBoxContent {
  box_serial: BoxSerial;
  /**
   * 회원이 박스에 붙인 이름. 없으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  name: string | null;
  status: BoxStatus;
  /**
   * 들어 있는 내용물
   * @maxItems 100
   */
  contents: BoxContent[];
  /**
   * 사진
   * @maxItems 40
   */
  photos: BoxPhoto[];
  /**
   * 상태가 바뀐 기록
   * @maxItems 200
   */
  history: BoxStatusChange[];
}

/**
 * 보관 주문 번호. ST 첫 보관, SD 박스 찾기, SF 보관 종료
 * @pattern ^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$
 */
export type StorageSerial = string;

export interface OrderBoxContents {
  order_serial: StorageSerial;
  /**
   * 주문의 박스와 내용물
   * @maxItems 200
   */
  boxes: OrderBoxContent[];
}

export interface BoxContentUpdate {
  /** 고칠 내용물. 없으면 더합니다. */
  content_id?: string;
  /** 내용물의 이름 */
  name: ContentName;
  /** 몇 개인지 */
  count: ContentCount;
  /** 덧붙인 글 */
  memo?: ContentMemo;
  file_ids: FileIds;
}

/**
 * @maxLength 60
 */
export type BoxName = string;

export interface BoxUpdate {
  box_serial: BoxSerial;
  /** 회원이 박스에 붙이는 이름 */
  name?: BoxName;
  /**
   * 들어 있는 내용물
   * @maxItems 100
   */
  contents: BoxContentUpdate[];
}

export interface OrderBoxContentsUpdate {
  /**
   * 바꿀 박스와 내용물
   * @minItems 1
   * @maxItems 20
   */
  boxes: BoxUpdate[];
}

export interface CompanyTaxInvoice {
  /**
   * 국세청 승인번호
   * @maxLength 40
   */
  number: string;
  /** 발행한 날 */
  issued_on: IsoDate;
}

/**
 * 결제 대기, 냈음, 결제 실패, 환불됨, 취소
 */
export type CompanyPaymentStatus = (typeof CompanyPaymentStatus)[keyof typeof CompanyPaymentStatus];

export const CompanyPaymentStatus = {
  WAIT: "WAIT",
  PAID: "PAID",
  FAILED: "FAILED",
  REFUNDED: "REFUNDED",
  CANCEL: "CANCEL",
} as const;

/**
 * 기업에 청구한 결제 요청
 */
export interface CompanyPayment {
  /** 결제 요청의 번호. 경로에서는 cpay_id 입니다. */
  cpayment_id: string;
  /**
   * 이 결제가 속한 청구서의 번호. 청구서 없이 청구했으면 null 입니다.
   * @nullable
   */
  invoice_id: string | null;
  /**
   * 이 결제를 낳은 작업의 번호. 작업 때문이 아니면 null 입니다.
   * @nullable
   */
  wk_id: string | null;
  /**
   * 무엇을 청구했는지
   * @maxLength 100
   */
  title: string;
  status: CompanyPaymentStatus;
  amount: Money;
  vat_amount: Money;
  /**
   * 낸 결제 수단
   * @nullable
   */
  payment_id: string | null;
  /** 이날까지 냅니다. */
  due_date: IsoDate;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
  /**
   * 결제가 끝난 때. 아직이면 null 입니다.
   * @nullable
   */
  paid_at: string | null;
  /** 결제를 청구한 때 */
  created_at: Instant;
}

export interface CompanyPaymentPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: CompanyPayment[];
  /**
   * 기업 기본 결제 수단
   * @nullable
   */
  default_payment_id: string | null;
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

export interface CompanyDefaultPayment {
  /**
   * null 이면 자동 결제를 끕니다.
   * @nullable
   */
  payment_id: string | null;
}

export interface CompanyPaymentPreparation {
  /** 결제 수단의 종류 */
  method: PaymentMethod;
}

/**
 * 청구함, 냈음, 기한 지남, 취소
 */
export type CompanyInvoiceStatus = (typeof CompanyInvoiceStatus)[keyof typeof CompanyInvoiceStatus];

export const CompanyInvoiceStatus = {
  ISSUED: "ISSUED",
  PAID: "PAID",
  OVERDUE: "OVERDUE",
  CANCEL: "CANCEL",
} as const;

export type CompanyInvoiceActionCode =
  (typeof CompanyInvoiceActionCode)[keyof typeof CompanyInvoiceActionCode];

export const CompanyInvoiceActionCode = {
  PAY: "PAY",
} as const;

export interface CompanyInvoiceAction {
  /** 할 수 있는 일의 이름 */
  code: CompanyInvoiceActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회사 담당자가 이 청구서로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 1
 */
export type CompanyInvoiceActions = CompanyInvoiceAction[];

/**
 * @pattern ^IV[0-9]{6}-[0-9]{6}$
 */
export type InvoiceNumber = string;

export interface CompanyInvoiceSummary {
  /** 청구서의 번호. 경로에 씁니다. */
  id: string;
  /** 청구서에 적힌 번호 */
  number: InvoiceNumber;
  /** 어느 달의 것인지 */
  month: YearMonth;
  status: CompanyInvoiceStatus;
  actions: CompanyInvoiceActions;
  total_amount: Money;
  /** 발행한 뒤 깎은 금액 (부가세 포함) */
  credited_amount: Money;
  /** 깎은 금액을 뺀 청구 금액 (부가세 포함) */
  net_amount: Money;
  /** 지금 낼 금액. 낼 것이 없으면 0 입니다. */
  due_amount: Money;
  /** 이날까지 냅니다. */
  due_date: IsoDate;
  /** 발행한 때 */
  issued_at: Instant;
  /**
   * 모두 낸 때. 아직이면 null 입니다.
   * @nullable
   */
  paid_at: string | null;
}

export interface CompanyInvoicePage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: CompanyInvoiceSummary[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

/**
 * 발행한 뒤 깎은 것
 */
export interface CompanyInvoiceCredit {
  /** 깎은 공급가액 */
  amount: Money;
  /** 함께 준 부가세 */
  vat_amount: Money;
  /**
   * 깎은 까닭
   * @maxLength 500
   */
  reason: string;
}

export interface CompanyInvoiceLine {
  /**
   * 화면에 보일 이름
   * @maxLength 60
   */
  label: string;
  /**
   * 무엇의 금액인지
   * @maxLength 200
   */
  description: string;
  /**
   * 수량
   * @minimum 0
   * @maximum 100000000
   */
  quantity: number;
  /** 원 (공급가액) */
  amount: LineAmount;
  /**
   * 이 줄을 낳은 계약의 번호. 계약 때문이 아니면 null 입니다.
   * @nullable
   */
  cid: string | null;
  /**
   * 이 줄을 낳은 작업의 번호. 작업 때문이 아니면 null 입니다.
   * @nullable
   */
  wk_id: string | null;
  /** 앞서 청구한 것을 깎는 줄이면 그 내용, 아니면 null 입니다. */
  credit: CompanyInvoiceCredit | null;
}

/**
 * 값(이용 금액, 할인, 쿠폰, 날짜 변경 차액과 수수료, 금액 조정, 회사 할인, 이용하지 않은 금액), 결제(계약금, 결제, 날짜 변경, 잔금, 추가 결제), 취소 수수료, 환불(환불, 추가 결제 환불, 결제사 환불, 추가 결제의 결제사 환불, 계약 환불), 받지 않기로 한 금액, 배상금, 현금영수증
 */
export type LedgerRowKind = (typeof LedgerRowKind)[keyof typeof LedgerRowKind];

export const LedgerRowKind = {
  PRICE: "PRICE",
  DISCOUNT: "DISCOUNT",
  COUPON: "COUPON",
  CHANGE_DIFFERENCE: "CHANGE_DIFFERENCE",
  CHANGE_FEE: "CHANGE_FEE",
  CORRECTION: "CORRECTION",
  GOODWILL: "GOODWILL",
  UNUSED: "UNUSED",
  DEPOSIT: "DEPOSIT",
  PAYMENT: "PAYMENT",
  CHANGE: "CHANGE",
  BALANCE: "BALANCE",
  EXTRA: "EXTRA",
  CANCEL_FEE: "CANCEL_FEE",
  REFUND: "REFUND",
  EXTRA_REFUND: "EXTRA_REFUND",
  OUTSIDE_REFUND: "OUTSIDE_REFUND",
  EXTRA_OUTSIDE_REFUND: "EXTRA_OUTSIDE_REFUND",
  CONTRACT_REFUND: "CONTRACT_REFUND",
  WRITE_OFF: "WRITE_OFF",
  COMPENSATION: "COMPENSATION",
  CASH_RECEIPT: "CASH_RECEIPT",
} as const;

/**
 * 기다리는 중, 끝남, 거절, 기한 지남, 취소, 환불, 결제사에서 환불, 잘못 적음
 */
export type LedgerRowState = (typeof LedgerRowState)[keyof typeof LedgerRowState];

export const LedgerRowState = {
  OPEN: "OPEN",
  DONE: "DONE",
  DECLINED: "DECLINED",
  EXPIRED: "EXPIRED",
  CANCELLED: "CANCELLED",
  REFUNDED: "REFUNDED",
  TAKEN_BACK: "TAKEN_BACK",
  WITHDRAWN: "WITHDRAWN",
} as const;

/**
 * @pattern ^[A-Za-z0-9_-]{22,64}$
 */
export type CustomPaymentUrl = string;

/**
 * 주문에 오간 돈 한 줄
 */
export interface LedgerRow {
  /** 값(이용 금액, 할인, 쿠폰, 날짜 변경 차액과 수수료, 금액 조정, 회사 할인, 이용하지 않은 금액), 결제(계약금, 결제, 날짜 변경, 잔금, 추가 결제), 취소 수수료, 환불(환불, 추가 결제 환불, 결제사 환불, 추가 결제의 결제사 환불, 계약 환불), 받지 않기로 한 금액, 배상금, 현금영수증 */
  kind: LedgerRowKind;
  /** 기다리는 중, 끝남, 거절, 기한 지남, 취소, 환불, 결제사에서 환불, 잘못 적음 */
  state: LedgerRowState;
  /** 원. 값에서는 할인이 0보다 작습니다. */
  amount: number;
  /**
   * 결제 수단이나 무엇의 금액인지
   * @maxLength 300
   * @nullable
   */
  detail: string | null;
  /**
   * 이 상태가 된 때
   * @nullable
   */
  at: string | null;
  /**
   * 추가 결제를 부탁한 때
   * @nullable
   */
  asked_at: string | null;
  /** 추가 결제를 하는 주소의 마지막 부분 */
  link: CustomPaymentUrl | null;
}

/**
 * 주문 하나의 돈. 모든 화면과 알림이 이 줄과 합계만 보여 줍니다. 추가 결제와 담당자가 받아 적은 돈도 들어 있습니다.
 */
export interface OrderLedger {
  /**
   * 장부의 줄
   * @maxItems 1000
   */
  rows: LedgerRow[];
  /** 총액 (부가세 포함). 결제한 추가 결제도 들어 있습니다. */
  total_amount: Money;
  /** 결제한 금액. 나중에 돌려 드린 금액도 들어 있습니다. */
  paid_amount: Money;
  /** 잔금 */
  balance_amount: Money;
  /** 지금 낼 금액 (기한이 된 잔금, 추가 결제) */
  due_amount: Money;
  /** 앞으로 낼 금액을 모두 (잔금, 추가 결제) */
  to_pay_amount: Money;
  /** 아직 내지 않은 추가 결제 */
  extra_amount: Money;
  /** 취소하면서 뗀 수수료 */
  cancel_fee_amount: Money;
  /** 돌려 드린 금액과 돌려 드리는 중인 금액 */
  refund_amount: Money;
  /** refund_amount 가운데 돌려 드리는 중인 금액 */
  refund_pending_amount: Money;
  /** 회사의 책임으로 취소했거나 짐이 상해 따로 드리는 배상금 */
  compensation_amount: Money;
  /** 받지 않기로 한 금액 */
  written_off_amount: Money;
}

export interface CompanyInvoice {
  /** 청구서의 번호. 경로에 씁니다. */
  id: string;
  /** 청구서에 적힌 번호 */
  number: InvoiceNumber;
  /** 어느 달의 것인지 */
  month: YearMonth;
  status: CompanyInvoiceStatus;
  actions: CompanyInvoiceActions;
  /**
   * 금액을 이루는 줄. 더하면 전체 금액입니다.
   * @maxItems 1000
   */
  lines: CompanyInvoiceLine[];
  supply_amount: Money;
  vat_amount: Money;
  total_amount: Money;
  /** 발행한 뒤 깎은 금액 (부가세 포함) */
  credited_amount: Money;
  /** 깎은 금액을 뺀 청구 금액 (부가세 포함) */
  net_amount: Money;
  /** 지금 낼 금액. 낼 것이 없으면 0 입니다. */
  due_amount: Money;
  ledger: OrderLedger;
  /**
   * 이 청구서의 결제 요청. 낼 것이 없으면 null 입니다.
   * @nullable
   */
  cpayment_id: string | null;
  /** 이날까지 냅니다. */
  due_date: IsoDate;
  /**
   * 기본 결제 수단으로 저절로 결제할 날
   * @nullable
   */
  charge_on: string | null;
  /** 발행한 전자세금계산서 */
  tax_invoice: CompanyTaxInvoice | null;
  /** 발행한 때 */
  issued_at: Instant;
  /**
   * 모두 낸 때. 아직이면 null 입니다.
   * @nullable
   */
  paid_at: string | null;
}

/**
 * 모두, 보관 중, 오가는 중, 찾아감, 폐기(기다리는 것도), 보존 기한 30일 안
 */
export type CompanyBoxFilter = (typeof CompanyBoxFilter)[keyof typeof CompanyBoxFilter];

export const CompanyBoxFilter = {
  ALL: "ALL",
  STORED: "STORED",
  MOVING: "MOVING",
  RETURNED: "RETURNED",
  DISPOSED: "DISPOSED",
  EXPIRING: "EXPIRING",
} as const;

export type CompanyBoxActionCode = (typeof CompanyBoxActionCode)[keyof typeof CompanyBoxActionCode];

export const CompanyBoxActionCode = {
  EDIT: "EDIT",
  DELIVERY: "DELIVERY",
  COLLECTION: "COLLECTION",
  DISPOSAL: "DISPOSAL",
} as const;

export interface CompanyBoxAction {
  /** 할 수 있는 일의 이름 */
  code: CompanyBoxActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회사 담당자가 이 박스로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 4
 */
export type CompanyBoxActions = CompanyBoxAction[];

export interface CompanyBox {
  /** 기업 박스의 번호 */
  cpbox_id: string;
  serial: BoxSerial;
  /** 기업 계약의 번호 */
  cid: string;
  status: BoxStatus;
  actions: CompanyBoxActions;
  /**
   * 기업이 박스에 붙인 이름. 없으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  name: string | null;
  /**
   * 박스를 맡긴 부서. 정하지 않았으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  department: string | null;
  /**
   * 내용물
   * @maxLength 2000
   * @nullable
   */
  contents: string | null;
  /**
   * 보존 기한
   * @nullable
   */
  retention_until: string | null;
  /** 마지막으로 바뀐 때 */
  updated_at: Instant;
}

export interface CompanyBoxPage {
  /**
   * 이 쪽의 목록
   * @maxItems 1000
   */
  items: CompanyBox[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

export interface CompanyBoxDetail {
  /** 기업 박스의 번호 */
  cpbox_id: string;
  serial: BoxSerial;
  /** 기업 계약의 번호 */
  cid: string;
  status: BoxStatus;
  actions: CompanyBoxActions;
  /**
   * 기업이 박스에 붙인 이름. 없으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  name: string | null;
  /**
   * 박스를 맡긴 부서. 정하지 않았으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  department: string | null;
  /**
   * 기업이 적은 내용물. 없으면 null 입니다.
   * @maxLength 2000
   * @nullable
   */
  contents: string | null;
  /**
   * 기업이 박스에 적은 글. 없으면 null 입니다.
   * @maxLength 500
   * @nullable
   */
  memo: string | null;
  /**
   * 이날까지 보존해야 합니다. 정하지 않았으면 null 입니다.
   * @nullable
   */
  retention_until: string | null;
  /**
   * 상태가 바뀐 기록
   * @maxItems 200
   */
  history: BoxStatusChange[];
  /** 만들어진 때 */
  created_at: Instant;
  /** 마지막으로 바뀐 때 */
  updated_at: Instant;
}

export interface CompanyBoxUpdate {
  /** 기업이 박스에 붙이는 이름 */
  name?: BoxName;
  /**
   * 박스를 맡길 부서
   * @maxLength 60
   */
  department?: string;
  /**
   * 기업이 적는 내용물
   * @maxLength 2000
   */
  contents?: string;
  /**
   * 기업이 박스에 적는 글
   * @maxLength 500
   */
  memo?: string;
  /**
   * null 이면 지웁니다.
   * @nullable
   */
  retention_until?: string | null;
}

export interface CompanyBoxChange {
  serial: BoxSerial;
  /** 기업이 박스에 붙이는 이름 */
  name?: BoxName;
  /**
   * 박스를 맡길 부서
   * @maxLength 60
   */
  department?: string;
  /**
   * 기업이 적는 내용물
   * @maxLength 2000
   */
  contents?: string;
  /**
   * null 이면 지웁니다.
   * @nullable
   */
  retention_until?: string | null;
}

export interface CompanyBoxesUpdate {
  /** true 면 바꾸지 않고 결과만 미리 알려 줍니다. */
  dry_run?: boolean;
  /** 나누어 보내는 한 파일의 번호. 보내는 쪽에서 정합니다. */
  import_key?: string;
  /**
   * 나누어 보내는 파일의 모든 줄 수. 마지막에 모은 줄이 이와 다르면 아무것도 바뀌지 않습니다.
   * @minimum 1
   * @maximum 100000
   */
  import_lines?: number;
  /**
   * 바꿀 박스
   * @minItems 1
   * @maxItems 5000
   */
  boxes: CompanyBoxChange[];
}

export interface CompanyBoxesUpdated {
  /**
   * 고친 박스 수. 확인만 했으면 고칠 수 있는 박스 수
   * @minimum 0
   * @maximum 100000
   */
  boxes: number;
  /**
   * 적힌 것이 지워지는 칸 수. 확인만 했으면 지워질 칸 수
   * @minimum 0
   */
  emptied: number;
}

/**
 * @minimum 0
 * @maximum 100000000
 */
export type CompanyBoxTotal = number;

export interface CompanyExpiringDay {
  /** 보존 기한이 끝나는 날 */
  date: IsoDate;
  /** 그날 기한이 끝나는 박스의 수 */
  boxes: CompanyBoxTotal;
}

export interface CompanyBoxCount {
  /** 모든 박스의 수 */
  all: CompanyBoxTotal;
  /** 보관 중인 박스의 수 */
  stored: CompanyBoxTotal;
  /** 오가는 중인 박스의 수 */
  moving: CompanyBoxTotal;
  /** 돌려받은 박스의 수 */
  returned: CompanyBoxTotal;
  /** 폐기한 박스의 수 */
  disposed: CompanyBoxTotal;
  /** 보존 기한이 30일 안인 것 */
  expiring: CompanyBoxTotal;
  /**
   * 오늘부터 30일 안에 보존 기한이 있는 날. 가까운 날부터입니다.
   * @maxItems 5
   */
  expiring_days: CompanyExpiringDay[];
}

export interface CompanyDepartment {
  /**
   * 박스를 맡긴 부서
   * @minLength 1
   * @maxLength 60
   */
  department: string;
  /** 부서가 맡긴 박스의 수 */
  boxes: CompanyBoxTotal;
}

export interface CompanyDepartmentList {
  /**
   * 부서와 박스의 수
   * @maxItems 1000
   */
  items: CompanyDepartment[];
}

/**
 * 운영자 확인 대기, 제안한 월 요금의 수락 대기, 계약 중, 끝남, 취소
 */
export type CompanyContractStatus =
  (typeof CompanyContractStatus)[keyof typeof CompanyContractStatus];

export const CompanyContractStatus = {
  WAIT: "WAIT",
  OFFERED: "OFFERED",
  ACTIVE: "ACTIVE",
  ENDED: "ENDED",
  CANCEL: "CANCEL",
} as const;

export interface CompanyContractStatusChange {
  /** 바뀌기 전의 상태. 처음이면 null 입니다. */
  from: CompanyContractStatus | null;
  to: CompanyContractStatus;
  by: Actor;
  /** 그 일이 있었던 때 */
  at: Instant;
  /**
   * 그렇게 된 까닭. 없으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}

/**
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type CompanyContractName = string;

/**
 * @minimum 1
 * @maximum 1000000
 */
export type CompanyContractBoxCount = number;

/**
 * @minimum 1
 * @maximum 120
 */
export type CompanyContractMonths = number;

/**
 * @minimum 0
 * @maximum 1000000
 */
export type CompanyStoredCount = number;

/**
 * 나르는 방법: 계단, 엘리베이터 (보관에는 사다리차가 없습니다)
 */
export type StorageCarriage = (typeof StorageCarriage)[keyof typeof StorageCarriage];

export const StorageCarriage = {
  STAIRS: "STAIRS",
  EV: "EV",
} as const;

export interface StoragePlace {
  /** 다섯 자리 우편번호 */
  postcode: Postcode;
  /** 도로명이나 지번 주소 */
  address: AddressLine;
  /** 동과 호수처럼 주소에 이어지는 나머지 */
  detail: AddressDetail;
  floor: Floor;
  carriage: StorageCarriage;
}

export interface CompanyContractRequest {
  /** 기업이 계약을 알아볼 이름 */
  name: CompanyContractName;
  /**
   * 박스를 맡길 부서
   * @minLength 1
   * @maxLength 60
   * @pattern \S
   */
  department?: string;
  /** 박스의 수 */
  box_count: CompanyContractBoxCount;
  /** 보관하는 달 수 */
  months: CompanyContractMonths;
  /** 보관을 시작하는 날 */
  start_date: IsoDate;
  /** 방문할 곳 */
  place: StoragePlace;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

export type CompanyContractActionCode =
  (typeof CompanyContractActionCode)[keyof typeof CompanyContractActionCode];

export const CompanyContractActionCode = {
  ACCEPT: "ACCEPT",
  WITHDRAW: "WITHDRAW",
  REQUEST_WORK: "REQUEST_WORK",
} as const;

export interface CompanyContractAction {
  /** 할 수 있는 일의 이름 */
  code: CompanyContractActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회사 담당자가 이 계약으로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 3
 */
export type CompanyContractActions = CompanyContractAction[];

export interface CompanyContractSummary {
  /** 기업 계약의 번호 */
  cid: string;
  /** 기업이 계약을 알아볼 이름 */
  name: CompanyContractName;
  status: CompanyContractStatus;
  actions: CompanyContractActions;
  /**
   * 박스를 맡긴 부서. 정하지 않았으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  department: string | null;
  /** 박스의 수 */
  box_count: CompanyContractBoxCount;
  /** 지금 창고에 있는 박스의 수 */
  stored_box_count: CompanyStoredCount;
  /** 보관하는 달 수 */
  months: CompanyContractMonths;
  /** 보관을 시작하는 날 */
  start_date: IsoDate;
  /** 보관이 끝나는 날 */
  end_date: IsoDate;
  /** 매달 낼 금액 (부가세 별도). 운영자가 제안하기 전이면 null 입니다. */
  monthly_amount: Money | null;
  /** 계약을 신청한 때 */
  created_at: Instant;
}

export interface CompanyContractAcceptance {
  monthly_amount: Money;
}

export interface CompanyContractPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: CompanyContractSummary[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

export interface CompanyContract {
  /** 기업 계약의 번호 */
  cid: string;
  /** 기업이 계약을 알아볼 이름 */
  name: CompanyContractName;
  status: CompanyContractStatus;
  actions: CompanyContractActions;
  /**
   * 박스를 맡긴 부서. 정하지 않았으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  department: string | null;
  /** 박스의 수 */
  box_count: CompanyContractBoxCount;
  /** 지금 창고에 있는 박스의 수 */
  stored_box_count: CompanyStoredCount;
  /** 보관하는 달 수 */
  months: CompanyContractMonths;
  /** 보관을 시작하는 날 */
  start_date: IsoDate;
  /** 보관이 끝나는 날 */
  end_date: IsoDate;
  /** 한 달 보관료의 공급가액. 계약이 확정되기 전이면 null 입니다. */
  monthly_amount: Money | null;
  /**
   * 월 요금의 부가세
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  monthly_vat_amount: number | null;
  /**
   * 부가세를 더한 월 요금
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  monthly_total_amount: number | null;
  /** 방문할 곳 */
  place: StoragePlace;
  /**
   * 요청 사항. 없으면 null 입니다.
   * @maxLength 500
   * @nullable
   */
  memo: string | null;
  /**
   * 상태가 바뀐 기록
   * @maxItems 100
   */
  history: CompanyContractStatusChange[];
  /** 계약을 신청한 때 */
  created_at: Instant;
}

/**
 * 박스 받기, 박스 보내기(수거), 빈 박스 받기, 폐기
 */
export type CompanyWorkKind = (typeof CompanyWorkKind)[keyof typeof CompanyWorkKind];

export const CompanyWorkKind = {
  DELIVERY: "DELIVERY",
  COLLECTION: "COLLECTION",
  NEW_BOXES: "NEW_BOXES",
  DISPOSAL: "DISPOSAL",
} as const;

/**
 * 관리자 확인 대기, 확인 완료·진행 중, 결제 대기, 결제 완료, 종료, 취소
 */
export type CompanyWorkStatus = (typeof CompanyWorkStatus)[keyof typeof CompanyWorkStatus];

export const CompanyWorkStatus = {
  WAIT: "WAIT",
  CONFIRM: "CONFIRM",
  INVOICE_COMPLETE: "INVOICE_COMPLETE",
  PAYMENT: "PAYMENT",
  COMPLETE: "COMPLETE",
  CANCEL: "CANCEL",
} as const;

/**
 * 모두, 끝나지 않은 것, 끝나지 않은 것 가운데 오늘부터 방문이 있는 것
 */
export type CompanyWorkFilter = (typeof CompanyWorkFilter)[keyof typeof CompanyWorkFilter];

export const CompanyWorkFilter = {
  ALL: "ALL",
  OPEN: "OPEN",
  UPCOMING: "UPCOMING",
} as const;

export interface CompanyWorkStatusChange {
  /** 바뀌기 전의 상태. 처음이면 null 입니다. */
  from: CompanyWorkStatus | null;
  to: CompanyWorkStatus;
  by: Actor;
  /** 그 일이 있었던 때 */
  at: Instant;
  /**
   * 그렇게 된 까닭. 없으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}

/**
 * @minimum 1
 * @maximum 1000
 */
export type CompanyWorkBoxCount = number;

/**
 * 되돌릴 수 없음을 알고 동의함
 */
export type DisposalAgreed = boolean;

/**
 * 박스 받기와 폐기는 cpbox_ids, 빈 박스 받기는 box_count, 수거는 둘 가운데 하나를 보냅니다. 폐기에는 장소와 때가 없습니다.
 */
export interface CompanyDeliveryDraft {
  /** 기업 계약의 번호 */
  cid: string;
  kind: CompanyWorkKind;
  /**
   * 보내거나 폐기할 박스의 번호
   * @minItems 1
   * @maxItems 1000
   */
  cpbox_ids?: string[];
  /** 새로 받을 빈 박스의 수 */
  box_count?: CompanyWorkBoxCount;
  /** 방문할 곳 */
  place?: StoragePlace;
  /** 방문하는 날과 시간대 */
  appointment?: Appointment;
  /** 폐기일 때 */
  disposal_agreed?: DisposalAgreed;
  /** 보존 기한이 남은 박스를 폐기할 때 그 가운데 가장 늦은 기한 */
  retention_waived_until?: IsoDate;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

export type CompanyWorkActionCode =
  (typeof CompanyWorkActionCode)[keyof typeof CompanyWorkActionCode];

export const CompanyWorkActionCode = {
  WITHDRAW: "WITHDRAW",
} as const;

export interface CompanyWorkAction {
  /** 할 수 있는 일의 이름 */
  code: CompanyWorkActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회사 담당자가 이 작업으로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 1
 */
export type CompanyWorkActions = CompanyWorkAction[];

export interface CompanyWorkSummary {
  /** 기업 작업의 번호 */
  wk_id: string;
  /** 기업 계약의 번호 */
  cid: string;
  kind: CompanyWorkKind;
  status: CompanyWorkStatus;
  actions: CompanyWorkActions;
  /** 박스의 수 */
  box_count: CompanyWorkBoxCount;
  /** 방문하는 날과 시간대. 방문하지 않는 작업이면 null 입니다. */
  appointment: Appointment | null;
  /**
   * 박스를 모두 옮긴 날. 이 날이 있는 달의 청구서에 담깁니다.
   * @nullable
   */
  moved_on: string | null;
  total_amount: Money;
  /** 작업을 요청한 때 */
  created_at: Instant;
}

export interface CompanyWorkPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: CompanyWorkSummary[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

export type StoragePriceLineCode = (typeof StoragePriceLineCode)[keyof typeof StoragePriceLineCode];

export const StoragePriceLineCode = {
  STORAGE: "STORAGE",
  GRADE: "GRADE",
  BOX_RENTAL: "BOX_RENTAL",
  DELIVERY: "DELIVERY",
  COLLECTION: "COLLECTION",
  CARRIAGE: "CARRIAGE",
  HELPERS: "HELPERS",
  HEAVY_LOAD: "HEAVY_LOAD",
  DATE_SURCHARGE: "DATE_SURCHARGE",
  DISPOSAL: "DISPOSAL",
  PERIOD_DISCOUNT: "PERIOD_DISCOUNT",
  PROMOTION: "PROMOTION",
  UNUSED_REFUND: "UNUSED_REFUND",
  TERMINATION_FEE: "TERMINATION_FEE",
  UNPAID: "UNPAID",
  COUPON: "COUPON",
  CHANGE_FEE: "CHANGE_FEE",
} as const;

export interface StoragePriceLine {
  /** 금액 줄의 종류 */
  code: StoragePriceLineCode;
  /**
   * 화면에 보일 이름
   * @maxLength 40
   */
  label: string;
  /**
   * 어떻게 나온 금액인지
   * @maxLength 200
   */
  description: string;
  /** 원. 할인과 환불은 음수입니다. */
  amount: LineAmount;
}

/**
 * total_amount 와 refund_amount 가운데 하나는 0 입니다.
 */
export interface StorageAmount {
  /** 이 금액을 정한 가격표의 날짜 */
  price_version: IsoDate;
  /**
   * 금액을 이루는 줄. 더하면 전체 금액입니다.
   * @maxItems 40
   */
  lines: StoragePriceLine[];
  /** 지금 낼 금액 (부가세 포함) */
  total_amount: Money;
  /** total_amount 안에 든 부가세 */
  vat_amount: Money;
  /** 돌려 드릴 금액 */
  refund_amount: Money;
  /** 다음 달부터 매달 낼 금액. 정기 결제가 아니면 0 입니다. */
  monthly_amount: Money;
}

/**
 * @pattern ^DC[0-9]{6}-[0-9]{6}$
 */
export type CertificateNumber = string;

export interface CompanyWork {
  /** 기업 작업의 번호 */
  wk_id: string;
  /** 기업 계약의 번호 */
  cid: string;
  kind: CompanyWorkKind;
  status: CompanyWorkStatus;
  actions: CompanyWorkActions;
  /** 박스의 수 */
  box_count: CompanyWorkBoxCount;
  /** 방문할 곳. 방문하지 않는 작업이면 null 입니다. */
  place: StoragePlace | null;
  /** 방문하는 날과 시간대. 방문하지 않는 작업이면 null 입니다. */
  appointment: Appointment | null;
  /**
   * 박스를 모두 옮긴 날
   * @nullable
   */
  moved_on: string | null;
  amount: StorageAmount;
  /**
   * 이 작업을 청구한 청구서. 거둬들인 청구서는 아닙니다.
   * @nullable
   */
  invoice_id: string | null;
  /**
   * 청구한 결제 요청
   * @nullable
   */
  cpayment_id: string | null;
  /** 폐기 확인서. 폐기가 끝나면 있습니다. */
  certificate_number: CertificateNumber | null;
  /**
   * 요청 사항. 없으면 null 입니다.
   * @maxLength 500
   * @nullable
   */
  memo: string | null;
  /**
   * 상태가 바뀐 기록
   * @maxItems 100
   */
  history: CompanyWorkStatusChange[];
  /** 작업을 요청한 때 */
  created_at: Instant;
}

export interface CompanyPerson {
  /**
   * 담당자의 이름
   * @maxLength 50
   */
  name: string;
  /**
   * 부서
   * @maxLength 60
   * @nullable
   */
  department: string | null;
  /**
   * 맡은 일
   * @maxLength 60
   * @nullable
   */
  role: string | null;
  /**
   * 휴대전화 번호. 숫자만 적습니다. 없으면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  phone_number: string | null;
  /**
   * 이메일 주소. 없으면 null 입니다.
   * @maxLength 254
   * @nullable
   */
  email: string | null;
  /** 지금 로그인한 사람인지 */
  is_me: boolean;
}

export interface Company {
  /**
   * 상호
   * @maxLength 100
   */
  name: string;
  /**
   * 사업자등록번호
   * @maxLength 12
   * @nullable
   */
  registration_number: string | null;
  /**
   * 대표자
   * @maxLength 50
   * @nullable
   */
  representative_name: string | null;
  /**
   * 사업장 주소
   * @maxLength 200
   * @nullable
   */
  address: string | null;
  /**
   * 업태
   * @maxLength 100
   * @nullable
   */
  business_type: string | null;
  /**
   * 종목
   * @maxLength 100
   * @nullable
   */
  business_item: string | null;
  /**
   * 담당자
   * @maxItems 1000
   */
  people: CompanyPerson[];
}

/**
 * 무엇을 살 때: 운송, 첫 보관, 박스 찾기, 보관 종료, 기간 연장
 */
export type CouponType = (typeof CouponType)[keyof typeof CouponType];

export const CouponType = {
  MOVE: "MOVE",
  STORAGE: "STORAGE",
  STORAGE_DELIVERY: "STORAGE_DELIVERY",
  STORAGE_FINAL: "STORAGE_FINAL",
  STORAGE_EXTENSION: "STORAGE_EXTENSION",
} as const;

/**
 * 쓸 수 있음, 결제에 잡혀 있음, 썼음, 기한 지남
 */
export type CouponStatus = (typeof CouponStatus)[keyof typeof CouponStatus];

export const CouponStatus = {
  AVAILABLE: "AVAILABLE",
  HELD: "HELD",
  USED: "USED",
  EXPIRED: "EXPIRED",
} as const;

/**
 * 금액(FIXED)으로 깎는지 비율(PERCENT)로 깎는지
 */
export type CouponKind = (typeof CouponKind)[keyof typeof CouponKind];

export const CouponKind = {
  FIXED: "FIXED",
  PERCENT: "PERCENT",
} as const;

export interface Coupon {
  /** 쿠폰의 번호 */
  id: string;
  /**
   * 쿠폰의 이름
   * @maxLength 60
   */
  name: string;
  /** 금액(FIXED)으로 깎는지 비율(PERCENT)로 깎는지 */
  kind: CouponKind;
  /**
   * 깎는 금액 (FIXED)
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  amount: number | null;
  /**
   * 깎는 비율 (PERCENT)
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  percent: number | null;
  /**
   * 가장 많이 깎는 금액 (PERCENT)
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  max_amount: number | null;
  /**
   * 쓸 수 있는 주문의 종류
   * @minItems 1
   * @maxItems 5
   */
  types: CouponType[];
  status: CouponStatus;
  /** 이날부터 쓸 수 있습니다. */
  valid_from: IsoDate;
  /** 이날까지 쓸 수 있습니다. */
  valid_until: IsoDate;
  /**
   * 쓴 때. 아직 쓰지 않았으면 null 입니다.
   * @nullable
   */
  used_at: string | null;
}

export interface CouponPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: Coupon[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

/**
 * 무엇으로 낼 수 있는지
 */
export type PaymentTypeMode = (typeof PaymentTypeMode)[keyof typeof PaymentTypeMode];

export const PaymentTypeMode = {
  ONLY_NORMAL_PAYMENT: "ONLY_NORMAL_PAYMENT",
  ONLY_SUBS_PAYMENT: "ONLY_SUBS_PAYMENT",
  ALL: "ALL",
} as const;

/**
 * 결제 전, 결제 실패, 냈음, 거절함, 기한 지남, 거둬들임, 환불됨
 */
export type CustomPaymentStatus = (typeof CustomPaymentStatus)[keyof typeof CustomPaymentStatus];

export const CustomPaymentStatus = {
  QUOTED: "QUOTED",
  WAIT: "WAIT",
  PAYMENT: "PAYMENT",
  DECLINED: "DECLINED",
  EXPIRED: "EXPIRED",
  CANCEL: "CANCEL",
  REFUNDED: "REFUNDED",
} as const;

export type CustomPaymentActionCode =
  (typeof CustomPaymentActionCode)[keyof typeof CustomPaymentActionCode];

export const CustomPaymentActionCode = {
  PAY: "PAY",
  DECLINE: "DECLINE",
} as const;

export interface CustomPaymentAction {
  /** 할 수 있는 일의 이름 */
  code: CustomPaymentActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 주문과 따로 내는 금액(EXTRA), 또는 주문의 잔금(BALANCE)
 */
export type CustomPaymentPurpose = (typeof CustomPaymentPurpose)[keyof typeof CustomPaymentPurpose];

export const CustomPaymentPurpose = {
  EXTRA: "EXTRA",
  BALANCE: "BALANCE",
} as const;

export interface CustomPayment {
  /** 추가 결제 링크의 끝에 붙는 열쇠 */
  url: CustomPaymentUrl;
  /** 주문과 따로 내는 금액(EXTRA), 또는 주문의 잔금(BALANCE) */
  purpose: CustomPaymentPurpose;
  status: CustomPaymentStatus;
  /**
   * 링크를 아는 사람이 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
   * @maxItems 2
   */
  actions: CustomPaymentAction[];
  /**
   * 무엇을 청구했는지
   * @maxLength 60
   */
  title: string;
  /**
   * 왜 더 내야 하는지
   * @maxLength 500
   */
  reason: string;
  /**
   * 청구하는 까닭을 보여 주는 사진
   * @maxItems 5
   */
  photos: Photo[];
  /**
   * 가린 이름
   * @maxLength 40
   * @nullable
   */
  customer_name: string | null;
  /**
   * 가린 주문 번호
   * @maxLength 20
   * @nullable
   */
  order_serial: string | null;
  /**
   * 부른 사람의 주문이면 그 번호. 아니면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  own_order_serial: string | null;
  /** 낼 금액 (부가세 포함) */
  amount: Money;
  vat_amount: Money;
  payment_type_mode: PaymentTypeMode;
  /** 이때까지 결제할 수 있습니다. */
  expires_at: Instant;
  /**
   * 결제가 끝난 때. 아직이면 null 입니다.
   * @nullable
   */
  paid_at: string | null;
}

export interface CustomPaymentPreparation {
  /** 결제 수단의 종류 */
  method: PaymentMethod;
}

export interface CustomPaymentRefusal {
  /** 결제하지 않겠다고 한 까닭 */
  reason?: CancelReason;
}

/**
 * 파손을 신고하는 박스나 이사의 번호
 * @pattern ^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$
 */
export type DamagedSerial = string;

/**
 * 저장함, 보냄(확인 중), 배상하기로 함, 배상하지 않기로 함, 배상금을 보냄
 */
export type DamageReportStatus = (typeof DamageReportStatus)[keyof typeof DamageReportStatus];

export const DamageReportStatus = {
  DRAFT: "DRAFT",
  SENT: "SENT",
  ACCEPTED: "ACCEPTED",
  DECLINED: "DECLINED",
  PAID: "PAID",
} as const;

/**
 * 깨지거나 부러짐, 젖거나 얼룩짐, 없어짐, 그 밖
 */
export type DamageKind = (typeof DamageKind)[keyof typeof DamageKind];

export const DamageKind = {
  BROKEN: "BROKEN",
  STAINED: "STAINED",
  MISSING: "MISSING",
  OTHER: "OTHER",
} as const;

/**
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type DamageText = string;

/**
 * @pattern ^(19|20)[0-9]{2}$
 */
export type BoughtYear = string;

/**
 * @minimum 1
 * @maximum 100000000
 */
export type DamagePrice = number;

export interface DamageReportInput {
  /** 상한 물건의 이름 */
  item: ContentName;
  kind: DamageKind;
  /** 어디가 어떻게 상했는지 */
  description: DamageText;
  /** 물건의 대략의 값 (원) */
  price?: DamagePrice;
  /** 물건을 산 해 (네 자리) */
  bought_year?: BoughtYear;
  file_ids?: FileIds;
  /**
   * 상하기 전을 보여 주는 사진의 번호
   * @maxItems 40
   */
  compared_ids?: string[];
}

export interface DamageAnswer {
  /**
   * 배상금. 배상하지 않으면 null 입니다.
   * @minimum 1
   * @maximum 100000000
   * @nullable
   */
  amount: number | null;
  /**
   * 담당자가 남긴 글
   * @maxLength 300
   * @nullable
   */
  message: string | null;
  /** 담당자가 답한 때 */
  at: Instant;
  /** 배상금을 보낸 때 */
  paid_at: Instant | null;
}

export interface DamageReport {
  /** 파손 신고의 번호 */
  report_id: string;
  status: DamageReportStatus;
  /** 상한 물건의 이름 */
  item: ContentName;
  kind: DamageKind;
  /** 어디가 어떻게 상했는지 */
  description: DamageText;
  /**
   * 물건의 대략의 값 (원). 모르면 null 입니다.
   * @minimum 1
   * @maximum 100000000
   * @nullable
   */
  price: number | null;
  /**
   * 물건을 산 해 (네 자리). 모르면 null 입니다.
   * @nullable
   * @pattern ^(19|20)[0-9]{2}$
   */
  bought_year: string | null;
  /**
   * 상한 곳 사진
   * @maxItems 5
   */
  photos: Photo[];
  /**
   * 함께 보낸 그전의 사진
   * @maxItems 40
   */
  compared: BoxPhoto[];
  /** 마지막으로 바뀐 때 */
  updated_at: Instant;
  /** 신고를 보낸 때. 아직 쓰는 중이면 null 입니다. */
  sent_at: Instant | null;
  /** 담당자의 답. 아직 없으면 null 입니다. */
  answer: DamageAnswer | null;
}

export interface DamageReports {
  serial: DamagedSerial;
  /** 지금 쓰거나 보낼 수 있는지 */
  can_report: boolean;
  /**
   * 돌려받은 박스나 내린 짐이면, 이 날까지 알려야 하는 날
   * @nullable
   */
  notice_until: string | null;
  /**
   * 이 주문의 파손 신고
   * @maxItems 20
   */
  reports: DamageReport[];
}

/**
 * 확인 번호. 헷갈리는 글자(I, L, O, U)가 없습니다.
 * @pattern ^[0-9A-HJKMNP-TV-Z]{16}$
 */
export type CertificateCode = string;

export interface RegisteredParty {
  /**
   * 상호
   * @maxLength 100
   */
  name: string;
  /**
   * 사업자등록번호
   * @maxLength 12
   * @nullable
   */
  registration_number: string | null;
  /**
   * 대표자
   * @maxLength 50
   * @nullable
   */
  representative_name: string | null;
  /**
   * 사업장 주소
   * @maxLength 200
   * @nullable
   */
  address: string | null;
}

export interface DestroyedBox {
  serial: BoxSerial;
  /**
   * 기업이 박스에 붙였던 이름. 없으면 null 입니다.
   * @maxLength 100
   * @nullable
   */
  name: string | null;
  /**
   * 박스를 맡긴 부서. 정하지 않았으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  department: string | null;
  /**
   * 보존 기한
   * @nullable
   */
  retention_until: string | null;
}

export interface DestructionCertificate {
  /** 폐기 확인서에 적힌 번호 */
  number: CertificateNumber;
  code: CertificateCode;
  /** 기업 작업의 번호 */
  wk_id: string;
  /** 폐기를 맡긴 기업 */
  company: RegisteredParty;
  /** 폐기한 회사 */
  issuer: RegisteredParty;
  /** 폐기를 요청한 날 */
  requested_on: IsoDate;
  /** 폐기한 날 */
  destroyed_on: IsoDate;
  /** 확인서를 발급한 날 */
  issued_on: IsoDate;
  /**
   * 폐기한 박스
   * @maxItems 1000
   */
  boxes: DestroyedBox[];
}

export interface CertifiedParty {
  /**
   * 상호
   * @maxLength 100
   */
  name: string;
  /**
   * 사업자등록번호
   * @maxLength 12
   * @nullable
   */
  registration_number: string | null;
}

export interface CheckedCertificate {
  /** 폐기 확인서에 적힌 번호 */
  number: CertificateNumber;
  /** 지금 효력이 있는지. 폐기를 다시 확인하는 동안에는 없습니다. */
  is_valid: boolean;
  /** 폐기를 맡긴 기업 */
  company: CertifiedParty;
  /** 폐기한 회사 */
  issuer: CertifiedParty;
  /** 폐기를 신청한 날 */
  requested_on: IsoDate;
  /** 폐기를 마친 날 */
  destroyed_on: IsoDate;
  /** 발행한 날 */
  issued_on: IsoDate;
  /** 폐기한 박스의 수 */
  box_count: CompanyWorkBoxCount;
  /**
   * 폐기한 박스의 번호. 가운데를 가렸습니다.
   * @maxItems 1000
   */
  serials: BoxSerial[];
}

/**
 * 나르는 방법: 계단, 엘리베이터, 사다리차
 */
export type Carriage = (typeof Carriage)[keyof typeof Carriage];

export const Carriage = {
  STAIRS: "STAIRS",
  EV: "EV",
  LADDER: "LADDER",
} as const;

export interface Place {
  /** 다섯 자리 우편번호 */
  postcode: Postcode;
  /** 도로명이나 지번 주소 */
  address: AddressLine;
  /** 동과 호수처럼 주소에 이어지는 나머지 */
  detail: AddressDetail;
  floor: Floor;
  carriage: Carriage;
}

/**
 * @maxLength 40
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type MoveItemId = string;

export interface MoveItemCount {
  /** 품목표(`GET /api/specs/move`)에 있는 짐의 이름 */
  item_id: MoveItemId;
  /**
   * 이 짐이 몇 개인지
   * @minimum 1
   * @maximum 99
   */
  count: number;
}

/**
 * 담아둠 박스를 쓸지
 */
export type UseBoxes = boolean;

/**
 * 20kg 이상인 짐이 있는지
 */
export type HeavyLoad = boolean;

/**
 * 담아둠 박스를 미리 받고 이사 뒤에 돌려줍니다. 배송부터 수거까지 최대 7일입니다.
 */
export interface BoxRental {
  /** 빌릴 박스의 수 */
  box_count: OrderBoxCount;
  /** 박스를 배송하는 날과 시간대 */
  delivery: Appointment;
  /** 박스를 수거하는 날과 시간대 */
  collection: Appointment;
}

export interface EstimateDraft {
  /** 짐을 싣는 곳 */
  start: Place;
  /** 짐을 내리는 곳 */
  destination: Place;
  /** 이사하는 날 */
  move_date: IsoDate;
  /** 이사를 시작하는 시간대 */
  move_time: TimeSlot;
  /**
   * 옮길 짐과 개수
   * @minItems 1
   * @maxItems 100
   */
  items: MoveItemCount[];
  use_boxes: UseBoxes;
  box_rental?: BoxRental;
  heavy_load: HeavyLoad;
  extra_help: ExtraHelp;
  /** 더할 사람 수 (extra_help 일 때) */
  helper_count?: HelperCount;
  /** 내 쿠폰 (로그인했을 때만) */
  coupon_id?: string;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

export type PriceLineCode = (typeof PriceLineCode)[keyof typeof PriceLineCode];

export const PriceLineCode = {
  BASE: "BASE",
  VOLUME: "VOLUME",
  ZONE: "ZONE",
  START_CARRIAGE: "START_CARRIAGE",
  DESTINATION_CARRIAGE: "DESTINATION_CARRIAGE",
  BOX_RENTAL: "BOX_RENTAL",
  HELPERS: "HELPERS",
  HEAVY_LOAD: "HEAVY_LOAD",
  DATE_SURCHARGE: "DATE_SURCHARGE",
  COUPON: "COUPON",
  CHANGE_FEE: "CHANGE_FEE",
  CORRECTION: "CORRECTION",
  GOODWILL: "GOODWILL",
} as const;

export interface PriceLine {
  /** 금액 줄의 종류 */
  code: PriceLineCode;
  /**
   * 화면에 보일 이름
   * @maxLength 200
   */
  label: string;
  /**
   * 어떻게 나온 금액인지
   * @maxLength 500
   */
  description: string;
  /** 원. 할인은 음수입니다. */
  amount: LineAmount;
}

export interface EstimateAmount {
  /** 이 금액을 정한 가격표의 날짜 */
  price_version: IsoDate;
  /**
   * 금액을 이루는 줄. 더하면 전체 금액입니다.
   * @maxItems 100
   */
  lines: PriceLine[];
  /** 낼 금액 (부가세 포함) */
  total_amount: Money;
  /** total_amount 안에 든 부가세 */
  vat_amount: Money;
  /** 계약금 10% */
  deposit_amount: Money;
  /**
   * 담아둠 박스 몇 개만큼의 부피인지
   * @minimum 0
   */
  volume_count: number;
  /**
   * 차량
   * @maxLength 100
   */
  truck: string;
  /**
   * 작업 인원
   * @minimum 1
   */
  crew_count: number;
}

export type MoveActionCode = (typeof MoveActionCode)[keyof typeof MoveActionCode];

export const MoveActionCode = {
  PAY: "PAY",
  EDIT: "EDIT",
  PAY_BALANCE: "PAY_BALANCE",
  REQUEST_COLLECTION: "REQUEST_COLLECTION",
  RESCHEDULE_MOVE: "RESCHEDULE_MOVE",
  RESCHEDULE_DELIVERY: "RESCHEDULE_DELIVERY",
  RESCHEDULE_COLLECTION: "RESCHEDULE_COLLECTION",
  CANCEL: "CANCEL",
  WRITE_REVIEW: "WRITE_REVIEW",
  REPORT_DAMAGE: "REPORT_DAMAGE",
  NAME_CASH_RECEIPT: "NAME_CASH_RECEIPT",
} as const;

export interface MoveAction {
  /** 할 수 있는 일의 이름 */
  code: MoveActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회원이 이 이사로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 11
 */
export type MoveActions = MoveAction[];

/**
 * 회원이 쓴 후기의 별점. 쓰지 않았으면 null 입니다.
 * @minimum 1
 * @maximum 5
 * @nullable
 */
export type WrittenRating = number | null;

/**
 * 견적은 QUOTED 로 시작합니다. WAIT 는 결제 실패입니다.
 */
export type MoveStatus = (typeof MoveStatus)[keyof typeof MoveStatus];

export const MoveStatus = {
  QUOTED: "QUOTED",
  WAIT: "WAIT",
  PAYMENT: "PAYMENT",
  CONFIRM: "CONFIRM",
  BOX_DEL_BEFORE: "BOX_DEL_BEFORE",
  BOX_DEL_COMPLETE: "BOX_DEL_COMPLETE",
  WORKING: "WORKING",
  WORKING_COMPLETE: "WORKING_COMPLETE",
  BOX_COL_REQUEST: "BOX_COL_REQUEST",
  COMPLETE: "COMPLETE",
  CANCEL: "CANCEL",
} as const;

/**
 * 전액, 계약금 10%, 또는 짐을 내린 뒤에 내는 잔금
 */
export type PaymentPlan = (typeof PaymentPlan)[keyof typeof PaymentPlan];

export const PaymentPlan = {
  FULL: "FULL",
  DEPOSIT: "DEPOSIT",
  BALANCE: "BALANCE",
} as const;

/**
 * 무엇으로 냈는지. CHANGE 는 날짜를 바꾸면서 낸 금액입니다.
 */
export type PaidPlan = (typeof PaidPlan)[keyof typeof PaidPlan];

export const PaidPlan = {
  FULL: "FULL",
  DEPOSIT: "DEPOSIT",
  BALANCE: "BALANCE",
  CHANGE: "CHANGE",
} as const;

/**
 * 어떻게 냈는지. CASH(현금)와 TRANSFER(계좌 이체)는 담당자가 받아 적은 것입니다.
 */
export type PaidMethod = (typeof PaidMethod)[keyof typeof PaidMethod];

export const PaidMethod = {
  CARD: "CARD",
  KAKAO_PAY: "KAKAO_PAY",
  NAVER_PAY: "NAVER_PAY",
  TOSS_PAY: "TOSS_PAY",
  CASH: "CASH",
  TRANSFER: "TRANSFER",
} as const;

export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

export const PaymentStatus = {
  READY: "READY",
  PAID: "PAID",
  FAILED: "FAILED",
  REFUNDED: "REFUNDED",
} as const;

export interface PaymentRecord {
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @maxLength 100
   */
  merchant_uid: string;
  /**
   * 결제사가 붙인 번호. 결제하지 않았으면 null 입니다.
   * @maxLength 100
   * @nullable
   */
  imp_uid: string | null;
  plan: PaidPlan;
  method: PaidMethod;
  /** 이 결제의 상태 */
  status: PaymentStatus;
  /** 돈이 들어왔으면 들어온 금액 */
  amount: Money;
  refunded_amount: Money;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
  /**
   * 결제가 끝난 때. 아직이면 null 입니다.
   * @nullable
   */
  paid_at: string | null;
}

export interface StatusChange {
  /** 바뀌기 전의 상태. 처음이면 null 입니다. */
  from: MoveStatus | null;
  to: MoveStatus;
  /** 그 일이 있었던 때 */
  at: Instant;
  /**
   * 그렇게 된 까닭. 없으면 null 입니다.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
}

/**
 * @pattern ^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$
 */
export type EstimateSerial = string;

export interface Customer {
  /**
   * 주문한 사람의 이름
   * @maxLength 200
   */
  name: string;
  /**
   * 휴대전화 번호. 숫자만 적습니다. 없으면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  phone_number: string | null;
}

export interface Estimate {
  /** 견적의 번호. 사람이 주고받는 번호입니다. */
  serial: EstimateSerial;
  status: MoveStatus;
  actions: MoveActions;
  review_rating: WrittenRating | null;
  /** 견적을 낼 때 답한 것 그대로 */
  draft: EstimateDraft;
  /** 견적 금액과 그 줄 */
  amount: EstimateAmount;
  paid_amount: Money;
  /** 짐을 내린 뒤 낼 금액 */
  balance_amount: Money;
  ledger: OrderLedger;
  /**
   * 결제와 환불의 기록
   * @maxItems 600
   */
  payments: PaymentRecord[];
  /** 지금 취소하면 떼는 금액. 취소할 수 없으면 null 입니다. */
  cancel_fee_amount: Money | null;
  /** 지금 취소하면 돌려 드리는 금액. 취소할 수 없으면 null 입니다. */
  cancel_refund_amount: Money | null;
  /**
   * 상태가 바뀐 기록
   * @maxItems 200
   */
  history: StatusChange[];
  /** 주문한 회원. 방문자의 견적이면 null 입니다. */
  customer: Customer | null;
  /**
   * 방문자가 저장할 때 한 번만 드리는 열쇠. 그 밖에는 null 입니다.
   * @maxLength 200
   * @nullable
   */
  visitor_key: string | null;
  /** 견적을 낸 때 */
  created_at: Instant;
  /** 이 금액으로 결제할 수 있는 때 */
  valid_until: Instant;
}

export interface EstimateSummary {
  /** 견적의 번호. 사람이 주고받는 번호입니다. */
  serial: EstimateSerial;
  status: MoveStatus;
  actions: MoveActions;
  review_rating: WrittenRating | null;
  /** 이사하는 날 */
  move_date: IsoDate;
  /** 이사를 시작하는 시간대 */
  move_time: TimeSlot;
  /**
   * 출발지의 주소. 상세 주소는 뺐습니다.
   * @maxLength 200
   */
  start_address: string;
  /**
   * 도착지의 주소. 상세 주소는 뺐습니다.
   * @maxLength 200
   */
  destination_address: string;
  /** 빌린 박스와 박스 방문. 빌리지 않았으면 null 입니다. */
  box_rental: BoxRental | null;
  total_amount: Money;
  paid_amount: Money;
  /** 짐을 내린 뒤 낼 금액 */
  balance_amount: Money;
  /** 지금 낼 금액 (기한이 된 잔금, 추가 결제) */
  due_amount: Money;
  /** 취소하면서 뗀 수수료 */
  cancel_fee_amount: Money;
  /** 앞으로 낼 금액을 모두 (잔금, 추가 결제) */
  to_pay_amount: Money;
  /** 견적을 낸 때 */
  created_at: Instant;
}

export interface EstimatePage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: EstimateSummary[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

export interface EstimateIntegration {
  /** 회원의 것으로 옮길 견적의 번호 */
  serial: EstimateSerial;
  /**
   * 로그인하지 않고 견적을 낼 때 쓴 열쇠
   * @minLength 20
   * @maxLength 100
   */
  visitor_key: string;
}

/**
 * 바꿀 것만 보냅니다.
 */
export interface EstimateTimes {
  /** 이사하는 날과 시간대 */
  move?: Appointment;
  /** 박스를 배송하는 날과 시간대 */
  delivery?: Appointment;
  /** 박스를 수거하는 날과 시간대 */
  collection?: Appointment;
}

/**
 * 수수료는 그날 취소할 때의 수수료와 같고, 날이 같으면 없습니다. 날짜 할증이 다르면 그 차이를 더 내거나 돌려받습니다.
 * total_amount 와 refund_amount 가운데 하나는 0 입니다.
 */
export interface RescheduleAmount {
  /** 변경 수수료. 취소해도 돌려 드리지 않습니다. */
  fee_amount: Money;
  /**
   * 날짜 할증의 차이. 줄어들면 음수입니다.
   * @minimum -1000000000
   * @maximum 1000000000
   */
  difference_amount: number;
  /** 지금 낼 금액 (부가세 포함) */
  total_amount: Money;
  /** 돌려 드릴 금액. 잔금이 있으면 잔금이 먼저 줄어듭니다. */
  refund_amount: Money;
  /** 바꾼 뒤 주문의 총액 */
  order_amount: Money;
}

/**
 * 계산에서 본 total_amount
 * @minimum 0
 * @maximum 1000000000
 */
export type AgreedAmount = number;

/**
 * 바꿀 것만 보냅니다. 낼 금액이 있으면 결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나를 보냅니다.
 */
export interface EstimateReschedule {
  /** 이사하는 날과 시간대 */
  move?: Appointment;
  /** 박스를 배송하는 날과 시간대 */
  delivery?: Appointment;
  /** 박스를 수거하는 날과 시간대 */
  collection?: Appointment;
  agreed_amount: AgreedAmount;
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단 */
  payment_id?: string;
}

/**
 * payment_status 가 READY 면 결제창을 열고, PAID 나 FAILED 면 등록한 결제 수단의 결과입니다.
 */
export interface PreparedPayment {
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @maxLength 100
   */
  merchant_uid: string;
  /** 결제의 상태 */
  payment_status: PaymentStatus;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
  amount: Money;
  /**
   * 결제창에 보일 이름
   * @maxLength 200
   */
  name: string;
  plan: PaidPlan;
  /** 결제 수단의 종류 */
  method: PaymentMethod;
  /**
   * 결제사 가맹점 코드 (IMP.init)
   * @maxLength 100
   */
  account_code: string;
  /**
   * 결제사 채널
   * @maxLength 100
   */
  pg: string;
  /**
   * 결제창에 넘길 결제사의 결제 방식
   * @maxLength 50
   */
  pay_method: string;
  /** 결제창에 미리 채울 사는 사람 */
  buyer: Buyer;
  /** 시간대를 잡아 두는 때. 잔금이면 결제를 기다리는 때입니다. */
  expires_at: Instant;
}

export interface RescheduledEstimate {
  /** 일정을 바꾼 뒤의 견적 */
  estimate: Estimate;
  /** 낼 것이 없으면 null 입니다. READY 면 결제창을 열고, PAID 면 바뀌었습니다. */
  payment: PreparedPayment | null;
}

export interface EstimateCancellation {
  /** 취소하는 까닭 */
  reason?: CancelReason;
}

/**
 * 결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나만 보냅니다.
 */
export interface PaymentPreparation {
  plan: PaymentPlan;
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단 */
  payment_id?: string;
}

export interface PaymentResult {
  /** 결제한 견적의 번호 */
  serial: EstimateSerial;
  /** 결제의 상태 */
  payment_status: PaymentStatus;
  amount: Money;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
}

export interface CollectionRequest {
  /** 박스를 수거할 날 */
  date: IsoDate;
  /** 박스를 수거할 시간대 */
  time: TimeSlot;
  /**
   * 덧붙인 글
   * @maxLength 200
   */
  memo?: string;
}

/**
 * 개인의 소득공제나 사업자의 지출증빙
 */
export type CashReceiptRequestPurpose =
  (typeof CashReceiptRequestPurpose)[keyof typeof CashReceiptRequestPurpose];

export const CashReceiptRequestPurpose = {
  DEDUCTION: "DEDUCTION",
  EXPENSE: "EXPENSE",
} as const;

/**
 * 휴대전화나 지역 번호. 하이픈은 있어도 없어도 됩니다.
 * @pattern ^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$
 */
export type PhoneNumber = string;

export interface CashReceiptRequest {
  /** 개인의 소득공제나 사업자의 지출증빙 */
  purpose: CashReceiptRequestPurpose;
  /** 소득공제일 때의 번호 */
  phone_number?: PhoneNumber;
  /**
   * 지출증빙일 때의 번호. 하이픈은 있어도 없어도 됩니다.
   * @pattern ^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$
   */
  business_number?: string;
}

/**
 * 박스 내용물, 후기, 파손 신고
 */
export type FilePurpose = (typeof FilePurpose)[keyof typeof FilePurpose];

export const FilePurpose = {
  BOX_CONTENT: "BOX_CONTENT",
  REVIEW: "REVIEW",
  DAMAGE_REPORT: "DAMAGE_REPORT",
} as const;

/**
 * 다시 인코딩한 모양
 */
export type StoredFileContentType =
  (typeof StoredFileContentType)[keyof typeof StoredFileContentType];

export const StoredFileContentType = {
  "image/webp": "image/webp",
} as const;

export interface StoredFile {
  /** 올린 사진의 번호. 견적, 후기, 신고에 이 번호를 적습니다. */
  file_id: string;
  purpose: FilePurpose;
  /** 다시 인코딩한 모양 */
  content_type: StoredFileContentType;
  /**
   * 저장한 사진의 크기 (바이트)
   * @minimum 1
   * @maximum 20000000
   */
  byte_size: number;
  width: PixelLength;
  height: PixelLength;
  /** 방문자에게 한 번만 드리는 새 열쇠. 그 밖에는 null 입니다. */
  visitor_key: VisitorKey | null;
  /** 사진을 올린 때 */
  created_at: Instant;
}

/**
 * 서버의 상태
 */
export type HealthStatus = (typeof HealthStatus)[keyof typeof HealthStatus];

export const HealthStatus = {
  ok: "ok",
} as const;

export interface Health {
  /** 서버의 상태 */
  status: HealthStatus;
}

export interface PreparedCertification {
  /**
   * 우리가 정한 본인 인증 번호. 인증 창에 그대로 넘깁니다.
   * @maxLength 100
   */
  merchant_uid: string;
  /**
   * 가맹점 코드 (IMP.init)
   * @maxLength 100
   */
  account_code: string;
  /**
   * 본인 인증 채널
   * @maxLength 100
   */
  pg: string;
  /** 이때까지 인증을 마쳐야 합니다. */
  expires_at: Instant;
}

export interface CertificationRequest {
  /**
   * 본인 인증 회사가 붙인 번호
   * @minLength 1
   * @maxLength 100
   * @pattern ^[A-Za-z0-9_-]+$
   */
  imp_uid: string;
  /**
   * 본인 인증을 준비할 때 받은 번호
   * @minLength 20
   * @maxLength 100
   * @pattern ^[A-Za-z0-9_-]+$
   */
  merchant_uid?: string;
}

export type Gender = (typeof Gender)[keyof typeof Gender];

export const Gender = {
  M: "M",
  F: "F",
  U: "U",
} as const;

/**
 * 본인 인증을 하면 확인한 이름을 그대로 씁니다. 외국인등록증의 이름은 40자가 넘기도 합니다.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type PersonName = string;

/**
 * 태어난 날 (MM-DD)
 * @pattern ^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type Birthday = string;

/**
 * @pattern ^(19|20)[0-9]{2}$
 */
export type BirthYear = string;

/**
 * 본인 인증 결과
 */
export interface Certification {
  uid: Ticket;
  /**
   * 본인 인증 회사가 붙인 번호
   * @maxLength 100
   */
  imp_uid: string;
  /**
   * 본인 인증을 준비할 때 받은 번호
   * @maxLength 100
   */
  merchant_uid: string;
  /** 성별 */
  gender: Gender;
  name: PersonName;
  birthday: Birthday;
  /** 태어난 해 (네 자리) */
  birth_year: BirthYear;
  /**
   * 본인 인증에서 확인한 휴대전화 번호
   * @maxLength 20
   */
  phone_number: string;
}

/**
 * 가입한 방법
 */
export type FoundUsernameType = (typeof FoundUsernameType)[keyof typeof FoundUsernameType];

export const FoundUsernameType = {
  ID: "ID",
  NAVER: "NAVER",
  KAKAO: "KAKAO",
  GOOGLE: "GOOGLE",
  APPLE: "APPLE",
} as const;

export interface FoundUsername {
  /**
   * 가린 아이디
   * @maxLength 40
   */
  username: string;
  /** 가입한 방법 */
  type: FoundUsernameType;
  /** 가입한 때 */
  created_at: Instant;
}

export interface FoundUsernames {
  /**
   * 찾은 아이디. 뒤를 가렸습니다.
   * @maxItems 20
   */
  usernames: FoundUsername[];
}

/**
 * @minLength 1
 * @maxLength 100
 */
export type TypedUsername = string;

export interface PasswordNumberRequest {
  /**
   * 로그인할 때 쓰는 아이디
   * @pattern \S
   */
  username: TypedUsername;
}

export interface SentNumber {
  /** 보낸 지 3분 뒤 */
  expires_at: Instant;
  /** 다시 보낼 수 있는 때 */
  resend_at: Instant;
}

export interface PasswordNumberCheck {
  /**
   * 로그인할 때 쓰는 아이디
   * @pattern \S
   */
  username: TypedUsername;
  /**
   * 문자로 받은 여섯 자리 번호
   * @pattern ^[0-9]{6}$
   */
  number: string;
}

export interface PasswordResetTicket {
  reset_token: Ticket;
  /** 이때까지 비밀번호를 바꿀 수 있습니다. */
  expires_at: Instant;
}

/**
 * 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞습니다.
 * @minLength 8
 * @maxLength 20
 */
export type NewPassword = string;

export interface PasswordReset {
  /**
   * 로그인할 때 쓰는 아이디
   * @pattern \S
   */
  username: TypedUsername;
  passwd: NewPassword;
  reset_token: Ticket;
}

/**
 * 저장한 값
 */
export interface MyDataRow {
  [key: string]: unknown;
}

export interface MyDataTable {
  /**
   * 표의 이름
   * @maxLength 60
   */
  name: string;
  /**
   * 표의 제목
   * @maxLength 60
   */
  title: string;
  /**
   * 회원의 줄
   * @maxItems 100000
   */
  rows: MyDataRow[];
}

export interface MyData {
  /** 만든 때 */
  made_at: Instant;
  /**
   * 회원의 줄이 있는 표
   * @maxItems 100
   */
  tables: MyDataTable[];
}

/**
 * 예약과 계약, 결제와 환불, 로그인과 보안, 방문 미리 알림, 견적과 진행 소식
 */
export type NoticeKind = (typeof NoticeKind)[keyof typeof NoticeKind];

export const NoticeKind = {
  CONTRACT: "CONTRACT",
  PAYMENT: "PAYMENT",
  SECURITY: "SECURITY",
  VISIT: "VISIT",
  PROGRESS: "PROGRESS",
} as const;

/**
 * 카카오톡 (받지 못하면 문자), 문자, 받지 않기
 */
export type NoticeChannel = (typeof NoticeChannel)[keyof typeof NoticeChannel];

export const NoticeChannel = {
  KAKAO: "KAKAO",
  SMS: "SMS",
  OFF: "OFF",
} as const;

export interface NoticeSetting {
  kind: NoticeKind;
  channel: NoticeChannel;
  /** 계약과 안전에 꼭 필요해 끌 수 없는지 */
  needed: boolean;
}

export interface NoticeSettingChange {
  channel: NoticeChannel;
}

/**
 * 보관 중인 박스, 보관 계약, 진행 중인 보관 주문, 보관하고 내지 않은 금액, 진행 중인 이사, 이사의 잔금, 이사에서 빌린 박스, 회사의 보관 중인 박스, 회사가 결제할 청구서, 회사에 청구할 계약과 작업(마지막 담당자), 냈다가 취소되어 다시 낼 추가 결제
 */
export type WithdrawalHoldKind = (typeof WithdrawalHoldKind)[keyof typeof WithdrawalHoldKind];

export const WithdrawalHoldKind = {
  STORED_BOXES: "STORED_BOXES",
  STORAGE_CONTRACT: "STORAGE_CONTRACT",
  STORAGE_ORDER: "STORAGE_ORDER",
  STORAGE_BALANCE: "STORAGE_BALANCE",
  MOVE: "MOVE",
  MOVE_BALANCE: "MOVE_BALANCE",
  MOVE_BOXES: "MOVE_BOXES",
  COMPANY_BOXES: "COMPANY_BOXES",
  COMPANY_INVOICES: "COMPANY_INVOICES",
  COMPANY_BILLING: "COMPANY_BILLING",
  EXTRA_PAYMENT: "EXTRA_PAYMENT",
} as const;

export interface WithdrawalHold {
  kind: WithdrawalHoldKind;
  /**
   * 열어 볼 주문의 번호. 추가 결제이면 그 링크의 끝입니다.
   * @maxLength 64
   * @nullable
   */
  serial: string | null;
  /**
   * 보관 중인 박스의 수. 박스 때문이 아니면 null 입니다.
   * @minimum 1
   * @maximum 1000000
   * @nullable
   */
  box_count: number | null;
  /** 이사하는 때 */
  visit: Appointment | null;
}

export interface Withdrawal {
  /**
   * 끝나야 하는 것. 많으면 앞의 100건입니다.
   * @maxItems 100
   */
  holds: WithdrawalHold[];
}

/**
 * 영문 소문자로 시작하고 영문 소문자, 숫자, 하이픈, 밑줄을 씁니다.
 * @minLength 4
 * @maxLength 20
 * @pattern ^[a-z][a-z0-9_-]*$
 */
export type Username = string;

/**
 * @maxLength 254
 */
export type Email = string;

export type ConsentKind = (typeof ConsentKind)[keyof typeof ConsentKind];

export const ConsentKind = {
  TERMS: "TERMS",
  PRIVACY: "PRIVACY",
  AGE_14: "AGE_14",
  MARKETING: "MARKETING",
} as const;

export interface Consent {
  /** 약관의 종류 */
  kind: ConsentKind;
  /** 읽은 약관의 판 */
  version: IsoDate;
  /** 동의했는지 */
  agreed: boolean;
}

/**
 * @minItems 1
 * @maxItems 10
 */
export type Consents = Consent[];

export interface SignupRequest {
  username: Username;
  passwd: NewPassword;
  name: PersonName;
  phone_number: PhoneNumber;
  /** 이메일 주소 */
  email?: Email;
  /** 본인 인증 결과의 uid. 있으면 확인한 이름과 전화번호를 씁니다. */
  certification_uid?: Ticket;
  /** 약관마다 동의했는지 */
  consents: Consents;
}

/**
 * 쓸 수 없는 까닭. 쓸 수 있으면 null 입니다.
 * @nullable
 */
export type UsernameCheckReason =
  | (typeof UsernameCheckReason)[keyof typeof UsernameCheckReason]
  | null;

export const UsernameCheckReason = {
  FORMAT: "FORMAT",
  TAKEN: "TAKEN",
} as const;

export interface UsernameCheck {
  /** 가입할 때 쓸 수 있는 아이디인지 */
  valid: boolean;
  /**
   * 쓸 수 없는 까닭. 쓸 수 있으면 null 입니다.
   * @nullable
   */
  reason: UsernameCheckReason;
}

/**
 * 가입한 방법. 아이디로 가입했거나 소셜 계정입니다.
 */
export type ProfileType = (typeof ProfileType)[keyof typeof ProfileType];

export const ProfileType = {
  ID: "ID",
  NAVER: "NAVER",
  KAKAO: "KAKAO",
  GOOGLE: "GOOGLE",
  APPLE: "APPLE",
} as const;

/**
 * 회원의 역할
 */
export type ProfileRole = (typeof ProfileRole)[keyof typeof ProfileRole];

export const ProfileRole = {
  MEMBER: "MEMBER",
  COMPANY: "COMPANY",
  OPERATOR: "OPERATOR",
} as const;

export interface Address {
  /** 주소록에 있는 주소의 번호 */
  id: string;
  /**
   * 회원이 주소에 붙인 이름
   * @maxLength 200
   */
  name: string;
  /** 다섯 자리 우편번호 */
  postcode: Postcode;
  /**
   * 도로명이나 지번 주소
   * @maxLength 200
   */
  address: string;
  /**
   * 동과 호수처럼 주소에 이어지는 나머지
   * @maxLength 200
   */
  detail: string;
  floor: Floor;
  carriage: Carriage;
  /** 견적을 낼 때 먼저 보여 줄 주소인지 */
  is_default: boolean;
}

export type SnsType = (typeof SnsType)[keyof typeof SnsType];

export const SnsType = {
  NAVER: "NAVER",
  KAKAO: "KAKAO",
  GOOGLE: "GOOGLE",
  APPLE: "APPLE",
} as const;

export interface SocialAccount {
  /** 이어진 소셜 계정 */
  type: SnsType;
  /** 소셜 계정을 이은 때 */
  connected_at: Instant;
}

export interface MarketingConsent {
  /** 동의했는지 */
  agreed: boolean;
  /**
   * 마지막으로 답한 때
   * @nullable
   */
  changed_at: string | null;
}

export interface Profile {
  /** 회원의 번호 */
  id: string;
  /**
   * 로그인할 때 쓰는 아이디
   * @maxLength 100
   */
  username: string;
  /**
   * 회원의 이름
   * @maxLength 200
   */
  name: string;
  /** 가입한 방법. 아이디로 가입했거나 소셜 계정입니다. */
  type: ProfileType;
  /** 성별 */
  gender: Gender;
  /**
   * 태어난 날 (MM-DD)
   * @nullable
   * @pattern ^[0-9]{2}-[0-9]{2}$
   */
  birthday: string | null;
  /**
   * 태어난 해 (네 자리). 모르면 null 입니다.
   * @nullable
   * @pattern ^[0-9]{4}$
   */
  birth_year: string | null;
  /**
   * 본인 인증에서 확인한 휴대전화 번호. 인증하지 않았으면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  phone_number: string | null;
  /**
   * 이메일 주소. 적지 않았으면 null 입니다.
   * @maxLength 254
   * @nullable
   */
  email: string | null;
  /** 회원의 역할 */
  role: ProfileRole;
  /**
   * 마지막으로 로그인한 때. 처음이면 null 입니다.
   * @nullable
   */
  last_login: string | null;
  /** 대표 주소 */
  first_address: Address | null;
  /** 기업 화면을 쓸 수 있는지 */
  is_company_user: boolean;
  /** 본인 인증을 했는지 */
  certified: boolean;
  /** 비밀번호가 있는지. 소셜로 가입한 회원은 정하기 전에는 없습니다. */
  has_password: boolean;
  /**
   * 이어진 소셜 계정
   * @maxItems 4
   */
  social_accounts: SocialAccount[];
  /** 마케팅 알림을 받는 데 동의했는지 */
  marketing_consent: MarketingConsent;
}

export interface MarketingAnswer {
  /** 읽은 동의문의 판 */
  version: IsoDate;
  /** 동의했는지 */
  agreed: boolean;
}

export interface ProfileUpdate {
  name?: PersonName;
  /**
   * null 이면 지웁니다.
   * @maxLength 254
   * @nullable
   */
  email?: string | null;
  /** 성별 */
  gender?: Gender;
  /** 마케팅 알림을 받는 데 동의했는지 */
  marketing_consent?: MarketingAnswer;
}

export interface AddressInput {
  /**
   * 별칭
   * @minLength 1
   * @maxLength 20
   */
  name: string;
  /** 다섯 자리 우편번호 */
  postcode: Postcode;
  /** 도로명이나 지번 주소 */
  address: AddressLine;
  /** 동과 호수처럼 주소에 이어지는 나머지 */
  detail: AddressDetail;
  floor: Floor;
  carriage: Carriage;
  /** 대표 주소 */
  is_default: boolean;
}

export interface SocialSignupRequest {
  sns_id: Ticket;
  username?: Username;
  name: PersonName;
  phone_number: PhoneNumber;
  /** 이메일 주소 */
  email?: Email;
  /** 성별 */
  gender?: Gender;
  birthday?: Birthday;
  /** 태어난 해 (네 자리) */
  birthyear?: BirthYear;
  certification_uid?: Ticket;
  /** 약관마다 동의했는지 */
  consents: Consents;
}

export interface MemberCertification {
  certification_uid: Ticket;
}

export interface PasswordChange {
  passwd: NewPassword;
}

/**
 * 주문과 메시지, 돈과 청구서, 사람과 값
 */
export type OperatorDuty = (typeof OperatorDuty)[keyof typeof OperatorDuty];

export const OperatorDuty = {
  ORDERS: "ORDERS",
  MONEY: "MONEY",
  ADMIN: "ADMIN",
} as const;

/**
 * 상담, 정산, 관리
 */
export type OperatorRole = (typeof OperatorRole)[keyof typeof OperatorRole];

export const OperatorRole = {
  CARE: "CARE",
  MONEY: "MONEY",
  ADMIN: "ADMIN",
} as const;

export interface OperatorCommandField {
  /**
   * 보낼 때 쓰는 입력의 이름
   * @maxLength 40
   */
  key: string;
  /**
   * 화면에 보일 입력의 이름
   * @maxLength 100
   */
  label: string;
  /**
   * 무엇을 적는지 알려 주는 글
   * @maxLength 400
   */
  help: string;
  /**
   * `pnpm ops` 의 옵션. 차례로 치는 인자면 null
   * @maxLength 60
   * @nullable
   */
  flag: string | null;
  /** 파일인지. `{name, base64}` 로 보냅니다. */
  is_file: boolean;
}

/**
 * 입력의 JSON Schema (2020-12)
 */
export interface OperatorInputSchema {
  [key: string]: unknown;
}

export interface OperatorCommand {
  /**
   * 실행할 때 쓰는 이름
   * @maxLength 60
   */
  name: string;
  /**
   * `pnpm ops` 에 치는 말
   * @maxLength 60
   */
  words: string;
  /**
   * 명령이 속한 묶음의 이름
   * @maxLength 30
   */
  group: string;
  /**
   * 화면에 보일 묶음의 이름
   * @maxLength 60
   */
  group_label: string;
  /**
   * 명령이 하는 일을 한 줄로
   * @maxLength 200
   */
  summary: string;
  /** 무엇을 바꾸는지. 아니면 보기만 합니다. */
  changes: boolean;
  duty: OperatorDuty;
  /**
   * 이 명령을 쓸 수 있는 역할
   * @maxItems 3
   */
  roles: OperatorRole[];
  /** 내 역할로 할 수 있는지 */
  may: boolean;
  /**
   * 물을 차례대로
   * @maxItems 40
   */
  fields: OperatorCommandField[];
  /**
   * 결과 파일의 이름을 정하는 입력. 있으면 결과에 파일이 옵니다.
   * @maxLength 40
   * @nullable
   */
  writes: string | null;
  input_schema: OperatorInputSchema;
}

export interface OperatorCommands {
  /**
   * 부를 수 있는 명령
   * @maxItems 300
   */
  commands: OperatorCommand[];
}

/**
 * 명령마다 다른 입력
 */
export interface OperatorInput {
  [key: string]: unknown;
}

export interface OperatorCommandCall {
  input: OperatorInput;
}

export interface OperatorCell {
  /** 줄을 세우거나 다시 쓸 값 */
  value: string | number | boolean | null;
  /**
   * 그대로 보일 글
   * @maxLength 10000
   */
  text: string;
}

export interface OperatorFact {
  /**
   * 화면에 보일 이름
   * @maxLength 100
   */
  label: string;
  /** 프로그램이 쓰는 값 */
  value: string | number | boolean | null;
  /**
   * 화면에 그대로 보일 값
   * @maxLength 10000
   */
  text: string;
}

export interface OperatorColumn {
  /**
   * 프로그램이 열을 찾는 이름
   * @maxLength 40
   */
  key: string;
  /**
   * 화면에 보일 열의 이름
   * @maxLength 60
   */
  label: string;
}

export interface OperatorTable {
  /**
   * 표의 제목. 없으면 null 입니다.
   * @maxLength 200
   * @nullable
   */
  title: string | null;
  /**
   * 표의 열
   * @maxItems 30
   */
  columns: OperatorColumn[];
  /**
   * 열의 차례대로 적은 칸의 줄
   * @maxItems 100000
   * @items.maxItems 30
   */
  rows: OperatorCell[][];
}

export interface OperatorPage {
  /**
   * 고른 조건에 맞는 모두
   * @minimum 0
   */
  total: number;
  /**
   * 다음 쪽을 볼 때 입력 `after` 로 보낼 줄. 마지막이면 null 입니다.
   * @maxLength 100
   * @nullable
   */
  next: string | null;
}

export interface OperatorFile {
  /**
   * 내려받을 파일의 이름
   * @maxLength 300
   */
  name: string;
  /**
   * 파일의 내용 (base64)
   * @maxLength 40000000
   */
  base64: string;
}

export interface OperatorCommandResult {
  /**
   * 명령이 마치고 알려 주는 말. 없으면 null 입니다.
   * @maxLength 1000
   * @nullable
   */
  message: string | null;
  /**
   * 결과를 이루는 이름과 값
   * @maxItems 100
   */
  facts: OperatorFact[];
  /**
   * 결과를 이루는 표
   * @maxItems 20
   */
  tables: OperatorTable[];
  /**
   * 보인 것의 지금 상태가 받는 명령의 이름. 상태를 가리지 않으면 null 입니다.
   * @maxItems 20
   * @nullable
   * @items.maxLength 60
   */
  open_commands: string[] | null;
  /** 목록이면 모두 몇 건인지와 다음 쪽. 목록이 아니면 null 입니다. */
  page: OperatorPage | null;
  /** 내려받을 파일. 없으면 null 입니다. */
  file: OperatorFile | null;
}

/**
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type CrewKey = string;

/**
 * 출발했어요, 도착했어요, 끝났어요
 */
export type CrewStep = (typeof CrewStep)[keyof typeof CrewStep];

export const CrewStep = {
  DEPARTED: "DEPARTED",
  ARRIVED: "ARRIVED",
  DONE: "DONE",
} as const;

/**
 * 팀이 보낸 마지막 걸음. 아직이면 null 입니다.
 */
export type CrewStepNow = CrewStep | null;

export interface OperatorPlannedVisit {
  /**
   * 이 날의 방문마다 다른 글
   * @maxLength 80
   */
  key: string;
  /**
   * 방문해서 하는 일
   * @maxLength 100
   */
  work: string;
  /**
   * 주문이나 작업의 번호
   * @maxLength 60
   */
  number: string;
  /**
   * 볼 수 있는 주문의 번호
   * @maxLength 40
   * @nullable
   */
  order: string | null;
  /**
   * 약속한 시간대의 시작
   * @maxLength 5
   * @nullable
   */
  time: string | null;
  /**
   * 방문할 곳의 주소
   * @maxLength 800
   * @nullable
   */
  place: string | null;
  /**
   * 방문할 곳에 있는 고객의 이름
   * @maxLength 200
   * @nullable
   */
  customer: string | null;
  /**
   * 도착할 시각. 맡은 팀이 없으면 null 입니다.
   * @maxLength 5
   * @nullable
   */
  arrives: string | null;
  /**
   * 왜 이 팀인지, 또는 왜 맡은 팀이 없는지
   * @maxLength 200
   * @nullable
   */
  why: string | null;
  /**
   * 지킬 수 없는 것. 없으면 null 입니다.
   * @maxLength 200
   * @nullable
   */
  problem: string | null;
  step: CrewStepNow;
  /** 사람이 정했는지 */
  is_by_hand: boolean;
}

export interface OperatorPlannedCrew {
  /** 팀의 번호 */
  id: string;
  /**
   * 팀의 이름
   * @maxLength 60
   */
  name: string;
  /**
   * 트럭의 번호
   * @maxLength 60
   */
  truck: string;
  /**
   * 트럭의 톤수
   * @minimum 0
   * @maximum 100
   */
  tons: number;
  /**
   * 사람 수
   * @minimum 1
   * @maximum 20
   */
  people: number;
  /** 팀이 그날을 여는 링크의 끝. 맡은 방문이 없거나 주문을 바꿀 수 없는 역할이면 null 입니다. */
  link: CrewKey | null;
  /**
   * 도는 차례
   * @maxItems 200
   */
  visits: OperatorPlannedVisit[];
}

export interface OperatorPlan {
  /** 방문하는 날 */
  day: IsoDate;
  /**
   * 그날의 팀
   * @maxItems 200
   */
  crews: OperatorPlannedCrew[];
  /**
   * 맡은 팀이 없는 방문
   * @maxItems 2000
   */
  left: OperatorPlannedVisit[];
}

export interface OperatorPlanDay {
  /** 방문하는 날 */
  day: IsoDate;
}

export interface OperatorAssignment {
  /** 방문하는 날 */
  day: IsoDate;
  /**
   * 맡길 방문
   * @minLength 1
   * @maxLength 80
   * @pattern ^[A-Za-z0-9-]+$
   */
  key: string;
  /**
   * 맡을 팀. null 이면 계획에서 뺍니다.
   * @nullable
   */
  crew: string | null;
  /** 지킬 수 없는 것을 알고도 맡기는지 */
  accepted?: boolean;
}

export interface CrewFact {
  /**
   * 무엇
   * @maxLength 60
   */
  label: string;
  /**
   * 그 내용
   * @maxLength 10000
   */
  text: string;
}

export interface CrewVisit {
  /**
   * 이 날의 방문마다 다른 글
   * @maxLength 80
   */
  key: string;
  /**
   * 약속한 시간대의 시작
   * @maxLength 5
   * @nullable
   */
  time: string | null;
  /**
   * 방문해서 하는 일
   * @maxLength 100
   */
  work: string;
  /**
   * 주소, 층, 운반 방법
   * @maxLength 800
   * @nullable
   */
  place: string | null;
  /**
   * 고객의 이름
   * @maxLength 200
   * @nullable
   */
  customer: string | null;
  /**
   * 받을 잔금, 원
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  balance: number | null;
  /**
   * 고객이 적은 요청 사항
   * @maxLength 1000
   * @nullable
   */
  memo: string | null;
  /**
   * 짐과 박스
   * @maxItems 30
   */
  facts: CrewFact[];
  step: CrewStepNow;
  /**
   * 올린 사진의 수
   * @minimum 0
   * @maximum 1000
   */
  photos: number;
  /** 서명을 받았는지 */
  is_signed: boolean;
}

export interface CrewDay {
  /** 방문하는 날 */
  day: IsoDate;
  /**
   * 팀의 이름
   * @maxLength 60
   */
  crew: string;
  /**
   * 트럭의 번호
   * @maxLength 60
   */
  truck: string;
  /**
   * 도는 차례
   * @maxItems 200
   */
  visits: CrewVisit[];
}

/**
 * 사진인지 서명인지
 */
export type CrewPictureKind = (typeof CrewPictureKind)[keyof typeof CrewPictureKind];

export const CrewPictureKind = {
  PHOTO: "PHOTO",
  SIGNATURE: "SIGNATURE",
} as const;

export interface CrewPicture {
  /** 사진인지 서명인지 */
  kind: CrewPictureKind;
  /**
   * 그림 파일의 base64
   * @minLength 1
   * @maxLength 12000000
   * @pattern ^[A-Za-z0-9+/]+={0,2}$
   */
  base64: string;
}

export interface CrewReport {
  /**
   * 어느 방문인지
   * @minLength 1
   * @maxLength 80
   * @pattern ^[A-Za-z0-9-]+$
   */
  key: string;
  step?: CrewStep;
  picture?: CrewPicture;
}

export interface OrderCrew {
  /** 오는 날 */
  day: IsoDate;
  /**
   * 와서 하는 일
   * @maxLength 100
   */
  work: string;
  /**
   * 팀의 이름
   * @maxLength 60
   */
  crew: string;
  /**
   * 트럭의 번호
   * @maxLength 60
   */
  truck: string;
  /**
   * 사람 수
   * @minimum 1
   * @maximum 20
   */
  people: number;
  step: CrewStepNow;
}

export interface OrderCrews {
  /**
   * 오는 팀
   * @maxItems 10
   */
  crews: OrderCrew[];
}

/**
 * 주문의 종류
 */
export type OperatorOtherOrderKind =
  (typeof OperatorOtherOrderKind)[keyof typeof OperatorOtherOrderKind];

export const OperatorOtherOrderKind = {
  MOVE: "MOVE",
  STORAGE: "STORAGE",
} as const;

export interface OperatorOtherOrder {
  /** 주문의 종류 */
  kind: OperatorOtherOrderKind;
  /**
   * 주문의 번호
   * @maxLength 40
   */
  serial: string;
  /** 이사하는 날, 보관이면 주문한 날 */
  day: IsoDate;
  /**
   * 화면에 보일 상태의 이름
   * @maxLength 30
   */
  status_label: string;
}

export interface OperatorCustomer {
  /**
   * 로그인할 때 쓰는 아이디
   * @maxLength 100
   */
  username: string;
  /**
   * 고객의 이름
   * @maxLength 100
   */
  name: string;
  /**
   * 휴대전화 번호. 숫자만 적습니다.
   * @maxLength 30
   * @nullable
   */
  phone_number: string | null;
  /**
   * 이메일 주소
   * @maxLength 254
   * @nullable
   */
  email: string | null;
  /**
   * 다른 주문, 새 것부터
   * @maxItems 20
   */
  orders: OperatorOtherOrder[];
}

/**
 * 이사
 */
export type OperatorNewMoveKind = (typeof OperatorNewMoveKind)[keyof typeof OperatorNewMoveKind];

export const OperatorNewMoveKind = {
  MOVE: "MOVE",
} as const;

/**
 * 링크로 모두 받을지 계약금만 받을지
 */
export type OperatorNewMovePlan = (typeof OperatorNewMovePlan)[keyof typeof OperatorNewMovePlan];

export const OperatorNewMovePlan = {
  FULL: "FULL",
  DEPOSIT: "DEPOSIT",
} as const;

export interface OperatorNewMove {
  /** 이사 */
  kind: OperatorNewMoveKind;
  /** 링크로 모두 받을지 계약금만 받을지 */
  plan: OperatorNewMovePlan;
  /** 회원의 이사 견적과 같은 내용 */
  draft: EstimateDraft;
}

/**
 * 보관
 */
export type OperatorNewStorageKind =
  (typeof OperatorNewStorageKind)[keyof typeof OperatorNewStorageKind];

export const OperatorNewStorageKind = {
  STORAGE: "STORAGE",
} as const;

/**
 * 일반 보관, 항온항습 보관
 */
export type StorageGrade = (typeof StorageGrade)[keyof typeof StorageGrade];

export const StorageGrade = {
  BASIC: "BASIC",
  CLIMATE: "CLIMATE",
} as const;

/**
 * @minimum 1
 * @maximum 36
 */
export type StorageMonths = number;

/**
 * 기간을 한 번에 내기, 매달 내기(정기 결제)
 */
export type OrderPaymentType = (typeof OrderPaymentType)[keyof typeof OrderPaymentType];

export const OrderPaymentType = {
  NORMAL: "NORMAL",
  SUBSCRIPTION: "SUBSCRIPTION",
} as const;

/**
 * 첫 3개월 무료. 끝나기 전 30일 안에 따로 동의(continueStorageContract)하지 않으면 유료가 되지 않고 저절로 끝납니다.
 */
export type StoragePromotion = (typeof StoragePromotion)[keyof typeof StoragePromotion];

export const StoragePromotion = {
  FREE_MONTH3: "FREE_MONTH3",
} as const;

/**
 * 무료 기간이 끝나기 전에 이어서 보관할지 물어봐 달라고 함 (promotion 이 있을 때만). 이것만으로는 유료가 되지 않습니다. 끝나기 전 30일 안에 continueStorageContract 로 동의하지 않거나 이것을 보내지 않으면 무료 기간과 함께 저절로 끝납니다.
 */
export type ContinuationReminder = boolean;

export interface StorageOrderDraft {
  /** 방문할 곳 */
  place: StoragePlace;
  grade: StorageGrade;
  /** 보관 기간 (달) */
  months: StorageMonths;
  /** 맡길 박스의 수 */
  box_count: OrderBoxCount;
  use_boxes: UseBoxes;
  /** 빈 박스 배송 (use_boxes 일 때) */
  delivery?: Appointment;
  /** 담은 박스 수거 (배송부터 최대 7일) */
  collection: Appointment;
  heavy_load: HeavyLoad;
  extra_help: ExtraHelp;
  /** 더할 사람 수 (extra_help 일 때) */
  helper_count?: HelperCount;
  payment_type: OrderPaymentType;
  promotion?: StoragePromotion;
  continuation_reminder?: ContinuationReminder;
  /** 내 쿠폰 (STORAGE, 로그인했을 때만) */
  coupon_id?: string;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

export interface OperatorNewStorage {
  /** 보관 */
  kind: OperatorNewStorageKind;
  /** 회원의 보관 견적과 같은 내용 */
  draft: StorageOrderDraft;
}

export interface OperatorNewOrder {
  /**
   * 주문하는 회원의 아이디
   * @minLength 1
   * @maxLength 100
   */
  username: string;
  /** 이사나 보관의 견적 */
  order: OperatorNewMove | OperatorNewStorage;
}

export interface OperatorCreatedOrder {
  /**
   * 주문의 번호
   * @maxLength 40
   */
  serial: string;
  /**
   * 고객이 링크로 결제할 금액 (원)
   * @minimum 1
   */
  amount: number;
  /**
   * 고객이 보고 결제하는 주소
   * @maxLength 300
   */
  link: string;
}

export interface OperatorChange {
  /**
   * 바뀌기 전의 상태
   * @maxLength 30
   * @nullable
   */
  from: string | null;
  /**
   * 바뀐 뒤의 상태
   * @maxLength 30
   */
  to: string;
  /**
   * 바뀌기 전 상태의 이름
   * @maxLength 30
   * @nullable
   */
  from_label: string | null;
  /**
   * 바뀐 뒤 상태의 이름
   * @maxLength 30
   */
  to_label: string;
  /** 그 일이 있었던 때 */
  at: Instant;
  actor: Actor;
  /**
   * 누가. 운영자면 아이디까지
   * @maxLength 120
   */
  actor_label: string;
  /**
   * 우리끼리 보는 메모
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
  /**
   * 고객이 읽은 글
   * @maxLength 300
   * @nullable
   */
  message: string | null;
}

/**
 * 주문의 종류
 */
export type OperatorOrderKind = (typeof OperatorOrderKind)[keyof typeof OperatorOrderKind];

export const OperatorOrderKind = {
  MOVE: "MOVE",
  STORAGE: "STORAGE",
} as const;

/**
 * 첫 보관, 박스 찾기(보관은 이어짐), 보관 종료 후 배송, 보관 종료 후 폐기
 */
export type StorageOrderType = (typeof StorageOrderType)[keyof typeof StorageOrderType];

export const StorageOrderType = {
  FIRST_TIME_ORDER: "FIRST_TIME_ORDER",
  DELIVERY_REQUEST_ORDER: "DELIVERY_REQUEST_ORDER",
  FINAL_AND_DELIVERY_ORDER: "FINAL_AND_DELIVERY_ORDER",
  FINAL_AND_DISPOSAL_ORDER: "FINAL_AND_DISPOSAL_ORDER",
} as const;

/**
 * 주문은 QUOTED 로 시작합니다. WAIT 는 결제 실패입니다.
 */
export type StorageOrderStatus = (typeof StorageOrderStatus)[keyof typeof StorageOrderStatus];

export const StorageOrderStatus = {
  QUOTED: "QUOTED",
  WAIT: "WAIT",
  PAYMENT: "PAYMENT",
  CONFIRM: "CONFIRM",
  DELIVERING: "DELIVERING",
  BEFORE_COLLECTION: "BEFORE_COLLECTION",
  COLLECTING: "COLLECTING",
  DISPOSING: "DISPOSING",
  COMPLETE: "COMPLETE",
  CANCEL: "CANCEL",
} as const;

export type StorageOrderActionCode =
  (typeof StorageOrderActionCode)[keyof typeof StorageOrderActionCode];

export const StorageOrderActionCode = {
  PAY: "PAY",
  RESCHEDULE_DELIVERY: "RESCHEDULE_DELIVERY",
  RESCHEDULE_COLLECTION: "RESCHEDULE_COLLECTION",
  SHARE_DELIVERY: "SHARE_DELIVERY",
  CANCEL: "CANCEL",
} as const;

export interface StorageOrderAction {
  /** 할 수 있는 일의 이름 */
  code: StorageOrderActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회원이 이 보관 주문으로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 5
 */
export type StorageOrderActions = StorageOrderAction[];

/**
 * 모두 또는 일부
 */
export type FinalScope = (typeof FinalScope)[keyof typeof FinalScope];

export const FinalScope = {
  ALL: "ALL",
  PART: "PART",
} as const;

export interface OrderBox {
  serial: BoxSerial;
  status: BoxStatus;
}

export interface OrderPaymentRecord {
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @maxLength 100
   */
  merchant_uid: string;
  /**
   * 결제사가 붙인 번호. 결제창을 열기 전이면 null 입니다.
   * @maxLength 100
   * @nullable
   */
  imp_uid: string | null;
  plan: PaidPlan;
  /** 결제 수단의 종류 */
  method: PaymentMethod;
  payment_type: OrderPaymentType;
  /** 이 결제의 상태 */
  status: PaymentStatus;
  amount: Money;
  refunded_amount: Money;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
  /**
   * 결제가 끝난 때. 아직이면 null 입니다.
   * @nullable
   */
  paid_at: string | null;
}

export interface StorageStatusChange {
  /** 바뀌기 전의 상태. 처음이면 null 입니다. */
  from: StorageOrderStatus | null;
  to: StorageOrderStatus;
  by: Actor;
  /** 그 일이 있었던 때 */
  at: Instant;
  /**
   * 그렇게 된 까닭. 없으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}

/**
 * 네 종류의 보관 주문. 그 종류에 없는 것은 null 입니다.
 */
export interface StorageOrder {
  serial: StorageSerial;
  type: StorageOrderType;
  status: StorageOrderStatus;
  actions: StorageOrderActions;
  /** 박스가 처음 들어온 주문 (보관 종료일 때) */
  origin_serial: StorageOrderSerial | null;
  /**
   * 보관 계약. 결제하기 전이나 여러 계약의 박스면 null 입니다.
   * @nullable
   */
  contract_id: string | null;
  /** 배송과 수거 장소. 폐기면 null 입니다. */
  place: StoragePlace | null;
  /** 보관 등급. 이 주문의 일이 아니면 null 입니다. */
  grade: StorageGrade | null;
  /**
   * 보관하기로 한 달 수. 이 주문의 일이 아니면 null 입니다.
   * @minimum 1
   * @maximum 36
   * @nullable
   */
  months: number | null;
  /** 보관료를 내는 방법. 이 주문의 일이 아니면 null 입니다. */
  payment_type: OrderPaymentType | null;
  /** 받은 행사 할인. 없으면 null 입니다. */
  promotion: StoragePromotion | null;
  /** 박스의 수 */
  box_count: OrderBoxCount;
  /**
   * 우리 박스를 빌리는지. 이 주문의 일이 아니면 null 입니다.
   * @nullable
   */
  use_boxes: boolean | null;
  /**
   * 무거운 짐이 있는지. 이 주문의 일이 아니면 null 입니다.
   * @nullable
   */
  heavy_load: boolean | null;
  /**
   * 추가로 부른 작업자의 수
   * @minimum 0
   */
  helper_count: number;
  /** 보관을 모두 끝내는지 일부만 끝내는지. 보관 종료가 아니면 null 입니다. */
  scope: FinalScope | null;
  /**
   * 정해진 박스. 첫 보관은 확정된 뒤에 정해집니다.
   * @maxItems 200
   */
  boxes: OrderBox[];
  /** 박스를 배송하는 날과 시간대. 배송이 없으면 null 입니다. */
  delivery: Appointment | null;
  /** 박스를 수거하는 날과 시간대. 수거가 없으면 null 입니다. */
  collection: Appointment | null;
  /**
   * 요청 사항. 없으면 null 입니다.
   * @maxLength 500
   * @nullable
   */
  memo: string | null;
  amount: StorageAmount;
  paid_amount: Money;
  /**
   * 결제와 환불의 기록
   * @maxItems 100
   */
  payments: OrderPaymentRecord[];
  /** 지금 취소하면 떼는 금액. 취소할 수 없으면 null 입니다. */
  cancel_fee_amount: Money | null;
  /** 지금 취소하면 돌려 드리는 금액. 취소할 수 없으면 null 입니다. */
  cancel_refund_amount: Money | null;
  ledger: OrderLedger;
  /**
   * 상태가 바뀐 기록
   * @maxItems 100
   */
  history: StorageStatusChange[];
  /** 주문한 때 */
  created_at: Instant;
  /** 이 금액으로 결제할 수 있는 때 */
  valid_until: Instant;
}

export interface OperatorNext {
  /**
   * 옮길 상태
   * @maxLength 30
   */
  to: string;
  /**
   * 단추의 글
   * @maxLength 60
   */
  label: string;
  /** 내 역할로 할 수 있는지 */
  may: boolean;
}

export interface OperatorOrder {
  /** 주문의 종류 */
  kind: OperatorOrderKind;
  /**
   * 주문의 번호
   * @maxLength 40
   */
  serial: string;
  /**
   * 지금의 상태
   * @maxLength 30
   */
  status: string;
  /**
   * 화면에 보일 상태의 이름
   * @maxLength 30
   */
  status_label: string;
  /** 회원. 로그인하지 않고 받은 견적이면 null 입니다. */
  customer: OperatorCustomer | null;
  /** 이사면 회원이 보는 견적과 주문. 할 수 있는 일과 까닭, 돈의 줄이 들어 있습니다. */
  move: Estimate | null;
  /** 보관이면 회원이 보는 주문. 박스와 돈의 줄이 들어 있습니다. */
  storage: StorageOrder | null;
  /**
   * 답한 내용
   * @maxItems 60
   */
  facts: OperatorFact[];
  /** 결제와 환불의 기록. */
  payments: OperatorTable;
  /**
   * 상태가 바뀐 기록.
   * @maxItems 500
   */
  history: OperatorChange[];
  /** 다음 걸음. 없으면 null 입니다. */
  next: OperatorNext | null;
  /** 마지막 걸음을 되돌릴 수 있는지 */
  can_undo: boolean;
  /**
   * 운영자의 마지막 걸음을 되돌릴 수 없는 까닭. 되돌릴 수 있거나 운영자의 걸음이 아니면 null 입니다.
   * @maxLength 200
   * @nullable
   */
  undo_refusal: string | null;
}

export interface OperatorPassword {
  /**
   * 운영자가 로그인할 때 쓰는 아이디
   * @minLength 1
   * @maxLength 100
   */
  username: string;
  /**
   * 비밀번호. 기록에 남기지 않습니다.
   * @minLength 1
   * @maxLength 200
   */
  password: string;
}

export interface PasskeyName {
  /**
   * 목록에서 알아볼 이름
   * @minLength 1
   * @maxLength 50
   * @pattern \S
   */
  name: string;
}

/**
 * base64url 로 적은 값
 * @minLength 1
 * @maxLength 8192
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PasskeyBytes = string;

export interface PasskeyChallenge {
  /** 서명할 값 */
  challenge: PasskeyBytes;
  /**
   * 패스키가 속한 사이트. 설정한 주소에서 옵니다.
   * @maxLength 253
   */
  rp_id: string;
}

export interface PasskeyCreation {
  /** 서명할 값 */
  challenge: PasskeyBytes;
  /**
   * 패스키가 속한 사이트. 설정한 주소에서 옵니다.
   * @maxLength 253
   */
  rp_id: string;
  /** 기기에 저장되는 사람의 번호 */
  user_id: PasskeyBytes;
  /**
   * 기기가 패스키를 고를 때 보여 주는 이름
   * @maxLength 100
   */
  username: string;
  /**
   * 받는 서명 방식(COSE), 좋은 것부터
   * @maxItems 10
   * @items.minimum -65535
   * @items.maximum 0
   */
  algorithms: number[];
  /**
   * 이미 추가한 패스키. 같은 기기에 또 만들지 않게 합니다.
   * @maxItems 10
   */
  known: PasskeyBytes[];
}

export interface PasskeyAttestation {
  /** 패스키의 번호 */
  credential_id: PasskeyBytes;
  /** 브라우저가 적은 clientDataJSON */
  client_data: PasskeyBytes;
  /** 기기가 만든 attestationObject */
  attestation: PasskeyBytes;
}

export interface PasskeyAssertion {
  /** 패스키의 번호 */
  credential_id: PasskeyBytes;
  /** 브라우저가 적은 clientDataJSON */
  client_data: PasskeyBytes;
  /** 기기가 적은 authenticatorData */
  authenticator_data: PasskeyBytes;
  /** 기기의 서명 */
  signature: PasskeyBytes;
}

export interface Passkey {
  /** 패스키의 번호 */
  id: string;
  /**
   * 추가할 때 적은 이름
   * @maxLength 50
   */
  name: string;
  /** 추가한 때 */
  added_at: Instant;
  /** 마지막으로 로그인한 때. 아직 쓰지 않았으면 null 입니다. */
  last_used_at: Instant | null;
}

export interface Passkeys {
  /**
   * 내 패스키
   * @maxItems 10
   */
  passkeys: Passkey[];
}

/**
 * 이사, 보관 주문, 회원, 박스, 기업, 기업 박스, 청구서
 */
export type OperatorHitKind = (typeof OperatorHitKind)[keyof typeof OperatorHitKind];

export const OperatorHitKind = {
  MOVE: "MOVE",
  STORAGE: "STORAGE",
  MEMBER: "MEMBER",
  BOX: "BOX",
  COMPANY: "COMPANY",
  COMPANY_BOX: "COMPANY_BOX",
  INVOICE: "INVOICE",
} as const;

export interface OperatorHit {
  kind: OperatorHitKind;
  /**
   * 명령이 받는 번호나 아이디
   * @maxLength 100
   */
  number: string;
  /**
   * 볼 수 있는 주문의 번호
   * @maxLength 40
   * @nullable
   */
  order: string | null;
  /**
   * 찾은 것의 이름
   * @maxLength 200
   */
  title: string;
  /**
   * 찾은 것을 알아볼 한 줄
   * @maxLength 400
   * @nullable
   */
  detail: string | null;
  /**
   * 전화번호의 마지막 네 자리
   * @maxLength 4
   * @nullable
   */
  phone_last_four: string | null;
  /**
   * 화면에 보일 상태의 이름
   * @maxLength 30
   * @nullable
   */
  status_label: string | null;
}

export interface OperatorHits {
  /**
   * 찾은 것
   * @maxItems 350
   */
  hits: OperatorHit[];
  /** 어느 종류인가 더 있는지 */
  more: boolean;
}

export interface OperatorLogin {
  /**
   * 운영자가 로그인할 때 쓰는 아이디
   * @minLength 1
   * @maxLength 100
   */
  username: string;
  /**
   * 비밀번호. 기록에 남기지 않습니다.
   * @minLength 1
   * @maxLength 200
   */
  password: string;
  /**
   * 인증 앱의 여섯 자리나 복구 코드 열 자리
   * @pattern ^ *([0-9]{3} ?[0-9]{3}|[0-9a-zA-Z]{5}[- ]?[0-9a-zA-Z]{5}) *$
   */
  code: string;
}

export interface OperatorProfile {
  /** 운영자의 번호 */
  id: string;
  /**
   * 운영자가 로그인할 때 쓰는 아이디
   * @maxLength 100
   */
  username: string;
  /**
   * 운영자의 이름
   * @maxLength 50
   */
  name: string;
  role: OperatorRole;
  /**
   * 화면에 보일 역할의 이름
   * @maxLength 20
   */
  role_label: string;
  /**
   * 맡은 일
   * @maxItems 3
   */
  duties: OperatorDuty[];
  /**
   * 아직 쓰지 않은 복구 코드
   * @minimum 0
   * @maximum 10
   */
  recovery_codes_left: number;
}

export interface OperatorSession {
  /** 로그인한 기기의 번호 */
  id: string;
  /** 로그인한 때 */
  started_at: Instant;
  /** 이때가 지나면 다시 로그인해야 합니다. */
  expires_at: Instant;
  /**
   * 로그인한 네트워크 주소
   * @maxLength 64
   * @nullable
   */
  address: string | null;
  /** 지금 쓰는 로그인인지 */
  is_current: boolean;
}

export interface OperatorSessions {
  /**
   * 로그인해 있는 기기
   * @maxItems 100
   */
  sessions: OperatorSession[];
}

/**
 * 이사, 보관, 기업
 */
export type OperatorVisitKind = (typeof OperatorVisitKind)[keyof typeof OperatorVisitKind];

export const OperatorVisitKind = {
  MOVE: "MOVE",
  STORAGE: "STORAGE",
  COMPANY: "COMPANY",
} as const;

export interface OperatorVisit {
  /**
   * 이 날의 방문마다 다른 글
   * @maxLength 80
   */
  key: string;
  kind: OperatorVisitKind;
  /**
   * 방문해서 하는 일
   * @maxLength 100
   */
  work: string;
  /**
   * 주문이나 작업의 번호
   * @maxLength 60
   */
  number: string;
  /**
   * 볼 수 있는 주문의 번호
   * @maxLength 40
   * @nullable
   */
  order: string | null;
  /**
   * 방문을 시작하는 시간대
   * @maxLength 5
   * @nullable
   */
  time: string | null;
  /**
   * 지금의 상태
   * @maxLength 30
   */
  status: string;
  /**
   * 화면에 보일 상태의 이름
   * @maxLength 30
   */
  status_label: string;
  /**
   * 방문할 곳에 있는 고객의 이름
   * @maxLength 200
   * @nullable
   */
  customer: string | null;
  /**
   * 전화번호의 마지막 네 자리
   * @maxLength 4
   * @nullable
   */
  phone_last_four: string | null;
  /**
   * 방문할 곳의 주소
   * @maxLength 800
   * @nullable
   */
  place: string | null;
  /**
   * 방문에서 옮길 박스
   * @minimum 0
   * @nullable
   */
  boxes: number | null;
  /**
   * 고객이 적은 요청 사항
   * @maxLength 1000
   * @nullable
   */
  memo: string | null;
  /**
   * 이 방문에서 받을 잔금, 원
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  balance: number | null;
  /** 방문을 마쳤는지 */
  is_done: boolean;
  /** 다음 걸음. 없으면 null 입니다. */
  next: OperatorNext | null;
}

export interface OperatorDay {
  /** 방문하는 날 */
  day: IsoDate;
  /**
   * 고른 조건과 상관없이 그날의 모두
   * @minimum 0
   */
  total: number;
  /**
   * 그 가운데 남은 것
   * @minimum 0
   */
  open: number;
  /**
   * 그날의 방문
   * @maxItems 2000
   */
  visits: OperatorVisit[];
}

export interface OperatorVisitStep {
  kind: OperatorVisitKind;
  /**
   * 방문의 번호
   * @minLength 1
   * @maxLength 60
   */
  number: string;
  /**
   * 운영자가 보고 있는 상태. 그사이 바뀌었으면 옮기지 않습니다.
   * @pattern ^[A-Z_]{2,30}$
   */
  from: string;
  /**
   * 옮길 상태
   * @pattern ^[A-Z_]{2,30}$
   */
  to: string;
}

export interface OperatorVisitSteps {
  /**
   * 상태를 옮길 방문
   * @minItems 1
   * @maxItems 100
   */
  visits: OperatorVisitStep[];
  /** 약속한 날보다 먼저 옮기는지 */
  early?: boolean;
  /**
   * 우리끼리 보는 메모
   * @minLength 1
   * @maxLength 500
   * @pattern \S
   */
  note?: string;
  /**
   * 고객이 읽을 글
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  message?: string;
}

/**
 * 옮김, 그사이 다른 사람이 옮김, 약속한 날이 아직, 할 수 없음
 */
export type OperatorVisitAnswerOutcome =
  (typeof OperatorVisitAnswerOutcome)[keyof typeof OperatorVisitAnswerOutcome];

export const OperatorVisitAnswerOutcome = {
  DONE: "DONE",
  TAKEN: "TAKEN",
  EARLY: "EARLY",
  REFUSED: "REFUSED",
} as const;

export interface OperatorVisitAnswer {
  kind: OperatorVisitKind;
  /**
   * 방문의 번호
   * @maxLength 60
   */
  number: string;
  /** 옮김, 그사이 다른 사람이 옮김, 약속한 날이 아직, 할 수 없음 */
  outcome: OperatorVisitAnswerOutcome;
  /**
   * 그대로 보일 글
   * @maxLength 1000
   */
  message: string;
  /**
   * 지금 상태. 없는 번호면 null
   * @maxLength 30
   * @nullable
   */
  status: string | null;
  /**
   * 화면에 보일 상태의 이름
   * @maxLength 30
   * @nullable
   */
  status_label: string | null;
}

export interface OperatorVisitAnswers {
  /**
   * 방문마다의 결과
   * @maxItems 100
   */
  answers: OperatorVisitAnswer[];
}

/**
 * 기다리는 일의 종류
 */
export type OperatorTodoKind = (typeof OperatorTodoKind)[keyof typeof OperatorTodoKind];

export const OperatorTodoKind = {
  OUTSIDE_REFUND: "OUTSIDE_REFUND",
  SECOND_PERSON: "SECOND_PERSON",
  DECLINED_EXTRA: "DECLINED_EXTRA",
  EXPIRED_DEBT: "EXPIRED_DEBT",
  MOVE_TO_CONFIRM: "MOVE_TO_CONFIRM",
  MOVE_PAST: "MOVE_PAST",
  BOXES_TO_COLLECT: "BOXES_TO_COLLECT",
  STORAGE_TO_CONFIRM: "STORAGE_TO_CONFIRM",
  REFUND_TO_SEND: "REFUND_TO_SEND",
  RECEIPT_FAILED: "RECEIPT_FAILED",
  COMPENSATION_TO_SEND: "COMPENSATION_TO_SEND",
  DAMAGE_TO_ANSWER: "DAMAGE_TO_ANSWER",
  CONTRACT_TO_CONFIRM: "CONTRACT_TO_CONFIRM",
  WORK_TO_CONFIRM: "WORK_TO_CONFIRM",
  NOTICE_DEAD: "NOTICE_DEAD",
} as const;

export interface OperatorStep {
  /**
   * 단추의 글
   * @maxLength 60
   */
  label: string;
  /**
   * 실행할 명령의 이름
   * @maxLength 60
   */
  command: string;
  input: OperatorInput;
  /** 입력이 다 찼는지. 아니면 나머지를 물어야 합니다. */
  is_complete: boolean;
  /** 내 역할로 할 수 있는지 */
  may: boolean;
}

export interface OperatorTodoItem {
  kind: OperatorTodoKind;
  /**
   * 화면에 보일 종류의 이름
   * @maxLength 60
   */
  kind_label: string;
  /**
   * 명령이 받는 번호
   * @maxLength 100
   */
  number: string;
  /**
   * 무엇의 일인지: 주문, 박스, 기업. 주문이면 누구의 어느 날인지
   * @maxLength 200
   * @nullable
   */
  about: string | null;
  /**
   * 원
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  amount: number | null;
  /** 이때부터 기다리고 있습니다. */
  since: Instant;
  /**
   * 볼 수 있는 주문의 번호
   * @maxLength 40
   * @nullable
   */
  order: string | null;
  /** 다음에 할 일 */
  step: OperatorStep;
}

export interface OperatorTodoCount {
  kind: OperatorTodoKind;
  /**
   * 화면에 보일 종류의 이름
   * @maxLength 60
   */
  kind_label: string;
  /**
   * 기다리는 일의 수
   * @minimum 1
   */
  count: number;
}

export interface OperatorTodo {
  /**
   * 할 일
   * @maxItems 100
   */
  items: OperatorTodoItem[];
  /**
   * 기다리는 것이 있는 종류마다 몇 개인지
   * @maxItems 20
   */
  counts: OperatorTodoCount[];
  /**
   * 이 종류의 모두
   * @minimum 0
   */
  total: number;
  /** 다음 쪽의 cursor. 마지막이면 null 입니다. */
  next_cursor: Cursor | null;
}

/**
 * 이사, 보관 주문, 기업 청구서
 */
export type PaperSubject = (typeof PaperSubject)[keyof typeof PaperSubject];

export const PaperSubject = {
  moves: "moves",
  storage: "storage",
  invoices: "invoices",
} as const;

/**
 * 견적서, 거래명세서, 영수증
 */
export type PaperKind = (typeof PaperKind)[keyof typeof PaperKind];

export const PaperKind = {
  estimate: "estimate",
  statement: "statement",
  receipt: "receipt",
} as const;

/**
 * @minLength 1
 * @maxLength 100
 */
export type ImpUid = string;

export interface PaymentCompletion {
  /** 결제창이 돌려준 결제사의 번호 */
  imp_uid: ImpUid;
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @minLength 20
   * @maxLength 100
   */
  merchant_uid: string;
}

/**
 * 결제사가 필드를 더할 수 있어 모르는 필드는 넘깁니다.
 */
export interface PaymentWebhook {
  /** 결제사가 알려 온 결제의 번호 */
  imp_uid: ImpUid;
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @minLength 1
   * @maxLength 100
   */
  merchant_uid: string;
  /**
   * 결제사가 알려 온 상태. 참고만 하고 결제사에 다시 확인합니다.
   * @maxLength 40
   */
  status?: string;
}

/**
 * 결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나만 보냅니다.
 */
export interface OrderPaymentPreparation {
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단 */
  payment_id?: string;
}

/**
 * payment_status 가 READY 면 결제창을 열고, PAID 나 FAILED 면 등록한 결제 수단의 결과입니다.
 */
export interface PreparedOrderPayment {
  /**
   * 우리가 정한 결제 번호. 결제창과 결제 확인에 그대로 씁니다.
   * @maxLength 100
   */
  merchant_uid: string;
  /**
   * 정기 결제로 등록될 이름 (IMP.request_pay)
   * @maxLength 100
   * @nullable
   */
  customer_uid: string | null;
  /** 결제의 상태 */
  payment_status: PaymentStatus;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
  amount: Money;
  /**
   * 결제창에 보일 이름
   * @maxLength 60
   */
  name: string;
  /** 결제 수단의 종류 */
  method: PaymentMethod;
  payment_type: OrderPaymentType;
  /**
   * 결제사 가맹점 코드 (IMP.init)
   * @maxLength 100
   */
  account_code: string;
  /**
   * 결제사 채널
   * @maxLength 100
   */
  pg: string;
  /**
   * 결제창에 넘길 결제사의 결제 방식
   * @maxLength 40
   */
  pay_method: string;
  /** 결제창에 미리 채울 사는 사람 */
  buyer: Buyer;
  /** 결제를 기다리는 때 */
  expires_at: Instant;
}

export interface PaymentOutcome {
  /**
   * 무엇을 냈는지 (주문 번호나 결제 요청 번호)
   * @maxLength 100
   */
  reference: string;
  /** 결제의 상태 */
  payment_status: PaymentStatus;
  amount: Money;
  /**
   * 결제가 되지 않은 까닭. 실패하지 않았으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  failure_reason: string | null;
}

export interface Popup {
  /** 팝업의 번호 */
  id: string;
  /**
   * 팝업의 제목
   * @maxLength 60
   */
  title: string;
  /**
   * 팝업에 보일 글
   * @maxLength 1000
   */
  body: string;
  /** 팝업에 보일 그림. 글만 있으면 null 입니다. */
  image: Photo | null;
  /**
   * 이 사이트의 경로
   * @maxLength 300
   * @nullable
   */
  link: string | null;
  /** 이때부터 보입니다. */
  starts_at: Instant;
  /** 이때까지 보입니다. */
  ends_at: Instant;
}

/**
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type ReceiverKey = string;

export interface ReceiverLink {
  /** 링크의 끝. 없으면 null */
  key: ReceiverKey | null;
  /** 링크가 열리는 하루. 앞으로 받을 배송이 없으면 null */
  opens_on: IsoDate | null;
}

/**
 * 준비 중, 배송 중, 배송 완료
 */
export type ReceivedVisitStatus = (typeof ReceivedVisitStatus)[keyof typeof ReceivedVisitStatus];

export const ReceivedVisitStatus = {
  READY: "READY",
  ON_THE_WAY: "ON_THE_WAY",
  DELIVERED: "DELIVERED",
} as const;

export interface ReceivedVisit {
  /** 준비 중, 배송 중, 배송 완료 */
  status: ReceivedVisitStatus;
  /** 박스를 배송하는 날과 시간대 */
  delivery: Appointment;
  /** 방문할 곳 */
  place: StoragePlace;
  /** 박스의 수 */
  box_count: OrderBoxCount;
}

export interface ReceivedDelivery {
  /** 링크가 열리는 하루 */
  opens_on: IsoDate;
  /** 그날의 배송. 그 전에는 null */
  visit: ReceivedVisit | null;
}

/**
 * 별점
 * @minimum 1
 * @maximum 5
 */
export type Rating = number;

/**
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type ReviewText = string;

/**
 * 담아둠의 답글. 없으면 null
 * @maxLength 500
 * @nullable
 */
export type ReviewAnswer = string | null;

export interface ReviewInput {
  rating: Rating;
  /** 후기의 글 */
  content: ReviewText;
  file_ids: FileIds;
}

export interface Review {
  rating: Rating;
  /** 후기의 글 */
  content: ReviewText;
  /**
   * 후기에 붙인 사진
   * @maxItems 5
   */
  photos: Photo[];
  answer: ReviewAnswer | null;
  /** 후기를 쓴 때 */
  created_at: Instant;
}

export interface PublicReview {
  /**
   * 가린 이름
   * @maxLength 50
   */
  name: string;
  rating: Rating;
  /** 후기의 글 */
  content: ReviewText;
  answer: ReviewAnswer | null;
  /**
   * 출발지의 시도
   * @maxLength 10
   */
  start_region: string;
  /**
   * 도착지의 시도
   * @maxLength 10
   */
  destination_region: string;
  /**
   * 이사에 쓴 트럭
   * @maxLength 50
   */
  truck: string;
  /** 이사한 달 */
  move_month: YearMonth;
}

/**
 * 예약할 수 없는 까닭. 지났거나(PAST), 하루 전 15시가 지나 마감됐거나(LEAD_TIME), 자리가 없습니다(FULL).
 */
export type ClosedReason = (typeof ClosedReason)[keyof typeof ClosedReason];

export const ClosedReason = {
  PAST: "PAST",
  LEAD_TIME: "LEAD_TIME",
  FULL: "FULL",
} as const;

/**
 * 날짜 할증 %
 * @minimum 0
 * @maximum 100
 */
export type SurchargeRate = number;

export interface ScheduleDay {
  /** 예약할 날 */
  date: IsoDate;
  /** 지금 예약할 수 있는지 */
  available: boolean;
  /** 예약할 수 없는 까닭. 예약할 수 있으면 null 입니다. */
  closed_reason: ClosedReason | null;
  /**
   * 더 받을 수 있는 예약의 수
   * @minimum 0
   */
  remaining: number;
  /** 손 없는 날 */
  lucky: boolean;
  /**
   * 공휴일 이름
   * @maxLength 100
   * @nullable
   */
  holiday: string | null;
  surcharge_rate: SurchargeRate;
}

export interface ScheduleSlot {
  /** 예약할 시간대 */
  time: TimeSlot;
  /** 지금 예약할 수 있는지 */
  available: boolean;
  /** 예약할 수 없는 까닭. 예약할 수 있으면 null 입니다. */
  closed_reason: ClosedReason | null;
  /**
   * 더 받을 수 있는 예약의 수
   * @minimum 0
   */
  remaining: number;
}

export interface BoxDeliveryDay {
  /** 박스를 배송할 수 있는 날 */
  date: IsoDate;
  /** 지금 예약할 수 있는지 */
  available: boolean;
  /** 예약할 수 없는 까닭. 예약할 수 있으면 null 입니다. */
  closed_reason: ClosedReason | null;
  /** 손 없는 날 */
  lucky: boolean;
  /**
   * 공휴일 이름
   * @maxLength 40
   * @nullable
   */
  holiday: string | null;
  surcharge_rate: SurchargeRate;
  /**
   * 그날의 시간대
   * @maxItems 24
   */
  slots: ScheduleSlot[];
}

export interface MemberSession {
  /** 로그인의 번호 */
  id: string;
  /**
   * 브라우저와 운영체제. 알 수 없으면 null 입니다.
   * @maxLength 60
   * @nullable
   */
  device: string | null;
  /** 로그인한 때 */
  started_at: Instant;
  /** 토큰을 마지막으로 갱신한 때 */
  used_at: Instant;
  /** 지금 쓰는 로그인인지 */
  is_current: boolean;
}

export interface MemberSessions {
  /**
   * 로그인해 있는 기기
   * @maxItems 100
   */
  sessions: MemberSession[];
}

/**
 * @minLength 20
 * @maxLength 512
 */
export type RefreshTokenValue = string;

/**
 * @minLength 1
 * @maxLength 200
 */
export type TypedPassword = string;

export interface LoginRequest {
  /** 로그인할 때 쓰는 아이디 */
  username: TypedUsername;
  /** 비밀번호. 기록에 남기지 않습니다. */
  password: TypedPassword;
}

export interface AuthTokens {
  /**
   * 요청의 `Authorization: Bearer` 에 넣는 접속 토큰. 곧 만료됩니다.
   * @maxLength 4096
   */
  access_token: string;
  /** 접속 토큰을 새로 받을 때 쓰는 갱신 토큰. 한 번 바꾸면 옛것은 못 씁니다. */
  refresh_token: RefreshTokenValue;
}

export interface AccessToken {
  /**
   * 요청의 `Authorization: Bearer` 에 넣는 접속 토큰. 곧 만료됩니다.
   * @maxLength 4096
   */
  access_token: string;
}

export interface LoginProvider {
  /** 로그인할 수 있는 소셜 계정 */
  type: SnsType;
  /**
   * `state` 만 더해 이동할 주소
   * @maxLength 2000
   */
  authorize_url: string;
}

export interface TicketLogin {
  sns_id: Ticket;
}

/**
 * @minLength 1
 * @maxLength 2000
 */
export type SocialCode = string;

export interface NaverLogin {
  /** 네이버가 돌려준 한 번 쓰는 코드 */
  code: SocialCode;
  /**
   * 로그인을 시작할 때 만든 값. 돌아온 값과 같아야 합니다.
   * @minLength 1
   * @maxLength 500
   */
  state: string;
}

export interface KakaoLogin {
  /** 카카오가 돌려준 한 번 쓰는 코드 */
  code: SocialCode;
}

/**
 * 로그인을 시작한 쪽만 아는 값 (RFC 7636). 로그인 주소에 `code_challenge` 를 붙였으면 보내야 합니다.
 * @minLength 43
 * @maxLength 128
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type CodeVerifier = string;

export interface GoogleLogin {
  /** Google 이 돌려준 한 번 쓰는 코드 */
  code: SocialCode;
  /** 앱에서 왔는지 */
  is_app: boolean;
  code_verifier?: CodeVerifier;
}

export interface AppleLogin {
  /** Apple 이 돌려준 한 번 쓰는 코드 */
  code: SocialCode;
  /**
   * Apple 이 서명한 신분 토큰
   * @minLength 1
   * @maxLength 8000
   */
  id_token: string;
  /**
   * 처음 로그인할 때만 옵니다.
   * @maxLength 100
   */
  name?: string;
  /**
   * Apple 의 회원 번호. 믿지 않고 맞춰 보기만 합니다.
   * @maxLength 200
   */
  sns_id?: string;
}

/**
 * 가입 화면에 미리 채울 내용. 제공자가 주지 않은 것은 null 입니다.
 */
export interface SocialSignupInfo {
  /** 로그인한 소셜 계정 */
  type: SnsType;
  sns_id: Ticket;
  /**
   * 제공자가 준 아이디. 주지 않았으면 null 입니다.
   * @maxLength 100
   * @nullable
   */
  username: string | null;
  /** 성별 */
  gender: Gender;
  /**
   * 제공자가 준 이름이나 별명. 주지 않았으면 null 입니다.
   * @maxLength 100
   * @nullable
   */
  name: string | null;
  /**
   * 태어난 날 (MM-DD)
   * @nullable
   * @pattern ^[0-9]{2}-[0-9]{2}$
   */
  birthday: string | null;
  /**
   * 제공자가 준 태어난 해. 주지 않았으면 null 입니다.
   * @nullable
   * @pattern ^[0-9]{4}$
   */
  birthyear: string | null;
  /**
   * 제공자가 준 휴대전화 번호. 주지 않았으면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  phone_number: string | null;
  /**
   * 나이대. 주지 않았으면 null 입니다.
   * @maxLength 20
   * @nullable
   */
  age_range: string | null;
  /**
   * 제공자가 준 이메일 주소. 주지 않았으면 null 입니다.
   * @maxLength 254
   * @nullable
   */
  email: string | null;
}

/**
 * 아직 가입하지 않은 소셜 계정. 토큰이 없습니다.
 */
export interface SocialSignupStart {
  id: Ticket;
  signup: SocialSignupInfo;
}

export type SocialLoginResult = AuthTokens | SocialSignupStart;

export interface PasswordCheck {
  /** 8자에서 20자인지 */
  length: boolean;
  /** 영문, 숫자, 특수문자 가운데 두 가지 이상인지 */
  kinds: boolean;
  /** 비밀번호의 규칙에 맞는지 */
  valid: boolean;
}

export interface PasswordConfirmation {
  /** 지금 쓰는 비밀번호. 기록에 남기지 않습니다. */
  passwd: TypedPassword;
}

export interface ConfirmedPassword {
  /** 이때까지 비밀번호를 다시 묻지 않습니다. */
  confirmed_until: Instant;
}

export interface MoveItem {
  /** 견적을 낼 때 `item_id` 로 보내는 이름 */
  id: MoveItemId;
  /**
   * 짐의 이름
   * @maxLength 200
   */
  name: string;
  /**
   * 그림 이름
   * @maxLength 100
   */
  icon: string;
  /**
   * 가로 cm
   * @minimum 1
   */
  width: number;
  /**
   * 높이 cm
   * @minimum 1
   */
  height: number;
  /**
   * 세로 cm
   * @minimum 1
   */
  depth: number;
  /**
   * 담아둠 박스 몇 개만큼의 부피인지
   * @minimum 0.1
   */
  volume_count: number;
}

export interface MoveItemGroup {
  /**
   * 묶음의 이름표
   * @maxLength 100
   */
  id: string;
  /**
   * 묶음의 이름
   * @maxLength 200
   */
  name: string;
  /**
   * 묶음에 든 짐
   * @maxItems 300
   */
  items: MoveItem[];
}

export interface MoveSpec {
  /** 이 품목표가 따르는 가격표의 날짜 */
  price_version: IsoDate;
  /**
   * 묶음으로 나눈 짐의 목록
   * @maxItems 100
   */
  groups: MoveItemGroup[];
}

export type StorageContractActionCode =
  (typeof StorageContractActionCode)[keyof typeof StorageContractActionCode];

export const StorageContractActionCode = {
  PAY_MONTH: "PAY_MONTH",
  CONTINUATION: "CONTINUATION",
  DELIVERY: "DELIVERY",
  FINAL_ALL: "FINAL_ALL",
  FINAL_PART: "FINAL_PART",
  EXTENSION: "EXTENSION",
  UPGRADE: "UPGRADE",
  TERMINATION: "TERMINATION",
  BILLING_KEY: "BILLING_KEY",
} as const;

export interface StorageContractAction {
  /** 할 수 있는 일의 이름 */
  code: StorageContractActionCode;
  reason: ActionReason | null;
  problem: ActionProblem;
}

/**
 * 회원이 이 보관 계약과 그 박스로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.
 * @maxItems 9
 */
export type StorageContractActions = StorageContractAction[];

/**
 * 보관 전, 보관 중, 정기 결제 실패, 해지 예정, 기간 지남, 끝남, 취소
 */
export type StorageContractStatus =
  (typeof StorageContractStatus)[keyof typeof StorageContractStatus];

export const StorageContractStatus = {
  WAITING: "WAITING",
  ACTIVE: "ACTIVE",
  UNPAID: "UNPAID",
  ENDING: "ENDING",
  EXPIRED: "EXPIRED",
  ENDED: "ENDED",
  CANCEL: "CANCEL",
} as const;

/**
 * 결제 전, 결제 실패, 적용됨, 취소
 */
export type ContractChangeStatus = (typeof ContractChangeStatus)[keyof typeof ContractChangeStatus];

export const ContractChangeStatus = {
  QUOTED: "QUOTED",
  WAIT: "WAIT",
  APPLIED: "APPLIED",
  CANCEL: "CANCEL",
} as const;

/**
 * 무료 기간이 끝나기 전에 이어서 보관할지 물어봐 달라고 주문과 함께 남긴 때. 남기지 않았거나 직접 기간을 연장했으면 null 이고, 물어보지 않습니다. 이것만으로는 유료로 바뀌지 않습니다.
 * @nullable
 */
export type ContinuationReminderRequestedAt = string | null;

/**
 * 무료 기간이 끝나면 매달 결제하며 이어서 보관하는 데 동의한 때 (continueStorageContract). 아직이면 null 이고, 유료로 바뀌지 않습니다.
 * @nullable
 */
export type ContinueConfirmedAt = string | null;

/**
 * total_amount 는 지금 낼 금액, end_date 는 연장한 계약이 끝나는 날입니다.
 */
export interface StorageExtensionAmount {
  /** 이 금액을 정한 가격표의 날짜 */
  price_version: IsoDate;
  /**
   * 금액을 이루는 줄. 더하면 전체 금액입니다.
   * @maxItems 40
   */
  lines: StoragePriceLine[];
  /** 지금 낼 금액 (부가세 포함) */
  total_amount: Money;
  /** total_amount 안에 든 부가세 */
  vat_amount: Money;
  /** 돌려 드릴 금액 */
  refund_amount: Money;
  /** 다음 달부터 매달 낼 금액. 정기 결제가 아니면 0 입니다. */
  monthly_amount: Money;
  /** 연장한 계약이 끝나는 날 */
  end_date: IsoDate;
}

export interface NextCharge {
  /** 다음에 결제하는 날 */
  date: IsoDate;
  amount: Money;
}

export interface ContinuationOffer {
  /** 유료로 바뀌는 날. 첫 달을 이날 결제합니다. */
  from: IsoDate;
  /**
   * 매달 결제하며 보관하는 달수
   * @minimum 1
   * @maximum 36
   */
  months: number;
  /** 이어서 보관하면 끝나는 날 */
  end_date: IsoDate;
  /** 매달 결제할 금액 (부가세 포함). 그때까지는 0원입니다. */
  monthly_amount: Money;
  /** 동의할 수 있는 첫날 (유료로 바뀌는 날의 30일 전) */
  confirm_from: IsoDate;
  /** 동의할 수 있는 마지막 날. 무료 기간의 마지막 날입니다. */
  confirm_until: IsoDate;
}

/**
 * 무료 기간 뒤 이어서 보관하는 조건. 이미 동의했거나, 물어봐 달라고 하지 않았거나, 모든 박스를 끝내거나 무료 기간 뒤에 박스를 내보내는 주문이 있으면 null 입니다.
 */
export type OfferedContinuation = ContinuationOffer | null;

/**
 * @minimum 0
 * @maximum 200
 */
export type StoredBoxCount = number;

/**
 * 연장을 더한 달수
 * @minimum 1
 * @maximum 600
 */
export type ContractMonths = number;

export interface StorageContractSummary {
  /** 보관 계약의 번호 */
  id: string;
  /** 이 보관을 시작한 주문의 번호 */
  order_serial: StorageOrderSerial;
  status: StorageContractStatus;
  actions: StorageContractActions;
  grade: StorageGrade;
  payment_type: OrderPaymentType;
  /** 받은 행사 할인. 없으면 null 입니다. */
  promotion: StoragePromotion | null;
  months: ContractMonths;
  /**
   * 박스가 들어온 날. 아직이면 null 입니다.
   * @nullable
   */
  start_date: string | null;
  /**
   * 시작일에 달수를 더한 날의 하루 전
   * @nullable
   */
  end_date: string | null;
  /** 박스의 수 */
  box_count: OrderBoxCount;
  /** 지금 창고에 있는 박스의 수 */
  stored_box_count: StoredBoxCount;
  /** 한 달 보관료 */
  monthly_amount: Money;
  /** 다음 정기 결제. 없으면 null 입니다. */
  next_charge: NextCharge | null;
  /** 지금 낼 금액 (밀린 달, 결제사에서 환불된 결제) */
  due_amount: Money;
  continuation_reminder_requested_at: ContinuationReminderRequestedAt | null;
  continue_confirmed_at: ContinueConfirmedAt | null;
  continuation: OfferedContinuation;
  /** 만들어진 때 */
  created_at: Instant;
}

export interface StorageContractPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: StorageContractSummary[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

export interface ContractStatusChange {
  /** 바뀌기 전의 상태. 처음이면 null 입니다. */
  from: StorageContractStatus | null;
  to: StorageContractStatus;
  by: Actor;
  /** 그 일이 있었던 때 */
  at: Instant;
  /**
   * 그렇게 된 까닭. 없으면 null 입니다.
   * @maxLength 300
   * @nullable
   */
  reason: string | null;
}

/**
 * 해지, 등급 올리기, 기간 연장
 */
export type ContractChangeKind = (typeof ContractChangeKind)[keyof typeof ContractChangeKind];

export const ContractChangeKind = {
  TERMINATION: "TERMINATION",
  UPGRADE: "UPGRADE",
  EXTENSION: "EXTENSION",
} as const;

export interface ContractChangeRecord {
  /** 계약 변경의 번호 */
  id: string;
  kind: ContractChangeKind;
  status: ContractChangeStatus;
  amount: StorageAmount;
  ledger: OrderLedger;
  /**
   * 바뀐 뒤의 끝나는 날
   * @nullable
   */
  end_date: string | null;
  /** 바뀐 뒤의 등급 */
  grade: StorageGrade;
  /** 변경을 신청한 때 */
  created_at: Instant;
  /**
   * 계약에 반영된 때. 아직이면 null 입니다.
   * @nullable
   */
  applied_at: string | null;
}

/**
 * 정기 결제 한 달
 */
export interface StorageChargeRecord {
  /** 보관료를 낸 첫날 */
  from: IsoDate;
  /** 보관료를 낸 마지막 날 */
  until: IsoDate;
  ledger: OrderLedger;
}

export interface StorageContract {
  /** 보관 계약의 번호 */
  id: string;
  /** 이 보관을 시작한 주문의 번호 */
  order_serial: StorageOrderSerial;
  status: StorageContractStatus;
  actions: StorageContractActions;
  grade: StorageGrade;
  payment_type: OrderPaymentType;
  /** 받은 행사 할인. 없으면 null 입니다. */
  promotion: StoragePromotion | null;
  months: ContractMonths;
  /**
   * 보관을 시작한 날. 아직이면 null 입니다.
   * @nullable
   */
  start_date: string | null;
  /**
   * 보관이 끝나는 날. 아직 시작하지 않았으면 null 입니다.
   * @nullable
   */
  end_date: string | null;
  /** 박스의 수 */
  box_count: OrderBoxCount;
  /** 지금 창고에 있는 박스의 수 */
  stored_box_count: StoredBoxCount;
  monthly_amount: Money;
  /** 다음 정기 결제. 더 낼 것이 없으면 null 입니다. */
  next_charge: NextCharge | null;
  /** 지금 낼 금액 (밀린 달, 결제사에서 환불된 결제) */
  due_amount: Money;
  continuation_reminder_requested_at: ContinuationReminderRequestedAt | null;
  continue_confirmed_at: ContinueConfirmedAt | null;
  continuation: OfferedContinuation;
  /**
   * 정기 결제에 쓰는 결제 수단. 거절되면 회원의 다른 결제 수단으로 결제하고, 된 것으로 바뀝니다.
   * @nullable
   */
  payment_id: string | null;
  /**
   * 새것부터
   * @maxItems 100
   */
  changes: ContractChangeRecord[];
  /**
   * 정기 결제로 낸 달. 나중 달부터
   * @maxItems 120
   */
  charges: StorageChargeRecord[];
  /**
   * 결제와 환불의 기록
   * @maxItems 600
   */
  payments: OrderPaymentRecord[];
  /**
   * 상태가 바뀐 기록
   * @maxItems 200
   */
  history: ContractStatusChange[];
  /** 만들어진 때 */
  created_at: Instant;
}

export interface ContractChange {
  /** 신청한 변경 */
  change: ContractChangeRecord;
  /** 준비된 결제. 낼 금액이 없으면 null 이고 바로 적용됩니다. */
  payment: PreparedOrderPayment | null;
}

export interface TerminationDraft {
  /** 그만둘 날 */
  end_date: IsoDate;
}

/**
 * 낼 금액이 있으면 method 나 payment_id 가운데 하나를 보냅니다.
 */
export interface Termination {
  /** 그만둘 날 */
  end_date: IsoDate;
  /** 계약을 끝내는 까닭 */
  reason?: CancelReason;
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단의 번호. 그 자리에서 결제하면 없습니다. */
  payment_id?: string;
}

export interface UpgradeDraft {
  /** 올릴 등급 */
  grade: StorageGrade;
}

/**
 * method 나 payment_id 가운데 하나를 보냅니다.
 */
export interface Upgrade {
  grade: StorageGrade;
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단의 번호. 그 자리에서 결제하면 없습니다. */
  payment_id?: string;
}

export interface ExtensionDraft {
  /** 더할 달수 */
  months: StorageMonths;
  /** 내 쿠폰 (STORAGE_EXTENSION) */
  coupon_id?: string;
}

export interface StorageContinuation {
  /** 회원이 읽고 동의한, 매달 결제할 금액 */
  monthly_amount: Money;
  /** 매달 결제할 등록한 결제 수단 */
  payment_id: string;
}

/**
 * method 나 payment_id 가운데 하나를 보냅니다.
 */
export interface Extension {
  /** 보관하는 달 수 */
  months: StorageMonths;
  /** 내 쿠폰 (STORAGE_EXTENSION) */
  coupon_id?: string;
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단의 번호. 그 자리에서 결제하면 없습니다. */
  payment_id?: string;
}

/**
 * @pattern ^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$
 */
export type StorageDeliverySerial = string;

export interface StorageDeliveryDraft {
  /** 돌려받을 박스의 번호 */
  box_serials: BoxSerials;
  /** 방문할 곳 */
  place: StoragePlace;
  /** 박스를 받을 때 */
  delivery: Appointment;
  /** 다시 보낼 때 (배송부터 최대 7일) */
  collection?: Appointment;
  extra_help: ExtraHelp;
  /** 추가로 부른 작업자의 수 */
  helper_count?: HelperCount;
  /** 내 쿠폰 (STORAGE_DELIVERY) */
  coupon_id?: string;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

/**
 * @pattern ^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$
 */
export type StorageFinalSerial = string;

export type StorageFinalType = (typeof StorageFinalType)[keyof typeof StorageFinalType];

export const StorageFinalType = {
  FINAL_AND_DELIVERY_ORDER: "FINAL_AND_DELIVERY_ORDER",
  FINAL_AND_DISPOSAL_ORDER: "FINAL_AND_DISPOSAL_ORDER",
} as const;

export interface FinalDeliveryDraft {
  scope: FinalScope;
  /** 끝낼 박스 (scope 가 PART 일 때) */
  box_serials?: BoxSerials;
  /** 방문할 곳 */
  place: StoragePlace;
  /** 박스를 배송하는 날과 시간대 */
  delivery: Appointment;
  extra_help: ExtraHelp;
  /** 추가로 부른 작업자의 수 */
  helper_count?: HelperCount;
  /** 내 쿠폰 (STORAGE_FINAL) */
  coupon_id?: string;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

export interface FinalDisposalDraft {
  scope: FinalScope;
  /** 폐기할 박스 (scope 가 PART 일 때) */
  box_serials?: BoxSerials;
  disposal_agreed: DisposalAgreed;
  /** 내 쿠폰 (STORAGE_FINAL) */
  coupon_id?: string;
  /** 덧붙인 글 */
  memo?: OrderMemo;
}

export interface StorageFinalQuote {
  /** 끝내려는 박스가 들어온 주문의 번호 */
  order_serial: StorageOrderSerial;
  /** 돌려받을지 폐기할지 */
  type: StorageFinalType;
  scope: FinalScope;
  /** 끝내려는 박스의 번호 */
  box_serials?: BoxSerials;
  /** 배송일 때 */
  place?: StoragePlace;
  /** 배송일 때 */
  delivery?: Appointment;
  /** 배송일 때 */
  extra_help?: ExtraHelp;
  /** 추가로 부른 작업자의 수 */
  helper_count?: HelperCount;
  /** 내 쿠폰 (STORAGE_FINAL) */
  coupon_id?: string;
}

export interface StorageOrderSummary {
  serial: StorageSerial;
  type: StorageOrderType;
  status: StorageOrderStatus;
  actions: StorageOrderActions;
  /** 박스의 수 */
  box_count: OrderBoxCount;
  /** 보관을 모두 끝내는지 일부만 끝내는지. 보관 종료가 아니면 null 입니다. */
  scope: FinalScope | null;
  /**
   * 방문할 곳의 주소. 상세 주소는 뺐습니다. 방문이 없으면 null 입니다.
   * @maxLength 200
   * @nullable
   */
  place_address: string | null;
  /** 박스를 배송하는 날과 시간대. 배송이 없으면 null 입니다. */
  delivery: Appointment | null;
  /** 박스를 수거하는 날과 시간대. 수거가 없으면 null 입니다. */
  collection: Appointment | null;
  total_amount: Money;
  paid_amount: Money;
  /** 결제한 주문에서 지금 낼 금액 (추가 결제, 다시 낼 금액) */
  due_amount: Money;
  /** 주문한 때 */
  created_at: Instant;
}

export interface StorageOrderPage {
  /**
   * 이 쪽의 목록
   * @maxItems 100
   */
  items: StorageOrderSummary[];
  /** 몇째 쪽이고 전체가 몇 개인지 */
  paging: Paging;
}

/**
 * 바꿀 것만 보냅니다.
 */
export interface StorageTimes {
  /** 박스를 배송하는 날과 시간대 */
  delivery?: Appointment;
  /** 박스를 수거하는 날과 시간대 */
  collection?: Appointment;
}

/**
 * 바꿀 것만 보냅니다. 낼 금액이 있으면 결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나를 보냅니다.
 */
export interface StorageReschedule {
  /** 박스를 배송하는 날과 시간대 */
  delivery?: Appointment;
  /** 박스를 수거하는 날과 시간대 */
  collection?: Appointment;
  agreed_amount: AgreedAmount;
  /** 결제 수단의 종류 */
  method?: PaymentMethod;
  /** 등록한 결제 수단 */
  payment_id?: string;
}

export interface RescheduledStorageOrder {
  order: StorageOrder;
  /** 낼 것이 없으면 null 입니다. READY 면 결제창을 열고, PAID 면 바뀌었습니다. */
  payment: PreparedOrderPayment | null;
}

export interface StorageCancellation {
  /** 취소하는 까닭 */
  reason?: CancelReason;
}

/**
 * 요청의 모양이 잘못됨
 */
export type BadRequestResponse = Problem;

/**
 * 로그인이 필요함. 자격 증명을 아예 보내지 않았다면 본문이 없습니다.
 */
export type UnauthorizedResponse = Problem;

/**
 * 할 수 없음
 */
export type ForbiddenResponse = Problem;

/**
 * 없음 (남의 것도 없음으로 답합니다)
 */
export type NotFoundResponse = Problem;

/**
 * 지금 상태와 맞지 않음
 */
export type ConflictResponse = Problem;

/**
 * 읽은 뒤에 바뀜
 */
export type PreconditionFailedResponse = Problem;

/**
 * 너무 큼
 */
export type ContentTooLargeResponse = Problem;

/**
 * 받지 않는 형식 (JSON, 사진 올리기는 multipart)
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * 규칙에 맞지 않음
 */
export type UnprocessableContentResponse = Problem;

/**
 * 너무 잦음
 */
export type TooManyRequestsResponse = Problem;

/**
 * 연결된 곳이 답하지 않음
 */
export type ProviderUnavailableResponse = Problem;

/**
 * 예상하지 못한 오류
 */
export type UnexpectedResponse = Problem;

/**
 * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
 */
export type IdempotencyKeyParameter = string;

/**
 * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
 */
export type IfMatchParameter = string;

/**
 * 쪽 번호 (1부터)
 */
export type PageParameter = number;

/**
 * 한 쪽의 개수
 */
export type LimitParameter = number;

/**
 * 찾을 말. 초성도 됩니다.
 */
export type SearchTextParameter = string;

export type CursorParameter = Cursor;

export type VisitorKeyParameter = VisitorKey;

export type ListLoginProvidersParams = {
  /**
   * 어디로 돌아올지. 앱은 시스템 브라우저에서 로그인한 뒤 앱으로 돌아옵니다.
   */
  client?: ListLoginProvidersClient;
};

export type ListLoginProvidersClient =
  (typeof ListLoginProvidersClient)[keyof typeof ListLoginProvidersClient];

export const ListLoginProvidersClient = {
  WEB: "WEB",
  APP: "APP",
} as const;

export type CheckNewPasswordParams = {
  /**
   * 확인할 비밀번호
   * @maxLength 200
   */
  str: string;
};

export type UpdateMeHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type UpdateAddressHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type DeleteAddressHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type ListScheduleDaysParams = {
  /**
   * 첫 날
   */
  from: IsoDate;
  /**
   * 마지막 날 (첫 날부터 최대 92일)
   */
  to: IsoDate;
};

export type ListBoxDeliveryDaysParams = {
  /**
   * 첫 날
   */
  from: IsoDate;
  /**
   * 마지막 날 (첫 날부터 최대 92일)
   */
  to: IsoDate;
};

export type ListEstimatesParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type CreateEstimateHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type UpdateEstimateHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type ListStoredBoxesParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
  /**
   * 찾을 말. 초성도 됩니다.
   * @minLength 1
   * @maxLength 100
   */
  q?: SearchTextParameter;
  /**
   * 박스 상태
   */
  status?: BoxStatus;
};

export type ListStorageOrdersParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
  /**
   * 주문 종류
   */
  type?: StorageOrderType;
};

export type CreateStorageOrderHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type CreateFinalDeliveryHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type CreateFinalDisposalHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type UpdateOrderBoxContentsHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type CreateStorageDeliveryHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type ListStorageContractsParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type SetContractBillingKeyHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type TerminateStorageContractHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type UpgradeStorageContractHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type ExtendStorageContractHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type ListBoxContentsHeaders = {
  /**
   * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
   * @pattern ^[A-Za-z0-9_-]{20,100}$
   */
  "visitor-key"?: VisitorKeyParameter;
};

export type CreateBoxContentHeaders = {
  /**
   * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
   * @pattern ^[A-Za-z0-9_-]{20,100}$
   */
  "visitor-key"?: VisitorKeyParameter;
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type UpdateBoxContentHeaders = {
  /**
   * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
   * @pattern ^[A-Za-z0-9_-]{20,100}$
   */
  "visitor-key"?: VisitorKeyParameter;
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type DeleteBoxContentHeaders = {
  /**
   * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
   * @pattern ^[A-Za-z0-9_-]{20,100}$
   */
  "visitor-key"?: VisitorKeyParameter;
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type SaveDamageReportHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type UploadFileHeaders = {
  /**
   * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
   * @pattern ^[A-Za-z0-9_-]{20,100}$
   */
  "visitor-key"?: VisitorKeyParameter;
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type UploadFileBody = {
  purpose: FilePurpose;
  box_serial?: BoxSerial;
  /** 사진 */
  file: Blob | File;
};

export type GetFileParams = {
  /**
   * 로그인 없이 보는 화면(추가 결제, 팝업)의 사진에 함께 드린 열쇠 (한 시간)
   */
  key?: Ticket;
  /**
   * 크기. 작은 사진은 긴 변이 320픽셀입니다.
   */
  size?: GetFileSize;
};

export type GetFileSize = (typeof GetFileSize)[keyof typeof GetFileSize];

export const GetFileSize = {
  FULL: "FULL",
  SMALL: "SMALL",
} as const;

export type GetFileHeaders = {
  /**
   * 로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠
   * @pattern ^[A-Za-z0-9_-]{20,100}$
   */
  "visitor-key"?: VisitorKeyParameter;
};

export type ListCouponsParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type ListCompanyContractsParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type CreateCompanyContractHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type ListCompanyContractBoxesParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type ListCompanyBoxesParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수. 많은 박스를 파일로 받을 때는 한 번에 1,000개까지 받습니다.
   * @minimum 1
   * @maximum 1000
   */
  limit?: number;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
  /**
   * 어떤 박스만 볼지
   */
  filter?: CompanyBoxFilter;
  /**
   * 찾을 말. 초성도 됩니다.
   * @minLength 1
   * @maxLength 100
   */
  q?: SearchTextParameter;
  /**
   * 부서
   * @minLength 1
   * @maxLength 60
   */
  department?: string;
  /**
   * 기업 계약 번호. 이 계약의 박스만 봅니다.
   */
  contract?: string;
};

export type UpdateCompanyBoxHeaders = {
  /**
   * 고치려는 것을 읽었을 때의 `ETag`. 그사이 바뀌었으면 412 로 답하고 아무것도 고치지 않습니다.
   * @minLength 1
   * @maxLength 1000
   */
  "if-match"?: IfMatchParameter;
};

export type ListCompanyPaymentsParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type ListCompanyInvoicesParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
  /**
   * 첫 달
   */
  from?: YearMonth;
  /**
   * 마지막 달
   */
  to?: YearMonth;
  /**
   * 청구서 상태
   */
  status?: CompanyInvoiceStatus;
};

export type ListCompanyWorksParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
  /**
   * 어떤 작업만 볼지
   */
  filter?: CompanyWorkFilter;
};

export type CreateCompanyDeliveryHeaders = {
  /**
   * 같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)
   */
  "idempotency-key"?: IdempotencyKeyParameter;
};

export type ListCompanyWorkBoxesParams = {
  /**
   * 쪽 번호 (1부터)
   * @minimum 1
   * @maximum 100000
   */
  page?: PageParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
};

export type ListOperatorTodoParams = {
  /**
   * 이 일만
   */
  kind?: OperatorTodoKind;
  /**
   * 이어서 볼 자리. 뜻은 서버만 압니다.
   * @pattern ^[A-Za-z0-9_-]{1,200}$
   */
  cursor?: CursorParameter;
  /**
   * 한 쪽의 개수
   * @minimum 1
   * @maximum 100
   */
  limit?: LimitParameter;
};

export type ListOperatorVisitsParams = {
  /**
   * 날짜. 없으면 오늘입니다.
   */
  day?: IsoDate;
  /**
   * 이 종류만
   */
  kind?: OperatorVisitKind;
  /**
   * 남은 것만, 또는 마친 것만
   */
  state?: ListOperatorVisitsState;
};

export type ListOperatorVisitsState =
  (typeof ListOperatorVisitsState)[keyof typeof ListOperatorVisitsState];

export const ListOperatorVisitsState = {
  OPEN: "OPEN",
  DONE: "DONE",
} as const;

export type GetOperatorPlanParams = {
  /**
   * 날짜
   */
  day: IsoDate;
};

export type SearchOperatorParams = {
  /**
   * 찾을 말 (두 글자부터)
   * @minLength 2
   * @maxLength 100
   * @pattern \S
   */
  q: string;
  /**
   * 종류마다의 개수
   * @minimum 1
   * @maximum 50
   */
  limit?: number;
};
