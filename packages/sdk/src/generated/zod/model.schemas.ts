import * as zod from "zod";

export const ProblemCode = zod
  .enum([
    "malformed_request",
    "validation_failed",
    "expired_token",
    "invalid_token",
    "login_failed",
    "forbidden",
    "password_check_required",
    "not_found",
    "username_taken",
    "account_exists",
    "signup_required",
    "ticket_invalid",
    "password_mismatch",
    "number_mismatch",
    "number_expired",
    "certification_failed",
    "certification_mismatch",
    "boxes_stored",
    "money_owed",
    "address_limit",
    "billing_key_limit",
    "billing_key_in_use",
    "slot_full",
    "slot_closed",
    "amount_mismatch",
    "already_paid",
    "state_conflict",
    "estimate_expired",
    "idempotency_conflict",
    "coupon_unavailable",
    "box_unavailable",
    "change_pending",
    "content_limit",
    "import_limit",
    "review_exists",
    "file_rejected",
    "content_too_large",
    "unsupported_media_type",
    "too_many_requests",
    "provider_unavailable",
    "unavailable",
    "internal_error",
  ])
  .describe(
    "오류의 종류. 화면은 이 값으로 할 일을 정합니다.\n- 400 malformed_request, 413 content_too_large, 415 unsupported_media_type, 429 too_many_requests, 500 internal_error, 503 provider_unavailable(결제사 등이 답하지 않음), unavailable(잠시 처리할 수 없음)\n- 401 expired_token, invalid_token, login_failed\n- 403 forbidden, password_check_required(비밀번호를 먼저 확인)\n- 404 not_found\n- 422 validation_failed, password_mismatch(비밀번호 틀림), number_mismatch(문자 번호 틀림), number_expired(지났거나 5번 틀림),\n  certification_failed(본인 인증이 끝나지 않음), file_rejected(읽을 수 없거나 너무 큰 사진)\n- 409 회원: username_taken, account_exists(이미 가입한 소셜 계정), signup_required(아직 가입하지 않은 소셜 계정),\n  ticket_invalid(지났거나 이미 쓴 표), certification_mismatch(다른 사람), address_limit, billing_key_limit, billing_key_in_use,\n  boxes_stored(보관 중인 박스가 있어 탈퇴 못 함), money_owed(낼 돈이나 진행 중인 주문이 있어 탈퇴 못 함)\n- 409 주문과 결제: slot_full, slot_closed(지났거나 예약이 마감된 시간), amount_mismatch, already_paid, state_conflict, estimate_expired(유효 기간이 지난 견적과 주문),\n  idempotency_conflict, coupon_unavailable(썼거나 지났거나 여기에는 못 씀), box_unavailable(그 박스를 지금 고를 수 없음),\n  change_pending(결제를 기다리는 계약 변경이 있음), content_limit(박스의 내용물 100개), review_exists(이미 쓴 후기),\n  import_limit(저장을 기다리는 CSV 줄이 너무 많음)\n",
  );

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;

export const FieldProblem = zod.strictObject({
  field: zod.string().describe("점으로 이은 필드 경로"),
  code: zod.string(),
  message: zod.string(),
});

export type FieldProblem = zod.input<typeof FieldProblem>;
export type FieldProblemOutput = zod.output<typeof FieldProblem>;

export const Problem = zod.strictObject({
  code: ProblemCode,
  message: zod.string().describe("그대로 보여도 되는 한국어"),
  errors: zod.array(FieldProblem).exactOptional(),
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const IsoDate = zod.iso.date();

export type IsoDate = zod.input<typeof IsoDate>;
export type IsoDateOutput = zod.output<typeof IsoDate>;

export const TimeSlotRegExp = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$");

export const TimeSlot = zod.string().regex(TimeSlotRegExp);

export type TimeSlot = zod.input<typeof TimeSlot>;
export type TimeSlotOutput = zod.output<typeof TimeSlot>;

export const Instant = zod.iso.datetime({ offset: true });

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const MoneyMin = 0;
export const MoneyMax = 1000000000;

export const Money = zod.int().min(MoneyMin).max(MoneyMax).describe("원");

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const PostcodeRegExp = new RegExp("^[0-9]{5}$");

export const Postcode = zod.string().regex(PostcodeRegExp);

export type Postcode = zod.input<typeof Postcode>;
export type PostcodeOutput = zod.output<typeof Postcode>;

export const pagingLimitMax = 100;

export const pagingTotalMin = 0;
export const pagingTotalMax = 1001;

export const Paging = zod.strictObject({
  page: zod.int().min(1),
  limit: zod.int().min(1).max(pagingLimitMax),
  total: zod
    .int()
    .min(pagingTotalMin)
    .max(pagingTotalMax)
    .describe("전체 개수. 1,000개가 넘으면 세기를 멈춥니다."),
  total_capped: zod.boolean().describe("1,000개가 넘으면 true"),
});

export type Paging = zod.input<typeof Paging>;
export type PagingOutput = zod.output<typeof Paging>;

export const FloorMin = -10;
export const FloorMax = 120;

export const Floor = zod
  .int()
  .min(FloorMin)
  .max(FloorMax)
  .describe("층. 지하는 음수이고 0층은 없습니다.");

export type Floor = zod.input<typeof Floor>;
export type FloorOutput = zod.output<typeof Floor>;

export const AddressLineMax = 200;

export const AddressLineRegExp = new RegExp("\\S");

export const AddressLine = zod.string().min(1).max(AddressLineMax).regex(AddressLineRegExp);

export type AddressLine = zod.input<typeof AddressLine>;
export type AddressLineOutput = zod.output<typeof AddressLine>;

export const AddressDetailMax = 100;

export const AddressDetailRegExp = new RegExp("\\S");

export const AddressDetail = zod.string().min(1).max(AddressDetailMax).regex(AddressDetailRegExp);

export type AddressDetail = zod.input<typeof AddressDetail>;
export type AddressDetailOutput = zod.output<typeof AddressDetail>;

export const OrderMemoMax = 500;

export const OrderMemo = zod.string().max(OrderMemoMax);

export type OrderMemo = zod.input<typeof OrderMemo>;
export type OrderMemoOutput = zod.output<typeof OrderMemo>;

export const ExtraHelp = zod.boolean().describe("작업자가 더 필요한지");

export type ExtraHelp = zod.input<typeof ExtraHelp>;
export type ExtraHelpOutput = zod.output<typeof ExtraHelp>;

export const OrderBoxCountMax = 200;

export const OrderBoxCount = zod.int().min(1).max(OrderBoxCountMax);

export type OrderBoxCount = zod.input<typeof OrderBoxCount>;
export type OrderBoxCountOutput = zod.output<typeof OrderBoxCount>;

export const HelperCountMax = 5;

export const HelperCount = zod.int().min(1).max(HelperCountMax);

export type HelperCount = zod.input<typeof HelperCount>;
export type HelperCountOutput = zod.output<typeof HelperCount>;

export const Appointment = zod.strictObject({
  date: IsoDate,
  time: TimeSlot,
});

export type Appointment = zod.input<typeof Appointment>;
export type AppointmentOutput = zod.output<typeof Appointment>;

export const LineAmountMin = -1000000000;
export const LineAmountMax = 1000000000;

export const LineAmount = zod.int().min(LineAmountMin).max(LineAmountMax);

export type LineAmount = zod.input<typeof LineAmount>;
export type LineAmountOutput = zod.output<typeof LineAmount>;

export const ActionReason = zod
  .string()
  .nullable()
  .describe("지금 할 수 있으면 null, 아니면 왜 안 되는지와 그 대신 할 일");

export type ActionReason = zod.input<typeof ActionReason>;
export type ActionReasonOutput = zod.output<typeof ActionReason>;

export const CancelReasonMax = 200;

export const CancelReason = zod.string().max(CancelReasonMax);

export type CancelReason = zod.input<typeof CancelReason>;
export type CancelReasonOutput = zod.output<typeof CancelReason>;

export const TicketRegExp = new RegExp("^[A-Za-z0-9._-]{20,1024}$");

export const Ticket = zod
  .string()
  .regex(TicketRegExp)
  .describe("서버가 서명해 드린 표. 짧게, 한 번만 씁니다.");

export type Ticket = zod.input<typeof Ticket>;
export type TicketOutput = zod.output<typeof Ticket>;

export const CursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const Cursor = zod
  .string()
  .regex(CursorRegExp)
  .describe("이어서 볼 자리. 뜻은 서버만 압니다.");

export type Cursor = zod.input<typeof Cursor>;
export type CursorOutput = zod.output<typeof Cursor>;

export const YearMonthRegExp = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$");

export const YearMonth = zod.string().regex(YearMonthRegExp);

export type YearMonth = zod.input<typeof YearMonth>;
export type YearMonthOutput = zod.output<typeof YearMonth>;

export const Actor = zod
  .enum(["MEMBER", "COMPANY", "OPERATOR", "SYSTEM"])
  .describe("누가 바꿨는지: 회원, 기업 회원, 운영자, 서비스");

export type Actor = zod.input<typeof Actor>;
export type ActorOutput = zod.output<typeof Actor>;

export const cursorPagingPageMax = 100000;

export const cursorPagingLimitMax = 1000;

export const cursorPagingTotalMin = 0;
export const cursorPagingTotalMax = 1001;

export const CursorPaging = zod.strictObject({
  page: zod.int().min(1).max(cursorPagingPageMax),
  limit: zod.int().min(1).max(cursorPagingLimitMax),
  total: zod
    .int()
    .min(cursorPagingTotalMin)
    .max(cursorPagingTotalMax)
    .describe("전체 개수. 1,000개가 넘으면, 말로 찾을 때는 100개가 넘으면 세기를 멈춥니다."),
  total_capped: zod.boolean().describe("세기를 멈췄으면 true"),
  next_cursor: zod
    .union([Cursor, zod.null()])
    .describe("다음 쪽의 cursor. 마지막이면 null 입니다."),
});

export type CursorPaging = zod.input<typeof CursorPaging>;
export type CursorPagingOutput = zod.output<typeof CursorPaging>;

export const PaymentMethod = zod.enum(["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"]);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const billingKeyNameMax = 60;

export const billingKeyMaskedNumberMax = 40;

export const BillingKey = zod
  .strictObject({
    payment_id: zod.uuid(),
    method: PaymentMethod,
    name: zod.string().max(billingKeyNameMax).describe("카드나 간편결제의 이름"),
    masked_number: zod
      .string()
      .max(billingKeyMaskedNumberMax)
      .nullable()
      .describe("가린 카드 번호"),
    is_default: zod.boolean().describe("기본 결제 수단"),
    in_use: zod.boolean().describe("정기 결제에 쓰고 있는지"),
    created_at: Instant,
  })
  .describe("등록한 결제 수단");

export type BillingKey = zod.input<typeof BillingKey>;
export type BillingKeyOutput = zod.output<typeof BillingKey>;

export const BillingKeyPreparation = zod.strictObject({
  method: PaymentMethod,
});

export type BillingKeyPreparation = zod.input<typeof BillingKeyPreparation>;
export type BillingKeyPreparationOutput = zod.output<typeof BillingKeyPreparation>;

export const Buyer = zod.strictObject({
  name: zod.string(),
  tel: zod.string().nullable(),
  email: zod.string().nullable(),
});

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;

export const preparedBillingKeyCustomerUidMax = 100;

export const preparedBillingKeyMerchantUidMax = 100;

export const preparedBillingKeyNameMax = 60;

export const preparedBillingKeyAccountCodeMax = 100;

export const preparedBillingKeyPgMax = 100;

export const preparedBillingKeyPayMethodMax = 40;

export const PreparedBillingKey = zod.strictObject({
  customer_uid: zod
    .string()
    .max(preparedBillingKeyCustomerUidMax)
    .describe("결제사에 등록될 이름 (IMP.request_pay)"),
  merchant_uid: zod.string().max(preparedBillingKeyMerchantUidMax),
  name: zod.string().max(preparedBillingKeyNameMax).describe("결제창에 보일 이름"),
  method: PaymentMethod,
  account_code: zod.string().max(preparedBillingKeyAccountCodeMax),
  pg: zod.string().max(preparedBillingKeyPgMax),
  pay_method: zod.string().max(preparedBillingKeyPayMethodMax),
  buyer: Buyer,
  expires_at: Instant,
});

export type PreparedBillingKey = zod.input<typeof PreparedBillingKey>;
export type PreparedBillingKeyOutput = zod.output<typeof PreparedBillingKey>;

export const billingKeyRegistrationCustomerUidMin = 20;
export const billingKeyRegistrationCustomerUidMax = 100;

export const billingKeyRegistrationCustomerUidRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const BillingKeyRegistration = zod.strictObject({
  customer_uid: zod
    .string()
    .min(billingKeyRegistrationCustomerUidMin)
    .max(billingKeyRegistrationCustomerUidMax)
    .regex(billingKeyRegistrationCustomerUidRegExp),
});

export type BillingKeyRegistration = zod.input<typeof BillingKeyRegistration>;
export type BillingKeyRegistrationOutput = zod.output<typeof BillingKeyRegistration>;

export const BillingKeyChoice = zod.strictObject({
  payment_id: zod.uuid().describe("등록한 결제 수단"),
});

export type BillingKeyChoice = zod.input<typeof BillingKeyChoice>;
export type BillingKeyChoiceOutput = zod.output<typeof BillingKeyChoice>;

export const VisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const VisitorKey = zod
  .string()
  .regex(VisitorKeyRegExp)
  .describe("로그인하지 않은 기기에 드리는 추측할 수 없는 열쇠");

export type VisitorKey = zod.input<typeof VisitorKey>;
export type VisitorKeyOutput = zod.output<typeof VisitorKey>;

export const BoxSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const BoxSerial = zod
  .string()
  .regex(BoxSerialRegExp)
  .describe("박스 라벨의 번호. 추측하기 어렵고 마지막 글자는 검사 글자입니다.");

export type BoxSerial = zod.input<typeof BoxSerial>;
export type BoxSerialOutput = zod.output<typeof BoxSerial>;

export const BoxSerialsMax = 200;

export const BoxSerials = zod.array(BoxSerial).min(1).max(BoxSerialsMax);

export type BoxSerials = zod.input<typeof BoxSerials>;
export type BoxSerialsOutput = zod.output<typeof BoxSerials>;

export const BoxStatus = zod
  .enum([
    "READY",
    "DELIVERING",
    "PACKING",
    "COLLECTING",
    "STORED",
    "RETURN_READY",
    "RETURNING",
    "RETURNED",
    "ENDED",
    "DISPOSAL_READY",
    "DISPOSED",
    "LOST",
    "DAMAGED",
    "CANCEL",
  ])
  .describe(
    "준비 중, 빈 박스 배송 중, 담는 중, 수거 중, 보관 중, 돌려받을 준비, 돌려받는 중, 찾아감(보관은 이어짐), 보관 끝, 폐기 대기, 폐기됨, 보관 중 분실, 보관 중 파손, 취소\n",
  );

export type BoxStatus = zod.input<typeof BoxStatus>;
export type BoxStatusOutput = zod.output<typeof BoxStatus>;

export const OwnBox = zod.boolean().describe("회원이 가지고 있던 박스라 빈 박스를 배송하지 않는지");

export type OwnBox = zod.input<typeof OwnBox>;
export type OwnBoxOutput = zod.output<typeof OwnBox>;

export const StorageOrderSerialRegExp = new RegExp("^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageOrderSerial = zod.string().regex(StorageOrderSerialRegExp);

export type StorageOrderSerial = zod.input<typeof StorageOrderSerial>;
export type StorageOrderSerialOutput = zod.output<typeof StorageOrderSerial>;

export const ContentNameMax = 100;

export const ContentNameRegExp = new RegExp("\\S");

export const ContentName = zod.string().min(1).max(ContentNameMax).regex(ContentNameRegExp);

export type ContentName = zod.input<typeof ContentName>;
export type ContentNameOutput = zod.output<typeof ContentName>;

export const PixelLengthMax = 20000;

export const PixelLength = zod.int().min(1).max(PixelLengthMax).describe("픽셀");

export type PixelLength = zod.input<typeof PixelLength>;
export type PixelLengthOutput = zod.output<typeof PixelLength>;

export const photoKeyMax = 1024;

export const Photo = zod.strictObject({
  file_id: zod.uuid().describe("`GET /api/files/{id}` 로 봅니다."),
  key: zod
    .string()
    .max(photoKeyMax)
    .nullable()
    .describe("로그인 없이 볼 때 함께 보낼 열쇠 (한 시간). 로그인해서 보는 사진이면 null 입니다."),
  width: PixelLength,
  height: PixelLength,
});

export type Photo = zod.input<typeof Photo>;
export type PhotoOutput = zod.output<typeof Photo>;

export const storedBoxNameMax = 60;

export const storedBoxContentCountMin = 0;
export const storedBoxContentCountMax = 100;

export const storedBoxContentNamesMax = 5;

export const StoredBox = zod.strictObject({
  serial: BoxSerial,
  order_serial: StorageOrderSerial,
  contract_id: zod.uuid(),
  status: BoxStatus,
  is_own: OwnBox,
  name: zod.string().max(storedBoxNameMax).nullable().describe("회원이 붙인 이름"),
  content_count: zod.int().min(storedBoxContentCountMin).max(storedBoxContentCountMax),
  content_names: zod
    .array(ContentName)
    .max(storedBoxContentNamesMax)
    .describe("찾는 말이 있으면 맞는 것부터"),
  cover: zod.union([Photo, zod.null()]).describe("대표 사진"),
  end_date: zod.iso.date().nullable().describe("보관이 끝나는 날"),
  updated_at: Instant,
});

export type StoredBox = zod.input<typeof StoredBox>;
export type StoredBoxOutput = zod.output<typeof StoredBox>;

export const storedBoxPageItemsMax = 100;

export const StoredBoxPage = zod.strictObject({
  items: zod.array(StoredBox).max(storedBoxPageItemsMax),
  paging: Paging,
});

export type StoredBoxPage = zod.input<typeof StoredBoxPage>;
export type StoredBoxPageOutput = zod.output<typeof StoredBoxPage>;

export const ContentCountMax = 9999;

export const ContentCount = zod.int().min(1).max(ContentCountMax);

export type ContentCount = zod.input<typeof ContentCount>;
export type ContentCountOutput = zod.output<typeof ContentCount>;

export const ContentMemoMax = 300;

export const ContentMemo = zod.string().max(ContentMemoMax);

export type ContentMemo = zod.input<typeof ContentMemo>;
export type ContentMemoOutput = zod.output<typeof ContentMemo>;

export const FileIdsMax = 5;

export const FileIds = zod
  .array(zod.uuid())
  .max(FileIdsMax)
  .describe("올린 사진의 번호. 보일 차례대로입니다.");

export type FileIds = zod.input<typeof FileIds>;
export type FileIdsOutput = zod.output<typeof FileIds>;

export const BoxContentInput = zod.strictObject({
  name: ContentName,
  count: ContentCount,
  memo: ContentMemo.exactOptional(),
  file_ids: FileIds,
});

export type BoxContentInput = zod.input<typeof BoxContentInput>;
export type BoxContentInputOutput = zod.output<typeof BoxContentInput>;

export const boxContentMemoMax = 300;

export const boxContentPhotosMax = 5;

export const BoxContent = zod.strictObject({
  content_id: zod.uuid(),
  name: ContentName,
  count: ContentCount,
  memo: zod.string().max(boxContentMemoMax).nullable(),
  photos: zod.array(Photo).max(boxContentPhotosMax),
  mine: zod.boolean().describe("지금 고칠 수 있는지"),
  created_at: Instant,
  updated_at: Instant,
});

export type BoxContent = zod.input<typeof BoxContent>;
export type BoxContentOutput = zod.output<typeof BoxContent>;

export const AddedBoxContent = zod.strictObject({
  content: BoxContent,
  visitor_key: zod
    .union([VisitorKey, zod.null()])
    .describe("방문자에게 한 번만 드리는 새 열쇠. 그 밖에는 null 입니다."),
});

export type AddedBoxContent = zod.input<typeof AddedBoxContent>;
export type AddedBoxContentOutput = zod.output<typeof AddedBoxContent>;

export const BoxPhotoKind = zod
  .enum(["PACKING", "PICK_UP", "INTAKE", "RETURN"])
  .describe("담을 때, 수거할 때, 창고에 들어올 때, 돌려 드릴 때");

export type BoxPhotoKind = zod.input<typeof BoxPhotoKind>;
export type BoxPhotoKindOutput = zod.output<typeof BoxPhotoKind>;

export const BoxPhoto = zod.strictObject({
  kind: BoxPhotoKind,
  photo: Photo,
  at: Instant,
});

export type BoxPhoto = zod.input<typeof BoxPhoto>;
export type BoxPhotoOutput = zod.output<typeof BoxPhoto>;

export const boxContentsNameMax = 60;

export const boxContentsContentsMax = 100;

export const boxContentsPhotosMax = 540;

export const BoxContents = zod.strictObject({
  box_serial: BoxSerial,
  name: zod.string().max(boxContentsNameMax).nullable().describe("방문자에게는 null 입니다."),
  status: zod
    .union([BoxStatus, zod.null()])
    .describe("박스가 창고에 들어온 뒤 방문자에게는 null 입니다."),
  is_own: OwnBox,
  access: zod.enum(["OWNER", "VISITOR"]).describe("박스의 주인으로 보는지"),
  can_add: zod.boolean().describe("지금 더할 수 있는지"),
  contents: zod.array(BoxContent).max(boxContentsContentsMax),
  photos: zod
    .array(BoxPhoto)
    .max(boxContentsPhotosMax)
    .describe("내용물과 박스의 사진을 찍은 차례대로. 방문자에게는 비어 있습니다."),
});

export type BoxContents = zod.input<typeof BoxContents>;
export type BoxContentsOutput = zod.output<typeof BoxContents>;

export const boxStatusChangeReasonMax = 300;

export const BoxStatusChange = zod.strictObject({
  from: zod.union([BoxStatus, zod.null()]),
  to: BoxStatus,
  by: Actor,
  at: Instant,
  reason: zod.string().max(boxStatusChangeReasonMax).nullable(),
});

export type BoxStatusChange = zod.input<typeof BoxStatusChange>;
export type BoxStatusChangeOutput = zod.output<typeof BoxStatusChange>;

export const orderBoxContentNameMax = 60;

export const orderBoxContentContentsMax = 100;

export const orderBoxContentPhotosMax = 40;

export const orderBoxContentHistoryMax = 200;

export const OrderBoxContent = zod.strictObject({
  box_serial: BoxSerial,
  name: zod.string().max(orderBoxContentNameMax).nullable(),
  status: BoxStatus,
  contents: zod.array(BoxContent).max(orderBoxContentContentsMax),
  photos: zod.array(BoxPhoto).max(orderBoxContentPhotosMax),
  history: zod.array(BoxStatusChange).max(orderBoxContentHistoryMax),
});

export type OrderBoxContent = zod.input<typeof OrderBoxContent>;
export type OrderBoxContentOutput = zod.output<typeof OrderBoxContent>;

export const StorageSerialRegExp = new RegExp("^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageSerial = zod
  .string()
  .regex(StorageSerialRegExp)
  .describe("보관 주문 번호. ST 첫 보관, SD 박스 찾기, SF 보관 종료");

export type StorageSerial = zod.input<typeof StorageSerial>;
export type StorageSerialOutput = zod.output<typeof StorageSerial>;

export const orderBoxContentsBoxesMax = 200;

export const OrderBoxContents = zod.strictObject({
  order_serial: StorageSerial,
  boxes: zod.array(OrderBoxContent).max(orderBoxContentsBoxesMax),
});

export type OrderBoxContents = zod.input<typeof OrderBoxContents>;
export type OrderBoxContentsOutput = zod.output<typeof OrderBoxContents>;

export const BoxContentUpdate = zod.strictObject({
  content_id: zod.uuid().exactOptional().describe("고칠 내용물. 없으면 더합니다."),
  name: ContentName,
  count: ContentCount,
  memo: ContentMemo.exactOptional(),
  file_ids: FileIds,
});

export type BoxContentUpdate = zod.input<typeof BoxContentUpdate>;
export type BoxContentUpdateOutput = zod.output<typeof BoxContentUpdate>;

export const BoxNameMax = 60;

export const BoxName = zod.string().max(BoxNameMax);

export type BoxName = zod.input<typeof BoxName>;
export type BoxNameOutput = zod.output<typeof BoxName>;

export const boxUpdateContentsMax = 100;

export const BoxUpdate = zod.strictObject({
  box_serial: BoxSerial,
  name: BoxName.exactOptional(),
  contents: zod.array(BoxContentUpdate).max(boxUpdateContentsMax),
});

export type BoxUpdate = zod.input<typeof BoxUpdate>;
export type BoxUpdateOutput = zod.output<typeof BoxUpdate>;

export const orderBoxContentsUpdateBoxesMax = 20;

export const OrderBoxContentsUpdate = zod.strictObject({
  boxes: zod.array(BoxUpdate).min(1).max(orderBoxContentsUpdateBoxesMax),
});

export type OrderBoxContentsUpdate = zod.input<typeof OrderBoxContentsUpdate>;
export type OrderBoxContentsUpdateOutput = zod.output<typeof OrderBoxContentsUpdate>;

export const companyTaxInvoiceNumberMax = 40;

export const CompanyTaxInvoice = zod.strictObject({
  number: zod.string().max(companyTaxInvoiceNumberMax).describe("국세청 승인번호"),
  issued_on: IsoDate,
});

export type CompanyTaxInvoice = zod.input<typeof CompanyTaxInvoice>;
export type CompanyTaxInvoiceOutput = zod.output<typeof CompanyTaxInvoice>;

export const CompanyPaymentStatus = zod
  .enum(["WAIT", "PAID", "FAILED", "REFUNDED", "CANCEL"])
  .describe("결제 대기, 냈음, 결제 실패, 환불됨, 취소");

export type CompanyPaymentStatus = zod.input<typeof CompanyPaymentStatus>;
export type CompanyPaymentStatusOutput = zod.output<typeof CompanyPaymentStatus>;

export const companyPaymentTitleMax = 100;

export const companyPaymentFailureReasonMax = 300;

export const CompanyPayment = zod
  .strictObject({
    cpayment_id: zod.uuid(),
    invoice_id: zod.uuid().nullable(),
    wk_id: zod.uuid().nullable(),
    title: zod.string().max(companyPaymentTitleMax),
    status: CompanyPaymentStatus,
    amount: Money,
    vat_amount: Money,
    payment_id: zod.uuid().nullable().describe("낸 결제 수단"),
    due_date: IsoDate,
    failure_reason: zod.string().max(companyPaymentFailureReasonMax).nullable(),
    paid_at: zod.iso.datetime({ offset: true }).nullable(),
    created_at: Instant,
  })
  .describe("기업에 청구한 결제 요청");

export type CompanyPayment = zod.input<typeof CompanyPayment>;
export type CompanyPaymentOutput = zod.output<typeof CompanyPayment>;

export const companyPaymentPageItemsMax = 100;

export const CompanyPaymentPage = zod.strictObject({
  items: zod.array(CompanyPayment).max(companyPaymentPageItemsMax),
  default_payment_id: zod.uuid().nullable().describe("기업 기본 결제 수단"),
  paging: Paging,
});

export type CompanyPaymentPage = zod.input<typeof CompanyPaymentPage>;
export type CompanyPaymentPageOutput = zod.output<typeof CompanyPaymentPage>;

export const CompanyDefaultPayment = zod.strictObject({
  payment_id: zod.uuid().nullable().describe("null 이면 자동 결제를 끕니다."),
});

export type CompanyDefaultPayment = zod.input<typeof CompanyDefaultPayment>;
export type CompanyDefaultPaymentOutput = zod.output<typeof CompanyDefaultPayment>;

export const CompanyPaymentPreparation = zod.strictObject({
  method: PaymentMethod,
});

export type CompanyPaymentPreparation = zod.input<typeof CompanyPaymentPreparation>;
export type CompanyPaymentPreparationOutput = zod.output<typeof CompanyPaymentPreparation>;

export const CompanyInvoiceStatus = zod
  .enum(["ISSUED", "PAID", "OVERDUE", "CANCEL"])
  .describe("청구함, 냈음, 기한 지남, 취소");

export type CompanyInvoiceStatus = zod.input<typeof CompanyInvoiceStatus>;
export type CompanyInvoiceStatusOutput = zod.output<typeof CompanyInvoiceStatus>;

export const CompanyInvoiceActionCode = zod.enum(["PAY"]);

export type CompanyInvoiceActionCode = zod.input<typeof CompanyInvoiceActionCode>;
export type CompanyInvoiceActionCodeOutput = zod.output<typeof CompanyInvoiceActionCode>;

export const CompanyInvoiceAction = zod.strictObject({
  code: CompanyInvoiceActionCode,
  reason: ActionReason,
});

export type CompanyInvoiceAction = zod.input<typeof CompanyInvoiceAction>;
export type CompanyInvoiceActionOutput = zod.output<typeof CompanyInvoiceAction>;

export const CompanyInvoiceActionsMax = 1;

export const CompanyInvoiceActions = zod
  .array(CompanyInvoiceAction)
  .max(CompanyInvoiceActionsMax)
  .describe("회사 담당자가 이 청구서로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.");

export type CompanyInvoiceActions = zod.input<typeof CompanyInvoiceActions>;
export type CompanyInvoiceActionsOutput = zod.output<typeof CompanyInvoiceActions>;

export const InvoiceNumberRegExp = new RegExp("^IV[0-9]{6}-[0-9]{6}$");

export const InvoiceNumber = zod.string().regex(InvoiceNumberRegExp);

export type InvoiceNumber = zod.input<typeof InvoiceNumber>;
export type InvoiceNumberOutput = zod.output<typeof InvoiceNumber>;

export const CompanyInvoiceSummary = zod.strictObject({
  id: zod.uuid(),
  number: InvoiceNumber,
  month: YearMonth,
  status: CompanyInvoiceStatus,
  actions: CompanyInvoiceActions,
  total_amount: Money,
  credited_amount: Money.describe("발행한 뒤 깎은 금액 (부가세 포함)"),
  due_amount: Money.describe("지금 낼 금액. 낼 것이 없으면 0 입니다."),
  due_date: IsoDate,
  issued_at: Instant,
  paid_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type CompanyInvoiceSummary = zod.input<typeof CompanyInvoiceSummary>;
export type CompanyInvoiceSummaryOutput = zod.output<typeof CompanyInvoiceSummary>;

export const companyInvoicePageItemsMax = 100;

export const CompanyInvoicePage = zod.strictObject({
  items: zod.array(CompanyInvoiceSummary).max(companyInvoicePageItemsMax),
  paging: Paging,
});

export type CompanyInvoicePage = zod.input<typeof CompanyInvoicePage>;
export type CompanyInvoicePageOutput = zod.output<typeof CompanyInvoicePage>;

export const companyInvoiceCreditReasonMax = 500;

export const CompanyInvoiceCredit = zod
  .strictObject({
    amount: Money.describe("깎은 공급가액"),
    vat_amount: Money.describe("함께 준 부가세"),
    reason: zod.string().max(companyInvoiceCreditReasonMax),
  })
  .describe("발행한 뒤 깎은 것");

export type CompanyInvoiceCredit = zod.input<typeof CompanyInvoiceCredit>;
export type CompanyInvoiceCreditOutput = zod.output<typeof CompanyInvoiceCredit>;

export const companyInvoiceLineLabelMax = 60;

export const companyInvoiceLineDescriptionMax = 200;

export const companyInvoiceLineQuantityMin = 0;
export const companyInvoiceLineQuantityMax = 100000000;

export const CompanyInvoiceLine = zod.strictObject({
  label: zod.string().max(companyInvoiceLineLabelMax),
  description: zod.string().max(companyInvoiceLineDescriptionMax),
  quantity: zod.int().min(companyInvoiceLineQuantityMin).max(companyInvoiceLineQuantityMax),
  amount: LineAmount.describe("원 (공급가액)"),
  cid: zod.uuid().nullable(),
  wk_id: zod.uuid().nullable(),
  credit: zod.union([CompanyInvoiceCredit, zod.null()]),
});

export type CompanyInvoiceLine = zod.input<typeof CompanyInvoiceLine>;
export type CompanyInvoiceLineOutput = zod.output<typeof CompanyInvoiceLine>;

export const CustomPaymentUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const CustomPaymentUrl = zod.string().regex(CustomPaymentUrlRegExp);

export type CustomPaymentUrl = zod.input<typeof CustomPaymentUrl>;
export type CustomPaymentUrlOutput = zod.output<typeof CustomPaymentUrl>;

export const ledgerRowDetailMax = 300;

export const LedgerRow = zod
  .strictObject({
    kind: zod
      .enum([
        "PRICE",
        "DISCOUNT",
        "COUPON",
        "CHANGE_DIFFERENCE",
        "CHANGE_FEE",
        "CORRECTION",
        "GOODWILL",
        "UNUSED",
        "DEPOSIT",
        "PAYMENT",
        "CHANGE",
        "BALANCE",
        "EXTRA",
        "CANCEL_FEE",
        "REFUND",
        "EXTRA_REFUND",
        "OUTSIDE_REFUND",
        "CONTRACT_REFUND",
        "WRITE_OFF",
        "COMPENSATION",
      ])
      .describe(
        "값(이용 금액, 할인, 쿠폰, 날짜 변경 차액과 수수료, 금액 조정, 회사 할인, 이용하지 않은 금액), 결제(계약금, 결제, 날짜 변경, 잔금, 추가 결제), 취소 수수료, 환불(환불, 추가 결제 환불, 결제사 환불, 계약 환불), 받지 않기로 한 금액, 배상금",
      ),
    state: zod
      .enum(["OPEN", "DONE", "DECLINED", "EXPIRED", "CANCELLED", "REFUNDED", "WITHDRAWN"])
      .describe("기다리는 중, 끝남, 거절, 기한 지남, 취소, 환불, 잘못 적음"),
    amount: zod.int().describe("원. 값에서는 할인이 0보다 작습니다."),
    detail: zod
      .string()
      .max(ledgerRowDetailMax)
      .nullable()
      .describe("결제 수단이나 무엇의 금액인지"),
    at: zod.iso.datetime({ offset: true }).nullable().describe("이 상태가 된 때"),
    asked_at: zod.iso.datetime({ offset: true }).nullable().describe("추가 결제를 부탁한 때"),
    link: zod.union([CustomPaymentUrl, zod.null()]).describe("추가 결제를 하는 주소의 마지막 부분"),
  })
  .describe("주문에 오간 돈 한 줄");

export type LedgerRow = zod.input<typeof LedgerRow>;
export type LedgerRowOutput = zod.output<typeof LedgerRow>;

export const orderLedgerRowsMax = 1000;

export const OrderLedger = zod
  .strictObject({
    rows: zod.array(LedgerRow).max(orderLedgerRowsMax),
    total_amount: Money.describe("총액 (부가세 포함). 결제한 추가 결제도 들어 있습니다."),
    paid_amount: Money.describe("결제한 금액. 나중에 돌려 드린 금액도 들어 있습니다."),
    balance_amount: Money.describe("잔금"),
    due_amount: Money.describe("지금 낼 금액 (기한이 된 잔금, 추가 결제)"),
    to_pay_amount: Money.describe("앞으로 낼 금액을 모두 (잔금, 추가 결제)"),
    extra_amount: Money.describe("아직 내지 않은 추가 결제"),
    cancel_fee_amount: Money.describe("취소하면서 뗀 수수료"),
    refund_amount: Money.describe("돌려 드린 금액과 돌려 드리는 중인 금액"),
    refund_pending_amount: Money.describe("refund_amount 가운데 돌려 드리는 중인 금액"),
    compensation_amount: Money.describe("회사의 책임으로 취소했거나 짐이 상해 따로 드리는 배상금"),
    written_off_amount: Money.describe("받지 않기로 한 금액"),
  })
  .describe(
    "주문 하나의 돈. 모든 화면과 알림이 이 줄과 합계만 보여 줍니다. 추가 결제와 담당자가 받아 적은 돈도 들어 있습니다.",
  );

export type OrderLedger = zod.input<typeof OrderLedger>;
export type OrderLedgerOutput = zod.output<typeof OrderLedger>;

export const companyInvoiceLinesMax = 1000;

export const CompanyInvoice = zod.strictObject({
  id: zod.uuid(),
  number: InvoiceNumber,
  month: YearMonth,
  status: CompanyInvoiceStatus,
  actions: CompanyInvoiceActions,
  lines: zod.array(CompanyInvoiceLine).max(companyInvoiceLinesMax),
  supply_amount: Money,
  vat_amount: Money,
  total_amount: Money,
  credited_amount: Money.describe("발행한 뒤 깎은 금액 (부가세 포함)"),
  due_amount: Money.describe("지금 낼 금액. 낼 것이 없으면 0 입니다."),
  ledger: OrderLedger,
  cpayment_id: zod.uuid().nullable(),
  due_date: IsoDate,
  charge_on: zod.iso.date().nullable().describe("기본 결제 수단으로 저절로 결제할 날"),
  tax_invoice: zod.union([CompanyTaxInvoice, zod.null()]).describe("발행한 전자세금계산서"),
  issued_at: Instant,
  paid_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type CompanyInvoice = zod.input<typeof CompanyInvoice>;
export type CompanyInvoiceOutput = zod.output<typeof CompanyInvoice>;

export const CompanyBoxFilterDefault = `ALL`;

export const CompanyBoxFilter = zod
  .enum(["ALL", "STORED", "MOVING", "RETURNED", "DISPOSED", "EXPIRING"])
  .default(CompanyBoxFilterDefault)
  .describe("모두, 보관 중, 오가는 중, 찾아감, 폐기(기다리는 것도), 보존 기한 30일 안");

export type CompanyBoxFilter = zod.input<typeof CompanyBoxFilter>;
export type CompanyBoxFilterOutput = zod.output<typeof CompanyBoxFilter>;

export const companyBoxNameMax = 60;

export const companyBoxDepartmentMax = 60;

export const companyBoxContentsMax = 2000;

export const CompanyBox = zod.strictObject({
  cpbox_id: zod.uuid(),
  serial: BoxSerial,
  cid: zod.uuid(),
  status: BoxStatus,
  name: zod.string().max(companyBoxNameMax).nullable(),
  department: zod.string().max(companyBoxDepartmentMax).nullable(),
  contents: zod.string().max(companyBoxContentsMax).nullable().describe("내용물"),
  retention_until: zod.iso.date().nullable().describe("보존 기한"),
  updated_at: Instant,
});

export type CompanyBox = zod.input<typeof CompanyBox>;
export type CompanyBoxOutput = zod.output<typeof CompanyBox>;

export const companyBoxPageItemsMax = 1000;

export const CompanyBoxPage = zod.strictObject({
  items: zod.array(CompanyBox).max(companyBoxPageItemsMax),
  paging: CursorPaging,
});

export type CompanyBoxPage = zod.input<typeof CompanyBoxPage>;
export type CompanyBoxPageOutput = zod.output<typeof CompanyBoxPage>;

export const companyBoxDetailNameMax = 60;

export const companyBoxDetailDepartmentMax = 60;

export const companyBoxDetailContentsMax = 2000;

export const companyBoxDetailMemoMax = 500;

export const companyBoxDetailHistoryMax = 200;

export const CompanyBoxDetail = zod.strictObject({
  cpbox_id: zod.uuid(),
  serial: BoxSerial,
  cid: zod.uuid(),
  status: BoxStatus,
  name: zod.string().max(companyBoxDetailNameMax).nullable(),
  department: zod.string().max(companyBoxDetailDepartmentMax).nullable(),
  contents: zod.string().max(companyBoxDetailContentsMax).nullable(),
  memo: zod.string().max(companyBoxDetailMemoMax).nullable(),
  retention_until: zod.iso.date().nullable(),
  history: zod.array(BoxStatusChange).max(companyBoxDetailHistoryMax),
  created_at: Instant,
  updated_at: Instant,
});

export type CompanyBoxDetail = zod.input<typeof CompanyBoxDetail>;
export type CompanyBoxDetailOutput = zod.output<typeof CompanyBoxDetail>;

export const companyBoxUpdateDepartmentMax = 60;

export const companyBoxUpdateContentsMax = 2000;

export const companyBoxUpdateMemoMax = 500;

export const CompanyBoxUpdate = zod.strictObject({
  name: BoxName.exactOptional(),
  department: zod.string().max(companyBoxUpdateDepartmentMax).exactOptional(),
  contents: zod.string().max(companyBoxUpdateContentsMax).exactOptional(),
  memo: zod.string().max(companyBoxUpdateMemoMax).exactOptional(),
  retention_until: zod.iso.date().nullish().describe("null 이면 지웁니다."),
});

export type CompanyBoxUpdate = zod.input<typeof CompanyBoxUpdate>;
export type CompanyBoxUpdateOutput = zod.output<typeof CompanyBoxUpdate>;

export const companyBoxChangeDepartmentMax = 60;

export const companyBoxChangeContentsMax = 2000;

export const CompanyBoxChange = zod.strictObject({
  serial: BoxSerial,
  name: BoxName.exactOptional(),
  department: zod.string().max(companyBoxChangeDepartmentMax).exactOptional(),
  contents: zod.string().max(companyBoxChangeContentsMax).exactOptional(),
  retention_until: zod.iso.date().nullish().describe("null 이면 지웁니다."),
});

export type CompanyBoxChange = zod.input<typeof CompanyBoxChange>;
export type CompanyBoxChangeOutput = zod.output<typeof CompanyBoxChange>;

export const companyBoxesUpdateDryRunDefault = false;
export const companyBoxesUpdateImportLinesMax = 100000;

export const companyBoxesUpdateBoxesMax = 5000;

export const CompanyBoxesUpdate = zod.strictObject({
  dry_run: zod.boolean().default(companyBoxesUpdateDryRunDefault),
  import_key: zod
    .uuid()
    .exactOptional()
    .describe("나누어 보내는 한 파일의 번호. 보내는 쪽에서 정합니다."),
  import_lines: zod
    .int()
    .min(1)
    .max(companyBoxesUpdateImportLinesMax)
    .exactOptional()
    .describe(
      "나누어 보내는 파일의 모든 줄 수. 마지막에 모은 줄이 이와 다르면 아무것도 바뀌지 않습니다.",
    ),
  boxes: zod.array(CompanyBoxChange).min(1).max(companyBoxesUpdateBoxesMax),
});

export type CompanyBoxesUpdate = zod.input<typeof CompanyBoxesUpdate>;
export type CompanyBoxesUpdateOutput = zod.output<typeof CompanyBoxesUpdate>;

export const companyBoxesUpdatedBoxesMin = 0;
export const companyBoxesUpdatedBoxesMax = 100000;

export const companyBoxesUpdatedEmptiedMin = 0;

export const CompanyBoxesUpdated = zod.strictObject({
  boxes: zod
    .int()
    .min(companyBoxesUpdatedBoxesMin)
    .max(companyBoxesUpdatedBoxesMax)
    .describe("고친 박스 수. 확인만 했으면 고칠 수 있는 박스 수"),
  emptied: zod
    .int()
    .min(companyBoxesUpdatedEmptiedMin)
    .describe("적힌 것이 지워지는 칸 수. 확인만 했으면 지워질 칸 수"),
});

export type CompanyBoxesUpdated = zod.input<typeof CompanyBoxesUpdated>;
export type CompanyBoxesUpdatedOutput = zod.output<typeof CompanyBoxesUpdated>;

export const CompanyBoxTotalMin = 0;
export const CompanyBoxTotalMax = 100000000;

export const CompanyBoxTotal = zod.int().min(CompanyBoxTotalMin).max(CompanyBoxTotalMax);

export type CompanyBoxTotal = zod.input<typeof CompanyBoxTotal>;
export type CompanyBoxTotalOutput = zod.output<typeof CompanyBoxTotal>;

export const CompanyExpiringDay = zod.strictObject({
  date: IsoDate,
  boxes: CompanyBoxTotal,
});

export type CompanyExpiringDay = zod.input<typeof CompanyExpiringDay>;
export type CompanyExpiringDayOutput = zod.output<typeof CompanyExpiringDay>;

export const companyBoxCountExpiringDaysMax = 5;

export const CompanyBoxCount = zod.strictObject({
  all: CompanyBoxTotal,
  stored: CompanyBoxTotal,
  moving: CompanyBoxTotal,
  returned: CompanyBoxTotal,
  disposed: CompanyBoxTotal,
  expiring: CompanyBoxTotal.describe("보존 기한이 30일 안인 것"),
  expiring_days: zod
    .array(CompanyExpiringDay)
    .max(companyBoxCountExpiringDaysMax)
    .describe("오늘부터 30일 안에 보존 기한이 있는 날. 가까운 날부터입니다."),
});

export type CompanyBoxCount = zod.input<typeof CompanyBoxCount>;
export type CompanyBoxCountOutput = zod.output<typeof CompanyBoxCount>;

export const companyDepartmentDepartmentMax = 60;

export const CompanyDepartment = zod.strictObject({
  department: zod.string().min(1).max(companyDepartmentDepartmentMax),
  boxes: CompanyBoxTotal,
});

export type CompanyDepartment = zod.input<typeof CompanyDepartment>;
export type CompanyDepartmentOutput = zod.output<typeof CompanyDepartment>;

export const companyDepartmentListItemsMax = 1000;

export const CompanyDepartmentList = zod.strictObject({
  items: zod.array(CompanyDepartment).max(companyDepartmentListItemsMax),
});

export type CompanyDepartmentList = zod.input<typeof CompanyDepartmentList>;
export type CompanyDepartmentListOutput = zod.output<typeof CompanyDepartmentList>;

export const CompanyContractStatus = zod
  .enum(["WAIT", "OFFERED", "ACTIVE", "ENDED", "CANCEL"])
  .describe("운영자 확인 대기, 제안한 월 요금의 수락 대기, 계약 중, 끝남, 취소");

export type CompanyContractStatus = zod.input<typeof CompanyContractStatus>;
export type CompanyContractStatusOutput = zod.output<typeof CompanyContractStatus>;

export const companyContractStatusChangeReasonMax = 300;

export const CompanyContractStatusChange = zod.strictObject({
  from: zod.union([CompanyContractStatus, zod.null()]),
  to: CompanyContractStatus,
  by: Actor,
  at: Instant,
  reason: zod.string().max(companyContractStatusChangeReasonMax).nullable(),
});

export type CompanyContractStatusChange = zod.input<typeof CompanyContractStatusChange>;
export type CompanyContractStatusChangeOutput = zod.output<typeof CompanyContractStatusChange>;

export const CompanyContractNameMax = 60;

export const CompanyContractNameRegExp = new RegExp("\\S");

export const CompanyContractName = zod
  .string()
  .min(1)
  .max(CompanyContractNameMax)
  .regex(CompanyContractNameRegExp);

export type CompanyContractName = zod.input<typeof CompanyContractName>;
export type CompanyContractNameOutput = zod.output<typeof CompanyContractName>;

export const CompanyContractBoxCountMax = 1000000;

export const CompanyContractBoxCount = zod.int().min(1).max(CompanyContractBoxCountMax);

export type CompanyContractBoxCount = zod.input<typeof CompanyContractBoxCount>;
export type CompanyContractBoxCountOutput = zod.output<typeof CompanyContractBoxCount>;

export const CompanyContractMonthsMax = 120;

export const CompanyContractMonths = zod.int().min(1).max(CompanyContractMonthsMax);

export type CompanyContractMonths = zod.input<typeof CompanyContractMonths>;
export type CompanyContractMonthsOutput = zod.output<typeof CompanyContractMonths>;

export const CompanyStoredCountMin = 0;
export const CompanyStoredCountMax = 1000000;

export const CompanyStoredCount = zod.int().min(CompanyStoredCountMin).max(CompanyStoredCountMax);

export type CompanyStoredCount = zod.input<typeof CompanyStoredCount>;
export type CompanyStoredCountOutput = zod.output<typeof CompanyStoredCount>;

export const StorageCarriage = zod
  .enum(["STAIRS", "EV"])
  .describe("나르는 방법: 계단, 엘리베이터 (보관에는 사다리차가 없습니다)");

export type StorageCarriage = zod.input<typeof StorageCarriage>;
export type StorageCarriageOutput = zod.output<typeof StorageCarriage>;

export const StoragePlace = zod.strictObject({
  postcode: Postcode,
  address: AddressLine,
  detail: AddressDetail,
  floor: Floor,
  carriage: StorageCarriage,
});

export type StoragePlace = zod.input<typeof StoragePlace>;
export type StoragePlaceOutput = zod.output<typeof StoragePlace>;

export const companyContractRequestDepartmentMax = 60;

export const companyContractRequestDepartmentRegExp = new RegExp("\\S");

export const CompanyContractRequest = zod.strictObject({
  name: CompanyContractName,
  department: zod
    .string()
    .min(1)
    .max(companyContractRequestDepartmentMax)
    .regex(companyContractRequestDepartmentRegExp)
    .exactOptional(),
  box_count: CompanyContractBoxCount,
  months: CompanyContractMonths,
  start_date: IsoDate,
  place: StoragePlace,
  memo: OrderMemo.exactOptional(),
});

export type CompanyContractRequest = zod.input<typeof CompanyContractRequest>;
export type CompanyContractRequestOutput = zod.output<typeof CompanyContractRequest>;

export const CompanyContractActionCode = zod.enum(["ACCEPT", "WITHDRAW", "REQUEST_WORK"]);

export type CompanyContractActionCode = zod.input<typeof CompanyContractActionCode>;
export type CompanyContractActionCodeOutput = zod.output<typeof CompanyContractActionCode>;

export const CompanyContractAction = zod.strictObject({
  code: CompanyContractActionCode,
  reason: ActionReason,
});

export type CompanyContractAction = zod.input<typeof CompanyContractAction>;
export type CompanyContractActionOutput = zod.output<typeof CompanyContractAction>;

export const CompanyContractActionsMax = 3;

export const CompanyContractActions = zod
  .array(CompanyContractAction)
  .max(CompanyContractActionsMax)
  .describe("회사 담당자가 이 계약으로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.");

export type CompanyContractActions = zod.input<typeof CompanyContractActions>;
export type CompanyContractActionsOutput = zod.output<typeof CompanyContractActions>;

export const companyContractSummaryDepartmentMax = 60;

export const CompanyContractSummary = zod.strictObject({
  cid: zod.uuid(),
  name: CompanyContractName,
  status: CompanyContractStatus,
  actions: CompanyContractActions,
  department: zod.string().max(companyContractSummaryDepartmentMax).nullable(),
  box_count: CompanyContractBoxCount,
  stored_box_count: CompanyStoredCount,
  months: CompanyContractMonths,
  start_date: IsoDate,
  end_date: IsoDate,
  monthly_amount: zod
    .union([Money, zod.null()])
    .describe("매달 낼 금액 (부가세 별도). 운영자가 제안하기 전이면 null 입니다."),
  created_at: Instant,
});

export type CompanyContractSummary = zod.input<typeof CompanyContractSummary>;
export type CompanyContractSummaryOutput = zod.output<typeof CompanyContractSummary>;

export const CompanyContractAcceptance = zod.strictObject({
  monthly_amount: Money,
});

export type CompanyContractAcceptance = zod.input<typeof CompanyContractAcceptance>;
export type CompanyContractAcceptanceOutput = zod.output<typeof CompanyContractAcceptance>;

export const companyContractPageItemsMax = 100;

export const CompanyContractPage = zod.strictObject({
  items: zod.array(CompanyContractSummary).max(companyContractPageItemsMax),
  paging: Paging,
});

export type CompanyContractPage = zod.input<typeof CompanyContractPage>;
export type CompanyContractPageOutput = zod.output<typeof CompanyContractPage>;

export const companyContractDepartmentMax = 60;

export const companyContractMonthlyVatAmountMin = 0;
export const companyContractMonthlyVatAmountMax = 1000000000;

export const companyContractMonthlyTotalAmountMin = 0;
export const companyContractMonthlyTotalAmountMax = 1000000000;

export const companyContractMemoMax = 500;

export const companyContractHistoryMax = 100;

export const CompanyContract = zod.strictObject({
  cid: zod.uuid(),
  name: CompanyContractName,
  status: CompanyContractStatus,
  actions: CompanyContractActions,
  department: zod.string().max(companyContractDepartmentMax).nullable(),
  box_count: CompanyContractBoxCount,
  stored_box_count: CompanyStoredCount,
  months: CompanyContractMonths,
  start_date: IsoDate,
  end_date: IsoDate,
  monthly_amount: zod.union([Money, zod.null()]),
  monthly_vat_amount: zod
    .int()
    .min(companyContractMonthlyVatAmountMin)
    .max(companyContractMonthlyVatAmountMax)
    .nullable()
    .describe("월 요금의 부가세"),
  monthly_total_amount: zod
    .int()
    .min(companyContractMonthlyTotalAmountMin)
    .max(companyContractMonthlyTotalAmountMax)
    .nullable()
    .describe("부가세를 더한 월 요금"),
  place: StoragePlace,
  memo: zod.string().max(companyContractMemoMax).nullable(),
  history: zod.array(CompanyContractStatusChange).max(companyContractHistoryMax),
  created_at: Instant,
});

export type CompanyContract = zod.input<typeof CompanyContract>;
export type CompanyContractOutput = zod.output<typeof CompanyContract>;

export const CompanyWorkKind = zod
  .enum(["DELIVERY", "COLLECTION", "NEW_BOXES", "DISPOSAL"])
  .describe("박스 받기, 박스 보내기(수거), 빈 박스 받기, 폐기");

export type CompanyWorkKind = zod.input<typeof CompanyWorkKind>;
export type CompanyWorkKindOutput = zod.output<typeof CompanyWorkKind>;

export const CompanyWorkStatus = zod
  .enum(["WAIT", "CONFIRM", "INVOICE_COMPLETE", "PAYMENT", "COMPLETE", "CANCEL"])
  .describe("관리자 확인 대기, 확인 완료·진행 중, 결제 대기, 결제 완료, 종료, 취소");

export type CompanyWorkStatus = zod.input<typeof CompanyWorkStatus>;
export type CompanyWorkStatusOutput = zod.output<typeof CompanyWorkStatus>;

export const CompanyWorkFilterDefault = `ALL`;

export const CompanyWorkFilter = zod
  .enum(["ALL", "OPEN", "UPCOMING"])
  .default(CompanyWorkFilterDefault)
  .describe("모두, 끝나지 않은 것, 끝나지 않은 것 가운데 오늘부터 방문이 있는 것");

export type CompanyWorkFilter = zod.input<typeof CompanyWorkFilter>;
export type CompanyWorkFilterOutput = zod.output<typeof CompanyWorkFilter>;

export const companyWorkStatusChangeReasonMax = 300;

export const CompanyWorkStatusChange = zod.strictObject({
  from: zod.union([CompanyWorkStatus, zod.null()]),
  to: CompanyWorkStatus,
  by: Actor,
  at: Instant,
  reason: zod.string().max(companyWorkStatusChangeReasonMax).nullable(),
});

export type CompanyWorkStatusChange = zod.input<typeof CompanyWorkStatusChange>;
export type CompanyWorkStatusChangeOutput = zod.output<typeof CompanyWorkStatusChange>;

export const CompanyWorkBoxCountMax = 1000;

export const CompanyWorkBoxCount = zod.int().min(1).max(CompanyWorkBoxCountMax);

export type CompanyWorkBoxCount = zod.input<typeof CompanyWorkBoxCount>;
export type CompanyWorkBoxCountOutput = zod.output<typeof CompanyWorkBoxCount>;

export const DisposalAgreed = zod.boolean().describe("되돌릴 수 없음을 알고 동의함");

export type DisposalAgreed = zod.input<typeof DisposalAgreed>;
export type DisposalAgreedOutput = zod.output<typeof DisposalAgreed>;

export const companyDeliveryDraftCpboxIdsMax = 1000;

export const CompanyDeliveryDraft = zod
  .strictObject({
    cid: zod.uuid(),
    kind: CompanyWorkKind,
    cpbox_ids: zod.array(zod.uuid()).min(1).max(companyDeliveryDraftCpboxIdsMax).exactOptional(),
    box_count: CompanyWorkBoxCount.exactOptional(),
    place: StoragePlace.exactOptional(),
    appointment: Appointment.exactOptional(),
    disposal_agreed: DisposalAgreed.exactOptional().describe("폐기일 때"),
    retention_waived_until: IsoDate.exactOptional().describe(
      "보존 기한이 남은 박스를 폐기할 때 그 가운데 가장 늦은 기한",
    ),
    memo: OrderMemo.exactOptional(),
  })
  .describe(
    "박스 받기와 폐기는 cpbox_ids, 빈 박스 받기는 box_count, 수거는 둘 가운데 하나를 보냅니다. 폐기에는 장소와 때가 없습니다.",
  );

export type CompanyDeliveryDraft = zod.input<typeof CompanyDeliveryDraft>;
export type CompanyDeliveryDraftOutput = zod.output<typeof CompanyDeliveryDraft>;

export const CompanyWorkActionCode = zod.enum(["WITHDRAW"]);

export type CompanyWorkActionCode = zod.input<typeof CompanyWorkActionCode>;
export type CompanyWorkActionCodeOutput = zod.output<typeof CompanyWorkActionCode>;

export const CompanyWorkAction = zod.strictObject({
  code: CompanyWorkActionCode,
  reason: ActionReason,
});

export type CompanyWorkAction = zod.input<typeof CompanyWorkAction>;
export type CompanyWorkActionOutput = zod.output<typeof CompanyWorkAction>;

export const CompanyWorkActionsMax = 1;

export const CompanyWorkActions = zod
  .array(CompanyWorkAction)
  .max(CompanyWorkActionsMax)
  .describe("회사 담당자가 이 작업으로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.");

export type CompanyWorkActions = zod.input<typeof CompanyWorkActions>;
export type CompanyWorkActionsOutput = zod.output<typeof CompanyWorkActions>;

export const CompanyWorkSummary = zod.strictObject({
  wk_id: zod.uuid(),
  cid: zod.uuid(),
  kind: CompanyWorkKind,
  status: CompanyWorkStatus,
  actions: CompanyWorkActions,
  box_count: CompanyWorkBoxCount,
  appointment: zod.union([Appointment, zod.null()]),
  moved_on: zod.iso
    .date()
    .nullable()
    .describe("박스를 모두 옮긴 날. 이 날이 있는 달의 청구서에 담깁니다."),
  total_amount: Money,
  created_at: Instant,
});

export type CompanyWorkSummary = zod.input<typeof CompanyWorkSummary>;
export type CompanyWorkSummaryOutput = zod.output<typeof CompanyWorkSummary>;

export const companyWorkPageItemsMax = 100;

export const CompanyWorkPage = zod.strictObject({
  items: zod.array(CompanyWorkSummary).max(companyWorkPageItemsMax),
  paging: Paging,
});

export type CompanyWorkPage = zod.input<typeof CompanyWorkPage>;
export type CompanyWorkPageOutput = zod.output<typeof CompanyWorkPage>;

export const StoragePriceLineCode = zod.enum([
  "STORAGE",
  "GRADE",
  "BOX_RENTAL",
  "DELIVERY",
  "COLLECTION",
  "CARRIAGE",
  "HELPERS",
  "HEAVY_LOAD",
  "DATE_SURCHARGE",
  "DISPOSAL",
  "PERIOD_DISCOUNT",
  "PROMOTION",
  "UNUSED_REFUND",
  "TERMINATION_FEE",
  "UNPAID",
  "COUPON",
  "CHANGE_FEE",
]);

export type StoragePriceLineCode = zod.input<typeof StoragePriceLineCode>;
export type StoragePriceLineCodeOutput = zod.output<typeof StoragePriceLineCode>;

export const storagePriceLineLabelMax = 40;

export const storagePriceLineDescriptionMax = 200;

export const StoragePriceLine = zod.strictObject({
  code: StoragePriceLineCode,
  label: zod.string().max(storagePriceLineLabelMax),
  description: zod.string().max(storagePriceLineDescriptionMax).describe("어떻게 나온 금액인지"),
  amount: LineAmount.describe("원. 할인과 환불은 음수입니다."),
});

export type StoragePriceLine = zod.input<typeof StoragePriceLine>;
export type StoragePriceLineOutput = zod.output<typeof StoragePriceLine>;

export const storageAmountLinesMax = 40;

export const StorageAmount = zod
  .strictObject({
    price_version: IsoDate,
    lines: zod.array(StoragePriceLine).max(storageAmountLinesMax),
    total_amount: Money.describe("지금 낼 금액 (부가세 포함)"),
    vat_amount: Money.describe("total_amount 안에 든 부가세"),
    refund_amount: Money.describe("돌려 드릴 금액"),
    monthly_amount: Money.describe("다음 달부터 매달 낼 금액. 정기 결제가 아니면 0 입니다."),
  })
  .describe("total_amount 와 refund_amount 가운데 하나는 0 입니다.");

export type StorageAmount = zod.input<typeof StorageAmount>;
export type StorageAmountOutput = zod.output<typeof StorageAmount>;

export const CertificateNumberRegExp = new RegExp("^DC[0-9]{6}-[0-9]{6}$");

export const CertificateNumber = zod.string().regex(CertificateNumberRegExp);

export type CertificateNumber = zod.input<typeof CertificateNumber>;
export type CertificateNumberOutput = zod.output<typeof CertificateNumber>;

export const companyWorkMemoMax = 500;

export const companyWorkHistoryMax = 100;

export const CompanyWork = zod.strictObject({
  wk_id: zod.uuid(),
  cid: zod.uuid(),
  kind: CompanyWorkKind,
  status: CompanyWorkStatus,
  actions: CompanyWorkActions,
  box_count: CompanyWorkBoxCount,
  place: zod.union([StoragePlace, zod.null()]),
  appointment: zod.union([Appointment, zod.null()]),
  moved_on: zod.iso.date().nullable().describe("박스를 모두 옮긴 날"),
  amount: StorageAmount,
  invoice_id: zod
    .uuid()
    .nullable()
    .describe("이 작업을 청구한 청구서. 거둬들인 청구서는 아닙니다."),
  cpayment_id: zod.uuid().nullable().describe("청구한 결제 요청"),
  certificate_number: zod
    .union([CertificateNumber, zod.null()])
    .describe("폐기 확인서. 폐기가 끝나면 있습니다."),
  memo: zod.string().max(companyWorkMemoMax).nullable(),
  history: zod.array(CompanyWorkStatusChange).max(companyWorkHistoryMax),
  created_at: Instant,
});

export type CompanyWork = zod.input<typeof CompanyWork>;
export type CompanyWorkOutput = zod.output<typeof CompanyWork>;

export const companyPersonNameMax = 50;

export const companyPersonDepartmentMax = 60;

export const companyPersonRoleMax = 60;

export const companyPersonPhoneNumberMax = 20;

export const companyPersonEmailMax = 254;

export const CompanyPerson = zod.strictObject({
  name: zod.string().max(companyPersonNameMax),
  department: zod.string().max(companyPersonDepartmentMax).nullable().describe("부서"),
  role: zod.string().max(companyPersonRoleMax).nullable().describe("맡은 일"),
  phone_number: zod.string().max(companyPersonPhoneNumberMax).nullable(),
  email: zod.string().max(companyPersonEmailMax).nullable(),
  is_me: zod.boolean().describe("지금 로그인한 사람인지"),
});

export type CompanyPerson = zod.input<typeof CompanyPerson>;
export type CompanyPersonOutput = zod.output<typeof CompanyPerson>;

export const companyNameMax = 100;

export const companyRegistrationNumberMax = 12;

export const companyRepresentativeNameMax = 50;

export const companyAddressMax = 200;

export const companyBusinessTypeMax = 100;

export const companyBusinessItemMax = 100;

export const companyPeopleMax = 1000;

export const Company = zod.strictObject({
  name: zod.string().max(companyNameMax).describe("상호"),
  registration_number: zod
    .string()
    .max(companyRegistrationNumberMax)
    .nullable()
    .describe("사업자등록번호"),
  representative_name: zod.string().max(companyRepresentativeNameMax).nullable().describe("대표자"),
  address: zod.string().max(companyAddressMax).nullable().describe("사업장 주소"),
  business_type: zod.string().max(companyBusinessTypeMax).nullable().describe("업태"),
  business_item: zod.string().max(companyBusinessItemMax).nullable().describe("종목"),
  people: zod.array(CompanyPerson).max(companyPeopleMax),
});

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;

export const CouponType = zod
  .enum(["MOVE", "STORAGE", "STORAGE_DELIVERY", "STORAGE_FINAL", "STORAGE_EXTENSION"])
  .describe("무엇을 살 때: 운송, 첫 보관, 박스 찾기, 보관 종료, 기간 연장");

export type CouponType = zod.input<typeof CouponType>;
export type CouponTypeOutput = zod.output<typeof CouponType>;

export const CouponStatus = zod
  .enum(["AVAILABLE", "HELD", "USED", "EXPIRED"])
  .describe("쓸 수 있음, 결제에 잡혀 있음, 썼음, 기한 지남");

export type CouponStatus = zod.input<typeof CouponStatus>;
export type CouponStatusOutput = zod.output<typeof CouponStatus>;

export const couponNameMax = 60;

export const couponAmountMin = 0;
export const couponAmountMax = 1000000000;

export const couponPercentMax = 100;

export const couponMaxAmountMin = 0;
export const couponMaxAmountMax = 1000000000;

export const couponTypesMax = 5;

export const Coupon = zod.strictObject({
  id: zod.uuid(),
  name: zod.string().max(couponNameMax),
  kind: zod.enum(["FIXED", "PERCENT"]),
  amount: zod
    .int()
    .min(couponAmountMin)
    .max(couponAmountMax)
    .nullable()
    .describe("깎는 금액 (FIXED)"),
  percent: zod.int().min(1).max(couponPercentMax).nullable().describe("깎는 비율 (PERCENT)"),
  max_amount: zod
    .int()
    .min(couponMaxAmountMin)
    .max(couponMaxAmountMax)
    .nullable()
    .describe("가장 많이 깎는 금액 (PERCENT)"),
  types: zod.array(CouponType).min(1).max(couponTypesMax),
  status: CouponStatus,
  valid_from: IsoDate,
  valid_until: IsoDate,
  used_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;

export const couponPageItemsMax = 100;

export const CouponPage = zod.strictObject({
  items: zod.array(Coupon).max(couponPageItemsMax),
  paging: Paging,
});

export type CouponPage = zod.input<typeof CouponPage>;
export type CouponPageOutput = zod.output<typeof CouponPage>;

export const PaymentTypeMode = zod
  .enum(["ONLY_NORMAL_PAYMENT", "ONLY_SUBS_PAYMENT", "ALL"])
  .describe("무엇으로 낼 수 있는지");

export type PaymentTypeMode = zod.input<typeof PaymentTypeMode>;
export type PaymentTypeModeOutput = zod.output<typeof PaymentTypeMode>;

export const CustomPaymentStatus = zod
  .enum(["QUOTED", "WAIT", "PAYMENT", "DECLINED", "EXPIRED", "CANCEL", "REFUNDED"])
  .describe("결제 전, 결제 실패, 냈음, 거절함, 기한 지남, 거둬들임, 환불됨");

export type CustomPaymentStatus = zod.input<typeof CustomPaymentStatus>;
export type CustomPaymentStatusOutput = zod.output<typeof CustomPaymentStatus>;

export const customPaymentTitleMax = 60;

export const customPaymentReasonMax = 500;

export const customPaymentPhotosMax = 5;

export const customPaymentCustomerNameMax = 40;

export const customPaymentOrderSerialMax = 20;

export const customPaymentOwnOrderSerialMax = 20;

export const CustomPayment = zod.strictObject({
  url: CustomPaymentUrl,
  purpose: zod
    .enum(["EXTRA", "BALANCE"])
    .describe("주문과 따로 내는 금액(EXTRA), 또는 주문의 잔금(BALANCE)"),
  status: CustomPaymentStatus,
  title: zod.string().max(customPaymentTitleMax),
  reason: zod.string().max(customPaymentReasonMax).describe("왜 더 내야 하는지"),
  photos: zod.array(Photo).max(customPaymentPhotosMax),
  customer_name: zod.string().max(customPaymentCustomerNameMax).nullable().describe("가린 이름"),
  order_serial: zod.string().max(customPaymentOrderSerialMax).nullable().describe("가린 주문 번호"),
  own_order_serial: zod
    .string()
    .max(customPaymentOwnOrderSerialMax)
    .nullable()
    .describe("부른 사람의 주문이면 그 번호. 아니면 null 입니다."),
  amount: Money.describe("낼 금액 (부가세 포함)"),
  vat_amount: Money,
  payment_type_mode: PaymentTypeMode,
  expires_at: Instant,
  paid_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type CustomPayment = zod.input<typeof CustomPayment>;
export type CustomPaymentOutput = zod.output<typeof CustomPayment>;

export const CustomPaymentPreparation = zod.strictObject({
  method: PaymentMethod,
});

export type CustomPaymentPreparation = zod.input<typeof CustomPaymentPreparation>;
export type CustomPaymentPreparationOutput = zod.output<typeof CustomPaymentPreparation>;

export const CustomPaymentRefusal = zod.strictObject({
  reason: CancelReason.exactOptional(),
});

export type CustomPaymentRefusal = zod.input<typeof CustomPaymentRefusal>;
export type CustomPaymentRefusalOutput = zod.output<typeof CustomPaymentRefusal>;

export const DamagedSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const DamagedSerial = zod
  .string()
  .regex(DamagedSerialRegExp)
  .describe("파손을 신고하는 박스나 이사의 번호");

export type DamagedSerial = zod.input<typeof DamagedSerial>;
export type DamagedSerialOutput = zod.output<typeof DamagedSerial>;

export const DamageReportStatus = zod
  .enum(["DRAFT", "SENT", "ACCEPTED", "DECLINED", "PAID"])
  .describe("저장함, 보냄(확인 중), 배상하기로 함, 배상하지 않기로 함, 배상금을 보냄");

export type DamageReportStatus = zod.input<typeof DamageReportStatus>;
export type DamageReportStatusOutput = zod.output<typeof DamageReportStatus>;

export const DamageKind = zod
  .enum(["BROKEN", "STAINED", "MISSING", "OTHER"])
  .describe("깨지거나 부러짐, 젖거나 얼룩짐, 없어짐, 그 밖");

export type DamageKind = zod.input<typeof DamageKind>;
export type DamageKindOutput = zod.output<typeof DamageKind>;

export const DamageTextMax = 1000;

export const DamageTextRegExp = new RegExp("\\S");

export const DamageText = zod.string().min(1).max(DamageTextMax).regex(DamageTextRegExp);

export type DamageText = zod.input<typeof DamageText>;
export type DamageTextOutput = zod.output<typeof DamageText>;

export const BoughtYearRegExp = new RegExp("^(19|20)[0-9]{2}$");

export const BoughtYear = zod.string().regex(BoughtYearRegExp);

export type BoughtYear = zod.input<typeof BoughtYear>;
export type BoughtYearOutput = zod.output<typeof BoughtYear>;

export const DamagePriceMax = 100000000;

export const DamagePrice = zod.int().min(1).max(DamagePriceMax);

export type DamagePrice = zod.input<typeof DamagePrice>;
export type DamagePriceOutput = zod.output<typeof DamagePrice>;

export const damageReportInputComparedIdsMax = 40;

export const DamageReportInput = zod.strictObject({
  item: ContentName,
  kind: DamageKind,
  description: DamageText,
  price: DamagePrice.exactOptional(),
  bought_year: BoughtYear.exactOptional(),
  file_ids: FileIds.exactOptional(),
  compared_ids: zod.array(zod.uuid()).max(damageReportInputComparedIdsMax).exactOptional(),
});

export type DamageReportInput = zod.input<typeof DamageReportInput>;
export type DamageReportInputOutput = zod.output<typeof DamageReportInput>;

export const damageAnswerAmountMax = 100000000;

export const damageAnswerMessageMax = 300;

export const DamageAnswer = zod.strictObject({
  amount: zod
    .int()
    .min(1)
    .max(damageAnswerAmountMax)
    .nullable()
    .describe("배상금. 배상하지 않으면 null 입니다."),
  message: zod.string().max(damageAnswerMessageMax).nullable().describe("담당자가 남긴 글"),
  at: Instant,
  paid_at: zod.union([Instant, zod.null()]).describe("배상금을 보낸 때"),
});

export type DamageAnswer = zod.input<typeof DamageAnswer>;
export type DamageAnswerOutput = zod.output<typeof DamageAnswer>;

export const damageReportPriceMax = 100000000;

export const damageReportBoughtYearRegExp = new RegExp("^(19|20)[0-9]{2}$");
export const damageReportPhotosMax = 5;

export const damageReportComparedMax = 40;

export const DamageReport = zod.strictObject({
  report_id: zod.uuid(),
  status: DamageReportStatus,
  item: ContentName,
  kind: DamageKind,
  description: DamageText,
  price: zod.int().min(1).max(damageReportPriceMax).nullable(),
  bought_year: zod.string().regex(damageReportBoughtYearRegExp).nullable(),
  photos: zod.array(Photo).max(damageReportPhotosMax).describe("상한 곳 사진"),
  compared: zod.array(BoxPhoto).max(damageReportComparedMax).describe("함께 보낸 그전의 사진"),
  updated_at: Instant,
  sent_at: zod.union([Instant, zod.null()]),
  answer: zod.union([DamageAnswer, zod.null()]),
});

export type DamageReport = zod.input<typeof DamageReport>;
export type DamageReportOutput = zod.output<typeof DamageReport>;

export const damageReportsReportsMax = 20;

export const DamageReports = zod.strictObject({
  serial: DamagedSerial,
  can_report: zod.boolean().describe("지금 쓰거나 보낼 수 있는지"),
  notice_until: zod.iso
    .date()
    .nullable()
    .describe("돌려받은 박스나 내린 짐이면, 이 날까지 알려야 하는 날"),
  reports: zod.array(DamageReport).max(damageReportsReportsMax),
});

export type DamageReports = zod.input<typeof DamageReports>;
export type DamageReportsOutput = zod.output<typeof DamageReports>;

export const CertificateCodeRegExp = new RegExp("^[0-9A-HJKMNP-TV-Z]{16}$");

export const CertificateCode = zod
  .string()
  .regex(CertificateCodeRegExp)
  .describe("확인 번호. 헷갈리는 글자(I, L, O, U)가 없습니다.");

export type CertificateCode = zod.input<typeof CertificateCode>;
export type CertificateCodeOutput = zod.output<typeof CertificateCode>;

export const registeredPartyNameMax = 100;

export const registeredPartyRegistrationNumberMax = 12;

export const registeredPartyRepresentativeNameMax = 50;

export const registeredPartyAddressMax = 200;

export const RegisteredParty = zod.strictObject({
  name: zod.string().max(registeredPartyNameMax).describe("상호"),
  registration_number: zod
    .string()
    .max(registeredPartyRegistrationNumberMax)
    .nullable()
    .describe("사업자등록번호"),
  representative_name: zod
    .string()
    .max(registeredPartyRepresentativeNameMax)
    .nullable()
    .describe("대표자"),
  address: zod.string().max(registeredPartyAddressMax).nullable().describe("사업장 주소"),
});

export type RegisteredParty = zod.input<typeof RegisteredParty>;
export type RegisteredPartyOutput = zod.output<typeof RegisteredParty>;

export const destroyedBoxNameMax = 100;

export const destroyedBoxDepartmentMax = 60;

export const DestroyedBox = zod.strictObject({
  serial: BoxSerial,
  name: zod.string().max(destroyedBoxNameMax).nullable(),
  department: zod.string().max(destroyedBoxDepartmentMax).nullable(),
  retention_until: zod.iso.date().nullable().describe("보존 기한"),
});

export type DestroyedBox = zod.input<typeof DestroyedBox>;
export type DestroyedBoxOutput = zod.output<typeof DestroyedBox>;

export const destructionCertificateBoxesMax = 1000;

export const DestructionCertificate = zod.strictObject({
  number: CertificateNumber,
  code: CertificateCode,
  wk_id: zod.uuid(),
  company: RegisteredParty.describe("폐기를 맡긴 기업"),
  issuer: RegisteredParty.describe("폐기한 회사"),
  requested_on: IsoDate.describe("폐기를 요청한 날"),
  destroyed_on: IsoDate.describe("폐기한 날"),
  issued_on: IsoDate.describe("확인서를 발급한 날"),
  boxes: zod.array(DestroyedBox).max(destructionCertificateBoxesMax),
});

export type DestructionCertificate = zod.input<typeof DestructionCertificate>;
export type DestructionCertificateOutput = zod.output<typeof DestructionCertificate>;

export const certifiedPartyNameMax = 100;

export const certifiedPartyRegistrationNumberMax = 12;

export const CertifiedParty = zod.strictObject({
  name: zod.string().max(certifiedPartyNameMax).describe("상호"),
  registration_number: zod
    .string()
    .max(certifiedPartyRegistrationNumberMax)
    .nullable()
    .describe("사업자등록번호"),
});

export type CertifiedParty = zod.input<typeof CertifiedParty>;
export type CertifiedPartyOutput = zod.output<typeof CertifiedParty>;

export const checkedCertificateSerialsMax = 1000;

export const CheckedCertificate = zod.strictObject({
  number: CertificateNumber,
  is_valid: zod.boolean().describe("지금 효력이 있는지. 폐기를 다시 확인하는 동안에는 없습니다."),
  company: CertifiedParty.describe("폐기를 맡긴 기업"),
  issuer: CertifiedParty.describe("폐기한 회사"),
  requested_on: IsoDate,
  destroyed_on: IsoDate,
  issued_on: IsoDate,
  box_count: CompanyWorkBoxCount,
  serials: zod.array(BoxSerial).max(checkedCertificateSerialsMax),
});

export type CheckedCertificate = zod.input<typeof CheckedCertificate>;
export type CheckedCertificateOutput = zod.output<typeof CheckedCertificate>;

export const Carriage = zod
  .enum(["STAIRS", "EV", "LADDER"])
  .describe("나르는 방법: 계단, 엘리베이터, 사다리차");

export type Carriage = zod.input<typeof Carriage>;
export type CarriageOutput = zod.output<typeof Carriage>;

export const Place = zod.strictObject({
  postcode: Postcode,
  address: AddressLine,
  detail: AddressDetail,
  floor: Floor,
  carriage: Carriage,
});

export type Place = zod.input<typeof Place>;
export type PlaceOutput = zod.output<typeof Place>;

export const MoveItemIdMax = 40;

export const MoveItemIdRegExp = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$");

export const MoveItemId = zod.string().max(MoveItemIdMax).regex(MoveItemIdRegExp);

export type MoveItemId = zod.input<typeof MoveItemId>;
export type MoveItemIdOutput = zod.output<typeof MoveItemId>;

export const moveItemCountCountMax = 99;

export const MoveItemCount = zod.strictObject({
  item_id: MoveItemId,
  count: zod.int().min(1).max(moveItemCountCountMax),
});

export type MoveItemCount = zod.input<typeof MoveItemCount>;
export type MoveItemCountOutput = zod.output<typeof MoveItemCount>;

export const UseBoxes = zod.boolean().describe("담아둠 박스를 쓸지");

export type UseBoxes = zod.input<typeof UseBoxes>;
export type UseBoxesOutput = zod.output<typeof UseBoxes>;

export const HeavyLoad = zod.boolean().describe("20kg 이상인 짐이 있는지");

export type HeavyLoad = zod.input<typeof HeavyLoad>;
export type HeavyLoadOutput = zod.output<typeof HeavyLoad>;

export const BoxRental = zod
  .strictObject({
    box_count: OrderBoxCount,
    delivery: Appointment,
    collection: Appointment,
  })
  .describe("담아둠 박스를 미리 받고 이사 뒤에 돌려줍니다. 배송부터 수거까지 최대 7일입니다.");

export type BoxRental = zod.input<typeof BoxRental>;
export type BoxRentalOutput = zod.output<typeof BoxRental>;

export const estimateDraftItemsMax = 100;

export const EstimateDraft = zod.strictObject({
  start: Place,
  destination: Place,
  move_date: IsoDate,
  move_time: TimeSlot,
  items: zod.array(MoveItemCount).min(1).max(estimateDraftItemsMax),
  use_boxes: UseBoxes,
  box_rental: BoxRental.exactOptional(),
  heavy_load: HeavyLoad,
  extra_help: ExtraHelp,
  helper_count: HelperCount.exactOptional().describe("더할 사람 수 (extra_help 일 때)"),
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (로그인했을 때만)"),
  memo: OrderMemo.exactOptional(),
});

export type EstimateDraft = zod.input<typeof EstimateDraft>;
export type EstimateDraftOutput = zod.output<typeof EstimateDraft>;

export const PriceLineCode = zod.enum([
  "BASE",
  "VOLUME",
  "ZONE",
  "START_CARRIAGE",
  "DESTINATION_CARRIAGE",
  "BOX_RENTAL",
  "HELPERS",
  "HEAVY_LOAD",
  "DATE_SURCHARGE",
  "COUPON",
  "CHANGE_FEE",
  "CORRECTION",
  "GOODWILL",
]);

export type PriceLineCode = zod.input<typeof PriceLineCode>;
export type PriceLineCodeOutput = zod.output<typeof PriceLineCode>;

export const PriceLine = zod.strictObject({
  code: PriceLineCode,
  label: zod.string(),
  description: zod.string().describe("어떻게 나온 금액인지"),
  amount: LineAmount.describe("원. 할인은 음수입니다."),
});

export type PriceLine = zod.input<typeof PriceLine>;
export type PriceLineOutput = zod.output<typeof PriceLine>;

export const estimateAmountVolumeCountMin = 0;

export const EstimateAmount = zod.strictObject({
  price_version: IsoDate,
  lines: zod.array(PriceLine),
  total_amount: Money.describe("낼 금액 (부가세 포함)"),
  vat_amount: Money.describe("total_amount 안에 든 부가세"),
  deposit_amount: Money.describe("계약금 10%"),
  volume_count: zod
    .number()
    .min(estimateAmountVolumeCountMin)
    .describe("담아둠 박스 몇 개만큼의 부피인지"),
  truck: zod.string().describe("차량"),
  crew_count: zod.int().min(1).describe("작업 인원"),
});

export type EstimateAmount = zod.input<typeof EstimateAmount>;
export type EstimateAmountOutput = zod.output<typeof EstimateAmount>;

export const MoveActionCode = zod.enum([
  "PAY",
  "EDIT",
  "PAY_BALANCE",
  "REQUEST_COLLECTION",
  "RESCHEDULE_MOVE",
  "RESCHEDULE_DELIVERY",
  "RESCHEDULE_COLLECTION",
  "CANCEL",
  "WRITE_REVIEW",
  "REPORT_DAMAGE",
]);

export type MoveActionCode = zod.input<typeof MoveActionCode>;
export type MoveActionCodeOutput = zod.output<typeof MoveActionCode>;

export const MoveAction = zod.strictObject({
  code: MoveActionCode,
  reason: ActionReason,
});

export type MoveAction = zod.input<typeof MoveAction>;
export type MoveActionOutput = zod.output<typeof MoveAction>;

export const MoveActionsMax = 10;

export const MoveActions = zod
  .array(MoveAction)
  .max(MoveActionsMax)
  .describe("회원이 이 이사로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.");

export type MoveActions = zod.input<typeof MoveActions>;
export type MoveActionsOutput = zod.output<typeof MoveActions>;

export const WrittenRatingMax = 5;

export const WrittenRating = zod
  .int()
  .min(1)
  .max(WrittenRatingMax)
  .nullable()
  .describe("회원이 쓴 후기의 별점. 쓰지 않았으면 null 입니다.");

export type WrittenRating = zod.input<typeof WrittenRating>;
export type WrittenRatingOutput = zod.output<typeof WrittenRating>;

export const MoveStatus = zod
  .enum([
    "QUOTED",
    "WAIT",
    "PAYMENT",
    "CONFIRM",
    "BOX_DEL_BEFORE",
    "BOX_DEL_COMPLETE",
    "WORKING",
    "WORKING_COMPLETE",
    "BOX_COL_REQUEST",
    "COMPLETE",
    "CANCEL",
  ])
  .describe("견적은 QUOTED 로 시작합니다. WAIT 는 결제 실패입니다.");

export type MoveStatus = zod.input<typeof MoveStatus>;
export type MoveStatusOutput = zod.output<typeof MoveStatus>;

export const PaymentPlan = zod
  .enum(["FULL", "DEPOSIT", "BALANCE"])
  .describe("전액, 계약금 10%, 또는 짐을 내린 뒤에 내는 잔금");

export type PaymentPlan = zod.input<typeof PaymentPlan>;
export type PaymentPlanOutput = zod.output<typeof PaymentPlan>;

export const PaidPlan = zod
  .enum(["FULL", "DEPOSIT", "BALANCE", "CHANGE"])
  .describe("무엇으로 냈는지. CHANGE 는 날짜를 바꾸면서 낸 금액입니다.");

export type PaidPlan = zod.input<typeof PaidPlan>;
export type PaidPlanOutput = zod.output<typeof PaidPlan>;

export const PaidMethod = zod
  .enum(["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY", "CASH", "TRANSFER"])
  .describe("어떻게 냈는지. CASH(현금)와 TRANSFER(계좌 이체)는 담당자가 받아 적은 것입니다.");

export type PaidMethod = zod.input<typeof PaidMethod>;
export type PaidMethodOutput = zod.output<typeof PaidMethod>;

export const PaymentStatus = zod.enum(["READY", "PAID", "FAILED", "REFUNDED"]);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const PaymentRecord = zod.strictObject({
  merchant_uid: zod.string(),
  imp_uid: zod.string().nullable(),
  plan: PaidPlan,
  method: PaidMethod,
  status: PaymentStatus,
  amount: Money.describe("돈이 들어왔으면 들어온 금액"),
  refunded_amount: Money,
  failure_reason: zod.string().nullable(),
  paid_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type PaymentRecord = zod.input<typeof PaymentRecord>;
export type PaymentRecordOutput = zod.output<typeof PaymentRecord>;

export const StatusChange = zod.strictObject({
  from: zod.union([MoveStatus, zod.null()]),
  to: MoveStatus,
  at: Instant,
  reason: zod.string().nullable(),
});

export type StatusChange = zod.input<typeof StatusChange>;
export type StatusChangeOutput = zod.output<typeof StatusChange>;

export const EstimateSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const EstimateSerial = zod.string().regex(EstimateSerialRegExp);

export type EstimateSerial = zod.input<typeof EstimateSerial>;
export type EstimateSerialOutput = zod.output<typeof EstimateSerial>;

export const Customer = zod.strictObject({
  name: zod.string(),
  phone_number: zod.string().nullable(),
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;

export const Estimate = zod.strictObject({
  serial: EstimateSerial,
  status: MoveStatus,
  actions: MoveActions,
  review_rating: WrittenRating,
  draft: EstimateDraft,
  amount: EstimateAmount,
  paid_amount: Money,
  balance_amount: Money.describe("짐을 내린 뒤 낼 금액"),
  ledger: OrderLedger,
  payments: zod.array(PaymentRecord),
  cancel_fee_amount: zod
    .union([Money, zod.null()])
    .describe("지금 취소하면 떼는 금액. 취소할 수 없으면 null 입니다."),
  cancel_refund_amount: zod
    .union([Money, zod.null()])
    .describe("지금 취소하면 돌려 드리는 금액. 취소할 수 없으면 null 입니다."),
  history: zod.array(StatusChange),
  customer: zod
    .union([Customer, zod.null()])
    .describe("주문한 회원. 방문자의 견적이면 null 입니다."),
  visitor_key: zod
    .string()
    .nullable()
    .describe("방문자가 저장할 때 한 번만 드리는 열쇠. 그 밖에는 null 입니다."),
  created_at: Instant,
  valid_until: Instant.describe("이 금액으로 결제할 수 있는 때"),
});

export type Estimate = zod.input<typeof Estimate>;
export type EstimateOutput = zod.output<typeof Estimate>;

export const EstimateSummary = zod.strictObject({
  serial: EstimateSerial,
  status: MoveStatus,
  actions: MoveActions,
  review_rating: WrittenRating,
  move_date: IsoDate,
  move_time: TimeSlot,
  start_address: zod.string(),
  destination_address: zod.string(),
  box_rental: zod
    .union([BoxRental, zod.null()])
    .describe("빌린 박스와 박스 방문. 빌리지 않았으면 null 입니다."),
  total_amount: Money,
  paid_amount: Money,
  balance_amount: Money.describe("짐을 내린 뒤 낼 금액"),
  due_amount: Money.describe("지금 낼 금액 (기한이 된 잔금, 추가 결제)"),
  cancel_fee_amount: Money.describe("취소하면서 뗀 수수료"),
  to_pay_amount: Money.describe("앞으로 낼 금액을 모두 (잔금, 추가 결제)"),
  created_at: Instant,
});

export type EstimateSummary = zod.input<typeof EstimateSummary>;
export type EstimateSummaryOutput = zod.output<typeof EstimateSummary>;

export const estimatePageItemsMax = 100;

export const EstimatePage = zod.strictObject({
  items: zod.array(EstimateSummary).max(estimatePageItemsMax),
  paging: Paging,
});

export type EstimatePage = zod.input<typeof EstimatePage>;
export type EstimatePageOutput = zod.output<typeof EstimatePage>;

export const estimateIntegrationVisitorKeyMin = 20;
export const estimateIntegrationVisitorKeyMax = 100;

export const EstimateIntegration = zod.strictObject({
  serial: EstimateSerial,
  visitor_key: zod
    .string()
    .min(estimateIntegrationVisitorKeyMin)
    .max(estimateIntegrationVisitorKeyMax),
});

export type EstimateIntegration = zod.input<typeof EstimateIntegration>;
export type EstimateIntegrationOutput = zod.output<typeof EstimateIntegration>;

export const EstimateTimes = zod
  .strictObject({
    move: Appointment.exactOptional(),
    delivery: Appointment.exactOptional(),
    collection: Appointment.exactOptional(),
  })
  .describe("바꿀 것만 보냅니다.");

export type EstimateTimes = zod.input<typeof EstimateTimes>;
export type EstimateTimesOutput = zod.output<typeof EstimateTimes>;

export const rescheduleAmountDifferenceAmountMin = -1000000000;
export const rescheduleAmountDifferenceAmountMax = 1000000000;

export const RescheduleAmount = zod
  .strictObject({
    fee_amount: Money.describe("변경 수수료. 취소해도 돌려 드리지 않습니다."),
    difference_amount: zod
      .int()
      .min(rescheduleAmountDifferenceAmountMin)
      .max(rescheduleAmountDifferenceAmountMax)
      .describe("날짜 할증의 차이. 줄어들면 음수입니다."),
    total_amount: Money.describe("지금 낼 금액 (부가세 포함)"),
    refund_amount: Money.describe("돌려 드릴 금액. 잔금이 있으면 잔금이 먼저 줄어듭니다."),
    order_amount: Money.describe("바꾼 뒤 주문의 총액"),
  })
  .describe(
    "수수료는 그날 취소할 때의 수수료와 같고, 날이 같으면 없습니다. 날짜 할증이 다르면 그 차이를 더 내거나 돌려받습니다.\ntotal_amount 와 refund_amount 가운데 하나는 0 입니다.\n",
  );

export type RescheduleAmount = zod.input<typeof RescheduleAmount>;
export type RescheduleAmountOutput = zod.output<typeof RescheduleAmount>;

export const AgreedAmountMin = 0;
export const AgreedAmountMax = 1000000000;

export const AgreedAmount = zod
  .int()
  .min(AgreedAmountMin)
  .max(AgreedAmountMax)
  .describe("계산에서 본 total_amount");

export type AgreedAmount = zod.input<typeof AgreedAmount>;
export type AgreedAmountOutput = zod.output<typeof AgreedAmount>;

export const EstimateReschedule = zod
  .strictObject({
    move: Appointment.exactOptional(),
    delivery: Appointment.exactOptional(),
    collection: Appointment.exactOptional(),
    agreed_amount: AgreedAmount,
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional().describe("등록한 결제 수단"),
  })
  .describe(
    "바꿀 것만 보냅니다. 낼 금액이 있으면 결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나를 보냅니다.",
  );

export type EstimateReschedule = zod.input<typeof EstimateReschedule>;
export type EstimateRescheduleOutput = zod.output<typeof EstimateReschedule>;

export const preparedPaymentFailureReasonMax = 300;

export const PreparedPayment = zod
  .strictObject({
    merchant_uid: zod.string(),
    payment_status: PaymentStatus,
    failure_reason: zod.string().max(preparedPaymentFailureReasonMax).nullable(),
    amount: Money,
    name: zod.string().describe("결제창에 보일 이름"),
    plan: PaidPlan,
    method: PaymentMethod,
    account_code: zod.string().describe("결제사 가맹점 코드 (IMP.init)"),
    pg: zod.string().describe("결제사 채널"),
    pay_method: zod.string(),
    buyer: Buyer,
    expires_at: Instant.describe("시간대를 잡아 두는 때. 잔금이면 결제를 기다리는 때입니다."),
  })
  .describe(
    "payment_status 가 READY 면 결제창을 열고, PAID 나 FAILED 면 등록한 결제 수단의 결과입니다.",
  );

export type PreparedPayment = zod.input<typeof PreparedPayment>;
export type PreparedPaymentOutput = zod.output<typeof PreparedPayment>;

export const RescheduledEstimate = zod.strictObject({
  estimate: Estimate,
  payment: zod
    .union([PreparedPayment, zod.null()])
    .describe("낼 것이 없으면 null 입니다. READY 면 결제창을 열고, PAID 면 바뀌었습니다."),
});

export type RescheduledEstimate = zod.input<typeof RescheduledEstimate>;
export type RescheduledEstimateOutput = zod.output<typeof RescheduledEstimate>;

export const EstimateCancellation = zod.strictObject({
  reason: CancelReason.exactOptional(),
});

export type EstimateCancellation = zod.input<typeof EstimateCancellation>;
export type EstimateCancellationOutput = zod.output<typeof EstimateCancellation>;

export const PaymentPreparation = zod
  .strictObject({
    plan: PaymentPlan,
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional().describe("등록한 결제 수단"),
  })
  .describe("결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나만 보냅니다.");

export type PaymentPreparation = zod.input<typeof PaymentPreparation>;
export type PaymentPreparationOutput = zod.output<typeof PaymentPreparation>;

export const PaymentResult = zod.strictObject({
  serial: EstimateSerial,
  payment_status: PaymentStatus,
  amount: Money,
  failure_reason: zod.string().nullable(),
});

export type PaymentResult = zod.input<typeof PaymentResult>;
export type PaymentResultOutput = zod.output<typeof PaymentResult>;

export const collectionRequestMemoMax = 200;

export const CollectionRequest = zod.strictObject({
  date: IsoDate,
  time: TimeSlot,
  memo: zod.string().max(collectionRequestMemoMax).exactOptional(),
});

export type CollectionRequest = zod.input<typeof CollectionRequest>;
export type CollectionRequestOutput = zod.output<typeof CollectionRequest>;

export const FilePurpose = zod
  .enum(["BOX_CONTENT", "REVIEW", "DAMAGE_REPORT"])
  .describe("박스 내용물, 후기, 파손 신고");

export type FilePurpose = zod.input<typeof FilePurpose>;
export type FilePurposeOutput = zod.output<typeof FilePurpose>;

export const storedFileByteSizeMax = 20000000;

export const StoredFile = zod.strictObject({
  file_id: zod.uuid(),
  purpose: FilePurpose,
  content_type: zod.enum(["image/webp"]).describe("다시 인코딩한 모양"),
  byte_size: zod.int().min(1).max(storedFileByteSizeMax),
  width: PixelLength,
  height: PixelLength,
  visitor_key: zod
    .union([VisitorKey, zod.null()])
    .describe("방문자에게 한 번만 드리는 새 열쇠. 그 밖에는 null 입니다."),
  created_at: Instant,
});

export type StoredFile = zod.input<typeof StoredFile>;
export type StoredFileOutput = zod.output<typeof StoredFile>;

export const Health = zod.strictObject({
  status: zod.enum(["ok"]),
});

export type Health = zod.input<typeof Health>;
export type HealthOutput = zod.output<typeof Health>;

export const preparedCertificationMerchantUidMax = 100;

export const preparedCertificationAccountCodeMax = 100;

export const preparedCertificationPgMax = 100;

export const PreparedCertification = zod.strictObject({
  merchant_uid: zod.string().max(preparedCertificationMerchantUidMax),
  account_code: zod
    .string()
    .max(preparedCertificationAccountCodeMax)
    .describe("가맹점 코드 (IMP.init)"),
  pg: zod.string().max(preparedCertificationPgMax).describe("본인 인증 채널"),
  expires_at: Instant,
});

export type PreparedCertification = zod.input<typeof PreparedCertification>;
export type PreparedCertificationOutput = zod.output<typeof PreparedCertification>;

export const certificationRequestImpUidMax = 100;

export const certificationRequestImpUidRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const certificationRequestMerchantUidMin = 20;
export const certificationRequestMerchantUidMax = 100;

export const certificationRequestMerchantUidRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CertificationRequest = zod.strictObject({
  imp_uid: zod
    .string()
    .min(1)
    .max(certificationRequestImpUidMax)
    .regex(certificationRequestImpUidRegExp),
  merchant_uid: zod
    .string()
    .min(certificationRequestMerchantUidMin)
    .max(certificationRequestMerchantUidMax)
    .regex(certificationRequestMerchantUidRegExp)
    .exactOptional(),
});

export type CertificationRequest = zod.input<typeof CertificationRequest>;
export type CertificationRequestOutput = zod.output<typeof CertificationRequest>;

export const Gender = zod.enum(["M", "F", "U"]);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const PersonNameMax = 200;

export const PersonNameRegExp = new RegExp("\\S");

export const PersonName = zod
  .string()
  .min(1)
  .max(PersonNameMax)
  .regex(PersonNameRegExp)
  .describe(
    "본인 인증을 하면 확인한 이름을 그대로 씁니다. 외국인등록증의 이름은 40자가 넘기도 합니다.",
  );

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const BirthdayRegExp = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$");

export const Birthday = zod.string().regex(BirthdayRegExp).describe("MM-DD");

export type Birthday = zod.input<typeof Birthday>;
export type BirthdayOutput = zod.output<typeof Birthday>;

export const BirthYearRegExp = new RegExp("^(19|20)[0-9]{2}$");

export const BirthYear = zod.string().regex(BirthYearRegExp);

export type BirthYear = zod.input<typeof BirthYear>;
export type BirthYearOutput = zod.output<typeof BirthYear>;

export const certificationImpUidMax = 100;

export const certificationMerchantUidMax = 100;

export const certificationPhoneNumberMax = 20;

export const Certification = zod
  .strictObject({
    uid: Ticket,
    imp_uid: zod.string().max(certificationImpUidMax),
    merchant_uid: zod.string().max(certificationMerchantUidMax),
    gender: Gender,
    name: PersonName,
    birthday: Birthday,
    birth_year: BirthYear,
    phone_number: zod.string().max(certificationPhoneNumberMax),
  })
  .describe("본인 인증 결과");

export type Certification = zod.input<typeof Certification>;
export type CertificationOutput = zod.output<typeof Certification>;

export const foundUsernameUsernameMax = 40;

export const FoundUsername = zod.strictObject({
  username: zod.string().max(foundUsernameUsernameMax).describe("가린 아이디"),
  type: zod.enum(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"]).describe("가입한 방법"),
  created_at: Instant.describe("가입한 때"),
});

export type FoundUsername = zod.input<typeof FoundUsername>;
export type FoundUsernameOutput = zod.output<typeof FoundUsername>;

export const foundUsernamesUsernamesMax = 20;

export const FoundUsernames = zod.strictObject({
  usernames: zod.array(FoundUsername).max(foundUsernamesUsernamesMax),
});

export type FoundUsernames = zod.input<typeof FoundUsernames>;
export type FoundUsernamesOutput = zod.output<typeof FoundUsernames>;

export const passwordNumberRequestUsernameMax = 100;

export const passwordNumberRequestUsernameRegExp = new RegExp("\\S");

export const PasswordNumberRequest = zod.strictObject({
  username: zod
    .string()
    .min(1)
    .max(passwordNumberRequestUsernameMax)
    .regex(passwordNumberRequestUsernameRegExp),
});

export type PasswordNumberRequest = zod.input<typeof PasswordNumberRequest>;
export type PasswordNumberRequestOutput = zod.output<typeof PasswordNumberRequest>;

export const SentNumber = zod.strictObject({
  expires_at: Instant.describe("보낸 지 3분 뒤"),
  resend_at: Instant.describe("다시 보낼 수 있는 때"),
});

export type SentNumber = zod.input<typeof SentNumber>;
export type SentNumberOutput = zod.output<typeof SentNumber>;

export const passwordNumberCheckUsernameMax = 100;

export const passwordNumberCheckUsernameRegExp = new RegExp("\\S");
export const passwordNumberCheckNumberRegExp = new RegExp("^[0-9]{6}$");

export const PasswordNumberCheck = zod.strictObject({
  username: zod
    .string()
    .min(1)
    .max(passwordNumberCheckUsernameMax)
    .regex(passwordNumberCheckUsernameRegExp),
  number: zod.string().regex(passwordNumberCheckNumberRegExp),
});

export type PasswordNumberCheck = zod.input<typeof PasswordNumberCheck>;
export type PasswordNumberCheckOutput = zod.output<typeof PasswordNumberCheck>;

export const PasswordResetTicket = zod.strictObject({
  reset_token: Ticket,
  expires_at: Instant,
});

export type PasswordResetTicket = zod.input<typeof PasswordResetTicket>;
export type PasswordResetTicketOutput = zod.output<typeof PasswordResetTicket>;

export const NewPasswordMin = 8;
export const NewPasswordMax = 20;

export const NewPassword = zod
  .string()
  .min(NewPasswordMin)
  .max(NewPasswordMax)
  .describe("영문, 숫자, 특수문자 가운데 두 가지 이상을 섞습니다.");

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const passwordResetUsernameMax = 100;

export const passwordResetUsernameRegExp = new RegExp("\\S");

export const PasswordReset = zod.strictObject({
  username: zod.string().min(1).max(passwordResetUsernameMax).regex(passwordResetUsernameRegExp),
  passwd: NewPassword,
  reset_token: Ticket,
});

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const WithdrawalHoldKind = zod
  .enum([
    "STORED_BOXES",
    "STORAGE_CONTRACT",
    "STORAGE_ORDER",
    "MOVE",
    "MOVE_BALANCE",
    "MOVE_BOXES",
    "COMPANY_BOXES",
    "COMPANY_INVOICES",
    "COMPANY_BILLING",
  ])
  .describe(
    "보관 중인 박스, 보관 계약, 진행 중인 보관 주문, 진행 중인 이사, 이사의 잔금, 이사에서 빌린 박스, 회사의 보관 중인 박스, 회사가 결제할 청구서, 회사에 청구할 계약과 작업(마지막 담당자)",
  );

export type WithdrawalHoldKind = zod.input<typeof WithdrawalHoldKind>;
export type WithdrawalHoldKindOutput = zod.output<typeof WithdrawalHoldKind>;

export const withdrawalHoldSerialMax = 20;

export const withdrawalHoldBoxCountMax = 1000000;

export const WithdrawalHold = zod.strictObject({
  kind: WithdrawalHoldKind,
  serial: zod.string().max(withdrawalHoldSerialMax).nullable().describe("열어 볼 주문의 번호"),
  box_count: zod.int().min(1).max(withdrawalHoldBoxCountMax).nullable(),
  visit: zod.union([Appointment, zod.null()]).describe("이사하는 때"),
});

export type WithdrawalHold = zod.input<typeof WithdrawalHold>;
export type WithdrawalHoldOutput = zod.output<typeof WithdrawalHold>;

export const withdrawalHoldsMax = 100;

export const Withdrawal = zod.strictObject({
  holds: zod
    .array(WithdrawalHold)
    .max(withdrawalHoldsMax)
    .describe("끝나야 하는 것. 많으면 앞의 100건입니다."),
});

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const PhoneNumberRegExp = new RegExp(
  "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
);

export const PhoneNumber = zod
  .string()
  .regex(PhoneNumberRegExp)
  .describe("휴대전화나 지역 번호. 하이픈은 있어도 없어도 됩니다.");

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const UsernameMin = 4;
export const UsernameMax = 20;

export const UsernameRegExp = new RegExp("^[a-z][a-z0-9_-]*$");

export const Username = zod
  .string()
  .min(UsernameMin)
  .max(UsernameMax)
  .regex(UsernameRegExp)
  .describe("영문 소문자로 시작하고 영문 소문자, 숫자, 하이픈, 밑줄을 씁니다.");

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;

export const EmailMax = 254;

export const Email = zod.email().max(EmailMax);

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const ConsentKind = zod.enum(["TERMS", "PRIVACY", "AGE_14", "MARKETING"]);

export type ConsentKind = zod.input<typeof ConsentKind>;
export type ConsentKindOutput = zod.output<typeof ConsentKind>;

export const Consent = zod.strictObject({
  kind: ConsentKind,
  version: IsoDate.describe("읽은 약관의 판"),
  agreed: zod.boolean(),
});

export type Consent = zod.input<typeof Consent>;
export type ConsentOutput = zod.output<typeof Consent>;

export const ConsentsMax = 10;

export const Consents = zod.array(Consent).min(1).max(ConsentsMax);

export type Consents = zod.input<typeof Consents>;
export type ConsentsOutput = zod.output<typeof Consents>;

export const SignupRequest = zod.strictObject({
  username: Username,
  passwd: NewPassword,
  name: PersonName,
  phone_number: PhoneNumber,
  email: Email.exactOptional(),
  certification_uid: Ticket.exactOptional().describe(
    "본인 인증 결과의 uid. 있으면 확인한 이름과 전화번호를 씁니다.",
  ),
  consents: Consents,
});

export type SignupRequest = zod.input<typeof SignupRequest>;
export type SignupRequestOutput = zod.output<typeof SignupRequest>;

export const UsernameCheck = zod.strictObject({
  valid: zod.boolean(),
  reason: zod.union([zod.literal("FORMAT"), zod.literal("TAKEN"), zod.literal(null)]).nullable(),
});

export type UsernameCheck = zod.input<typeof UsernameCheck>;
export type UsernameCheckOutput = zod.output<typeof UsernameCheck>;

export const Address = zod.strictObject({
  id: zod.uuid(),
  name: zod.string(),
  postcode: Postcode,
  address: zod.string(),
  detail: zod.string(),
  floor: Floor,
  carriage: Carriage,
  is_default: zod.boolean(),
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const SnsType = zod.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]);

export type SnsType = zod.input<typeof SnsType>;
export type SnsTypeOutput = zod.output<typeof SnsType>;

export const SocialAccount = zod.strictObject({
  type: SnsType,
  connected_at: Instant,
});

export type SocialAccount = zod.input<typeof SocialAccount>;
export type SocialAccountOutput = zod.output<typeof SocialAccount>;

export const MarketingConsent = zod.strictObject({
  agreed: zod.boolean(),
  changed_at: zod.iso.datetime({ offset: true }).nullable().describe("마지막으로 답한 때"),
});

export type MarketingConsent = zod.input<typeof MarketingConsent>;
export type MarketingConsentOutput = zod.output<typeof MarketingConsent>;

export const profileBirthdayRegExp = new RegExp("^[0-9]{2}-[0-9]{2}$");
export const profileBirthYearRegExp = new RegExp("^[0-9]{4}$");
export const profileSocialAccountsMax = 4;

export const Profile = zod.strictObject({
  id: zod.uuid(),
  username: zod.string(),
  name: zod.string(),
  type: zod.enum(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"]),
  gender: Gender,
  birthday: zod.string().regex(profileBirthdayRegExp).nullable().describe("MM-DD"),
  birth_year: zod.string().regex(profileBirthYearRegExp).nullable(),
  phone_number: zod.string().nullable(),
  email: zod.string().nullable(),
  role: zod.enum(["MEMBER", "COMPANY", "OPERATOR"]),
  last_login: zod.iso.datetime({ offset: true }).nullable(),
  first_address: zod.union([Address, zod.null()]).describe("대표 주소"),
  is_company_user: zod.boolean(),
  certified: zod.boolean().describe("본인 인증을 했는지"),
  has_password: zod
    .boolean()
    .describe("비밀번호가 있는지. 소셜로 가입한 회원은 정하기 전에는 없습니다."),
  social_accounts: zod
    .array(SocialAccount)
    .max(profileSocialAccountsMax)
    .describe("이어진 소셜 계정"),
  marketing_consent: MarketingConsent,
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const MarketingAnswer = zod.strictObject({
  version: IsoDate.describe("읽은 동의문의 판"),
  agreed: zod.boolean(),
});

export type MarketingAnswer = zod.input<typeof MarketingAnswer>;
export type MarketingAnswerOutput = zod.output<typeof MarketingAnswer>;

export const profileUpdateEmailMax = 254;

export const ProfileUpdate = zod.strictObject({
  name: PersonName.exactOptional(),
  email: zod.email().max(profileUpdateEmailMax).nullish().describe("null 이면 지웁니다."),
  gender: Gender.exactOptional(),
  marketing_consent: MarketingAnswer.exactOptional(),
});

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;

export const addressInputNameMax = 20;

export const AddressInput = zod.strictObject({
  name: zod.string().min(1).max(addressInputNameMax).describe("별칭"),
  postcode: Postcode,
  address: AddressLine,
  detail: AddressDetail,
  floor: Floor,
  carriage: Carriage,
  is_default: zod.boolean().describe("대표 주소"),
});

export type AddressInput = zod.input<typeof AddressInput>;
export type AddressInputOutput = zod.output<typeof AddressInput>;

export const SocialSignupRequest = zod.strictObject({
  sns_id: Ticket,
  username: Username.exactOptional(),
  name: PersonName,
  phone_number: PhoneNumber,
  email: Email.exactOptional(),
  gender: Gender.exactOptional(),
  birthday: Birthday.exactOptional(),
  birthyear: BirthYear.exactOptional(),
  certification_uid: Ticket.exactOptional(),
  consents: Consents,
});

export type SocialSignupRequest = zod.input<typeof SocialSignupRequest>;
export type SocialSignupRequestOutput = zod.output<typeof SocialSignupRequest>;

export const MemberCertification = zod.strictObject({
  certification_uid: Ticket,
});

export type MemberCertification = zod.input<typeof MemberCertification>;
export type MemberCertificationOutput = zod.output<typeof MemberCertification>;

export const PasswordChange = zod.strictObject({
  passwd: NewPassword,
});

export type PasswordChange = zod.input<typeof PasswordChange>;
export type PasswordChangeOutput = zod.output<typeof PasswordChange>;

export const ImpUidMax = 100;

export const ImpUid = zod.string().min(1).max(ImpUidMax);

export type ImpUid = zod.input<typeof ImpUid>;
export type ImpUidOutput = zod.output<typeof ImpUid>;

export const paymentCompletionMerchantUidMin = 20;
export const paymentCompletionMerchantUidMax = 100;

export const PaymentCompletion = zod.strictObject({
  imp_uid: ImpUid,
  merchant_uid: zod
    .string()
    .min(paymentCompletionMerchantUidMin)
    .max(paymentCompletionMerchantUidMax),
});

export type PaymentCompletion = zod.input<typeof PaymentCompletion>;
export type PaymentCompletionOutput = zod.output<typeof PaymentCompletion>;

export const paymentWebhookMerchantUidMax = 100;

export const paymentWebhookStatusMax = 40;

export const PaymentWebhook = zod
  .strictObject({
    imp_uid: ImpUid,
    merchant_uid: zod.string().min(1).max(paymentWebhookMerchantUidMax),
    status: zod.string().max(paymentWebhookStatusMax).exactOptional(),
  })
  .describe("결제사가 필드를 더할 수 있어 모르는 필드는 넘깁니다.");

export type PaymentWebhook = zod.input<typeof PaymentWebhook>;
export type PaymentWebhookOutput = zod.output<typeof PaymentWebhook>;

export const OrderPaymentType = zod
  .enum(["NORMAL", "SUBSCRIPTION"])
  .describe("기간을 한 번에 내기, 매달 내기(정기 결제)");

export type OrderPaymentType = zod.input<typeof OrderPaymentType>;
export type OrderPaymentTypeOutput = zod.output<typeof OrderPaymentType>;

export const orderPaymentRecordMerchantUidMax = 100;

export const orderPaymentRecordImpUidMax = 100;

export const orderPaymentRecordFailureReasonMax = 300;

export const OrderPaymentRecord = zod.strictObject({
  merchant_uid: zod.string().max(orderPaymentRecordMerchantUidMax),
  imp_uid: zod.string().max(orderPaymentRecordImpUidMax).nullable(),
  method: PaymentMethod,
  payment_type: OrderPaymentType,
  status: PaymentStatus,
  amount: Money,
  refunded_amount: Money,
  failure_reason: zod.string().max(orderPaymentRecordFailureReasonMax).nullable(),
  paid_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type OrderPaymentRecord = zod.input<typeof OrderPaymentRecord>;
export type OrderPaymentRecordOutput = zod.output<typeof OrderPaymentRecord>;

export const OrderPaymentPreparation = zod
  .strictObject({
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional().describe("등록한 결제 수단"),
  })
  .describe("결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나만 보냅니다.");

export type OrderPaymentPreparation = zod.input<typeof OrderPaymentPreparation>;
export type OrderPaymentPreparationOutput = zod.output<typeof OrderPaymentPreparation>;

export const preparedOrderPaymentMerchantUidMax = 100;

export const preparedOrderPaymentCustomerUidMax = 100;

export const preparedOrderPaymentFailureReasonMax = 300;

export const preparedOrderPaymentNameMax = 60;

export const preparedOrderPaymentAccountCodeMax = 100;

export const preparedOrderPaymentPgMax = 100;

export const preparedOrderPaymentPayMethodMax = 40;

export const PreparedOrderPayment = zod
  .strictObject({
    merchant_uid: zod.string().max(preparedOrderPaymentMerchantUidMax),
    customer_uid: zod
      .string()
      .max(preparedOrderPaymentCustomerUidMax)
      .nullable()
      .describe("정기 결제로 등록될 이름 (IMP.request_pay)"),
    payment_status: PaymentStatus,
    failure_reason: zod.string().max(preparedOrderPaymentFailureReasonMax).nullable(),
    amount: Money,
    name: zod.string().max(preparedOrderPaymentNameMax).describe("결제창에 보일 이름"),
    method: PaymentMethod,
    payment_type: OrderPaymentType,
    account_code: zod
      .string()
      .max(preparedOrderPaymentAccountCodeMax)
      .describe("결제사 가맹점 코드 (IMP.init)"),
    pg: zod.string().max(preparedOrderPaymentPgMax).describe("결제사 채널"),
    pay_method: zod.string().max(preparedOrderPaymentPayMethodMax),
    buyer: Buyer,
    expires_at: Instant.describe("결제를 기다리는 때"),
  })
  .describe(
    "payment_status 가 READY 면 결제창을 열고, PAID 나 FAILED 면 등록한 결제 수단의 결과입니다.",
  );

export type PreparedOrderPayment = zod.input<typeof PreparedOrderPayment>;
export type PreparedOrderPaymentOutput = zod.output<typeof PreparedOrderPayment>;

export const paymentOutcomeReferenceMax = 100;

export const paymentOutcomeFailureReasonMax = 300;

export const PaymentOutcome = zod.strictObject({
  reference: zod
    .string()
    .max(paymentOutcomeReferenceMax)
    .describe("무엇을 냈는지 (주문 번호나 결제 요청 번호)"),
  payment_status: PaymentStatus,
  amount: Money,
  failure_reason: zod.string().max(paymentOutcomeFailureReasonMax).nullable(),
});

export type PaymentOutcome = zod.input<typeof PaymentOutcome>;
export type PaymentOutcomeOutput = zod.output<typeof PaymentOutcome>;

export const popupTitleMax = 60;

export const popupBodyMax = 1000;

export const popupLinkMax = 300;

export const Popup = zod.strictObject({
  id: zod.uuid(),
  title: zod.string().max(popupTitleMax),
  body: zod.string().max(popupBodyMax),
  image: zod.union([Photo, zod.null()]),
  link: zod.string().max(popupLinkMax).nullable().describe("이 사이트의 경로"),
  starts_at: Instant,
  ends_at: Instant,
});

export type Popup = zod.input<typeof Popup>;
export type PopupOutput = zod.output<typeof Popup>;

export const ReceiverKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const ReceiverKey = zod.string().regex(ReceiverKeyRegExp);

export type ReceiverKey = zod.input<typeof ReceiverKey>;
export type ReceiverKeyOutput = zod.output<typeof ReceiverKey>;

export const ReceiverLink = zod.strictObject({
  key: zod.union([ReceiverKey, zod.null()]).describe("링크의 끝. 없으면 null"),
  opens_on: zod
    .union([IsoDate, zod.null()])
    .describe("링크가 열리는 하루. 앞으로 받을 배송이 없으면 null"),
});

export type ReceiverLink = zod.input<typeof ReceiverLink>;
export type ReceiverLinkOutput = zod.output<typeof ReceiverLink>;

export const ReceivedVisit = zod.strictObject({
  status: zod.enum(["READY", "ON_THE_WAY", "DELIVERED"]).describe("준비 중, 배송 중, 배송 완료"),
  delivery: Appointment,
  place: StoragePlace,
  box_count: OrderBoxCount,
});

export type ReceivedVisit = zod.input<typeof ReceivedVisit>;
export type ReceivedVisitOutput = zod.output<typeof ReceivedVisit>;

export const ReceivedDelivery = zod.strictObject({
  opens_on: IsoDate.describe("링크가 열리는 하루"),
  visit: zod.union([ReceivedVisit, zod.null()]).describe("그날의 배송. 그 전에는 null"),
});

export type ReceivedDelivery = zod.input<typeof ReceivedDelivery>;
export type ReceivedDeliveryOutput = zod.output<typeof ReceivedDelivery>;

export const RatingMax = 5;

export const Rating = zod.int().min(1).max(RatingMax).describe("별점");

export type Rating = zod.input<typeof Rating>;
export type RatingOutput = zod.output<typeof Rating>;

export const ReviewTextMax = 1000;

export const ReviewTextRegExp = new RegExp("\\S");

export const ReviewText = zod.string().min(1).max(ReviewTextMax).regex(ReviewTextRegExp);

export type ReviewText = zod.input<typeof ReviewText>;
export type ReviewTextOutput = zod.output<typeof ReviewText>;

export const ReviewInput = zod.strictObject({
  rating: Rating,
  content: ReviewText,
  file_ids: FileIds,
});

export type ReviewInput = zod.input<typeof ReviewInput>;
export type ReviewInputOutput = zod.output<typeof ReviewInput>;

export const reviewPhotosMax = 5;

export const Review = zod.strictObject({
  rating: Rating,
  content: ReviewText,
  photos: zod.array(Photo).max(reviewPhotosMax),
  created_at: Instant,
});

export type Review = zod.input<typeof Review>;
export type ReviewOutput = zod.output<typeof Review>;

export const publicReviewNameMax = 50;

export const publicReviewStartRegionMax = 10;

export const publicReviewDestinationRegionMax = 10;

export const publicReviewTruckMax = 50;

export const PublicReview = zod.strictObject({
  name: zod.string().max(publicReviewNameMax).describe("가린 이름"),
  rating: Rating,
  content: ReviewText,
  start_region: zod.string().max(publicReviewStartRegionMax).describe("출발지의 시도"),
  destination_region: zod.string().max(publicReviewDestinationRegionMax).describe("도착지의 시도"),
  truck: zod.string().max(publicReviewTruckMax),
  move_month: YearMonth.describe("이사한 달"),
});

export type PublicReview = zod.input<typeof PublicReview>;
export type PublicReviewOutput = zod.output<typeof PublicReview>;

export const ClosedReason = zod
  .enum(["PAST", "LEAD_TIME", "FULL"])
  .describe(
    "예약할 수 없는 까닭. 지났거나(PAST), 하루 전 15시가 지나 마감됐거나(LEAD_TIME), 자리가 없습니다(FULL).",
  );

export type ClosedReason = zod.input<typeof ClosedReason>;
export type ClosedReasonOutput = zod.output<typeof ClosedReason>;

export const SurchargeRateMin = 0;
export const SurchargeRateMax = 100;

export const SurchargeRate = zod
  .int()
  .min(SurchargeRateMin)
  .max(SurchargeRateMax)
  .describe("날짜 할증 %");

export type SurchargeRate = zod.input<typeof SurchargeRate>;
export type SurchargeRateOutput = zod.output<typeof SurchargeRate>;

export const scheduleDayRemainingMin = 0;

export const ScheduleDay = zod.strictObject({
  date: IsoDate,
  available: zod.boolean(),
  closed_reason: zod.union([ClosedReason, zod.null()]),
  remaining: zod.int().min(scheduleDayRemainingMin),
  lucky: zod.boolean().describe("손 없는 날"),
  holiday: zod.string().nullable().describe("공휴일 이름"),
  surcharge_rate: SurchargeRate,
});

export type ScheduleDay = zod.input<typeof ScheduleDay>;
export type ScheduleDayOutput = zod.output<typeof ScheduleDay>;

export const scheduleSlotRemainingMin = 0;

export const ScheduleSlot = zod.strictObject({
  time: TimeSlot,
  available: zod.boolean(),
  closed_reason: zod.union([ClosedReason, zod.null()]),
  remaining: zod.int().min(scheduleSlotRemainingMin),
});

export type ScheduleSlot = zod.input<typeof ScheduleSlot>;
export type ScheduleSlotOutput = zod.output<typeof ScheduleSlot>;

export const boxDeliveryDayHolidayMax = 40;

export const boxDeliveryDaySlotsMax = 24;

export const BoxDeliveryDay = zod.strictObject({
  date: IsoDate,
  available: zod.boolean(),
  closed_reason: zod.union([ClosedReason, zod.null()]),
  lucky: zod.boolean().describe("손 없는 날"),
  holiday: zod.string().max(boxDeliveryDayHolidayMax).nullable().describe("공휴일 이름"),
  surcharge_rate: SurchargeRate,
  slots: zod.array(ScheduleSlot).max(boxDeliveryDaySlotsMax),
});

export type BoxDeliveryDay = zod.input<typeof BoxDeliveryDay>;
export type BoxDeliveryDayOutput = zod.output<typeof BoxDeliveryDay>;

export const RefreshTokenValueMin = 20;
export const RefreshTokenValueMax = 512;

export const RefreshTokenValue = zod.string().min(RefreshTokenValueMin).max(RefreshTokenValueMax);

export type RefreshTokenValue = zod.input<typeof RefreshTokenValue>;
export type RefreshTokenValueOutput = zod.output<typeof RefreshTokenValue>;

export const TypedUsernameMax = 100;

export const TypedUsername = zod.string().min(1).max(TypedUsernameMax);

export type TypedUsername = zod.input<typeof TypedUsername>;
export type TypedUsernameOutput = zod.output<typeof TypedUsername>;

export const TypedPasswordMax = 200;

export const TypedPassword = zod.string().min(1).max(TypedPasswordMax);

export type TypedPassword = zod.input<typeof TypedPassword>;
export type TypedPasswordOutput = zod.output<typeof TypedPassword>;

export const LoginRequest = zod.strictObject({
  username: TypedUsername,
  password: TypedPassword,
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const AuthTokens = zod.strictObject({
  access_token: zod.string(),
  refresh_token: RefreshTokenValue,
});

export type AuthTokens = zod.input<typeof AuthTokens>;
export type AuthTokensOutput = zod.output<typeof AuthTokens>;

export const AccessToken = zod.strictObject({
  access_token: zod.string(),
});

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const loginProviderAuthorizeUrlMax = 2000;

export const LoginProvider = zod.strictObject({
  type: SnsType,
  authorize_url: zod
    .string()
    .max(loginProviderAuthorizeUrlMax)
    .describe("`state` 만 더해 이동할 주소"),
});

export type LoginProvider = zod.input<typeof LoginProvider>;
export type LoginProviderOutput = zod.output<typeof LoginProvider>;

export const TicketLogin = zod.strictObject({
  sns_id: Ticket,
});

export type TicketLogin = zod.input<typeof TicketLogin>;
export type TicketLoginOutput = zod.output<typeof TicketLogin>;

export const SocialCodeMax = 2000;

export const SocialCode = zod.string().min(1).max(SocialCodeMax);

export type SocialCode = zod.input<typeof SocialCode>;
export type SocialCodeOutput = zod.output<typeof SocialCode>;

export const naverLoginStateMax = 500;

export const NaverLogin = zod.strictObject({
  code: SocialCode,
  state: zod.string().min(1).max(naverLoginStateMax),
});

export type NaverLogin = zod.input<typeof NaverLogin>;
export type NaverLoginOutput = zod.output<typeof NaverLogin>;

export const KakaoLogin = zod.strictObject({
  code: SocialCode,
});

export type KakaoLogin = zod.input<typeof KakaoLogin>;
export type KakaoLoginOutput = zod.output<typeof KakaoLogin>;

export const CodeVerifierMin = 43;
export const CodeVerifierMax = 128;

export const CodeVerifierRegExp = new RegExp("^[A-Za-z0-9._~-]+$");

export const CodeVerifier = zod
  .string()
  .min(CodeVerifierMin)
  .max(CodeVerifierMax)
  .regex(CodeVerifierRegExp)
  .describe(
    "로그인을 시작한 쪽만 아는 값 (RFC 7636). 로그인 주소에 `code_challenge` 를 붙였으면 보내야 합니다.",
  );

export type CodeVerifier = zod.input<typeof CodeVerifier>;
export type CodeVerifierOutput = zod.output<typeof CodeVerifier>;

export const GoogleLogin = zod.strictObject({
  code: SocialCode,
  is_app: zod.boolean().describe("앱에서 왔는지"),
  code_verifier: CodeVerifier.exactOptional(),
});

export type GoogleLogin = zod.input<typeof GoogleLogin>;
export type GoogleLoginOutput = zod.output<typeof GoogleLogin>;

export const appleLoginIdTokenMax = 8000;

export const appleLoginNameMax = 100;

export const appleLoginSnsIdMax = 200;

export const AppleLogin = zod.strictObject({
  code: SocialCode,
  id_token: zod.string().min(1).max(appleLoginIdTokenMax),
  name: zod.string().max(appleLoginNameMax).exactOptional().describe("처음 로그인할 때만 옵니다."),
  sns_id: zod
    .string()
    .max(appleLoginSnsIdMax)
    .exactOptional()
    .describe("Apple 의 회원 번호. 믿지 않고 맞춰 보기만 합니다."),
});

export type AppleLogin = zod.input<typeof AppleLogin>;
export type AppleLoginOutput = zod.output<typeof AppleLogin>;

export const socialSignupInfoUsernameMax = 100;

export const socialSignupInfoNameMax = 100;

export const socialSignupInfoBirthdayRegExp = new RegExp("^[0-9]{2}-[0-9]{2}$");
export const socialSignupInfoBirthyearRegExp = new RegExp("^[0-9]{4}$");
export const socialSignupInfoPhoneNumberMax = 20;

export const socialSignupInfoAgeRangeMax = 20;

export const socialSignupInfoEmailMax = 254;

export const SocialSignupInfo = zod
  .strictObject({
    type: SnsType,
    sns_id: Ticket,
    username: zod.string().max(socialSignupInfoUsernameMax).nullable(),
    gender: Gender,
    name: zod.string().max(socialSignupInfoNameMax).nullable(),
    birthday: zod.string().regex(socialSignupInfoBirthdayRegExp).nullable().describe("MM-DD"),
    birthyear: zod.string().regex(socialSignupInfoBirthyearRegExp).nullable(),
    phone_number: zod.string().max(socialSignupInfoPhoneNumberMax).nullable(),
    age_range: zod.string().max(socialSignupInfoAgeRangeMax).nullable(),
    email: zod.string().max(socialSignupInfoEmailMax).nullable(),
  })
  .describe("가입 화면에 미리 채울 내용. 제공자가 주지 않은 것은 null 입니다.");

export type SocialSignupInfo = zod.input<typeof SocialSignupInfo>;
export type SocialSignupInfoOutput = zod.output<typeof SocialSignupInfo>;

export const SocialSignupStart = zod
  .strictObject({
    id: Ticket,
    signup: SocialSignupInfo,
  })
  .describe("아직 가입하지 않은 소셜 계정. 토큰이 없습니다.");

export type SocialSignupStart = zod.input<typeof SocialSignupStart>;
export type SocialSignupStartOutput = zod.output<typeof SocialSignupStart>;

export const SocialLoginResult = zod.union([AuthTokens, SocialSignupStart]);

export type SocialLoginResult = zod.input<typeof SocialLoginResult>;
export type SocialLoginResultOutput = zod.output<typeof SocialLoginResult>;

export const PasswordCheck = zod.strictObject({
  length: zod.boolean().describe("8자에서 20자인지"),
  kinds: zod.boolean().describe("영문, 숫자, 특수문자 가운데 두 가지 이상인지"),
  valid: zod.boolean(),
});

export type PasswordCheck = zod.input<typeof PasswordCheck>;
export type PasswordCheckOutput = zod.output<typeof PasswordCheck>;

export const PasswordConfirmation = zod.strictObject({
  passwd: TypedPassword,
});

export type PasswordConfirmation = zod.input<typeof PasswordConfirmation>;
export type PasswordConfirmationOutput = zod.output<typeof PasswordConfirmation>;

export const ConfirmedPassword = zod.strictObject({
  confirmed_until: Instant,
});

export type ConfirmedPassword = zod.input<typeof ConfirmedPassword>;
export type ConfirmedPasswordOutput = zod.output<typeof ConfirmedPassword>;

export const moveItemVolumeCountMin = 0.1;

export const MoveItem = zod.strictObject({
  id: MoveItemId,
  name: zod.string(),
  icon: zod.string().describe("그림 이름"),
  width: zod.int().min(1).describe("가로 cm"),
  height: zod.int().min(1).describe("높이 cm"),
  depth: zod.int().min(1).describe("세로 cm"),
  volume_count: zod
    .number()
    .min(moveItemVolumeCountMin)
    .describe("담아둠 박스 몇 개만큼의 부피인지"),
});

export type MoveItem = zod.input<typeof MoveItem>;
export type MoveItemOutput = zod.output<typeof MoveItem>;

export const MoveItemGroup = zod.strictObject({
  id: zod.string(),
  name: zod.string(),
  items: zod.array(MoveItem),
});

export type MoveItemGroup = zod.input<typeof MoveItemGroup>;
export type MoveItemGroupOutput = zod.output<typeof MoveItemGroup>;

export const MoveSpec = zod.strictObject({
  price_version: IsoDate,
  groups: zod.array(MoveItemGroup),
});

export type MoveSpec = zod.input<typeof MoveSpec>;
export type MoveSpecOutput = zod.output<typeof MoveSpec>;

export const StorageContractActionCode = zod.enum([
  "PAY_MONTH",
  "CONTINUATION",
  "DELIVERY",
  "FINAL_ALL",
  "FINAL_PART",
  "EXTENSION",
  "UPGRADE",
  "TERMINATION",
  "BILLING_KEY",
]);

export type StorageContractActionCode = zod.input<typeof StorageContractActionCode>;
export type StorageContractActionCodeOutput = zod.output<typeof StorageContractActionCode>;

export const StorageContractAction = zod.strictObject({
  code: StorageContractActionCode,
  reason: ActionReason,
});

export type StorageContractAction = zod.input<typeof StorageContractAction>;
export type StorageContractActionOutput = zod.output<typeof StorageContractAction>;

export const StorageContractActionsMax = 9;

export const StorageContractActions = zod
  .array(StorageContractAction)
  .max(StorageContractActionsMax)
  .describe("회원이 이 보관 계약과 그 박스로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.");

export type StorageContractActions = zod.input<typeof StorageContractActions>;
export type StorageContractActionsOutput = zod.output<typeof StorageContractActions>;

export const StorageContractStatus = zod
  .enum(["WAITING", "ACTIVE", "UNPAID", "ENDING", "EXPIRED", "ENDED", "CANCEL"])
  .describe("보관 전, 보관 중, 정기 결제 실패, 해지 예정, 기간 지남, 끝남, 취소");

export type StorageContractStatus = zod.input<typeof StorageContractStatus>;
export type StorageContractStatusOutput = zod.output<typeof StorageContractStatus>;

export const ContractChangeStatus = zod
  .enum(["QUOTED", "WAIT", "APPLIED", "CANCEL"])
  .describe("결제 전, 결제 실패, 적용됨, 취소");

export type ContractChangeStatus = zod.input<typeof ContractChangeStatus>;
export type ContractChangeStatusOutput = zod.output<typeof ContractChangeStatus>;

export const ContinuationReminderRequestedAt = zod.iso
  .datetime({ offset: true })
  .nullable()
  .describe(
    "무료 기간이 끝나기 전에 이어서 보관할지 물어봐 달라고 주문과 함께 남긴 때. 남기지 않았거나 직접 기간을 연장했으면 null 이고, 물어보지 않습니다. 이것만으로는 유료로 바뀌지 않습니다.",
  );

export type ContinuationReminderRequestedAt = zod.input<typeof ContinuationReminderRequestedAt>;
export type ContinuationReminderRequestedAtOutput = zod.output<
  typeof ContinuationReminderRequestedAt
>;

export const ContinueConfirmedAt = zod.iso
  .datetime({ offset: true })
  .nullable()
  .describe(
    "무료 기간이 끝나면 매달 결제하며 이어서 보관하는 데 동의한 때 (continueStorageContract). 아직이면 null 이고, 유료로 바뀌지 않습니다.",
  );

export type ContinueConfirmedAt = zod.input<typeof ContinueConfirmedAt>;
export type ContinueConfirmedAtOutput = zod.output<typeof ContinueConfirmedAt>;

export const storageExtensionAmountLinesMax = 40;

export const StorageExtensionAmount = zod
  .strictObject({
    price_version: IsoDate,
    lines: zod.array(StoragePriceLine).max(storageExtensionAmountLinesMax),
    total_amount: Money.describe("지금 낼 금액 (부가세 포함)"),
    vat_amount: Money.describe("total_amount 안에 든 부가세"),
    refund_amount: Money.describe("돌려 드릴 금액"),
    monthly_amount: Money.describe("다음 달부터 매달 낼 금액. 정기 결제가 아니면 0 입니다."),
    end_date: IsoDate.describe("연장한 계약이 끝나는 날"),
  })
  .describe("total_amount 는 지금 낼 금액, end_date 는 연장한 계약이 끝나는 날입니다.");

export type StorageExtensionAmount = zod.input<typeof StorageExtensionAmount>;
export type StorageExtensionAmountOutput = zod.output<typeof StorageExtensionAmount>;

export const NextCharge = zod.strictObject({
  date: IsoDate,
  amount: Money,
});

export type NextCharge = zod.input<typeof NextCharge>;
export type NextChargeOutput = zod.output<typeof NextCharge>;

export const continuationOfferMonthsMax = 36;

export const ContinuationOffer = zod.strictObject({
  from: IsoDate.describe("유료로 바뀌는 날. 첫 달을 이날 결제합니다."),
  months: zod.int().min(1).max(continuationOfferMonthsMax).describe("매달 결제하며 보관하는 달수"),
  end_date: IsoDate.describe("이어서 보관하면 끝나는 날"),
  monthly_amount: Money.describe("매달 결제할 금액 (부가세 포함). 그때까지는 0원입니다."),
  confirm_from: IsoDate.describe("동의할 수 있는 첫날 (유료로 바뀌는 날의 30일 전)"),
  confirm_until: IsoDate.describe("동의할 수 있는 마지막 날. 무료 기간의 마지막 날입니다."),
});

export type ContinuationOffer = zod.input<typeof ContinuationOffer>;
export type ContinuationOfferOutput = zod.output<typeof ContinuationOffer>;

export const OfferedContinuation = zod
  .union([ContinuationOffer, zod.null()])
  .describe(
    "무료 기간 뒤 이어서 보관하는 조건. 이미 동의했거나, 물어봐 달라고 하지 않았거나, 모든 박스를 끝내거나 무료 기간 뒤에 박스를 내보내는 주문이 있으면 null 입니다.",
  );

export type OfferedContinuation = zod.input<typeof OfferedContinuation>;
export type OfferedContinuationOutput = zod.output<typeof OfferedContinuation>;

export const StoredBoxCountMin = 0;
export const StoredBoxCountMax = 200;

export const StoredBoxCount = zod.int().min(StoredBoxCountMin).max(StoredBoxCountMax);

export type StoredBoxCount = zod.input<typeof StoredBoxCount>;
export type StoredBoxCountOutput = zod.output<typeof StoredBoxCount>;

export const ContractMonthsMax = 600;

export const ContractMonths = zod.int().min(1).max(ContractMonthsMax).describe("연장을 더한 달수");

export type ContractMonths = zod.input<typeof ContractMonths>;
export type ContractMonthsOutput = zod.output<typeof ContractMonths>;

export const StorageGrade = zod.enum(["BASIC", "CLIMATE"]).describe("일반 보관, 항온항습 보관");

export type StorageGrade = zod.input<typeof StorageGrade>;
export type StorageGradeOutput = zod.output<typeof StorageGrade>;

export const StorageContractSummary = zod.strictObject({
  id: zod.uuid(),
  order_serial: StorageOrderSerial,
  status: StorageContractStatus,
  actions: StorageContractActions,
  grade: StorageGrade,
  payment_type: OrderPaymentType,
  months: ContractMonths,
  start_date: zod.iso.date().nullable().describe("박스가 들어온 날. 아직이면 null 입니다."),
  end_date: zod.iso.date().nullable().describe("시작일에 달수를 더한 날의 하루 전"),
  box_count: OrderBoxCount,
  stored_box_count: StoredBoxCount,
  monthly_amount: Money.describe("한 달 보관료"),
  next_charge: zod.union([NextCharge, zod.null()]).describe("다음 정기 결제. 없으면 null 입니다."),
  due_amount: Money.describe("지금 낼 금액 (밀린 달, 결제사에서 취소된 결제)"),
  continuation_reminder_requested_at: ContinuationReminderRequestedAt,
  continue_confirmed_at: ContinueConfirmedAt,
  continuation: OfferedContinuation,
  created_at: Instant,
});

export type StorageContractSummary = zod.input<typeof StorageContractSummary>;
export type StorageContractSummaryOutput = zod.output<typeof StorageContractSummary>;

export const storageContractPageItemsMax = 100;

export const StorageContractPage = zod.strictObject({
  items: zod.array(StorageContractSummary).max(storageContractPageItemsMax),
  paging: Paging,
});

export type StorageContractPage = zod.input<typeof StorageContractPage>;
export type StorageContractPageOutput = zod.output<typeof StorageContractPage>;

export const contractStatusChangeReasonMax = 300;

export const ContractStatusChange = zod.strictObject({
  from: zod.union([StorageContractStatus, zod.null()]),
  to: StorageContractStatus,
  by: Actor,
  at: Instant,
  reason: zod.string().max(contractStatusChangeReasonMax).nullable(),
});

export type ContractStatusChange = zod.input<typeof ContractStatusChange>;
export type ContractStatusChangeOutput = zod.output<typeof ContractStatusChange>;

export const StoragePromotion = zod
  .enum(["FREE_MONTH3"])
  .describe(
    "첫 3개월 무료. 끝나기 전 30일 안에 따로 동의(continueStorageContract)하지 않으면 유료가 되지 않고 저절로 끝납니다.",
  );

export type StoragePromotion = zod.input<typeof StoragePromotion>;
export type StoragePromotionOutput = zod.output<typeof StoragePromotion>;

export const ContractChangeKind = zod
  .enum(["TERMINATION", "UPGRADE", "EXTENSION"])
  .describe("해지, 등급 올리기, 기간 연장");

export type ContractChangeKind = zod.input<typeof ContractChangeKind>;
export type ContractChangeKindOutput = zod.output<typeof ContractChangeKind>;

export const ContractChangeRecord = zod.strictObject({
  id: zod.uuid(),
  kind: ContractChangeKind,
  status: ContractChangeStatus,
  amount: StorageAmount,
  ledger: OrderLedger,
  end_date: zod.iso.date().nullable().describe("바뀐 뒤의 끝나는 날"),
  grade: StorageGrade.describe("바뀐 뒤의 등급"),
  created_at: Instant,
  applied_at: zod.iso.datetime({ offset: true }).nullable(),
});

export type ContractChangeRecord = zod.input<typeof ContractChangeRecord>;
export type ContractChangeRecordOutput = zod.output<typeof ContractChangeRecord>;

export const StorageChargeRecord = zod
  .strictObject({
    from: IsoDate,
    until: IsoDate,
    ledger: OrderLedger,
  })
  .describe("정기 결제 한 달");

export type StorageChargeRecord = zod.input<typeof StorageChargeRecord>;
export type StorageChargeRecordOutput = zod.output<typeof StorageChargeRecord>;

export const storageContractChangesMax = 100;

export const storageContractChargesMax = 120;

export const storageContractPaymentsMax = 600;

export const storageContractHistoryMax = 200;

export const StorageContract = zod.strictObject({
  id: zod.uuid(),
  order_serial: StorageOrderSerial,
  status: StorageContractStatus,
  actions: StorageContractActions,
  grade: StorageGrade,
  payment_type: OrderPaymentType,
  promotion: zod.union([StoragePromotion, zod.null()]),
  months: ContractMonths,
  start_date: zod.iso.date().nullable(),
  end_date: zod.iso.date().nullable(),
  box_count: OrderBoxCount,
  stored_box_count: StoredBoxCount,
  monthly_amount: Money,
  next_charge: zod.union([NextCharge, zod.null()]),
  due_amount: Money.describe("지금 낼 금액 (밀린 달, 결제사에서 취소된 결제)"),
  continuation_reminder_requested_at: ContinuationReminderRequestedAt,
  continue_confirmed_at: ContinueConfirmedAt,
  continuation: OfferedContinuation,
  payment_id: zod
    .uuid()
    .nullable()
    .describe(
      "정기 결제에 쓰는 결제 수단. 거절되면 회원의 다른 결제 수단으로 결제하고, 된 것으로 바뀝니다.",
    ),
  changes: zod.array(ContractChangeRecord).max(storageContractChangesMax).describe("새것부터"),
  charges: zod
    .array(StorageChargeRecord)
    .max(storageContractChargesMax)
    .describe("정기 결제로 낸 달. 나중 달부터"),
  payments: zod.array(OrderPaymentRecord).max(storageContractPaymentsMax),
  history: zod.array(ContractStatusChange).max(storageContractHistoryMax),
  created_at: Instant,
});

export type StorageContract = zod.input<typeof StorageContract>;
export type StorageContractOutput = zod.output<typeof StorageContract>;

export const ContractChange = zod.strictObject({
  change: ContractChangeRecord,
  payment: zod
    .union([PreparedOrderPayment, zod.null()])
    .describe("준비된 결제. 낼 금액이 없으면 null 이고 바로 적용됩니다."),
});

export type ContractChange = zod.input<typeof ContractChange>;
export type ContractChangeOutput = zod.output<typeof ContractChange>;

export const TerminationDraft = zod.strictObject({
  end_date: IsoDate.describe("그만둘 날"),
});

export type TerminationDraft = zod.input<typeof TerminationDraft>;
export type TerminationDraftOutput = zod.output<typeof TerminationDraft>;

export const Termination = zod
  .strictObject({
    end_date: IsoDate.describe("그만둘 날"),
    reason: CancelReason.exactOptional(),
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional(),
  })
  .describe("낼 금액이 있으면 method 나 payment_id 가운데 하나를 보냅니다.");

export type Termination = zod.input<typeof Termination>;
export type TerminationOutput = zod.output<typeof Termination>;

export const UpgradeDraft = zod.strictObject({
  grade: StorageGrade.describe("올릴 등급"),
});

export type UpgradeDraft = zod.input<typeof UpgradeDraft>;
export type UpgradeDraftOutput = zod.output<typeof UpgradeDraft>;

export const Upgrade = zod
  .strictObject({
    grade: StorageGrade,
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional(),
  })
  .describe("method 나 payment_id 가운데 하나를 보냅니다.");

export type Upgrade = zod.input<typeof Upgrade>;
export type UpgradeOutput = zod.output<typeof Upgrade>;

export const StorageMonthsMax = 36;

export const StorageMonths = zod.int().min(1).max(StorageMonthsMax);

export type StorageMonths = zod.input<typeof StorageMonths>;
export type StorageMonthsOutput = zod.output<typeof StorageMonths>;

export const ExtensionDraft = zod.strictObject({
  months: StorageMonths.describe("더할 달수"),
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE_EXTENSION)"),
});

export type ExtensionDraft = zod.input<typeof ExtensionDraft>;
export type ExtensionDraftOutput = zod.output<typeof ExtensionDraft>;

export const StorageContinuation = zod.strictObject({
  monthly_amount: Money.describe("회원이 읽고 동의한, 매달 결제할 금액"),
  payment_id: zod.uuid().describe("매달 결제할 등록한 결제 수단"),
});

export type StorageContinuation = zod.input<typeof StorageContinuation>;
export type StorageContinuationOutput = zod.output<typeof StorageContinuation>;

export const Extension = zod
  .strictObject({
    months: StorageMonths,
    coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE_EXTENSION)"),
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional(),
  })
  .describe("method 나 payment_id 가운데 하나를 보냅니다.");

export type Extension = zod.input<typeof Extension>;
export type ExtensionOutput = zod.output<typeof Extension>;

export const StorageDeliverySerialRegExp = new RegExp("^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageDeliverySerial = zod.string().regex(StorageDeliverySerialRegExp);

export type StorageDeliverySerial = zod.input<typeof StorageDeliverySerial>;
export type StorageDeliverySerialOutput = zod.output<typeof StorageDeliverySerial>;

export const StorageDeliveryDraft = zod.strictObject({
  box_serials: BoxSerials,
  place: StoragePlace,
  delivery: Appointment.describe("박스를 받을 때"),
  collection: Appointment.exactOptional().describe("다시 보낼 때 (배송부터 최대 7일)"),
  extra_help: ExtraHelp,
  helper_count: HelperCount.exactOptional(),
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE_DELIVERY)"),
  memo: OrderMemo.exactOptional(),
});

export type StorageDeliveryDraft = zod.input<typeof StorageDeliveryDraft>;
export type StorageDeliveryDraftOutput = zod.output<typeof StorageDeliveryDraft>;

export const StorageFinalSerialRegExp = new RegExp("^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageFinalSerial = zod.string().regex(StorageFinalSerialRegExp);

export type StorageFinalSerial = zod.input<typeof StorageFinalSerial>;
export type StorageFinalSerialOutput = zod.output<typeof StorageFinalSerial>;

export const StorageFinalType = zod.enum(["FINAL_AND_DELIVERY_ORDER", "FINAL_AND_DISPOSAL_ORDER"]);

export type StorageFinalType = zod.input<typeof StorageFinalType>;
export type StorageFinalTypeOutput = zod.output<typeof StorageFinalType>;

export const FinalScope = zod.enum(["ALL", "PART"]).describe("모두 또는 일부");

export type FinalScope = zod.input<typeof FinalScope>;
export type FinalScopeOutput = zod.output<typeof FinalScope>;

export const FinalDeliveryDraft = zod.strictObject({
  scope: FinalScope,
  box_serials: BoxSerials.exactOptional().describe("끝낼 박스 (scope 가 PART 일 때)"),
  place: StoragePlace,
  delivery: Appointment,
  extra_help: ExtraHelp,
  helper_count: HelperCount.exactOptional(),
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE_FINAL)"),
  memo: OrderMemo.exactOptional(),
});

export type FinalDeliveryDraft = zod.input<typeof FinalDeliveryDraft>;
export type FinalDeliveryDraftOutput = zod.output<typeof FinalDeliveryDraft>;

export const FinalDisposalDraft = zod.strictObject({
  scope: FinalScope,
  box_serials: BoxSerials.exactOptional().describe("폐기할 박스 (scope 가 PART 일 때)"),
  disposal_agreed: DisposalAgreed,
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE_FINAL)"),
  memo: OrderMemo.exactOptional(),
});

export type FinalDisposalDraft = zod.input<typeof FinalDisposalDraft>;
export type FinalDisposalDraftOutput = zod.output<typeof FinalDisposalDraft>;

export const StorageFinalQuote = zod.strictObject({
  order_serial: StorageOrderSerial,
  type: StorageFinalType,
  scope: FinalScope,
  box_serials: BoxSerials.exactOptional(),
  place: StoragePlace.exactOptional().describe("배송일 때"),
  delivery: Appointment.exactOptional().describe("배송일 때"),
  extra_help: ExtraHelp.exactOptional().describe("배송일 때"),
  helper_count: HelperCount.exactOptional(),
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE_FINAL)"),
});

export type StorageFinalQuote = zod.input<typeof StorageFinalQuote>;
export type StorageFinalQuoteOutput = zod.output<typeof StorageFinalQuote>;

export const ContinuationReminder = zod
  .boolean()
  .describe(
    "무료 기간이 끝나기 전에 이어서 보관할지 물어봐 달라고 함 (promotion 이 있을 때만). 이것만으로는 유료가 되지 않습니다. 끝나기 전 30일 안에 continueStorageContract 로 동의하지 않거나 이것을 보내지 않으면 무료 기간과 함께 저절로 끝납니다.",
  );

export type ContinuationReminder = zod.input<typeof ContinuationReminder>;
export type ContinuationReminderOutput = zod.output<typeof ContinuationReminder>;

export const StorageOrderActionCode = zod.enum([
  "PAY",
  "RESCHEDULE_DELIVERY",
  "RESCHEDULE_COLLECTION",
  "SHARE_DELIVERY",
  "CANCEL",
]);

export type StorageOrderActionCode = zod.input<typeof StorageOrderActionCode>;
export type StorageOrderActionCodeOutput = zod.output<typeof StorageOrderActionCode>;

export const StorageOrderAction = zod.strictObject({
  code: StorageOrderActionCode,
  reason: ActionReason,
});

export type StorageOrderAction = zod.input<typeof StorageOrderAction>;
export type StorageOrderActionOutput = zod.output<typeof StorageOrderAction>;

export const StorageOrderActionsMax = 5;

export const StorageOrderActions = zod
  .array(StorageOrderAction)
  .max(StorageOrderActionsMax)
  .describe("회원이 이 보관 주문으로 할 수 있는 일. 여기에서 열린 일만 서버가 받습니다.");

export type StorageOrderActions = zod.input<typeof StorageOrderActions>;
export type StorageOrderActionsOutput = zod.output<typeof StorageOrderActions>;

export const StorageOrderType = zod
  .enum([
    "FIRST_TIME_ORDER",
    "DELIVERY_REQUEST_ORDER",
    "FINAL_AND_DELIVERY_ORDER",
    "FINAL_AND_DISPOSAL_ORDER",
  ])
  .describe("첫 보관, 박스 찾기(보관은 이어짐), 보관 종료 후 배송, 보관 종료 후 폐기");

export type StorageOrderType = zod.input<typeof StorageOrderType>;
export type StorageOrderTypeOutput = zod.output<typeof StorageOrderType>;

export const StorageOrderStatus = zod
  .enum([
    "QUOTED",
    "WAIT",
    "PAYMENT",
    "CONFIRM",
    "DELIVERING",
    "BEFORE_COLLECTION",
    "COLLECTING",
    "DISPOSING",
    "COMPLETE",
    "CANCEL",
  ])
  .describe("주문은 QUOTED 로 시작합니다. WAIT 는 결제 실패입니다.");

export type StorageOrderStatus = zod.input<typeof StorageOrderStatus>;
export type StorageOrderStatusOutput = zod.output<typeof StorageOrderStatus>;

export const StorageOrderDraft = zod.strictObject({
  place: StoragePlace,
  grade: StorageGrade,
  months: StorageMonths.describe("보관 기간 (달)"),
  box_count: OrderBoxCount,
  use_boxes: UseBoxes,
  delivery: Appointment.exactOptional().describe("빈 박스 배송 (use_boxes 일 때)"),
  collection: Appointment.describe("담은 박스 수거 (배송부터 최대 7일)"),
  heavy_load: HeavyLoad,
  extra_help: ExtraHelp,
  helper_count: HelperCount.exactOptional().describe("더할 사람 수 (extra_help 일 때)"),
  payment_type: OrderPaymentType,
  promotion: StoragePromotion.exactOptional(),
  continuation_reminder: ContinuationReminder.exactOptional(),
  coupon_id: zod.uuid().exactOptional().describe("내 쿠폰 (STORAGE, 로그인했을 때만)"),
  memo: OrderMemo.exactOptional(),
});

export type StorageOrderDraft = zod.input<typeof StorageOrderDraft>;
export type StorageOrderDraftOutput = zod.output<typeof StorageOrderDraft>;

export const storageStatusChangeReasonMax = 300;

export const StorageStatusChange = zod.strictObject({
  from: zod.union([StorageOrderStatus, zod.null()]),
  to: StorageOrderStatus,
  by: Actor,
  at: Instant,
  reason: zod.string().max(storageStatusChangeReasonMax).nullable(),
});

export type StorageStatusChange = zod.input<typeof StorageStatusChange>;
export type StorageStatusChangeOutput = zod.output<typeof StorageStatusChange>;

export const OrderBox = zod.strictObject({
  serial: BoxSerial,
  status: BoxStatus,
});

export type OrderBox = zod.input<typeof OrderBox>;
export type OrderBoxOutput = zod.output<typeof OrderBox>;

export const storageOrderMonthsMax = 36;

export const storageOrderHelperCountMin = 0;

export const storageOrderBoxesMax = 200;

export const storageOrderMemoMax = 500;

export const storageOrderPaymentsMax = 100;

export const storageOrderHistoryMax = 100;

export const StorageOrder = zod
  .strictObject({
    serial: StorageSerial,
    type: StorageOrderType,
    status: StorageOrderStatus,
    actions: StorageOrderActions,
    origin_serial: zod
      .union([StorageOrderSerial, zod.null()])
      .describe("박스가 처음 들어온 주문 (보관 종료일 때)"),
    contract_id: zod
      .uuid()
      .nullable()
      .describe("보관 계약. 결제하기 전이나 여러 계약의 박스면 null 입니다."),
    place: zod.union([StoragePlace, zod.null()]).describe("배송과 수거 장소. 폐기면 null 입니다."),
    grade: zod.union([StorageGrade, zod.null()]),
    months: zod.int().min(1).max(storageOrderMonthsMax).nullable(),
    payment_type: zod.union([OrderPaymentType, zod.null()]),
    promotion: zod.union([StoragePromotion, zod.null()]),
    box_count: OrderBoxCount,
    use_boxes: zod.boolean().nullable(),
    heavy_load: zod.boolean().nullable(),
    helper_count: zod.int().min(storageOrderHelperCountMin),
    scope: zod.union([FinalScope, zod.null()]),
    boxes: zod
      .array(OrderBox)
      .max(storageOrderBoxesMax)
      .describe("정해진 박스. 첫 보관은 확정된 뒤에 정해집니다."),
    delivery: zod.union([Appointment, zod.null()]),
    collection: zod.union([Appointment, zod.null()]),
    memo: zod.string().max(storageOrderMemoMax).nullable(),
    amount: StorageAmount,
    paid_amount: Money,
    payments: zod.array(OrderPaymentRecord).max(storageOrderPaymentsMax),
    cancel_fee_amount: zod
      .union([Money, zod.null()])
      .describe("지금 취소하면 떼는 금액. 취소할 수 없으면 null 입니다."),
    cancel_refund_amount: zod
      .union([Money, zod.null()])
      .describe("지금 취소하면 돌려 드리는 금액. 취소할 수 없으면 null 입니다."),
    ledger: OrderLedger,
    history: zod.array(StorageStatusChange).max(storageOrderHistoryMax),
    created_at: Instant,
    valid_until: Instant.describe("이 금액으로 결제할 수 있는 때"),
  })
  .describe("네 종류의 보관 주문. 그 종류에 없는 것은 null 입니다.");

export type StorageOrder = zod.input<typeof StorageOrder>;
export type StorageOrderOutput = zod.output<typeof StorageOrder>;

export const storageOrderSummaryPlaceAddressMax = 200;

export const StorageOrderSummary = zod.strictObject({
  serial: StorageSerial,
  type: StorageOrderType,
  status: StorageOrderStatus,
  actions: StorageOrderActions,
  box_count: OrderBoxCount,
  scope: zod.union([FinalScope, zod.null()]),
  place_address: zod.string().max(storageOrderSummaryPlaceAddressMax).nullable(),
  delivery: zod.union([Appointment, zod.null()]),
  collection: zod.union([Appointment, zod.null()]),
  total_amount: Money,
  paid_amount: Money,
  due_amount: Money.describe("결제한 주문에서 지금 낼 금액 (추가 결제, 다시 낼 금액)"),
  created_at: Instant,
});

export type StorageOrderSummary = zod.input<typeof StorageOrderSummary>;
export type StorageOrderSummaryOutput = zod.output<typeof StorageOrderSummary>;

export const storageOrderPageItemsMax = 100;

export const StorageOrderPage = zod.strictObject({
  items: zod.array(StorageOrderSummary).max(storageOrderPageItemsMax),
  paging: Paging,
});

export type StorageOrderPage = zod.input<typeof StorageOrderPage>;
export type StorageOrderPageOutput = zod.output<typeof StorageOrderPage>;

export const StorageTimes = zod
  .strictObject({
    delivery: Appointment.exactOptional(),
    collection: Appointment.exactOptional(),
  })
  .describe("바꿀 것만 보냅니다.");

export type StorageTimes = zod.input<typeof StorageTimes>;
export type StorageTimesOutput = zod.output<typeof StorageTimes>;

export const StorageReschedule = zod
  .strictObject({
    delivery: Appointment.exactOptional(),
    collection: Appointment.exactOptional(),
    agreed_amount: AgreedAmount,
    method: PaymentMethod.exactOptional(),
    payment_id: zod.uuid().exactOptional().describe("등록한 결제 수단"),
  })
  .describe(
    "바꿀 것만 보냅니다. 낼 금액이 있으면 결제창(method)과 등록한 결제 수단(payment_id) 가운데 하나를 보냅니다.",
  );

export type StorageReschedule = zod.input<typeof StorageReschedule>;
export type StorageRescheduleOutput = zod.output<typeof StorageReschedule>;

export const RescheduledStorageOrder = zod.strictObject({
  order: StorageOrder,
  payment: zod
    .union([PreparedOrderPayment, zod.null()])
    .describe("낼 것이 없으면 null 입니다. READY 면 결제창을 열고, PAID 면 바뀌었습니다."),
});

export type RescheduledStorageOrder = zod.input<typeof RescheduledStorageOrder>;
export type RescheduledStorageOrderOutput = zod.output<typeof RescheduledStorageOrder>;

export const StorageCancellation = zod.strictObject({
  reason: CancelReason.exactOptional(),
});

export type StorageCancellation = zod.input<typeof StorageCancellation>;
export type StorageCancellationOutput = zod.output<typeof StorageCancellation>;
