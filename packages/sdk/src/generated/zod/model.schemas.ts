import * as zod from "zod/mini";

export const ProblemCode = /*#__PURE__*/ zod.enum([
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
  "passkey_rejected",
  "passkey_limit",
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
  "precondition_failed",
  "content_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "provider_unavailable",
  "unavailable",
  "internal_error",
]);

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;

export const fieldProblemFieldMax = 200;

export const fieldProblemCodeMax = 60;

export const fieldProblemMessageMax = 1000;

export const FieldProblem = /*#__PURE__*/ zod.strictObject({
  field: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemFieldMax)),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemCodeMax)),
  message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemMessageMax)),
});

export type FieldProblem = zod.input<typeof FieldProblem>;
export type FieldProblemOutput = zod.output<typeof FieldProblem>;

export const problemMessageMax = 1000;

export const problemErrorsMax = 200;

export const problemTypeMax = 100;

export const problemTitleMax = 1000;

export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemInstanceMax = 100;

export const Problem = /*#__PURE__*/ zod.strictObject({
  code: ProblemCode,
  message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageMax)),
  errors: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.array(FieldProblem).check(/*#__PURE__*/ zod.maxLength(problemErrorsMax)),
  ),
  type: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTypeMax)),
  ),
  title: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax)),
  ),
  status: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(problemStatusMin))
      .check(/*#__PURE__*/ zod.lte(problemStatusMax)),
  ),
  instance: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemInstanceMax)),
  ),
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const IsoDate = /*#__PURE__*/ zod.iso.date();

export type IsoDate = zod.input<typeof IsoDate>;
export type IsoDateOutput = zod.output<typeof IsoDate>;

export const TimeSlotRegExp = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$");

export const TimeSlot = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TimeSlotRegExp));

export type TimeSlot = zod.input<typeof TimeSlot>;
export type TimeSlotOutput = zod.output<typeof TimeSlot>;

export const Instant = /*#__PURE__*/ zod.iso.datetime({ offset: true });

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const MoneyMin = 0;
export const MoneyMax = 1000000000;

export const Money = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(MoneyMin))
  .check(/*#__PURE__*/ zod.lte(MoneyMax));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const PostcodeRegExp = new RegExp("^[0-9]{5}$");

export const Postcode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PostcodeRegExp));

export type Postcode = zod.input<typeof Postcode>;
export type PostcodeOutput = zod.output<typeof Postcode>;

export const CursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const Cursor = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CursorRegExp));

export type Cursor = zod.input<typeof Cursor>;
export type CursorOutput = zod.output<typeof Cursor>;

export const pagingPageMax = 100000;

export const pagingLimitMax = 1000;

export const pagingTotalMin = 0;
export const pagingTotalMax = 1001;

export const Paging = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(pagingPageMax)),
  limit: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(pagingLimitMax)),
  total: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(pagingTotalMin))
    .check(/*#__PURE__*/ zod.lte(pagingTotalMax)),
  total_capped: /*#__PURE__*/ zod.boolean(),
  next_cursor: /*#__PURE__*/ zod.union([Cursor, /*#__PURE__*/ zod.null()]),
});

export type Paging = zod.input<typeof Paging>;
export type PagingOutput = zod.output<typeof Paging>;

export const FloorMin = -10;
export const FloorMax = 120;

export const Floor = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(FloorMin))
  .check(/*#__PURE__*/ zod.lte(FloorMax));

export type Floor = zod.input<typeof Floor>;
export type FloorOutput = zod.output<typeof Floor>;

export const AddressLineMax = 200;

export const AddressLineRegExp = new RegExp("\\S");

export const AddressLine = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(AddressLineMax))
  .check(/*#__PURE__*/ zod.regex(AddressLineRegExp));

export type AddressLine = zod.input<typeof AddressLine>;
export type AddressLineOutput = zod.output<typeof AddressLine>;

export const AddressDetailMax = 100;

export const AddressDetailRegExp = new RegExp("\\S");

export const AddressDetail = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(AddressDetailMax))
  .check(/*#__PURE__*/ zod.regex(AddressDetailRegExp));

export type AddressDetail = zod.input<typeof AddressDetail>;
export type AddressDetailOutput = zod.output<typeof AddressDetail>;

export const OrderMemoMax = 500;

export const OrderMemo = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(OrderMemoMax));

export type OrderMemo = zod.input<typeof OrderMemo>;
export type OrderMemoOutput = zod.output<typeof OrderMemo>;

export const ExtraHelp = /*#__PURE__*/ zod.boolean();

export type ExtraHelp = zod.input<typeof ExtraHelp>;
export type ExtraHelpOutput = zod.output<typeof ExtraHelp>;

export const OrderBoxCountMax = 200;

export const OrderBoxCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(OrderBoxCountMax));

export type OrderBoxCount = zod.input<typeof OrderBoxCount>;
export type OrderBoxCountOutput = zod.output<typeof OrderBoxCount>;

export const HelperCountMax = 5;

export const HelperCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(HelperCountMax));

export type HelperCount = zod.input<typeof HelperCount>;
export type HelperCountOutput = zod.output<typeof HelperCount>;

export const Appointment = /*#__PURE__*/ zod.strictObject({
  date: IsoDate,
  time: TimeSlot,
});

export type Appointment = zod.input<typeof Appointment>;
export type AppointmentOutput = zod.output<typeof Appointment>;

export const LineAmountMin = -1000000000;
export const LineAmountMax = 1000000000;

export const LineAmount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(LineAmountMin))
  .check(/*#__PURE__*/ zod.lte(LineAmountMax));

export type LineAmount = zod.input<typeof LineAmount>;
export type LineAmountOutput = zod.output<typeof LineAmount>;

export const ActionReasonMax = 500;

export const ActionReason = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ActionReasonMax)),
);

export type ActionReason = zod.input<typeof ActionReason>;
export type ActionReasonOutput = zod.output<typeof ActionReason>;

export const ActionProblem = /*#__PURE__*/ zod.union([ProblemCode, /*#__PURE__*/ zod.null()]);

export type ActionProblem = zod.input<typeof ActionProblem>;
export type ActionProblemOutput = zod.output<typeof ActionProblem>;

export const CancelReasonMax = 200;

export const CancelReason = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(CancelReasonMax));

export type CancelReason = zod.input<typeof CancelReason>;
export type CancelReasonOutput = zod.output<typeof CancelReason>;

export const TicketRegExp = new RegExp("^[A-Za-z0-9._-]{20,1024}$");

export const Ticket = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TicketRegExp));

export type Ticket = zod.input<typeof Ticket>;
export type TicketOutput = zod.output<typeof Ticket>;

export const YearMonthRegExp = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])$");

export const YearMonth = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(YearMonthRegExp));

export type YearMonth = zod.input<typeof YearMonth>;
export type YearMonthOutput = zod.output<typeof YearMonth>;

export const Actor = /*#__PURE__*/ zod.enum(["MEMBER", "COMPANY", "OPERATOR", "SYSTEM"]);

export type Actor = zod.input<typeof Actor>;
export type ActorOutput = zod.output<typeof Actor>;

export const PaymentMethod = /*#__PURE__*/ zod.enum(["CARD", "KAKAO_PAY", "NAVER_PAY", "TOSS_PAY"]);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const billingKeyNameMax = 60;

export const billingKeyMaskedNumberMax = 40;

export const BillingKey = /*#__PURE__*/ zod.strictObject({
  payment_id: /*#__PURE__*/ zod.uuid(),
  method: PaymentMethod,
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billingKeyNameMax)),
  masked_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billingKeyMaskedNumberMax)),
  ),
  is_default: /*#__PURE__*/ zod.boolean(),
  in_use: /*#__PURE__*/ zod.boolean(),
  created_at: Instant,
});

export type BillingKey = zod.input<typeof BillingKey>;
export type BillingKeyOutput = zod.output<typeof BillingKey>;

export const BillingKeyPreparation = /*#__PURE__*/ zod.strictObject({
  method: PaymentMethod,
});

export type BillingKeyPreparation = zod.input<typeof BillingKeyPreparation>;
export type BillingKeyPreparationOutput = zod.output<typeof BillingKeyPreparation>;

export const buyerNameMax = 200;

export const buyerTelMax = 20;

export const buyerEmailMax = 254;

export const Buyer = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyerNameMax)),
  tel: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyerTelMax)),
  ),
  email: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyerEmailMax)),
  ),
});

export type Buyer = zod.input<typeof Buyer>;
export type BuyerOutput = zod.output<typeof Buyer>;

export const preparedBillingKeyCustomerUidMax = 100;

export const preparedBillingKeyMerchantUidMax = 100;

export const preparedBillingKeyNameMax = 60;

export const preparedBillingKeyAccountCodeMax = 100;

export const preparedBillingKeyPgMax = 100;

export const preparedBillingKeyPayMethodMax = 40;

export const PreparedBillingKey = /*#__PURE__*/ zod.strictObject({
  customer_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedBillingKeyCustomerUidMax)),
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedBillingKeyMerchantUidMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedBillingKeyNameMax)),
  method: PaymentMethod,
  account_code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedBillingKeyAccountCodeMax)),
  pg: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedBillingKeyPgMax)),
  pay_method: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedBillingKeyPayMethodMax)),
  buyer: Buyer,
  expires_at: Instant,
});

export type PreparedBillingKey = zod.input<typeof PreparedBillingKey>;
export type PreparedBillingKeyOutput = zod.output<typeof PreparedBillingKey>;

export const billingKeyRegistrationCustomerUidMin = 20;
export const billingKeyRegistrationCustomerUidMax = 100;

export const billingKeyRegistrationCustomerUidRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const BillingKeyRegistration = /*#__PURE__*/ zod.strictObject({
  customer_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(billingKeyRegistrationCustomerUidMin))
    .check(/*#__PURE__*/ zod.maxLength(billingKeyRegistrationCustomerUidMax))
    .check(/*#__PURE__*/ zod.regex(billingKeyRegistrationCustomerUidRegExp)),
});

export type BillingKeyRegistration = zod.input<typeof BillingKeyRegistration>;
export type BillingKeyRegistrationOutput = zod.output<typeof BillingKeyRegistration>;

export const BillingKeyChoice = /*#__PURE__*/ zod.strictObject({
  payment_id: /*#__PURE__*/ zod.uuid(),
});

export type BillingKeyChoice = zod.input<typeof BillingKeyChoice>;
export type BillingKeyChoiceOutput = zod.output<typeof BillingKeyChoice>;

export const VisitorKeyRegExp = new RegExp("^[A-Za-z0-9_-]{20,100}$");

export const VisitorKey = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(VisitorKeyRegExp));

export type VisitorKey = zod.input<typeof VisitorKey>;
export type VisitorKeyOutput = zod.output<typeof VisitorKey>;

export const BoxSerialRegExp = new RegExp("^BX[0-9A-HJKMNP-TV-Z]{10}$");

export const BoxSerial = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(BoxSerialRegExp));

export type BoxSerial = zod.input<typeof BoxSerial>;
export type BoxSerialOutput = zod.output<typeof BoxSerial>;

export const BoxSerialsMax = 200;

export const BoxSerials = /*#__PURE__*/ zod
  .array(BoxSerial)
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(BoxSerialsMax));

export type BoxSerials = zod.input<typeof BoxSerials>;
export type BoxSerialsOutput = zod.output<typeof BoxSerials>;

export const BoxStatus = /*#__PURE__*/ zod.enum([
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
]);

export type BoxStatus = zod.input<typeof BoxStatus>;
export type BoxStatusOutput = zod.output<typeof BoxStatus>;

export const OwnBox = /*#__PURE__*/ zod.boolean();

export type OwnBox = zod.input<typeof OwnBox>;
export type OwnBoxOutput = zod.output<typeof OwnBox>;

export const StorageOrderSerialRegExp = new RegExp("^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageOrderSerial = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(StorageOrderSerialRegExp));

export type StorageOrderSerial = zod.input<typeof StorageOrderSerial>;
export type StorageOrderSerialOutput = zod.output<typeof StorageOrderSerial>;

export const ContentNameMax = 100;

export const ContentNameRegExp = new RegExp("\\S");

export const ContentName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ContentNameMax))
  .check(/*#__PURE__*/ zod.regex(ContentNameRegExp));

export type ContentName = zod.input<typeof ContentName>;
export type ContentNameOutput = zod.output<typeof ContentName>;

export const PixelLengthMax = 20000;

export const PixelLength = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(PixelLengthMax));

export type PixelLength = zod.input<typeof PixelLength>;
export type PixelLengthOutput = zod.output<typeof PixelLength>;

export const photoKeyMax = 1024;

export const Photo = /*#__PURE__*/ zod.strictObject({
  file_id: /*#__PURE__*/ zod.uuid(),
  key: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(photoKeyMax)),
  ),
  width: PixelLength,
  height: PixelLength,
});

export type Photo = zod.input<typeof Photo>;
export type PhotoOutput = zod.output<typeof Photo>;

export const storedBoxNameMax = 60;

export const storedBoxContentCountMin = 0;
export const storedBoxContentCountMax = 100;

export const storedBoxContentNamesMax = 5;

export const StoredBox = /*#__PURE__*/ zod.strictObject({
  serial: BoxSerial,
  order_serial: StorageOrderSerial,
  contract_id: /*#__PURE__*/ zod.uuid(),
  status: BoxStatus,
  is_own: OwnBox,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storedBoxNameMax)),
  ),
  content_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(storedBoxContentCountMin))
    .check(/*#__PURE__*/ zod.lte(storedBoxContentCountMax)),
  content_names: /*#__PURE__*/ zod
    .array(ContentName)
    .check(/*#__PURE__*/ zod.maxLength(storedBoxContentNamesMax)),
  cover: /*#__PURE__*/ zod.union([Photo, /*#__PURE__*/ zod.null()]),
  end_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  updated_at: Instant,
});

export type StoredBox = zod.input<typeof StoredBox>;
export type StoredBoxOutput = zod.output<typeof StoredBox>;

export const storedBoxPageItemsMax = 100;

export const StoredBoxPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(StoredBox)
    .check(/*#__PURE__*/ zod.maxLength(storedBoxPageItemsMax)),
  paging: Paging,
});

export type StoredBoxPage = zod.input<typeof StoredBoxPage>;
export type StoredBoxPageOutput = zod.output<typeof StoredBoxPage>;

export const ContentCountMax = 9999;

export const ContentCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(ContentCountMax));

export type ContentCount = zod.input<typeof ContentCount>;
export type ContentCountOutput = zod.output<typeof ContentCount>;

export const ContentMemoMax = 300;

export const ContentMemo = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(ContentMemoMax));

export type ContentMemo = zod.input<typeof ContentMemo>;
export type ContentMemoOutput = zod.output<typeof ContentMemo>;

export const FileIdsMax = 5;

export const FileIds = /*#__PURE__*/ zod
  .array(/*#__PURE__*/ zod.uuid())
  .check(/*#__PURE__*/ zod.maxLength(FileIdsMax));

export type FileIds = zod.input<typeof FileIds>;
export type FileIdsOutput = zod.output<typeof FileIds>;

export const BoxContentInput = /*#__PURE__*/ zod.strictObject({
  name: ContentName,
  count: ContentCount,
  memo: /*#__PURE__*/ zod.exactOptional(ContentMemo),
  file_ids: FileIds,
});

export type BoxContentInput = zod.input<typeof BoxContentInput>;
export type BoxContentInputOutput = zod.output<typeof BoxContentInput>;

export const boxContentMemoMax = 300;

export const boxContentPhotosMax = 5;

export const BoxContent = /*#__PURE__*/ zod.strictObject({
  content_id: /*#__PURE__*/ zod.uuid(),
  name: ContentName,
  count: ContentCount,
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(boxContentMemoMax)),
  ),
  photos: /*#__PURE__*/ zod.array(Photo).check(/*#__PURE__*/ zod.maxLength(boxContentPhotosMax)),
  mine: /*#__PURE__*/ zod.boolean(),
  created_at: Instant,
  updated_at: Instant,
});

export type BoxContent = zod.input<typeof BoxContent>;
export type BoxContentOutput = zod.output<typeof BoxContent>;

export const AddedBoxContent = /*#__PURE__*/ zod.strictObject({
  content: BoxContent,
  visitor_key: /*#__PURE__*/ zod.union([VisitorKey, /*#__PURE__*/ zod.null()]),
});

export type AddedBoxContent = zod.input<typeof AddedBoxContent>;
export type AddedBoxContentOutput = zod.output<typeof AddedBoxContent>;

export const BoxPhotoKind = /*#__PURE__*/ zod.enum(["PACKING", "PICK_UP", "INTAKE", "RETURN"]);

export type BoxPhotoKind = zod.input<typeof BoxPhotoKind>;
export type BoxPhotoKindOutput = zod.output<typeof BoxPhotoKind>;

export const BoxPhoto = /*#__PURE__*/ zod.strictObject({
  kind: BoxPhotoKind,
  photo: Photo,
  at: Instant,
});

export type BoxPhoto = zod.input<typeof BoxPhoto>;
export type BoxPhotoOutput = zod.output<typeof BoxPhoto>;

export const boxContentsNameMax = 60;

export const boxContentsContentsMax = 100;

export const boxContentsPhotosMax = 540;

export const BoxContents = /*#__PURE__*/ zod.strictObject({
  box_serial: BoxSerial,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(boxContentsNameMax)),
  ),
  status: /*#__PURE__*/ zod.union([BoxStatus, /*#__PURE__*/ zod.null()]),
  is_own: OwnBox,
  access: /*#__PURE__*/ zod.enum(["OWNER", "VISITOR"]),
  can_add: /*#__PURE__*/ zod.boolean(),
  contents: /*#__PURE__*/ zod
    .array(BoxContent)
    .check(/*#__PURE__*/ zod.maxLength(boxContentsContentsMax)),
  photos: /*#__PURE__*/ zod
    .array(BoxPhoto)
    .check(/*#__PURE__*/ zod.maxLength(boxContentsPhotosMax)),
});

export type BoxContents = zod.input<typeof BoxContents>;
export type BoxContentsOutput = zod.output<typeof BoxContents>;

export const boxStatusChangeReasonMax = 300;

export const BoxStatusChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.union([BoxStatus, /*#__PURE__*/ zod.null()]),
  to: BoxStatus,
  by: Actor,
  at: Instant,
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(boxStatusChangeReasonMax)),
  ),
});

export type BoxStatusChange = zod.input<typeof BoxStatusChange>;
export type BoxStatusChangeOutput = zod.output<typeof BoxStatusChange>;

export const orderBoxContentNameMax = 60;

export const orderBoxContentContentsMax = 100;

export const orderBoxContentPhotosMax = 40;

export const orderBoxContentHistoryMax = 200;

export const OrderBoxContent = /*#__PURE__*/ zod.strictObject({
  box_serial: BoxSerial,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderBoxContentNameMax)),
  ),
  status: BoxStatus,
  contents: /*#__PURE__*/ zod
    .array(BoxContent)
    .check(/*#__PURE__*/ zod.maxLength(orderBoxContentContentsMax)),
  photos: /*#__PURE__*/ zod
    .array(BoxPhoto)
    .check(/*#__PURE__*/ zod.maxLength(orderBoxContentPhotosMax)),
  history: /*#__PURE__*/ zod
    .array(BoxStatusChange)
    .check(/*#__PURE__*/ zod.maxLength(orderBoxContentHistoryMax)),
});

export type OrderBoxContent = zod.input<typeof OrderBoxContent>;
export type OrderBoxContentOutput = zod.output<typeof OrderBoxContent>;

export const StorageSerialRegExp = new RegExp("^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageSerial = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(StorageSerialRegExp));

export type StorageSerial = zod.input<typeof StorageSerial>;
export type StorageSerialOutput = zod.output<typeof StorageSerial>;

export const orderBoxContentsBoxesMax = 200;

export const OrderBoxContents = /*#__PURE__*/ zod.strictObject({
  order_serial: StorageSerial,
  boxes: /*#__PURE__*/ zod
    .array(OrderBoxContent)
    .check(/*#__PURE__*/ zod.maxLength(orderBoxContentsBoxesMax)),
});

export type OrderBoxContents = zod.input<typeof OrderBoxContents>;
export type OrderBoxContentsOutput = zod.output<typeof OrderBoxContents>;

export const BoxContentUpdate = /*#__PURE__*/ zod.strictObject({
  content_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  name: ContentName,
  count: ContentCount,
  memo: /*#__PURE__*/ zod.exactOptional(ContentMemo),
  file_ids: FileIds,
});

export type BoxContentUpdate = zod.input<typeof BoxContentUpdate>;
export type BoxContentUpdateOutput = zod.output<typeof BoxContentUpdate>;

export const BoxNameMax = 60;

export const BoxName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BoxNameMax));

export type BoxName = zod.input<typeof BoxName>;
export type BoxNameOutput = zod.output<typeof BoxName>;

export const boxUpdateContentsMax = 100;

export const BoxUpdate = /*#__PURE__*/ zod.strictObject({
  box_serial: BoxSerial,
  name: /*#__PURE__*/ zod.exactOptional(BoxName),
  contents: /*#__PURE__*/ zod
    .array(BoxContentUpdate)
    .check(/*#__PURE__*/ zod.maxLength(boxUpdateContentsMax)),
});

export type BoxUpdate = zod.input<typeof BoxUpdate>;
export type BoxUpdateOutput = zod.output<typeof BoxUpdate>;

export const orderBoxContentsUpdateBoxesMax = 20;

export const OrderBoxContentsUpdate = /*#__PURE__*/ zod.strictObject({
  boxes: /*#__PURE__*/ zod
    .array(BoxUpdate)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderBoxContentsUpdateBoxesMax)),
});

export type OrderBoxContentsUpdate = zod.input<typeof OrderBoxContentsUpdate>;
export type OrderBoxContentsUpdateOutput = zod.output<typeof OrderBoxContentsUpdate>;

export const companyTaxInvoiceNumberMax = 40;

export const CompanyTaxInvoice = /*#__PURE__*/ zod.strictObject({
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyTaxInvoiceNumberMax)),
  issued_on: IsoDate,
});

export type CompanyTaxInvoice = zod.input<typeof CompanyTaxInvoice>;
export type CompanyTaxInvoiceOutput = zod.output<typeof CompanyTaxInvoice>;

export const CompanyPaymentStatus = /*#__PURE__*/ zod.enum([
  "WAIT",
  "PAID",
  "FAILED",
  "REFUNDED",
  "CANCEL",
]);

export type CompanyPaymentStatus = zod.input<typeof CompanyPaymentStatus>;
export type CompanyPaymentStatusOutput = zod.output<typeof CompanyPaymentStatus>;

export const companyPaymentTitleMax = 100;

export const companyPaymentFailureReasonMax = 300;

export const CompanyPayment = /*#__PURE__*/ zod.strictObject({
  cpayment_id: /*#__PURE__*/ zod.uuid(),
  invoice_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  wk_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPaymentTitleMax)),
  status: CompanyPaymentStatus,
  amount: Money,
  vat_amount: Money,
  payment_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  due_date: IsoDate,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPaymentFailureReasonMax)),
  ),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  created_at: Instant,
});

export type CompanyPayment = zod.input<typeof CompanyPayment>;
export type CompanyPaymentOutput = zod.output<typeof CompanyPayment>;

export const companyPaymentPageItemsMax = 100;

export const CompanyPaymentPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(CompanyPayment)
    .check(/*#__PURE__*/ zod.maxLength(companyPaymentPageItemsMax)),
  default_payment_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  paging: Paging,
});

export type CompanyPaymentPage = zod.input<typeof CompanyPaymentPage>;
export type CompanyPaymentPageOutput = zod.output<typeof CompanyPaymentPage>;

export const CompanyDefaultPayment = /*#__PURE__*/ zod.strictObject({
  payment_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
});

export type CompanyDefaultPayment = zod.input<typeof CompanyDefaultPayment>;
export type CompanyDefaultPaymentOutput = zod.output<typeof CompanyDefaultPayment>;

export const CompanyPaymentPreparation = /*#__PURE__*/ zod.strictObject({
  method: PaymentMethod,
});

export type CompanyPaymentPreparation = zod.input<typeof CompanyPaymentPreparation>;
export type CompanyPaymentPreparationOutput = zod.output<typeof CompanyPaymentPreparation>;

export const CompanyInvoiceStatus = /*#__PURE__*/ zod.enum(["ISSUED", "PAID", "OVERDUE", "CANCEL"]);

export type CompanyInvoiceStatus = zod.input<typeof CompanyInvoiceStatus>;
export type CompanyInvoiceStatusOutput = zod.output<typeof CompanyInvoiceStatus>;

export const CompanyInvoiceActionCode = /*#__PURE__*/ zod.enum(["PAY"]);

export type CompanyInvoiceActionCode = zod.input<typeof CompanyInvoiceActionCode>;
export type CompanyInvoiceActionCodeOutput = zod.output<typeof CompanyInvoiceActionCode>;

export const CompanyInvoiceAction = /*#__PURE__*/ zod.strictObject({
  code: CompanyInvoiceActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type CompanyInvoiceAction = zod.input<typeof CompanyInvoiceAction>;
export type CompanyInvoiceActionOutput = zod.output<typeof CompanyInvoiceAction>;

export const CompanyInvoiceActionsMax = 1;

export const CompanyInvoiceActions = /*#__PURE__*/ zod
  .array(CompanyInvoiceAction)
  .check(/*#__PURE__*/ zod.maxLength(CompanyInvoiceActionsMax));

export type CompanyInvoiceActions = zod.input<typeof CompanyInvoiceActions>;
export type CompanyInvoiceActionsOutput = zod.output<typeof CompanyInvoiceActions>;

export const InvoiceNumberRegExp = new RegExp("^IV[0-9]{6}-[0-9]{6}$");

export const InvoiceNumber = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(InvoiceNumberRegExp));

export type InvoiceNumber = zod.input<typeof InvoiceNumber>;
export type InvoiceNumberOutput = zod.output<typeof InvoiceNumber>;

export const CompanyInvoiceSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  number: InvoiceNumber,
  month: YearMonth,
  status: CompanyInvoiceStatus,
  actions: CompanyInvoiceActions,
  total_amount: Money,
  credited_amount: Money,
  net_amount: Money,
  due_amount: Money,
  due_date: IsoDate,
  issued_at: Instant,
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type CompanyInvoiceSummary = zod.input<typeof CompanyInvoiceSummary>;
export type CompanyInvoiceSummaryOutput = zod.output<typeof CompanyInvoiceSummary>;

export const companyInvoicePageItemsMax = 100;

export const CompanyInvoicePage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(CompanyInvoiceSummary)
    .check(/*#__PURE__*/ zod.maxLength(companyInvoicePageItemsMax)),
  paging: Paging,
});

export type CompanyInvoicePage = zod.input<typeof CompanyInvoicePage>;
export type CompanyInvoicePageOutput = zod.output<typeof CompanyInvoicePage>;

export const companyInvoiceCreditReasonMax = 500;

export const CompanyInvoiceCredit = /*#__PURE__*/ zod.strictObject({
  amount: Money,
  vat_amount: Money,
  reason: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(companyInvoiceCreditReasonMax)),
});

export type CompanyInvoiceCredit = zod.input<typeof CompanyInvoiceCredit>;
export type CompanyInvoiceCreditOutput = zod.output<typeof CompanyInvoiceCredit>;

export const companyInvoiceLineLabelMax = 60;

export const companyInvoiceLineDescriptionMax = 200;

export const companyInvoiceLineQuantityMin = 0;
export const companyInvoiceLineQuantityMax = 100000000;

export const CompanyInvoiceLine = /*#__PURE__*/ zod.strictObject({
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyInvoiceLineLabelMax)),
  description: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(companyInvoiceLineDescriptionMax)),
  quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(companyInvoiceLineQuantityMin))
    .check(/*#__PURE__*/ zod.lte(companyInvoiceLineQuantityMax)),
  amount: LineAmount,
  cid: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  wk_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  credit: /*#__PURE__*/ zod.union([CompanyInvoiceCredit, /*#__PURE__*/ zod.null()]),
});

export type CompanyInvoiceLine = zod.input<typeof CompanyInvoiceLine>;
export type CompanyInvoiceLineOutput = zod.output<typeof CompanyInvoiceLine>;

export const CustomPaymentUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const CustomPaymentUrl = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(CustomPaymentUrlRegExp));

export type CustomPaymentUrl = zod.input<typeof CustomPaymentUrl>;
export type CustomPaymentUrlOutput = zod.output<typeof CustomPaymentUrl>;

export const ledgerRowDetailMax = 300;

export const LedgerRow = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.enum([
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
    "EXTRA_OUTSIDE_REFUND",
    "CONTRACT_REFUND",
    "WRITE_OFF",
    "COMPENSATION",
    "CASH_RECEIPT",
  ]),
  state: /*#__PURE__*/ zod.enum([
    "OPEN",
    "DONE",
    "DECLINED",
    "EXPIRED",
    "CANCELLED",
    "REFUNDED",
    "TAKEN_BACK",
    "WITHDRAWN",
  ]),
  amount: /*#__PURE__*/ zod.int(),
  detail: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ledgerRowDetailMax)),
  ),
  at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  asked_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  link: /*#__PURE__*/ zod.union([CustomPaymentUrl, /*#__PURE__*/ zod.null()]),
});

export type LedgerRow = zod.input<typeof LedgerRow>;
export type LedgerRowOutput = zod.output<typeof LedgerRow>;

export const orderLedgerRowsMax = 1000;

export const OrderLedger = /*#__PURE__*/ zod.strictObject({
  rows: /*#__PURE__*/ zod.array(LedgerRow).check(/*#__PURE__*/ zod.maxLength(orderLedgerRowsMax)),
  total_amount: Money,
  paid_amount: Money,
  balance_amount: Money,
  due_amount: Money,
  to_pay_amount: Money,
  extra_amount: Money,
  cancel_fee_amount: Money,
  refund_amount: Money,
  refund_pending_amount: Money,
  compensation_amount: Money,
  written_off_amount: Money,
});

export type OrderLedger = zod.input<typeof OrderLedger>;
export type OrderLedgerOutput = zod.output<typeof OrderLedger>;

export const companyInvoiceLinesMax = 1000;

export const CompanyInvoice = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  number: InvoiceNumber,
  month: YearMonth,
  status: CompanyInvoiceStatus,
  actions: CompanyInvoiceActions,
  lines: /*#__PURE__*/ zod
    .array(CompanyInvoiceLine)
    .check(/*#__PURE__*/ zod.maxLength(companyInvoiceLinesMax)),
  supply_amount: Money,
  vat_amount: Money,
  total_amount: Money,
  credited_amount: Money,
  net_amount: Money,
  due_amount: Money,
  ledger: OrderLedger,
  cpayment_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  due_date: IsoDate,
  charge_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  tax_invoice: /*#__PURE__*/ zod.union([CompanyTaxInvoice, /*#__PURE__*/ zod.null()]),
  issued_at: Instant,
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type CompanyInvoice = zod.input<typeof CompanyInvoice>;
export type CompanyInvoiceOutput = zod.output<typeof CompanyInvoice>;

export const CompanyBoxFilterDefault = `ALL`;

export const CompanyBoxFilter = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum(["ALL", "STORED", "MOVING", "RETURNED", "DISPOSED", "EXPIRING"]),
  CompanyBoxFilterDefault,
);

export type CompanyBoxFilter = zod.input<typeof CompanyBoxFilter>;
export type CompanyBoxFilterOutput = zod.output<typeof CompanyBoxFilter>;

export const CompanyBoxActionCode = /*#__PURE__*/ zod.enum([
  "EDIT",
  "DELIVERY",
  "COLLECTION",
  "DISPOSAL",
]);

export type CompanyBoxActionCode = zod.input<typeof CompanyBoxActionCode>;
export type CompanyBoxActionCodeOutput = zod.output<typeof CompanyBoxActionCode>;

export const CompanyBoxAction = /*#__PURE__*/ zod.strictObject({
  code: CompanyBoxActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type CompanyBoxAction = zod.input<typeof CompanyBoxAction>;
export type CompanyBoxActionOutput = zod.output<typeof CompanyBoxAction>;

export const CompanyBoxActionsMax = 4;

export const CompanyBoxActions = /*#__PURE__*/ zod
  .array(CompanyBoxAction)
  .check(/*#__PURE__*/ zod.maxLength(CompanyBoxActionsMax));

export type CompanyBoxActions = zod.input<typeof CompanyBoxActions>;
export type CompanyBoxActionsOutput = zod.output<typeof CompanyBoxActions>;

export const companyBoxNameMax = 60;

export const companyBoxDepartmentMax = 60;

export const companyBoxContentsMax = 2000;

export const CompanyBox = /*#__PURE__*/ zod.strictObject({
  cpbox_id: /*#__PURE__*/ zod.uuid(),
  serial: BoxSerial,
  cid: /*#__PURE__*/ zod.uuid(),
  status: BoxStatus,
  actions: CompanyBoxActions,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxNameMax)),
  ),
  department: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxDepartmentMax)),
  ),
  contents: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxContentsMax)),
  ),
  retention_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  updated_at: Instant,
});

export type CompanyBox = zod.input<typeof CompanyBox>;
export type CompanyBoxOutput = zod.output<typeof CompanyBox>;

export const companyBoxPageItemsMax = 1000;

export const CompanyBoxPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(CompanyBox)
    .check(/*#__PURE__*/ zod.maxLength(companyBoxPageItemsMax)),
  paging: Paging,
});

export type CompanyBoxPage = zod.input<typeof CompanyBoxPage>;
export type CompanyBoxPageOutput = zod.output<typeof CompanyBoxPage>;

export const companyBoxDetailNameMax = 60;

export const companyBoxDetailDepartmentMax = 60;

export const companyBoxDetailContentsMax = 2000;

export const companyBoxDetailMemoMax = 500;

export const companyBoxDetailHistoryMax = 200;

export const CompanyBoxDetail = /*#__PURE__*/ zod.strictObject({
  cpbox_id: /*#__PURE__*/ zod.uuid(),
  serial: BoxSerial,
  cid: /*#__PURE__*/ zod.uuid(),
  status: BoxStatus,
  actions: CompanyBoxActions,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxDetailNameMax)),
  ),
  department: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxDetailDepartmentMax)),
  ),
  contents: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxDetailContentsMax)),
  ),
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxDetailMemoMax)),
  ),
  retention_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  history: /*#__PURE__*/ zod
    .array(BoxStatusChange)
    .check(/*#__PURE__*/ zod.maxLength(companyBoxDetailHistoryMax)),
  created_at: Instant,
  updated_at: Instant,
});

export type CompanyBoxDetail = zod.input<typeof CompanyBoxDetail>;
export type CompanyBoxDetailOutput = zod.output<typeof CompanyBoxDetail>;

export const companyBoxUpdateDepartmentMax = 60;

export const companyBoxUpdateContentsMax = 2000;

export const companyBoxUpdateMemoMax = 500;

export const CompanyBoxUpdate = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.exactOptional(BoxName),
  department: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxUpdateDepartmentMax)),
  ),
  contents: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxUpdateContentsMax)),
  ),
  memo: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxUpdateMemoMax)),
  ),
  retention_until: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
});

export type CompanyBoxUpdate = zod.input<typeof CompanyBoxUpdate>;
export type CompanyBoxUpdateOutput = zod.output<typeof CompanyBoxUpdate>;

export const companyBoxChangeDepartmentMax = 60;

export const companyBoxChangeContentsMax = 2000;

export const CompanyBoxChange = /*#__PURE__*/ zod.strictObject({
  serial: BoxSerial,
  name: /*#__PURE__*/ zod.exactOptional(BoxName),
  department: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxChangeDepartmentMax)),
  ),
  contents: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBoxChangeContentsMax)),
  ),
  retention_until: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
});

export type CompanyBoxChange = zod.input<typeof CompanyBoxChange>;
export type CompanyBoxChangeOutput = zod.output<typeof CompanyBoxChange>;

export const companyBoxesUpdateDryRunDefault = false;
export const companyBoxesUpdateImportLinesMax = 100000;

export const companyBoxesUpdateBoxesMax = 5000;

export const CompanyBoxesUpdate = /*#__PURE__*/ zod.strictObject({
  dry_run: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), companyBoxesUpdateDryRunDefault),
  import_key: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  import_lines: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(companyBoxesUpdateImportLinesMax)),
  ),
  boxes: /*#__PURE__*/ zod
    .array(CompanyBoxChange)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(companyBoxesUpdateBoxesMax)),
});

export type CompanyBoxesUpdate = zod.input<typeof CompanyBoxesUpdate>;
export type CompanyBoxesUpdateOutput = zod.output<typeof CompanyBoxesUpdate>;

export const companyBoxesUpdatedBoxesMin = 0;
export const companyBoxesUpdatedBoxesMax = 100000;

export const companyBoxesUpdatedEmptiedMin = 0;

export const CompanyBoxesUpdated = /*#__PURE__*/ zod.strictObject({
  boxes: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(companyBoxesUpdatedBoxesMin))
    .check(/*#__PURE__*/ zod.lte(companyBoxesUpdatedBoxesMax)),
  emptied: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(companyBoxesUpdatedEmptiedMin)),
});

export type CompanyBoxesUpdated = zod.input<typeof CompanyBoxesUpdated>;
export type CompanyBoxesUpdatedOutput = zod.output<typeof CompanyBoxesUpdated>;

export const CompanyBoxTotalMin = 0;
export const CompanyBoxTotalMax = 100000000;

export const CompanyBoxTotal = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(CompanyBoxTotalMin))
  .check(/*#__PURE__*/ zod.lte(CompanyBoxTotalMax));

export type CompanyBoxTotal = zod.input<typeof CompanyBoxTotal>;
export type CompanyBoxTotalOutput = zod.output<typeof CompanyBoxTotal>;

export const CompanyExpiringDay = /*#__PURE__*/ zod.strictObject({
  date: IsoDate,
  boxes: CompanyBoxTotal,
});

export type CompanyExpiringDay = zod.input<typeof CompanyExpiringDay>;
export type CompanyExpiringDayOutput = zod.output<typeof CompanyExpiringDay>;

export const companyBoxCountExpiringDaysMax = 5;

export const CompanyBoxCount = /*#__PURE__*/ zod.strictObject({
  all: CompanyBoxTotal,
  stored: CompanyBoxTotal,
  moving: CompanyBoxTotal,
  returned: CompanyBoxTotal,
  disposed: CompanyBoxTotal,
  expiring: CompanyBoxTotal,
  expiring_days: /*#__PURE__*/ zod
    .array(CompanyExpiringDay)
    .check(/*#__PURE__*/ zod.maxLength(companyBoxCountExpiringDaysMax)),
});

export type CompanyBoxCount = zod.input<typeof CompanyBoxCount>;
export type CompanyBoxCountOutput = zod.output<typeof CompanyBoxCount>;

export const companyDepartmentDepartmentMax = 60;

export const CompanyDepartment = /*#__PURE__*/ zod.strictObject({
  department: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(companyDepartmentDepartmentMax)),
  boxes: CompanyBoxTotal,
});

export type CompanyDepartment = zod.input<typeof CompanyDepartment>;
export type CompanyDepartmentOutput = zod.output<typeof CompanyDepartment>;

export const companyDepartmentListItemsMax = 1000;

export const CompanyDepartmentList = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(CompanyDepartment)
    .check(/*#__PURE__*/ zod.maxLength(companyDepartmentListItemsMax)),
});

export type CompanyDepartmentList = zod.input<typeof CompanyDepartmentList>;
export type CompanyDepartmentListOutput = zod.output<typeof CompanyDepartmentList>;

export const CompanyContractStatus = /*#__PURE__*/ zod.enum([
  "WAIT",
  "OFFERED",
  "ACTIVE",
  "ENDED",
  "CANCEL",
]);

export type CompanyContractStatus = zod.input<typeof CompanyContractStatus>;
export type CompanyContractStatusOutput = zod.output<typeof CompanyContractStatus>;

export const companyContractStatusChangeReasonMax = 300;

export const CompanyContractStatusChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.union([CompanyContractStatus, /*#__PURE__*/ zod.null()]),
  to: CompanyContractStatus,
  by: Actor,
  at: Instant,
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(companyContractStatusChangeReasonMax)),
  ),
});

export type CompanyContractStatusChange = zod.input<typeof CompanyContractStatusChange>;
export type CompanyContractStatusChangeOutput = zod.output<typeof CompanyContractStatusChange>;

export const CompanyContractNameMax = 60;

export const CompanyContractNameRegExp = new RegExp("\\S");

export const CompanyContractName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(CompanyContractNameMax))
  .check(/*#__PURE__*/ zod.regex(CompanyContractNameRegExp));

export type CompanyContractName = zod.input<typeof CompanyContractName>;
export type CompanyContractNameOutput = zod.output<typeof CompanyContractName>;

export const CompanyContractBoxCountMax = 1000000;

export const CompanyContractBoxCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(CompanyContractBoxCountMax));

export type CompanyContractBoxCount = zod.input<typeof CompanyContractBoxCount>;
export type CompanyContractBoxCountOutput = zod.output<typeof CompanyContractBoxCount>;

export const CompanyContractMonthsMax = 120;

export const CompanyContractMonths = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(CompanyContractMonthsMax));

export type CompanyContractMonths = zod.input<typeof CompanyContractMonths>;
export type CompanyContractMonthsOutput = zod.output<typeof CompanyContractMonths>;

export const CompanyStoredCountMin = 0;
export const CompanyStoredCountMax = 1000000;

export const CompanyStoredCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(CompanyStoredCountMin))
  .check(/*#__PURE__*/ zod.lte(CompanyStoredCountMax));

export type CompanyStoredCount = zod.input<typeof CompanyStoredCount>;
export type CompanyStoredCountOutput = zod.output<typeof CompanyStoredCount>;

export const StorageCarriage = /*#__PURE__*/ zod.enum(["STAIRS", "EV"]);

export type StorageCarriage = zod.input<typeof StorageCarriage>;
export type StorageCarriageOutput = zod.output<typeof StorageCarriage>;

export const StoragePlace = /*#__PURE__*/ zod.strictObject({
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

export const CompanyContractRequest = /*#__PURE__*/ zod.strictObject({
  name: CompanyContractName,
  department: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(companyContractRequestDepartmentMax))
      .check(/*#__PURE__*/ zod.regex(companyContractRequestDepartmentRegExp)),
  ),
  box_count: CompanyContractBoxCount,
  months: CompanyContractMonths,
  start_date: IsoDate,
  place: StoragePlace,
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type CompanyContractRequest = zod.input<typeof CompanyContractRequest>;
export type CompanyContractRequestOutput = zod.output<typeof CompanyContractRequest>;

export const CompanyContractActionCode = /*#__PURE__*/ zod.enum([
  "ACCEPT",
  "WITHDRAW",
  "REQUEST_WORK",
]);

export type CompanyContractActionCode = zod.input<typeof CompanyContractActionCode>;
export type CompanyContractActionCodeOutput = zod.output<typeof CompanyContractActionCode>;

export const CompanyContractAction = /*#__PURE__*/ zod.strictObject({
  code: CompanyContractActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type CompanyContractAction = zod.input<typeof CompanyContractAction>;
export type CompanyContractActionOutput = zod.output<typeof CompanyContractAction>;

export const CompanyContractActionsMax = 3;

export const CompanyContractActions = /*#__PURE__*/ zod
  .array(CompanyContractAction)
  .check(/*#__PURE__*/ zod.maxLength(CompanyContractActionsMax));

export type CompanyContractActions = zod.input<typeof CompanyContractActions>;
export type CompanyContractActionsOutput = zod.output<typeof CompanyContractActions>;

export const companyContractSummaryDepartmentMax = 60;

export const CompanyContractSummary = /*#__PURE__*/ zod.strictObject({
  cid: /*#__PURE__*/ zod.uuid(),
  name: CompanyContractName,
  status: CompanyContractStatus,
  actions: CompanyContractActions,
  department: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(companyContractSummaryDepartmentMax)),
  ),
  box_count: CompanyContractBoxCount,
  stored_box_count: CompanyStoredCount,
  months: CompanyContractMonths,
  start_date: IsoDate,
  end_date: IsoDate,
  monthly_amount: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  created_at: Instant,
});

export type CompanyContractSummary = zod.input<typeof CompanyContractSummary>;
export type CompanyContractSummaryOutput = zod.output<typeof CompanyContractSummary>;

export const CompanyContractAcceptance = /*#__PURE__*/ zod.strictObject({
  monthly_amount: Money,
});

export type CompanyContractAcceptance = zod.input<typeof CompanyContractAcceptance>;
export type CompanyContractAcceptanceOutput = zod.output<typeof CompanyContractAcceptance>;

export const companyContractPageItemsMax = 100;

export const CompanyContractPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(CompanyContractSummary)
    .check(/*#__PURE__*/ zod.maxLength(companyContractPageItemsMax)),
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

export const CompanyContract = /*#__PURE__*/ zod.strictObject({
  cid: /*#__PURE__*/ zod.uuid(),
  name: CompanyContractName,
  status: CompanyContractStatus,
  actions: CompanyContractActions,
  department: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyContractDepartmentMax)),
  ),
  box_count: CompanyContractBoxCount,
  stored_box_count: CompanyStoredCount,
  months: CompanyContractMonths,
  start_date: IsoDate,
  end_date: IsoDate,
  monthly_amount: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  monthly_vat_amount: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(companyContractMonthlyVatAmountMin))
      .check(/*#__PURE__*/ zod.lte(companyContractMonthlyVatAmountMax)),
  ),
  monthly_total_amount: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(companyContractMonthlyTotalAmountMin))
      .check(/*#__PURE__*/ zod.lte(companyContractMonthlyTotalAmountMax)),
  ),
  place: StoragePlace,
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyContractMemoMax)),
  ),
  history: /*#__PURE__*/ zod
    .array(CompanyContractStatusChange)
    .check(/*#__PURE__*/ zod.maxLength(companyContractHistoryMax)),
  created_at: Instant,
});

export type CompanyContract = zod.input<typeof CompanyContract>;
export type CompanyContractOutput = zod.output<typeof CompanyContract>;

export const CompanyWorkKind = /*#__PURE__*/ zod.enum([
  "DELIVERY",
  "COLLECTION",
  "NEW_BOXES",
  "DISPOSAL",
]);

export type CompanyWorkKind = zod.input<typeof CompanyWorkKind>;
export type CompanyWorkKindOutput = zod.output<typeof CompanyWorkKind>;

export const CompanyWorkStatus = /*#__PURE__*/ zod.enum([
  "WAIT",
  "CONFIRM",
  "INVOICE_COMPLETE",
  "PAYMENT",
  "COMPLETE",
  "CANCEL",
]);

export type CompanyWorkStatus = zod.input<typeof CompanyWorkStatus>;
export type CompanyWorkStatusOutput = zod.output<typeof CompanyWorkStatus>;

export const CompanyWorkFilterDefault = `ALL`;

export const CompanyWorkFilter = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum(["ALL", "OPEN", "UPCOMING"]),
  CompanyWorkFilterDefault,
);

export type CompanyWorkFilter = zod.input<typeof CompanyWorkFilter>;
export type CompanyWorkFilterOutput = zod.output<typeof CompanyWorkFilter>;

export const companyWorkStatusChangeReasonMax = 300;

export const CompanyWorkStatusChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.union([CompanyWorkStatus, /*#__PURE__*/ zod.null()]),
  to: CompanyWorkStatus,
  by: Actor,
  at: Instant,
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyWorkStatusChangeReasonMax)),
  ),
});

export type CompanyWorkStatusChange = zod.input<typeof CompanyWorkStatusChange>;
export type CompanyWorkStatusChangeOutput = zod.output<typeof CompanyWorkStatusChange>;

export const CompanyWorkBoxCountMax = 1000;

export const CompanyWorkBoxCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(CompanyWorkBoxCountMax));

export type CompanyWorkBoxCount = zod.input<typeof CompanyWorkBoxCount>;
export type CompanyWorkBoxCountOutput = zod.output<typeof CompanyWorkBoxCount>;

export const DisposalAgreed = /*#__PURE__*/ zod.boolean();

export type DisposalAgreed = zod.input<typeof DisposalAgreed>;
export type DisposalAgreedOutput = zod.output<typeof DisposalAgreed>;

export const companyDeliveryDraftCpboxIdsMax = 1000;

export const CompanyDeliveryDraft = /*#__PURE__*/ zod.strictObject({
  cid: /*#__PURE__*/ zod.uuid(),
  kind: CompanyWorkKind,
  cpbox_ids: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.uuid())
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(companyDeliveryDraftCpboxIdsMax)),
  ),
  box_count: /*#__PURE__*/ zod.exactOptional(CompanyWorkBoxCount),
  place: /*#__PURE__*/ zod.exactOptional(StoragePlace),
  appointment: /*#__PURE__*/ zod.exactOptional(Appointment),
  disposal_agreed: /*#__PURE__*/ zod.exactOptional(DisposalAgreed),
  retention_waived_until: /*#__PURE__*/ zod.exactOptional(IsoDate),
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type CompanyDeliveryDraft = zod.input<typeof CompanyDeliveryDraft>;
export type CompanyDeliveryDraftOutput = zod.output<typeof CompanyDeliveryDraft>;

export const CompanyWorkActionCode = /*#__PURE__*/ zod.enum(["WITHDRAW"]);

export type CompanyWorkActionCode = zod.input<typeof CompanyWorkActionCode>;
export type CompanyWorkActionCodeOutput = zod.output<typeof CompanyWorkActionCode>;

export const CompanyWorkAction = /*#__PURE__*/ zod.strictObject({
  code: CompanyWorkActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type CompanyWorkAction = zod.input<typeof CompanyWorkAction>;
export type CompanyWorkActionOutput = zod.output<typeof CompanyWorkAction>;

export const CompanyWorkActionsMax = 1;

export const CompanyWorkActions = /*#__PURE__*/ zod
  .array(CompanyWorkAction)
  .check(/*#__PURE__*/ zod.maxLength(CompanyWorkActionsMax));

export type CompanyWorkActions = zod.input<typeof CompanyWorkActions>;
export type CompanyWorkActionsOutput = zod.output<typeof CompanyWorkActions>;

export const CompanyWorkSummary = /*#__PURE__*/ zod.strictObject({
  wk_id: /*#__PURE__*/ zod.uuid(),
  cid: /*#__PURE__*/ zod.uuid(),
  kind: CompanyWorkKind,
  status: CompanyWorkStatus,
  actions: CompanyWorkActions,
  box_count: CompanyWorkBoxCount,
  appointment: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
  moved_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  total_amount: Money,
  created_at: Instant,
});

export type CompanyWorkSummary = zod.input<typeof CompanyWorkSummary>;
export type CompanyWorkSummaryOutput = zod.output<typeof CompanyWorkSummary>;

export const companyWorkPageItemsMax = 100;

export const CompanyWorkPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(CompanyWorkSummary)
    .check(/*#__PURE__*/ zod.maxLength(companyWorkPageItemsMax)),
  paging: Paging,
});

export type CompanyWorkPage = zod.input<typeof CompanyWorkPage>;
export type CompanyWorkPageOutput = zod.output<typeof CompanyWorkPage>;

export const StoragePriceLineCode = /*#__PURE__*/ zod.enum([
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

export const StoragePriceLine = /*#__PURE__*/ zod.strictObject({
  code: StoragePriceLineCode,
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storagePriceLineLabelMax)),
  description: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(storagePriceLineDescriptionMax)),
  amount: LineAmount,
});

export type StoragePriceLine = zod.input<typeof StoragePriceLine>;
export type StoragePriceLineOutput = zod.output<typeof StoragePriceLine>;

export const storageAmountLinesMax = 40;

export const StorageAmount = /*#__PURE__*/ zod.strictObject({
  price_version: IsoDate,
  lines: /*#__PURE__*/ zod
    .array(StoragePriceLine)
    .check(/*#__PURE__*/ zod.maxLength(storageAmountLinesMax)),
  total_amount: Money,
  vat_amount: Money,
  refund_amount: Money,
  monthly_amount: Money,
});

export type StorageAmount = zod.input<typeof StorageAmount>;
export type StorageAmountOutput = zod.output<typeof StorageAmount>;

export const CertificateNumberRegExp = new RegExp("^DC[0-9]{6}-[0-9]{6}$");

export const CertificateNumber = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(CertificateNumberRegExp));

export type CertificateNumber = zod.input<typeof CertificateNumber>;
export type CertificateNumberOutput = zod.output<typeof CertificateNumber>;

export const companyWorkMemoMax = 500;

export const companyWorkHistoryMax = 100;

export const CompanyWork = /*#__PURE__*/ zod.strictObject({
  wk_id: /*#__PURE__*/ zod.uuid(),
  cid: /*#__PURE__*/ zod.uuid(),
  kind: CompanyWorkKind,
  status: CompanyWorkStatus,
  actions: CompanyWorkActions,
  box_count: CompanyWorkBoxCount,
  place: /*#__PURE__*/ zod.union([StoragePlace, /*#__PURE__*/ zod.null()]),
  appointment: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
  moved_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  amount: StorageAmount,
  invoice_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  cpayment_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  certificate_number: /*#__PURE__*/ zod.union([CertificateNumber, /*#__PURE__*/ zod.null()]),
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyWorkMemoMax)),
  ),
  history: /*#__PURE__*/ zod
    .array(CompanyWorkStatusChange)
    .check(/*#__PURE__*/ zod.maxLength(companyWorkHistoryMax)),
  created_at: Instant,
});

export type CompanyWork = zod.input<typeof CompanyWork>;
export type CompanyWorkOutput = zod.output<typeof CompanyWork>;

export const companyPersonNameMax = 50;

export const companyPersonDepartmentMax = 60;

export const companyPersonRoleMax = 60;

export const companyPersonPhoneNumberMax = 20;

export const companyPersonEmailMax = 254;

export const CompanyPerson = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPersonNameMax)),
  department: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPersonDepartmentMax)),
  ),
  role: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPersonRoleMax)),
  ),
  phone_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPersonPhoneNumberMax)),
  ),
  email: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyPersonEmailMax)),
  ),
  is_me: /*#__PURE__*/ zod.boolean(),
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

export const Company = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyNameMax)),
  registration_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyRegistrationNumberMax)),
  ),
  representative_name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyRepresentativeNameMax)),
  ),
  address: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyAddressMax)),
  ),
  business_type: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBusinessTypeMax)),
  ),
  business_item: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(companyBusinessItemMax)),
  ),
  people: /*#__PURE__*/ zod
    .array(CompanyPerson)
    .check(/*#__PURE__*/ zod.maxLength(companyPeopleMax)),
});

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;

export const CouponType = /*#__PURE__*/ zod.enum([
  "MOVE",
  "STORAGE",
  "STORAGE_DELIVERY",
  "STORAGE_FINAL",
  "STORAGE_EXTENSION",
]);

export type CouponType = zod.input<typeof CouponType>;
export type CouponTypeOutput = zod.output<typeof CouponType>;

export const CouponStatus = /*#__PURE__*/ zod.enum(["AVAILABLE", "HELD", "USED", "EXPIRED"]);

export type CouponStatus = zod.input<typeof CouponStatus>;
export type CouponStatusOutput = zod.output<typeof CouponStatus>;

export const couponNameMax = 60;

export const couponAmountMin = 0;
export const couponAmountMax = 1000000000;

export const couponPercentMax = 100;

export const couponMaxAmountMin = 0;
export const couponMaxAmountMax = 1000000000;

export const couponTypesMax = 5;

export const Coupon = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(couponNameMax)),
  kind: /*#__PURE__*/ zod.enum(["FIXED", "PERCENT"]),
  amount: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(couponAmountMin))
      .check(/*#__PURE__*/ zod.lte(couponAmountMax)),
  ),
  percent: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(couponPercentMax)),
  ),
  max_amount: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(couponMaxAmountMin))
      .check(/*#__PURE__*/ zod.lte(couponMaxAmountMax)),
  ),
  types: /*#__PURE__*/ zod
    .array(CouponType)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(couponTypesMax)),
  status: CouponStatus,
  valid_from: IsoDate,
  valid_until: IsoDate,
  used_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;

export const couponPageItemsMax = 100;

export const CouponPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod.array(Coupon).check(/*#__PURE__*/ zod.maxLength(couponPageItemsMax)),
  paging: Paging,
});

export type CouponPage = zod.input<typeof CouponPage>;
export type CouponPageOutput = zod.output<typeof CouponPage>;

export const PaymentTypeMode = /*#__PURE__*/ zod.enum([
  "ONLY_NORMAL_PAYMENT",
  "ONLY_SUBS_PAYMENT",
  "ALL",
]);

export type PaymentTypeMode = zod.input<typeof PaymentTypeMode>;
export type PaymentTypeModeOutput = zod.output<typeof PaymentTypeMode>;

export const CustomPaymentStatus = /*#__PURE__*/ zod.enum([
  "QUOTED",
  "WAIT",
  "PAYMENT",
  "DECLINED",
  "EXPIRED",
  "CANCEL",
  "REFUNDED",
]);

export type CustomPaymentStatus = zod.input<typeof CustomPaymentStatus>;
export type CustomPaymentStatusOutput = zod.output<typeof CustomPaymentStatus>;

export const CustomPaymentActionCode = /*#__PURE__*/ zod.enum(["PAY", "DECLINE"]);

export type CustomPaymentActionCode = zod.input<typeof CustomPaymentActionCode>;
export type CustomPaymentActionCodeOutput = zod.output<typeof CustomPaymentActionCode>;

export const CustomPaymentAction = /*#__PURE__*/ zod.strictObject({
  code: CustomPaymentActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type CustomPaymentAction = zod.input<typeof CustomPaymentAction>;
export type CustomPaymentActionOutput = zod.output<typeof CustomPaymentAction>;

export const customPaymentActionsMax = 2;

export const customPaymentTitleMax = 60;

export const customPaymentReasonMax = 500;

export const customPaymentPhotosMax = 5;

export const customPaymentCustomerNameMax = 40;

export const customPaymentOrderSerialMax = 20;

export const customPaymentOwnOrderSerialMax = 20;

export const CustomPayment = /*#__PURE__*/ zod.strictObject({
  url: CustomPaymentUrl,
  purpose: /*#__PURE__*/ zod.enum(["EXTRA", "BALANCE"]),
  status: CustomPaymentStatus,
  actions: /*#__PURE__*/ zod
    .array(CustomPaymentAction)
    .check(/*#__PURE__*/ zod.maxLength(customPaymentActionsMax)),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customPaymentTitleMax)),
  reason: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customPaymentReasonMax)),
  photos: /*#__PURE__*/ zod.array(Photo).check(/*#__PURE__*/ zod.maxLength(customPaymentPhotosMax)),
  customer_name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customPaymentCustomerNameMax)),
  ),
  order_serial: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customPaymentOrderSerialMax)),
  ),
  own_order_serial: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customPaymentOwnOrderSerialMax)),
  ),
  amount: Money,
  vat_amount: Money,
  payment_type_mode: PaymentTypeMode,
  expires_at: Instant,
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type CustomPayment = zod.input<typeof CustomPayment>;
export type CustomPaymentOutput = zod.output<typeof CustomPayment>;

export const CustomPaymentPreparation = /*#__PURE__*/ zod.strictObject({
  method: PaymentMethod,
});

export type CustomPaymentPreparation = zod.input<typeof CustomPaymentPreparation>;
export type CustomPaymentPreparationOutput = zod.output<typeof CustomPaymentPreparation>;

export const CustomPaymentRefusal = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod.exactOptional(CancelReason),
});

export type CustomPaymentRefusal = zod.input<typeof CustomPaymentRefusal>;
export type CustomPaymentRefusalOutput = zod.output<typeof CustomPaymentRefusal>;

export const DamagedSerialRegExp = new RegExp(
  "^(BX[0-9A-HJKMNP-TV-Z]{10}|MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8})$",
);

export const DamagedSerial = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(DamagedSerialRegExp));

export type DamagedSerial = zod.input<typeof DamagedSerial>;
export type DamagedSerialOutput = zod.output<typeof DamagedSerial>;

export const DamageReportStatus = /*#__PURE__*/ zod.enum([
  "DRAFT",
  "SENT",
  "ACCEPTED",
  "DECLINED",
  "PAID",
]);

export type DamageReportStatus = zod.input<typeof DamageReportStatus>;
export type DamageReportStatusOutput = zod.output<typeof DamageReportStatus>;

export const DamageKind = /*#__PURE__*/ zod.enum(["BROKEN", "STAINED", "MISSING", "OTHER"]);

export type DamageKind = zod.input<typeof DamageKind>;
export type DamageKindOutput = zod.output<typeof DamageKind>;

export const DamageTextMax = 1000;

export const DamageTextRegExp = new RegExp("\\S");

export const DamageText = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(DamageTextMax))
  .check(/*#__PURE__*/ zod.regex(DamageTextRegExp));

export type DamageText = zod.input<typeof DamageText>;
export type DamageTextOutput = zod.output<typeof DamageText>;

export const BoughtYearRegExp = new RegExp("^(19|20)[0-9]{2}$");

export const BoughtYear = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(BoughtYearRegExp));

export type BoughtYear = zod.input<typeof BoughtYear>;
export type BoughtYearOutput = zod.output<typeof BoughtYear>;

export const DamagePriceMax = 100000000;

export const DamagePrice = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(DamagePriceMax));

export type DamagePrice = zod.input<typeof DamagePrice>;
export type DamagePriceOutput = zod.output<typeof DamagePrice>;

export const damageReportInputComparedIdsMax = 40;

export const DamageReportInput = /*#__PURE__*/ zod.strictObject({
  item: ContentName,
  kind: DamageKind,
  description: DamageText,
  price: /*#__PURE__*/ zod.exactOptional(DamagePrice),
  bought_year: /*#__PURE__*/ zod.exactOptional(BoughtYear),
  file_ids: /*#__PURE__*/ zod.exactOptional(FileIds),
  compared_ids: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.uuid())
      .check(/*#__PURE__*/ zod.maxLength(damageReportInputComparedIdsMax)),
  ),
});

export type DamageReportInput = zod.input<typeof DamageReportInput>;
export type DamageReportInputOutput = zod.output<typeof DamageReportInput>;

export const damageAnswerAmountMax = 100000000;

export const damageAnswerMessageMax = 300;

export const DamageAnswer = /*#__PURE__*/ zod.strictObject({
  amount: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(damageAnswerAmountMax)),
  ),
  message: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(damageAnswerMessageMax)),
  ),
  at: Instant,
  paid_at: /*#__PURE__*/ zod.union([Instant, /*#__PURE__*/ zod.null()]),
});

export type DamageAnswer = zod.input<typeof DamageAnswer>;
export type DamageAnswerOutput = zod.output<typeof DamageAnswer>;

export const damageReportPriceMax = 100000000;

export const damageReportBoughtYearRegExp = new RegExp("^(19|20)[0-9]{2}$");
export const damageReportPhotosMax = 5;

export const damageReportComparedMax = 40;

export const DamageReport = /*#__PURE__*/ zod.strictObject({
  report_id: /*#__PURE__*/ zod.uuid(),
  status: DamageReportStatus,
  item: ContentName,
  kind: DamageKind,
  description: DamageText,
  price: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(damageReportPriceMax)),
  ),
  bought_year: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(damageReportBoughtYearRegExp)),
  ),
  photos: /*#__PURE__*/ zod.array(Photo).check(/*#__PURE__*/ zod.maxLength(damageReportPhotosMax)),
  compared: /*#__PURE__*/ zod
    .array(BoxPhoto)
    .check(/*#__PURE__*/ zod.maxLength(damageReportComparedMax)),
  updated_at: Instant,
  sent_at: /*#__PURE__*/ zod.union([Instant, /*#__PURE__*/ zod.null()]),
  answer: /*#__PURE__*/ zod.union([DamageAnswer, /*#__PURE__*/ zod.null()]),
});

export type DamageReport = zod.input<typeof DamageReport>;
export type DamageReportOutput = zod.output<typeof DamageReport>;

export const damageReportsReportsMax = 20;

export const DamageReports = /*#__PURE__*/ zod.strictObject({
  serial: DamagedSerial,
  can_report: /*#__PURE__*/ zod.boolean(),
  notice_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  reports: /*#__PURE__*/ zod
    .array(DamageReport)
    .check(/*#__PURE__*/ zod.maxLength(damageReportsReportsMax)),
});

export type DamageReports = zod.input<typeof DamageReports>;
export type DamageReportsOutput = zod.output<typeof DamageReports>;

export const CertificateCodeRegExp = new RegExp("^[0-9A-HJKMNP-TV-Z]{16}$");

export const CertificateCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(CertificateCodeRegExp));

export type CertificateCode = zod.input<typeof CertificateCode>;
export type CertificateCodeOutput = zod.output<typeof CertificateCode>;

export const registeredPartyNameMax = 100;

export const registeredPartyRegistrationNumberMax = 12;

export const registeredPartyRepresentativeNameMax = 50;

export const registeredPartyAddressMax = 200;

export const RegisteredParty = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registeredPartyNameMax)),
  registration_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(registeredPartyRegistrationNumberMax)),
  ),
  representative_name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(registeredPartyRepresentativeNameMax)),
  ),
  address: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registeredPartyAddressMax)),
  ),
});

export type RegisteredParty = zod.input<typeof RegisteredParty>;
export type RegisteredPartyOutput = zod.output<typeof RegisteredParty>;

export const destroyedBoxNameMax = 100;

export const destroyedBoxDepartmentMax = 60;

export const DestroyedBox = /*#__PURE__*/ zod.strictObject({
  serial: BoxSerial,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(destroyedBoxNameMax)),
  ),
  department: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(destroyedBoxDepartmentMax)),
  ),
  retention_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
});

export type DestroyedBox = zod.input<typeof DestroyedBox>;
export type DestroyedBoxOutput = zod.output<typeof DestroyedBox>;

export const destructionCertificateBoxesMax = 1000;

export const DestructionCertificate = /*#__PURE__*/ zod.strictObject({
  number: CertificateNumber,
  code: CertificateCode,
  wk_id: /*#__PURE__*/ zod.uuid(),
  company: RegisteredParty,
  issuer: RegisteredParty,
  requested_on: IsoDate,
  destroyed_on: IsoDate,
  issued_on: IsoDate,
  boxes: /*#__PURE__*/ zod
    .array(DestroyedBox)
    .check(/*#__PURE__*/ zod.maxLength(destructionCertificateBoxesMax)),
});

export type DestructionCertificate = zod.input<typeof DestructionCertificate>;
export type DestructionCertificateOutput = zod.output<typeof DestructionCertificate>;

export const certifiedPartyNameMax = 100;

export const certifiedPartyRegistrationNumberMax = 12;

export const CertifiedParty = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(certifiedPartyNameMax)),
  registration_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(certifiedPartyRegistrationNumberMax)),
  ),
});

export type CertifiedParty = zod.input<typeof CertifiedParty>;
export type CertifiedPartyOutput = zod.output<typeof CertifiedParty>;

export const checkedCertificateSerialsMax = 1000;

export const CheckedCertificate = /*#__PURE__*/ zod.strictObject({
  number: CertificateNumber,
  is_valid: /*#__PURE__*/ zod.boolean(),
  company: CertifiedParty,
  issuer: CertifiedParty,
  requested_on: IsoDate,
  destroyed_on: IsoDate,
  issued_on: IsoDate,
  box_count: CompanyWorkBoxCount,
  serials: /*#__PURE__*/ zod
    .array(BoxSerial)
    .check(/*#__PURE__*/ zod.maxLength(checkedCertificateSerialsMax)),
});

export type CheckedCertificate = zod.input<typeof CheckedCertificate>;
export type CheckedCertificateOutput = zod.output<typeof CheckedCertificate>;

export const Carriage = /*#__PURE__*/ zod.enum(["STAIRS", "EV", "LADDER"]);

export type Carriage = zod.input<typeof Carriage>;
export type CarriageOutput = zod.output<typeof Carriage>;

export const Place = /*#__PURE__*/ zod.strictObject({
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

export const MoveItemId = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(MoveItemIdMax))
  .check(/*#__PURE__*/ zod.regex(MoveItemIdRegExp));

export type MoveItemId = zod.input<typeof MoveItemId>;
export type MoveItemIdOutput = zod.output<typeof MoveItemId>;

export const moveItemCountCountMax = 99;

export const MoveItemCount = /*#__PURE__*/ zod.strictObject({
  item_id: MoveItemId,
  count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(moveItemCountCountMax)),
});

export type MoveItemCount = zod.input<typeof MoveItemCount>;
export type MoveItemCountOutput = zod.output<typeof MoveItemCount>;

export const UseBoxes = /*#__PURE__*/ zod.boolean();

export type UseBoxes = zod.input<typeof UseBoxes>;
export type UseBoxesOutput = zod.output<typeof UseBoxes>;

export const HeavyLoad = /*#__PURE__*/ zod.boolean();

export type HeavyLoad = zod.input<typeof HeavyLoad>;
export type HeavyLoadOutput = zod.output<typeof HeavyLoad>;

export const BoxRental = /*#__PURE__*/ zod.strictObject({
  box_count: OrderBoxCount,
  delivery: Appointment,
  collection: Appointment,
});

export type BoxRental = zod.input<typeof BoxRental>;
export type BoxRentalOutput = zod.output<typeof BoxRental>;

export const estimateDraftItemsMax = 100;

export const EstimateDraft = /*#__PURE__*/ zod.strictObject({
  start: Place,
  destination: Place,
  move_date: IsoDate,
  move_time: TimeSlot,
  items: /*#__PURE__*/ zod
    .array(MoveItemCount)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(estimateDraftItemsMax)),
  use_boxes: UseBoxes,
  box_rental: /*#__PURE__*/ zod.exactOptional(BoxRental),
  heavy_load: HeavyLoad,
  extra_help: ExtraHelp,
  helper_count: /*#__PURE__*/ zod.exactOptional(HelperCount),
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type EstimateDraft = zod.input<typeof EstimateDraft>;
export type EstimateDraftOutput = zod.output<typeof EstimateDraft>;

export const PriceLineCode = /*#__PURE__*/ zod.enum([
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

export const priceLineLabelMax = 200;

export const priceLineDescriptionMax = 500;

export const PriceLine = /*#__PURE__*/ zod.strictObject({
  code: PriceLineCode,
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(priceLineLabelMax)),
  description: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(priceLineDescriptionMax)),
  amount: LineAmount,
});

export type PriceLine = zod.input<typeof PriceLine>;
export type PriceLineOutput = zod.output<typeof PriceLine>;

export const estimateAmountLinesMax = 100;

export const estimateAmountVolumeCountMin = 0;

export const estimateAmountTruckMax = 100;

export const EstimateAmount = /*#__PURE__*/ zod.strictObject({
  price_version: IsoDate,
  lines: /*#__PURE__*/ zod
    .array(PriceLine)
    .check(/*#__PURE__*/ zod.maxLength(estimateAmountLinesMax)),
  total_amount: Money,
  vat_amount: Money,
  deposit_amount: Money,
  volume_count: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(estimateAmountVolumeCountMin)),
  truck: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(estimateAmountTruckMax)),
  crew_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type EstimateAmount = zod.input<typeof EstimateAmount>;
export type EstimateAmountOutput = zod.output<typeof EstimateAmount>;

export const MoveActionCode = /*#__PURE__*/ zod.enum([
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
  "NAME_CASH_RECEIPT",
]);

export type MoveActionCode = zod.input<typeof MoveActionCode>;
export type MoveActionCodeOutput = zod.output<typeof MoveActionCode>;

export const MoveAction = /*#__PURE__*/ zod.strictObject({
  code: MoveActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type MoveAction = zod.input<typeof MoveAction>;
export type MoveActionOutput = zod.output<typeof MoveAction>;

export const MoveActionsMax = 11;

export const MoveActions = /*#__PURE__*/ zod
  .array(MoveAction)
  .check(/*#__PURE__*/ zod.maxLength(MoveActionsMax));

export type MoveActions = zod.input<typeof MoveActions>;
export type MoveActionsOutput = zod.output<typeof MoveActions>;

export const WrittenRatingMax = 5;

export const WrittenRating = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(WrittenRatingMax)),
);

export type WrittenRating = zod.input<typeof WrittenRating>;
export type WrittenRatingOutput = zod.output<typeof WrittenRating>;

export const MoveStatus = /*#__PURE__*/ zod.enum([
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
]);

export type MoveStatus = zod.input<typeof MoveStatus>;
export type MoveStatusOutput = zod.output<typeof MoveStatus>;

export const PaymentPlan = /*#__PURE__*/ zod.enum(["FULL", "DEPOSIT", "BALANCE"]);

export type PaymentPlan = zod.input<typeof PaymentPlan>;
export type PaymentPlanOutput = zod.output<typeof PaymentPlan>;

export const PaidPlan = /*#__PURE__*/ zod.enum(["FULL", "DEPOSIT", "BALANCE", "CHANGE"]);

export type PaidPlan = zod.input<typeof PaidPlan>;
export type PaidPlanOutput = zod.output<typeof PaidPlan>;

export const PaidMethod = /*#__PURE__*/ zod.enum([
  "CARD",
  "KAKAO_PAY",
  "NAVER_PAY",
  "TOSS_PAY",
  "CASH",
  "TRANSFER",
]);

export type PaidMethod = zod.input<typeof PaidMethod>;
export type PaidMethodOutput = zod.output<typeof PaidMethod>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(["READY", "PAID", "FAILED", "REFUNDED"]);

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const paymentRecordMerchantUidMax = 100;

export const paymentRecordImpUidMax = 100;

export const paymentRecordFailureReasonMax = 300;

export const PaymentRecord = /*#__PURE__*/ zod.strictObject({
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(paymentRecordMerchantUidMax)),
  imp_uid: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentRecordImpUidMax)),
  ),
  plan: PaidPlan,
  method: PaidMethod,
  status: PaymentStatus,
  amount: Money,
  refunded_amount: Money,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentRecordFailureReasonMax)),
  ),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type PaymentRecord = zod.input<typeof PaymentRecord>;
export type PaymentRecordOutput = zod.output<typeof PaymentRecord>;

export const statusChangeReasonMax = 500;

export const StatusChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.union([MoveStatus, /*#__PURE__*/ zod.null()]),
  to: MoveStatus,
  at: Instant,
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statusChangeReasonMax)),
  ),
});

export type StatusChange = zod.input<typeof StatusChange>;
export type StatusChangeOutput = zod.output<typeof StatusChange>;

export const EstimateSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const EstimateSerial = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(EstimateSerialRegExp));

export type EstimateSerial = zod.input<typeof EstimateSerial>;
export type EstimateSerialOutput = zod.output<typeof EstimateSerial>;

export const customerNameMax = 200;

export const customerPhoneNumberMax = 20;

export const Customer = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerNameMax)),
  phone_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerPhoneNumberMax)),
  ),
});

export type Customer = zod.input<typeof Customer>;
export type CustomerOutput = zod.output<typeof Customer>;

export const estimatePaymentsMax = 600;

export const estimateHistoryMax = 200;

export const estimateVisitorKeyMax = 200;

export const Estimate = /*#__PURE__*/ zod.strictObject({
  serial: EstimateSerial,
  status: MoveStatus,
  actions: MoveActions,
  review_rating: WrittenRating,
  draft: EstimateDraft,
  amount: EstimateAmount,
  paid_amount: Money,
  balance_amount: Money,
  ledger: OrderLedger,
  payments: /*#__PURE__*/ zod
    .array(PaymentRecord)
    .check(/*#__PURE__*/ zod.maxLength(estimatePaymentsMax)),
  cancel_fee_amount: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  cancel_refund_amount: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  history: /*#__PURE__*/ zod
    .array(StatusChange)
    .check(/*#__PURE__*/ zod.maxLength(estimateHistoryMax)),
  customer: /*#__PURE__*/ zod.union([Customer, /*#__PURE__*/ zod.null()]),
  visitor_key: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(estimateVisitorKeyMax)),
  ),
  created_at: Instant,
  valid_until: Instant,
});

export type Estimate = zod.input<typeof Estimate>;
export type EstimateOutput = zod.output<typeof Estimate>;

export const estimateSummaryStartAddressMax = 200;

export const estimateSummaryDestinationAddressMax = 200;

export const EstimateSummary = /*#__PURE__*/ zod.strictObject({
  serial: EstimateSerial,
  status: MoveStatus,
  actions: MoveActions,
  review_rating: WrittenRating,
  move_date: IsoDate,
  move_time: TimeSlot,
  start_address: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(estimateSummaryStartAddressMax)),
  destination_address: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(estimateSummaryDestinationAddressMax)),
  box_rental: /*#__PURE__*/ zod.union([BoxRental, /*#__PURE__*/ zod.null()]),
  total_amount: Money,
  paid_amount: Money,
  balance_amount: Money,
  due_amount: Money,
  cancel_fee_amount: Money,
  to_pay_amount: Money,
  created_at: Instant,
});

export type EstimateSummary = zod.input<typeof EstimateSummary>;
export type EstimateSummaryOutput = zod.output<typeof EstimateSummary>;

export const estimatePageItemsMax = 100;

export const EstimatePage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(EstimateSummary)
    .check(/*#__PURE__*/ zod.maxLength(estimatePageItemsMax)),
  paging: Paging,
});

export type EstimatePage = zod.input<typeof EstimatePage>;
export type EstimatePageOutput = zod.output<typeof EstimatePage>;

export const estimateIntegrationVisitorKeyMin = 20;
export const estimateIntegrationVisitorKeyMax = 100;

export const EstimateIntegration = /*#__PURE__*/ zod.strictObject({
  serial: EstimateSerial,
  visitor_key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(estimateIntegrationVisitorKeyMin))
    .check(/*#__PURE__*/ zod.maxLength(estimateIntegrationVisitorKeyMax)),
});

export type EstimateIntegration = zod.input<typeof EstimateIntegration>;
export type EstimateIntegrationOutput = zod.output<typeof EstimateIntegration>;

export const EstimateTimes = /*#__PURE__*/ zod.strictObject({
  move: /*#__PURE__*/ zod.exactOptional(Appointment),
  delivery: /*#__PURE__*/ zod.exactOptional(Appointment),
  collection: /*#__PURE__*/ zod.exactOptional(Appointment),
});

export type EstimateTimes = zod.input<typeof EstimateTimes>;
export type EstimateTimesOutput = zod.output<typeof EstimateTimes>;

export const rescheduleAmountDifferenceAmountMin = -1000000000;
export const rescheduleAmountDifferenceAmountMax = 1000000000;

export const RescheduleAmount = /*#__PURE__*/ zod.strictObject({
  fee_amount: Money,
  difference_amount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(rescheduleAmountDifferenceAmountMin))
    .check(/*#__PURE__*/ zod.lte(rescheduleAmountDifferenceAmountMax)),
  total_amount: Money,
  refund_amount: Money,
  order_amount: Money,
});

export type RescheduleAmount = zod.input<typeof RescheduleAmount>;
export type RescheduleAmountOutput = zod.output<typeof RescheduleAmount>;

export const AgreedAmountMin = 0;
export const AgreedAmountMax = 1000000000;

export const AgreedAmount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(AgreedAmountMin))
  .check(/*#__PURE__*/ zod.lte(AgreedAmountMax));

export type AgreedAmount = zod.input<typeof AgreedAmount>;
export type AgreedAmountOutput = zod.output<typeof AgreedAmount>;

export const EstimateReschedule = /*#__PURE__*/ zod.strictObject({
  move: /*#__PURE__*/ zod.exactOptional(Appointment),
  delivery: /*#__PURE__*/ zod.exactOptional(Appointment),
  collection: /*#__PURE__*/ zod.exactOptional(Appointment),
  agreed_amount: AgreedAmount,
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type EstimateReschedule = zod.input<typeof EstimateReschedule>;
export type EstimateRescheduleOutput = zod.output<typeof EstimateReschedule>;

export const preparedPaymentMerchantUidMax = 100;

export const preparedPaymentFailureReasonMax = 300;

export const preparedPaymentNameMax = 200;

export const preparedPaymentAccountCodeMax = 100;

export const preparedPaymentPgMax = 100;

export const preparedPaymentPayMethodMax = 50;

export const PreparedPayment = /*#__PURE__*/ zod.strictObject({
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedPaymentMerchantUidMax)),
  payment_status: PaymentStatus,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedPaymentFailureReasonMax)),
  ),
  amount: Money,
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedPaymentNameMax)),
  plan: PaidPlan,
  method: PaymentMethod,
  account_code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedPaymentAccountCodeMax)),
  pg: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedPaymentPgMax)),
  pay_method: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedPaymentPayMethodMax)),
  buyer: Buyer,
  expires_at: Instant,
});

export type PreparedPayment = zod.input<typeof PreparedPayment>;
export type PreparedPaymentOutput = zod.output<typeof PreparedPayment>;

export const RescheduledEstimate = /*#__PURE__*/ zod.strictObject({
  estimate: Estimate,
  payment: /*#__PURE__*/ zod.union([PreparedPayment, /*#__PURE__*/ zod.null()]),
});

export type RescheduledEstimate = zod.input<typeof RescheduledEstimate>;
export type RescheduledEstimateOutput = zod.output<typeof RescheduledEstimate>;

export const EstimateCancellation = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod.exactOptional(CancelReason),
});

export type EstimateCancellation = zod.input<typeof EstimateCancellation>;
export type EstimateCancellationOutput = zod.output<typeof EstimateCancellation>;

export const PaymentPreparation = /*#__PURE__*/ zod.strictObject({
  plan: PaymentPlan,
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type PaymentPreparation = zod.input<typeof PaymentPreparation>;
export type PaymentPreparationOutput = zod.output<typeof PaymentPreparation>;

export const paymentResultFailureReasonMax = 300;

export const PaymentResult = /*#__PURE__*/ zod.strictObject({
  serial: EstimateSerial,
  payment_status: PaymentStatus,
  amount: Money,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentResultFailureReasonMax)),
  ),
});

export type PaymentResult = zod.input<typeof PaymentResult>;
export type PaymentResultOutput = zod.output<typeof PaymentResult>;

export const collectionRequestMemoMax = 200;

export const CollectionRequest = /*#__PURE__*/ zod.strictObject({
  date: IsoDate,
  time: TimeSlot,
  memo: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(collectionRequestMemoMax)),
  ),
});

export type CollectionRequest = zod.input<typeof CollectionRequest>;
export type CollectionRequestOutput = zod.output<typeof CollectionRequest>;

export const PhoneNumberRegExp = new RegExp(
  "^(01[016789]|02|0[3-9][0-9])-?([0-9]{3,4})-?([0-9]{4})$",
);

export const PhoneNumber = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneNumberRegExp));

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const cashReceiptRequestBusinessNumberRegExp = new RegExp("^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$");

export const CashReceiptRequest = /*#__PURE__*/ zod.strictObject({
  purpose: /*#__PURE__*/ zod.enum(["DEDUCTION", "EXPENSE"]),
  phone_number: /*#__PURE__*/ zod.exactOptional(PhoneNumber),
  business_number: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(cashReceiptRequestBusinessNumberRegExp)),
  ),
});

export type CashReceiptRequest = zod.input<typeof CashReceiptRequest>;
export type CashReceiptRequestOutput = zod.output<typeof CashReceiptRequest>;

export const FilePurpose = /*#__PURE__*/ zod.enum(["BOX_CONTENT", "REVIEW", "DAMAGE_REPORT"]);

export type FilePurpose = zod.input<typeof FilePurpose>;
export type FilePurposeOutput = zod.output<typeof FilePurpose>;

export const storedFileByteSizeMax = 20000000;

export const StoredFile = /*#__PURE__*/ zod.strictObject({
  file_id: /*#__PURE__*/ zod.uuid(),
  purpose: FilePurpose,
  content_type: /*#__PURE__*/ zod.enum(["image/webp"]),
  byte_size: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(storedFileByteSizeMax)),
  width: PixelLength,
  height: PixelLength,
  visitor_key: /*#__PURE__*/ zod.union([VisitorKey, /*#__PURE__*/ zod.null()]),
  created_at: Instant,
});

export type StoredFile = zod.input<typeof StoredFile>;
export type StoredFileOutput = zod.output<typeof StoredFile>;

export const Health = /*#__PURE__*/ zod.strictObject({
  status: /*#__PURE__*/ zod.enum(["ok"]),
});

export type Health = zod.input<typeof Health>;
export type HealthOutput = zod.output<typeof Health>;

export const preparedCertificationMerchantUidMax = 100;

export const preparedCertificationAccountCodeMax = 100;

export const preparedCertificationPgMax = 100;

export const PreparedCertification = /*#__PURE__*/ zod.strictObject({
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedCertificationMerchantUidMax)),
  account_code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedCertificationAccountCodeMax)),
  pg: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedCertificationPgMax)),
  expires_at: Instant,
});

export type PreparedCertification = zod.input<typeof PreparedCertification>;
export type PreparedCertificationOutput = zod.output<typeof PreparedCertification>;

export const certificationRequestImpUidMax = 100;

export const certificationRequestImpUidRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const certificationRequestMerchantUidMin = 20;
export const certificationRequestMerchantUidMax = 100;

export const certificationRequestMerchantUidRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CertificationRequest = /*#__PURE__*/ zod.strictObject({
  imp_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(certificationRequestImpUidMax))
    .check(/*#__PURE__*/ zod.regex(certificationRequestImpUidRegExp)),
  merchant_uid: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(certificationRequestMerchantUidMin))
      .check(/*#__PURE__*/ zod.maxLength(certificationRequestMerchantUidMax))
      .check(/*#__PURE__*/ zod.regex(certificationRequestMerchantUidRegExp)),
  ),
});

export type CertificationRequest = zod.input<typeof CertificationRequest>;
export type CertificationRequestOutput = zod.output<typeof CertificationRequest>;

export const Gender = /*#__PURE__*/ zod.enum(["M", "F", "U"]);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;

export const PersonNameMax = 200;

export const PersonNameRegExp = new RegExp("\\S");

export const PersonName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(PersonNameMax))
  .check(/*#__PURE__*/ zod.regex(PersonNameRegExp));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const BirthdayRegExp = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$");

export const Birthday = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(BirthdayRegExp));

export type Birthday = zod.input<typeof Birthday>;
export type BirthdayOutput = zod.output<typeof Birthday>;

export const BirthYearRegExp = new RegExp("^(19|20)[0-9]{2}$");

export const BirthYear = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(BirthYearRegExp));

export type BirthYear = zod.input<typeof BirthYear>;
export type BirthYearOutput = zod.output<typeof BirthYear>;

export const certificationImpUidMax = 100;

export const certificationMerchantUidMax = 100;

export const certificationPhoneNumberMax = 20;

export const Certification = /*#__PURE__*/ zod.strictObject({
  uid: Ticket,
  imp_uid: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(certificationImpUidMax)),
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(certificationMerchantUidMax)),
  gender: Gender,
  name: PersonName,
  birthday: Birthday,
  birth_year: BirthYear,
  phone_number: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(certificationPhoneNumberMax)),
});

export type Certification = zod.input<typeof Certification>;
export type CertificationOutput = zod.output<typeof Certification>;

export const foundUsernameUsernameMax = 40;

export const FoundUsername = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(foundUsernameUsernameMax)),
  type: /*#__PURE__*/ zod.enum(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"]),
  created_at: Instant,
});

export type FoundUsername = zod.input<typeof FoundUsername>;
export type FoundUsernameOutput = zod.output<typeof FoundUsername>;

export const foundUsernamesUsernamesMax = 20;

export const FoundUsernames = /*#__PURE__*/ zod.strictObject({
  usernames: /*#__PURE__*/ zod
    .array(FoundUsername)
    .check(/*#__PURE__*/ zod.maxLength(foundUsernamesUsernamesMax)),
});

export type FoundUsernames = zod.input<typeof FoundUsernames>;
export type FoundUsernamesOutput = zod.output<typeof FoundUsernames>;

export const passwordNumberRequestUsernameMax = 100;

export const passwordNumberRequestUsernameRegExp = new RegExp("\\S");

export const PasswordNumberRequest = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordNumberRequestUsernameMax))
    .check(/*#__PURE__*/ zod.regex(passwordNumberRequestUsernameRegExp)),
});

export type PasswordNumberRequest = zod.input<typeof PasswordNumberRequest>;
export type PasswordNumberRequestOutput = zod.output<typeof PasswordNumberRequest>;

export const SentNumber = /*#__PURE__*/ zod.strictObject({
  expires_at: Instant,
  resend_at: Instant,
});

export type SentNumber = zod.input<typeof SentNumber>;
export type SentNumberOutput = zod.output<typeof SentNumber>;

export const passwordNumberCheckUsernameMax = 100;

export const passwordNumberCheckUsernameRegExp = new RegExp("\\S");
export const passwordNumberCheckNumberRegExp = new RegExp("^[0-9]{6}$");

export const PasswordNumberCheck = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordNumberCheckUsernameMax))
    .check(/*#__PURE__*/ zod.regex(passwordNumberCheckUsernameRegExp)),
  number: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(passwordNumberCheckNumberRegExp)),
});

export type PasswordNumberCheck = zod.input<typeof PasswordNumberCheck>;
export type PasswordNumberCheckOutput = zod.output<typeof PasswordNumberCheck>;

export const PasswordResetTicket = /*#__PURE__*/ zod.strictObject({
  reset_token: Ticket,
  expires_at: Instant,
});

export type PasswordResetTicket = zod.input<typeof PasswordResetTicket>;
export type PasswordResetTicketOutput = zod.output<typeof PasswordResetTicket>;

export const NewPasswordMin = 8;
export const NewPasswordMax = 20;

export const NewPassword = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(NewPasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(NewPasswordMax));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const passwordResetUsernameMax = 100;

export const passwordResetUsernameRegExp = new RegExp("\\S");

export const PasswordReset = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passwordResetUsernameMax))
    .check(/*#__PURE__*/ zod.regex(passwordResetUsernameRegExp)),
  passwd: NewPassword,
  reset_token: Ticket,
});

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const MyDataRow = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type MyDataRow = zod.input<typeof MyDataRow>;
export type MyDataRowOutput = zod.output<typeof MyDataRow>;

export const myDataTableNameMax = 60;

export const myDataTableTitleMax = 60;

export const myDataTableRowsMax = 100000;

export const MyDataTable = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myDataTableNameMax)),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myDataTableTitleMax)),
  rows: /*#__PURE__*/ zod.array(MyDataRow).check(/*#__PURE__*/ zod.maxLength(myDataTableRowsMax)),
});

export type MyDataTable = zod.input<typeof MyDataTable>;
export type MyDataTableOutput = zod.output<typeof MyDataTable>;

export const myDataTablesMax = 100;

export const MyData = /*#__PURE__*/ zod.strictObject({
  made_at: Instant,
  tables: /*#__PURE__*/ zod.array(MyDataTable).check(/*#__PURE__*/ zod.maxLength(myDataTablesMax)),
});

export type MyData = zod.input<typeof MyData>;
export type MyDataOutput = zod.output<typeof MyData>;

export const NoticeKind = /*#__PURE__*/ zod.enum([
  "CONTRACT",
  "PAYMENT",
  "SECURITY",
  "VISIT",
  "PROGRESS",
]);

export type NoticeKind = zod.input<typeof NoticeKind>;
export type NoticeKindOutput = zod.output<typeof NoticeKind>;

export const NoticeChannel = /*#__PURE__*/ zod.enum(["KAKAO", "SMS", "OFF"]);

export type NoticeChannel = zod.input<typeof NoticeChannel>;
export type NoticeChannelOutput = zod.output<typeof NoticeChannel>;

export const NoticeSetting = /*#__PURE__*/ zod.strictObject({
  kind: NoticeKind,
  channel: NoticeChannel,
  needed: /*#__PURE__*/ zod.boolean(),
});

export type NoticeSetting = zod.input<typeof NoticeSetting>;
export type NoticeSettingOutput = zod.output<typeof NoticeSetting>;

export const NoticeSettingChange = /*#__PURE__*/ zod.strictObject({
  channel: NoticeChannel,
});

export type NoticeSettingChange = zod.input<typeof NoticeSettingChange>;
export type NoticeSettingChangeOutput = zod.output<typeof NoticeSettingChange>;

export const WithdrawalHoldKind = /*#__PURE__*/ zod.enum([
  "STORED_BOXES",
  "STORAGE_CONTRACT",
  "STORAGE_ORDER",
  "STORAGE_BALANCE",
  "MOVE",
  "MOVE_BALANCE",
  "MOVE_BOXES",
  "COMPANY_BOXES",
  "COMPANY_INVOICES",
  "COMPANY_BILLING",
  "EXTRA_PAYMENT",
]);

export type WithdrawalHoldKind = zod.input<typeof WithdrawalHoldKind>;
export type WithdrawalHoldKindOutput = zod.output<typeof WithdrawalHoldKind>;

export const withdrawalHoldSerialMax = 64;

export const withdrawalHoldBoxCountMax = 1000000;

export const WithdrawalHold = /*#__PURE__*/ zod.strictObject({
  kind: WithdrawalHoldKind,
  serial: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalHoldSerialMax)),
  ),
  box_count: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(withdrawalHoldBoxCountMax)),
  ),
  visit: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
});

export type WithdrawalHold = zod.input<typeof WithdrawalHold>;
export type WithdrawalHoldOutput = zod.output<typeof WithdrawalHold>;

export const withdrawalHoldsMax = 100;

export const Withdrawal = /*#__PURE__*/ zod.strictObject({
  holds: /*#__PURE__*/ zod
    .array(WithdrawalHold)
    .check(/*#__PURE__*/ zod.maxLength(withdrawalHoldsMax)),
});

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const UsernameMin = 4;
export const UsernameMax = 20;

export const UsernameRegExp = new RegExp("^[a-z][a-z0-9_-]*$");

export const Username = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(UsernameMin))
  .check(/*#__PURE__*/ zod.maxLength(UsernameMax))
  .check(/*#__PURE__*/ zod.regex(UsernameRegExp));

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;

export const EmailMax = 254;

export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const ConsentKind = /*#__PURE__*/ zod.enum(["TERMS", "PRIVACY", "AGE_14", "MARKETING"]);

export type ConsentKind = zod.input<typeof ConsentKind>;
export type ConsentKindOutput = zod.output<typeof ConsentKind>;

export const Consent = /*#__PURE__*/ zod.strictObject({
  kind: ConsentKind,
  version: IsoDate,
  agreed: /*#__PURE__*/ zod.boolean(),
});

export type Consent = zod.input<typeof Consent>;
export type ConsentOutput = zod.output<typeof Consent>;

export const ConsentsMax = 10;

export const Consents = /*#__PURE__*/ zod
  .array(Consent)
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ConsentsMax));

export type Consents = zod.input<typeof Consents>;
export type ConsentsOutput = zod.output<typeof Consents>;

export const SignupRequest = /*#__PURE__*/ zod.strictObject({
  username: Username,
  passwd: NewPassword,
  name: PersonName,
  phone_number: PhoneNumber,
  email: /*#__PURE__*/ zod.exactOptional(Email),
  certification_uid: /*#__PURE__*/ zod.exactOptional(Ticket),
  consents: Consents,
});

export type SignupRequest = zod.input<typeof SignupRequest>;
export type SignupRequestOutput = zod.output<typeof SignupRequest>;

export const UsernameCheck = /*#__PURE__*/ zod.strictObject({
  valid: /*#__PURE__*/ zod.boolean(),
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal("FORMAT"),
      /*#__PURE__*/ zod.literal("TAKEN"),
      /*#__PURE__*/ zod.literal(null),
    ]),
  ),
});

export type UsernameCheck = zod.input<typeof UsernameCheck>;
export type UsernameCheckOutput = zod.output<typeof UsernameCheck>;

export const addressNameMax = 200;

export const addressAddressMax = 200;

export const addressDetailMax = 200;

export const Address = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressNameMax)),
  postcode: Postcode,
  address: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressAddressMax)),
  detail: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressDetailMax)),
  floor: Floor,
  carriage: Carriage,
  is_default: /*#__PURE__*/ zod.boolean(),
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const SnsType = /*#__PURE__*/ zod.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]);

export type SnsType = zod.input<typeof SnsType>;
export type SnsTypeOutput = zod.output<typeof SnsType>;

export const SocialAccount = /*#__PURE__*/ zod.strictObject({
  type: SnsType,
  connected_at: Instant,
});

export type SocialAccount = zod.input<typeof SocialAccount>;
export type SocialAccountOutput = zod.output<typeof SocialAccount>;

export const MarketingConsent = /*#__PURE__*/ zod.strictObject({
  agreed: /*#__PURE__*/ zod.boolean(),
  changed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type MarketingConsent = zod.input<typeof MarketingConsent>;
export type MarketingConsentOutput = zod.output<typeof MarketingConsent>;

export const profileUsernameMax = 100;

export const profileNameMax = 200;

export const profileBirthdayRegExp = new RegExp("^[0-9]{2}-[0-9]{2}$");
export const profileBirthYearRegExp = new RegExp("^[0-9]{4}$");
export const profilePhoneNumberMax = 20;

export const profileEmailMax = 254;

export const profileSocialAccountsMax = 4;

export const Profile = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  username: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUsernameMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileNameMax)),
  type: /*#__PURE__*/ zod.enum(["ID", "NAVER", "KAKAO", "GOOGLE", "APPLE"]),
  gender: Gender,
  birthday: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(profileBirthdayRegExp)),
  ),
  birth_year: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(profileBirthYearRegExp)),
  ),
  phone_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profilePhoneNumberMax)),
  ),
  email: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileEmailMax)),
  ),
  role: /*#__PURE__*/ zod.enum(["MEMBER", "COMPANY", "OPERATOR"]),
  last_login: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  first_address: /*#__PURE__*/ zod.union([Address, /*#__PURE__*/ zod.null()]),
  is_company_user: /*#__PURE__*/ zod.boolean(),
  certified: /*#__PURE__*/ zod.boolean(),
  has_password: /*#__PURE__*/ zod.boolean(),
  social_accounts: /*#__PURE__*/ zod
    .array(SocialAccount)
    .check(/*#__PURE__*/ zod.maxLength(profileSocialAccountsMax)),
  marketing_consent: MarketingConsent,
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const MarketingAnswer = /*#__PURE__*/ zod.strictObject({
  version: IsoDate,
  agreed: /*#__PURE__*/ zod.boolean(),
});

export type MarketingAnswer = zod.input<typeof MarketingAnswer>;
export type MarketingAnswerOutput = zod.output<typeof MarketingAnswer>;

export const profileUpdateEmailMax = 254;

export const ProfileUpdate = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.exactOptional(PersonName),
  email: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileUpdateEmailMax)),
  ),
  gender: /*#__PURE__*/ zod.exactOptional(Gender),
  marketing_consent: /*#__PURE__*/ zod.exactOptional(MarketingAnswer),
});

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;

export const addressInputNameMax = 20;

export const AddressInput = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(addressInputNameMax)),
  postcode: Postcode,
  address: AddressLine,
  detail: AddressDetail,
  floor: Floor,
  carriage: Carriage,
  is_default: /*#__PURE__*/ zod.boolean(),
});

export type AddressInput = zod.input<typeof AddressInput>;
export type AddressInputOutput = zod.output<typeof AddressInput>;

export const SocialSignupRequest = /*#__PURE__*/ zod.strictObject({
  sns_id: Ticket,
  username: /*#__PURE__*/ zod.exactOptional(Username),
  name: PersonName,
  phone_number: PhoneNumber,
  email: /*#__PURE__*/ zod.exactOptional(Email),
  gender: /*#__PURE__*/ zod.exactOptional(Gender),
  birthday: /*#__PURE__*/ zod.exactOptional(Birthday),
  birthyear: /*#__PURE__*/ zod.exactOptional(BirthYear),
  certification_uid: /*#__PURE__*/ zod.exactOptional(Ticket),
  consents: Consents,
});

export type SocialSignupRequest = zod.input<typeof SocialSignupRequest>;
export type SocialSignupRequestOutput = zod.output<typeof SocialSignupRequest>;

export const MemberCertification = /*#__PURE__*/ zod.strictObject({
  certification_uid: Ticket,
});

export type MemberCertification = zod.input<typeof MemberCertification>;
export type MemberCertificationOutput = zod.output<typeof MemberCertification>;

export const PasswordChange = /*#__PURE__*/ zod.strictObject({
  passwd: NewPassword,
});

export type PasswordChange = zod.input<typeof PasswordChange>;
export type PasswordChangeOutput = zod.output<typeof PasswordChange>;

export const OperatorDuty = /*#__PURE__*/ zod.enum(["ORDERS", "MONEY", "ADMIN"]);

export type OperatorDuty = zod.input<typeof OperatorDuty>;
export type OperatorDutyOutput = zod.output<typeof OperatorDuty>;

export const OperatorRole = /*#__PURE__*/ zod.enum(["CARE", "MONEY", "ADMIN"]);

export type OperatorRole = zod.input<typeof OperatorRole>;
export type OperatorRoleOutput = zod.output<typeof OperatorRole>;

export const operatorCommandFieldKeyMax = 40;

export const operatorCommandFieldLabelMax = 100;

export const operatorCommandFieldHelpMax = 400;

export const operatorCommandFieldFlagMax = 60;

export const OperatorCommandField = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandFieldKeyMax)),
  label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandFieldLabelMax)),
  help: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandFieldHelpMax)),
  flag: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandFieldFlagMax)),
  ),
  is_file: /*#__PURE__*/ zod.boolean(),
});

export type OperatorCommandField = zod.input<typeof OperatorCommandField>;
export type OperatorCommandFieldOutput = zod.output<typeof OperatorCommandField>;

export const OperatorInputSchema = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type OperatorInputSchema = zod.input<typeof OperatorInputSchema>;
export type OperatorInputSchemaOutput = zod.output<typeof OperatorInputSchema>;

export const operatorCommandNameMax = 60;

export const operatorCommandWordsMax = 60;

export const operatorCommandGroupMax = 30;

export const operatorCommandGroupLabelMax = 60;

export const operatorCommandSummaryMax = 200;

export const operatorCommandRolesMax = 3;

export const operatorCommandFieldsMax = 40;

export const operatorCommandWritesMax = 40;

export const OperatorCommand = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandNameMax)),
  words: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandWordsMax)),
  group: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandGroupMax)),
  group_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandGroupLabelMax)),
  summary: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandSummaryMax)),
  changes: /*#__PURE__*/ zod.boolean(),
  duty: OperatorDuty,
  roles: /*#__PURE__*/ zod
    .array(OperatorRole)
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandRolesMax)),
  may: /*#__PURE__*/ zod.boolean(),
  fields: /*#__PURE__*/ zod
    .array(OperatorCommandField)
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandFieldsMax)),
  writes: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandWritesMax)),
  ),
  input_schema: OperatorInputSchema,
});

export type OperatorCommand = zod.input<typeof OperatorCommand>;
export type OperatorCommandOutput = zod.output<typeof OperatorCommand>;

export const operatorCommandsCommandsMax = 300;

export const OperatorCommands = /*#__PURE__*/ zod.strictObject({
  commands: /*#__PURE__*/ zod
    .array(OperatorCommand)
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandsCommandsMax)),
});

export type OperatorCommands = zod.input<typeof OperatorCommands>;
export type OperatorCommandsOutput = zod.output<typeof OperatorCommands>;

export const OperatorInput = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.unknown(),
);

export type OperatorInput = zod.input<typeof OperatorInput>;
export type OperatorInputOutput = zod.output<typeof OperatorInput>;

export const OperatorCommandCall = /*#__PURE__*/ zod.strictObject({
  input: OperatorInput,
});

export type OperatorCommandCall = zod.input<typeof OperatorCommandCall>;
export type OperatorCommandCallOutput = zod.output<typeof OperatorCommandCall>;

export const operatorCellValueOneMax = 10000;

export const operatorCellTextMax = 10000;

export const OperatorCell = /*#__PURE__*/ zod.strictObject({
  value: /*#__PURE__*/ zod.union([
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCellValueOneMax)),
    /*#__PURE__*/ zod.number(),
    /*#__PURE__*/ zod.boolean(),
    /*#__PURE__*/ zod.null(),
  ]),
  text: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCellTextMax)),
});

export type OperatorCell = zod.input<typeof OperatorCell>;
export type OperatorCellOutput = zod.output<typeof OperatorCell>;

export const operatorFactLabelMax = 100;

export const operatorFactValueOneMax = 10000;

export const operatorFactTextMax = 10000;

export const OperatorFact = /*#__PURE__*/ zod.strictObject({
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorFactLabelMax)),
  value: /*#__PURE__*/ zod.union([
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorFactValueOneMax)),
    /*#__PURE__*/ zod.number(),
    /*#__PURE__*/ zod.boolean(),
    /*#__PURE__*/ zod.null(),
  ]),
  text: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorFactTextMax)),
});

export type OperatorFact = zod.input<typeof OperatorFact>;
export type OperatorFactOutput = zod.output<typeof OperatorFact>;

export const operatorColumnKeyMax = 40;

export const operatorColumnLabelMax = 60;

export const OperatorColumn = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorColumnKeyMax)),
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorColumnLabelMax)),
});

export type OperatorColumn = zod.input<typeof OperatorColumn>;
export type OperatorColumnOutput = zod.output<typeof OperatorColumn>;

export const operatorTableTitleMax = 200;

export const operatorTableColumnsMax = 30;

export const operatorTableRowsItemMax = 30;

export const operatorTableRowsMax = 100000;

export const OperatorTable = /*#__PURE__*/ zod.strictObject({
  title: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorTableTitleMax)),
  ),
  columns: /*#__PURE__*/ zod
    .array(OperatorColumn)
    .check(/*#__PURE__*/ zod.maxLength(operatorTableColumnsMax)),
  rows: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .array(OperatorCell)
        .check(/*#__PURE__*/ zod.maxLength(operatorTableRowsItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(operatorTableRowsMax)),
});

export type OperatorTable = zod.input<typeof OperatorTable>;
export type OperatorTableOutput = zod.output<typeof OperatorTable>;

export const operatorPageTotalMin = 0;

export const operatorPageNextMax = 100;

export const OperatorPage = /*#__PURE__*/ zod.strictObject({
  total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(operatorPageTotalMin)),
  next: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPageNextMax)),
  ),
});

export type OperatorPage = zod.input<typeof OperatorPage>;
export type OperatorPageOutput = zod.output<typeof OperatorPage>;

export const operatorFileNameMax = 300;

export const operatorFileBase64Max = 40000000;

export const OperatorFile = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorFileNameMax)),
  base64: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorFileBase64Max)),
});

export type OperatorFile = zod.input<typeof OperatorFile>;
export type OperatorFileOutput = zod.output<typeof OperatorFile>;

export const operatorCommandResultMessageMax = 1000;

export const operatorCommandResultFactsMax = 100;

export const operatorCommandResultTablesMax = 20;

export const operatorCommandResultOpenCommandsItemMax = 60;

export const operatorCommandResultOpenCommandsMax = 20;

export const OperatorCommandResult = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCommandResultMessageMax)),
  ),
  facts: /*#__PURE__*/ zod
    .array(OperatorFact)
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandResultFactsMax)),
  tables: /*#__PURE__*/ zod
    .array(OperatorTable)
    .check(/*#__PURE__*/ zod.maxLength(operatorCommandResultTablesMax)),
  open_commands: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(operatorCommandResultOpenCommandsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(operatorCommandResultOpenCommandsMax)),
  ),
  page: /*#__PURE__*/ zod.union([OperatorPage, /*#__PURE__*/ zod.null()]),
  file: /*#__PURE__*/ zod.union([OperatorFile, /*#__PURE__*/ zod.null()]),
});

export type OperatorCommandResult = zod.input<typeof OperatorCommandResult>;
export type OperatorCommandResultOutput = zod.output<typeof OperatorCommandResult>;

export const CrewKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const CrewKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CrewKeyRegExp));

export type CrewKey = zod.input<typeof CrewKey>;
export type CrewKeyOutput = zod.output<typeof CrewKey>;

export const CrewStep = /*#__PURE__*/ zod.enum(["DEPARTED", "ARRIVED", "DONE"]);

export type CrewStep = zod.input<typeof CrewStep>;
export type CrewStepOutput = zod.output<typeof CrewStep>;

export const CrewStepNow = /*#__PURE__*/ zod.union([CrewStep, /*#__PURE__*/ zod.null()]);

export type CrewStepNow = zod.input<typeof CrewStepNow>;
export type CrewStepNowOutput = zod.output<typeof CrewStepNow>;

export const operatorPlannedVisitKeyMax = 80;

export const operatorPlannedVisitWorkMax = 100;

export const operatorPlannedVisitNumberMax = 60;

export const operatorPlannedVisitOrderMax = 40;

export const operatorPlannedVisitTimeMax = 5;

export const operatorPlannedVisitPlaceMax = 800;

export const operatorPlannedVisitCustomerMax = 200;

export const operatorPlannedVisitArrivesMax = 5;

export const operatorPlannedVisitWhyMax = 200;

export const operatorPlannedVisitProblemMax = 200;

export const OperatorPlannedVisit = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitKeyMax)),
  work: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitWorkMax)),
  number: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitNumberMax)),
  order: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitOrderMax)),
  ),
  time: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitTimeMax)),
  ),
  place: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitPlaceMax)),
  ),
  customer: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitCustomerMax)),
  ),
  arrives: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitArrivesMax)),
  ),
  why: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitWhyMax)),
  ),
  problem: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedVisitProblemMax)),
  ),
  step: CrewStepNow,
  is_by_hand: /*#__PURE__*/ zod.boolean(),
});

export type OperatorPlannedVisit = zod.input<typeof OperatorPlannedVisit>;
export type OperatorPlannedVisitOutput = zod.output<typeof OperatorPlannedVisit>;

export const operatorPlannedCrewNameMax = 60;

export const operatorPlannedCrewTruckMax = 60;

export const operatorPlannedCrewTonsMin = 0;
export const operatorPlannedCrewTonsMax = 100;

export const operatorPlannedCrewPeopleMax = 20;

export const operatorPlannedCrewVisitsMax = 200;

export const OperatorPlannedCrew = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedCrewNameMax)),
  truck: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorPlannedCrewTruckMax)),
  tons: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(operatorPlannedCrewTonsMin))
    .check(/*#__PURE__*/ zod.lte(operatorPlannedCrewTonsMax)),
  people: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(operatorPlannedCrewPeopleMax)),
  link: /*#__PURE__*/ zod.union([CrewKey, /*#__PURE__*/ zod.null()]),
  visits: /*#__PURE__*/ zod
    .array(OperatorPlannedVisit)
    .check(/*#__PURE__*/ zod.maxLength(operatorPlannedCrewVisitsMax)),
});

export type OperatorPlannedCrew = zod.input<typeof OperatorPlannedCrew>;
export type OperatorPlannedCrewOutput = zod.output<typeof OperatorPlannedCrew>;

export const operatorPlanCrewsMax = 200;

export const operatorPlanLeftMax = 2000;

export const OperatorPlan = /*#__PURE__*/ zod.strictObject({
  day: IsoDate,
  crews: /*#__PURE__*/ zod
    .array(OperatorPlannedCrew)
    .check(/*#__PURE__*/ zod.maxLength(operatorPlanCrewsMax)),
  left: /*#__PURE__*/ zod
    .array(OperatorPlannedVisit)
    .check(/*#__PURE__*/ zod.maxLength(operatorPlanLeftMax)),
});

export type OperatorPlan = zod.input<typeof OperatorPlan>;
export type OperatorPlanOutput = zod.output<typeof OperatorPlan>;

export const OperatorPlanDay = /*#__PURE__*/ zod.strictObject({
  day: IsoDate,
});

export type OperatorPlanDay = zod.input<typeof OperatorPlanDay>;
export type OperatorPlanDayOutput = zod.output<typeof OperatorPlanDay>;

export const operatorAssignmentKeyMax = 80;

export const operatorAssignmentKeyRegExp = new RegExp("^[A-Za-z0-9-]+$");
export const operatorAssignmentAcceptedDefault = false;

export const OperatorAssignment = /*#__PURE__*/ zod.strictObject({
  day: IsoDate,
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorAssignmentKeyMax))
    .check(/*#__PURE__*/ zod.regex(operatorAssignmentKeyRegExp)),
  crew: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  accepted: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.boolean(),
    operatorAssignmentAcceptedDefault,
  ),
});

export type OperatorAssignment = zod.input<typeof OperatorAssignment>;
export type OperatorAssignmentOutput = zod.output<typeof OperatorAssignment>;

export const crewFactLabelMax = 60;

export const crewFactTextMax = 10000;

export const CrewFact = /*#__PURE__*/ zod.strictObject({
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewFactLabelMax)),
  text: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewFactTextMax)),
});

export type CrewFact = zod.input<typeof CrewFact>;
export type CrewFactOutput = zod.output<typeof CrewFact>;

export const crewVisitKeyMax = 80;

export const crewVisitTimeMax = 5;

export const crewVisitWorkMax = 100;

export const crewVisitPlaceMax = 800;

export const crewVisitCustomerMax = 200;

export const crewVisitBalanceMin = 0;
export const crewVisitBalanceMax = 1000000000;

export const crewVisitMemoMax = 1000;

export const crewVisitFactsMax = 30;

export const crewVisitPhotosMin = 0;
export const crewVisitPhotosMax = 1000;

export const CrewVisit = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewVisitKeyMax)),
  time: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewVisitTimeMax)),
  ),
  work: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewVisitWorkMax)),
  place: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewVisitPlaceMax)),
  ),
  customer: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewVisitCustomerMax)),
  ),
  balance: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(crewVisitBalanceMin))
      .check(/*#__PURE__*/ zod.lte(crewVisitBalanceMax)),
  ),
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewVisitMemoMax)),
  ),
  facts: /*#__PURE__*/ zod.array(CrewFact).check(/*#__PURE__*/ zod.maxLength(crewVisitFactsMax)),
  step: CrewStepNow,
  photos: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(crewVisitPhotosMin))
    .check(/*#__PURE__*/ zod.lte(crewVisitPhotosMax)),
  is_signed: /*#__PURE__*/ zod.boolean(),
});

export type CrewVisit = zod.input<typeof CrewVisit>;
export type CrewVisitOutput = zod.output<typeof CrewVisit>;

export const crewDayCrewMax = 60;

export const crewDayTruckMax = 60;

export const crewDayVisitsMax = 200;

export const CrewDay = /*#__PURE__*/ zod.strictObject({
  day: IsoDate,
  crew: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewDayCrewMax)),
  truck: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(crewDayTruckMax)),
  visits: /*#__PURE__*/ zod.array(CrewVisit).check(/*#__PURE__*/ zod.maxLength(crewDayVisitsMax)),
});

export type CrewDay = zod.input<typeof CrewDay>;
export type CrewDayOutput = zod.output<typeof CrewDay>;

export const crewPictureBase64Max = 12000000;

export const crewPictureBase64RegExp = new RegExp("^[A-Za-z0-9+/]+={0,2}$");

export const CrewPicture = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.enum(["PHOTO", "SIGNATURE"]),
  base64: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(crewPictureBase64Max))
    .check(/*#__PURE__*/ zod.regex(crewPictureBase64RegExp)),
});

export type CrewPicture = zod.input<typeof CrewPicture>;
export type CrewPictureOutput = zod.output<typeof CrewPicture>;

export const crewReportKeyMax = 80;

export const crewReportKeyRegExp = new RegExp("^[A-Za-z0-9-]+$");

export const CrewReport = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(crewReportKeyMax))
    .check(/*#__PURE__*/ zod.regex(crewReportKeyRegExp)),
  step: /*#__PURE__*/ zod.exactOptional(CrewStep),
  picture: /*#__PURE__*/ zod.exactOptional(CrewPicture),
});

export type CrewReport = zod.input<typeof CrewReport>;
export type CrewReportOutput = zod.output<typeof CrewReport>;

export const orderCrewWorkMax = 100;

export const orderCrewCrewMax = 60;

export const orderCrewTruckMax = 60;

export const orderCrewPeopleMax = 20;

export const OrderCrew = /*#__PURE__*/ zod.strictObject({
  day: IsoDate,
  work: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCrewWorkMax)),
  crew: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCrewCrewMax)),
  truck: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCrewTruckMax)),
  people: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(orderCrewPeopleMax)),
  step: CrewStepNow,
});

export type OrderCrew = zod.input<typeof OrderCrew>;
export type OrderCrewOutput = zod.output<typeof OrderCrew>;

export const orderCrewsCrewsMax = 10;

export const OrderCrews = /*#__PURE__*/ zod.strictObject({
  crews: /*#__PURE__*/ zod.array(OrderCrew).check(/*#__PURE__*/ zod.maxLength(orderCrewsCrewsMax)),
});

export type OrderCrews = zod.input<typeof OrderCrews>;
export type OrderCrewsOutput = zod.output<typeof OrderCrews>;

export const operatorOtherOrderSerialMax = 40;

export const operatorOtherOrderStatusLabelMax = 30;

export const OperatorOtherOrder = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.enum(["MOVE", "STORAGE"]),
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorOtherOrderSerialMax)),
  day: IsoDate,
  status_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorOtherOrderStatusLabelMax)),
});

export type OperatorOtherOrder = zod.input<typeof OperatorOtherOrder>;
export type OperatorOtherOrderOutput = zod.output<typeof OperatorOtherOrder>;

export const operatorCustomerUsernameMax = 100;

export const operatorCustomerNameMax = 100;

export const operatorCustomerPhoneNumberMax = 30;

export const operatorCustomerEmailMax = 254;

export const operatorCustomerOrdersMax = 20;

export const OperatorCustomer = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorCustomerUsernameMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCustomerNameMax)),
  phone_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCustomerPhoneNumberMax)),
  ),
  email: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorCustomerEmailMax)),
  ),
  orders: /*#__PURE__*/ zod
    .array(OperatorOtherOrder)
    .check(/*#__PURE__*/ zod.maxLength(operatorCustomerOrdersMax)),
});

export type OperatorCustomer = zod.input<typeof OperatorCustomer>;
export type OperatorCustomerOutput = zod.output<typeof OperatorCustomer>;

export const OperatorNewMove = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.enum(["MOVE"]),
  plan: /*#__PURE__*/ zod.enum(["FULL", "DEPOSIT"]),
  draft: EstimateDraft,
});

export type OperatorNewMove = zod.input<typeof OperatorNewMove>;
export type OperatorNewMoveOutput = zod.output<typeof OperatorNewMove>;

export const StorageGrade = /*#__PURE__*/ zod.enum(["BASIC", "CLIMATE"]);

export type StorageGrade = zod.input<typeof StorageGrade>;
export type StorageGradeOutput = zod.output<typeof StorageGrade>;

export const StorageMonthsMax = 36;

export const StorageMonths = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(StorageMonthsMax));

export type StorageMonths = zod.input<typeof StorageMonths>;
export type StorageMonthsOutput = zod.output<typeof StorageMonths>;

export const OrderPaymentType = /*#__PURE__*/ zod.enum(["NORMAL", "SUBSCRIPTION"]);

export type OrderPaymentType = zod.input<typeof OrderPaymentType>;
export type OrderPaymentTypeOutput = zod.output<typeof OrderPaymentType>;

export const StoragePromotion = /*#__PURE__*/ zod.enum(["FREE_MONTH3"]);

export type StoragePromotion = zod.input<typeof StoragePromotion>;
export type StoragePromotionOutput = zod.output<typeof StoragePromotion>;

export const ContinuationReminder = /*#__PURE__*/ zod.boolean();

export type ContinuationReminder = zod.input<typeof ContinuationReminder>;
export type ContinuationReminderOutput = zod.output<typeof ContinuationReminder>;

export const StorageOrderDraft = /*#__PURE__*/ zod.strictObject({
  place: StoragePlace,
  grade: StorageGrade,
  months: StorageMonths,
  box_count: OrderBoxCount,
  use_boxes: UseBoxes,
  delivery: /*#__PURE__*/ zod.exactOptional(Appointment),
  collection: Appointment,
  heavy_load: HeavyLoad,
  extra_help: ExtraHelp,
  helper_count: /*#__PURE__*/ zod.exactOptional(HelperCount),
  payment_type: OrderPaymentType,
  promotion: /*#__PURE__*/ zod.exactOptional(StoragePromotion),
  continuation_reminder: /*#__PURE__*/ zod.exactOptional(ContinuationReminder),
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type StorageOrderDraft = zod.input<typeof StorageOrderDraft>;
export type StorageOrderDraftOutput = zod.output<typeof StorageOrderDraft>;

export const OperatorNewStorage = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.enum(["STORAGE"]),
  draft: StorageOrderDraft,
});

export type OperatorNewStorage = zod.input<typeof OperatorNewStorage>;
export type OperatorNewStorageOutput = zod.output<typeof OperatorNewStorage>;

export const operatorNewOrderUsernameMax = 100;

export const OperatorNewOrder = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorNewOrderUsernameMax)),
  order: /*#__PURE__*/ zod.union([OperatorNewMove, OperatorNewStorage]),
});

export type OperatorNewOrder = zod.input<typeof OperatorNewOrder>;
export type OperatorNewOrderOutput = zod.output<typeof OperatorNewOrder>;

export const operatorCreatedOrderSerialMax = 40;

export const operatorCreatedOrderLinkMax = 300;

export const OperatorCreatedOrder = /*#__PURE__*/ zod.strictObject({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorCreatedOrderSerialMax)),
  amount: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  link: /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(operatorCreatedOrderLinkMax)),
});

export type OperatorCreatedOrder = zod.input<typeof OperatorCreatedOrder>;
export type OperatorCreatedOrderOutput = zod.output<typeof OperatorCreatedOrder>;

export const operatorChangeFromMax = 30;

export const operatorChangeToMax = 30;

export const operatorChangeFromLabelMax = 30;

export const operatorChangeToLabelMax = 30;

export const operatorChangeActorLabelMax = 120;

export const operatorChangeReasonMax = 500;

export const operatorChangeMessageMax = 300;

export const OperatorChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorChangeFromMax)),
  ),
  to: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorChangeToMax)),
  from_label: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorChangeFromLabelMax)),
  ),
  to_label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorChangeToLabelMax)),
  at: Instant,
  actor: Actor,
  actor_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorChangeActorLabelMax)),
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorChangeReasonMax)),
  ),
  message: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorChangeMessageMax)),
  ),
});

export type OperatorChange = zod.input<typeof OperatorChange>;
export type OperatorChangeOutput = zod.output<typeof OperatorChange>;

export const StorageOrderType = /*#__PURE__*/ zod.enum([
  "FIRST_TIME_ORDER",
  "DELIVERY_REQUEST_ORDER",
  "FINAL_AND_DELIVERY_ORDER",
  "FINAL_AND_DISPOSAL_ORDER",
]);

export type StorageOrderType = zod.input<typeof StorageOrderType>;
export type StorageOrderTypeOutput = zod.output<typeof StorageOrderType>;

export const StorageOrderStatus = /*#__PURE__*/ zod.enum([
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
]);

export type StorageOrderStatus = zod.input<typeof StorageOrderStatus>;
export type StorageOrderStatusOutput = zod.output<typeof StorageOrderStatus>;

export const StorageOrderActionCode = /*#__PURE__*/ zod.enum([
  "PAY",
  "RESCHEDULE_DELIVERY",
  "RESCHEDULE_COLLECTION",
  "SHARE_DELIVERY",
  "CANCEL",
]);

export type StorageOrderActionCode = zod.input<typeof StorageOrderActionCode>;
export type StorageOrderActionCodeOutput = zod.output<typeof StorageOrderActionCode>;

export const StorageOrderAction = /*#__PURE__*/ zod.strictObject({
  code: StorageOrderActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type StorageOrderAction = zod.input<typeof StorageOrderAction>;
export type StorageOrderActionOutput = zod.output<typeof StorageOrderAction>;

export const StorageOrderActionsMax = 5;

export const StorageOrderActions = /*#__PURE__*/ zod
  .array(StorageOrderAction)
  .check(/*#__PURE__*/ zod.maxLength(StorageOrderActionsMax));

export type StorageOrderActions = zod.input<typeof StorageOrderActions>;
export type StorageOrderActionsOutput = zod.output<typeof StorageOrderActions>;

export const FinalScope = /*#__PURE__*/ zod.enum(["ALL", "PART"]);

export type FinalScope = zod.input<typeof FinalScope>;
export type FinalScopeOutput = zod.output<typeof FinalScope>;

export const OrderBox = /*#__PURE__*/ zod.strictObject({
  serial: BoxSerial,
  status: BoxStatus,
});

export type OrderBox = zod.input<typeof OrderBox>;
export type OrderBoxOutput = zod.output<typeof OrderBox>;

export const orderPaymentRecordMerchantUidMax = 100;

export const orderPaymentRecordImpUidMax = 100;

export const orderPaymentRecordFailureReasonMax = 300;

export const OrderPaymentRecord = /*#__PURE__*/ zod.strictObject({
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(orderPaymentRecordMerchantUidMax)),
  imp_uid: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderPaymentRecordImpUidMax)),
  ),
  plan: PaidPlan,
  method: PaymentMethod,
  payment_type: OrderPaymentType,
  status: PaymentStatus,
  amount: Money,
  refunded_amount: Money,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(orderPaymentRecordFailureReasonMax)),
  ),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type OrderPaymentRecord = zod.input<typeof OrderPaymentRecord>;
export type OrderPaymentRecordOutput = zod.output<typeof OrderPaymentRecord>;

export const storageStatusChangeReasonMax = 300;

export const StorageStatusChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.union([StorageOrderStatus, /*#__PURE__*/ zod.null()]),
  to: StorageOrderStatus,
  by: Actor,
  at: Instant,
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storageStatusChangeReasonMax)),
  ),
});

export type StorageStatusChange = zod.input<typeof StorageStatusChange>;
export type StorageStatusChangeOutput = zod.output<typeof StorageStatusChange>;

export const storageOrderMonthsMax = 36;

export const storageOrderHelperCountMin = 0;

export const storageOrderBoxesMax = 200;

export const storageOrderMemoMax = 500;

export const storageOrderPaymentsMax = 100;

export const storageOrderHistoryMax = 100;

export const StorageOrder = /*#__PURE__*/ zod.strictObject({
  serial: StorageSerial,
  type: StorageOrderType,
  status: StorageOrderStatus,
  actions: StorageOrderActions,
  origin_serial: /*#__PURE__*/ zod.union([StorageOrderSerial, /*#__PURE__*/ zod.null()]),
  contract_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  place: /*#__PURE__*/ zod.union([StoragePlace, /*#__PURE__*/ zod.null()]),
  grade: /*#__PURE__*/ zod.union([StorageGrade, /*#__PURE__*/ zod.null()]),
  months: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(storageOrderMonthsMax)),
  ),
  payment_type: /*#__PURE__*/ zod.union([OrderPaymentType, /*#__PURE__*/ zod.null()]),
  promotion: /*#__PURE__*/ zod.union([StoragePromotion, /*#__PURE__*/ zod.null()]),
  box_count: OrderBoxCount,
  use_boxes: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  heavy_load: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  helper_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storageOrderHelperCountMin)),
  scope: /*#__PURE__*/ zod.union([FinalScope, /*#__PURE__*/ zod.null()]),
  boxes: /*#__PURE__*/ zod.array(OrderBox).check(/*#__PURE__*/ zod.maxLength(storageOrderBoxesMax)),
  delivery: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
  collection: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storageOrderMemoMax)),
  ),
  amount: StorageAmount,
  paid_amount: Money,
  payments: /*#__PURE__*/ zod
    .array(OrderPaymentRecord)
    .check(/*#__PURE__*/ zod.maxLength(storageOrderPaymentsMax)),
  cancel_fee_amount: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  cancel_refund_amount: /*#__PURE__*/ zod.union([Money, /*#__PURE__*/ zod.null()]),
  ledger: OrderLedger,
  history: /*#__PURE__*/ zod
    .array(StorageStatusChange)
    .check(/*#__PURE__*/ zod.maxLength(storageOrderHistoryMax)),
  created_at: Instant,
  valid_until: Instant,
});

export type StorageOrder = zod.input<typeof StorageOrder>;
export type StorageOrderOutput = zod.output<typeof StorageOrder>;

export const operatorNextToMax = 30;

export const operatorNextLabelMax = 60;

export const OperatorNext = /*#__PURE__*/ zod.strictObject({
  to: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorNextToMax)),
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorNextLabelMax)),
  may: /*#__PURE__*/ zod.boolean(),
});

export type OperatorNext = zod.input<typeof OperatorNext>;
export type OperatorNextOutput = zod.output<typeof OperatorNext>;

export const operatorOrderSerialMax = 40;

export const operatorOrderStatusMax = 30;

export const operatorOrderStatusLabelMax = 30;

export const operatorOrderFactsMax = 60;

export const operatorOrderHistoryMax = 500;

export const operatorOrderUndoRefusalMax = 200;

export const OperatorOrder = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.enum(["MOVE", "STORAGE"]),
  serial: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorOrderSerialMax)),
  status: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorOrderStatusMax)),
  status_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorOrderStatusLabelMax)),
  customer: /*#__PURE__*/ zod.union([OperatorCustomer, /*#__PURE__*/ zod.null()]),
  move: /*#__PURE__*/ zod.union([Estimate, /*#__PURE__*/ zod.null()]),
  storage: /*#__PURE__*/ zod.union([StorageOrder, /*#__PURE__*/ zod.null()]),
  facts: /*#__PURE__*/ zod
    .array(OperatorFact)
    .check(/*#__PURE__*/ zod.maxLength(operatorOrderFactsMax)),
  payments: OperatorTable,
  history: /*#__PURE__*/ zod
    .array(OperatorChange)
    .check(/*#__PURE__*/ zod.maxLength(operatorOrderHistoryMax)),
  next: /*#__PURE__*/ zod.union([OperatorNext, /*#__PURE__*/ zod.null()]),
  can_undo: /*#__PURE__*/ zod.boolean(),
  undo_refusal: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorOrderUndoRefusalMax)),
  ),
});

export type OperatorOrder = zod.input<typeof OperatorOrder>;
export type OperatorOrderOutput = zod.output<typeof OperatorOrder>;

export const operatorPasswordUsernameMax = 100;

export const operatorPasswordPasswordMax = 200;

export const OperatorPassword = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorPasswordUsernameMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorPasswordPasswordMax)),
});

export type OperatorPassword = zod.input<typeof OperatorPassword>;
export type OperatorPasswordOutput = zod.output<typeof OperatorPassword>;

export const passkeyNameNameMax = 50;

export const passkeyNameNameRegExp = new RegExp("\\S");

export const PasskeyName = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(passkeyNameNameMax))
    .check(/*#__PURE__*/ zod.regex(passkeyNameNameRegExp)),
});

export type PasskeyName = zod.input<typeof PasskeyName>;
export type PasskeyNameOutput = zod.output<typeof PasskeyName>;

export const PasskeyBytesMax = 8192;

export const PasskeyBytesRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PasskeyBytes = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(PasskeyBytesMax))
  .check(/*#__PURE__*/ zod.regex(PasskeyBytesRegExp));

export type PasskeyBytes = zod.input<typeof PasskeyBytes>;
export type PasskeyBytesOutput = zod.output<typeof PasskeyBytes>;

export const passkeyChallengeRpIdMax = 253;

export const PasskeyChallenge = /*#__PURE__*/ zod.strictObject({
  challenge: PasskeyBytes,
  rp_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyChallengeRpIdMax)),
});

export type PasskeyChallenge = zod.input<typeof PasskeyChallenge>;
export type PasskeyChallengeOutput = zod.output<typeof PasskeyChallenge>;

export const passkeyCreationRpIdMax = 253;

export const passkeyCreationUsernameMax = 100;

export const passkeyCreationAlgorithmsItemMin = -65535;
export const passkeyCreationAlgorithmsItemMax = 0;

export const passkeyCreationAlgorithmsMax = 10;

export const passkeyCreationKnownMax = 10;

export const PasskeyCreation = /*#__PURE__*/ zod.strictObject({
  challenge: PasskeyBytes,
  rp_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationRpIdMax)),
  user_id: PasskeyBytes,
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(passkeyCreationUsernameMax)),
  algorithms: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(passkeyCreationAlgorithmsItemMin))
        .check(/*#__PURE__*/ zod.lte(passkeyCreationAlgorithmsItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(passkeyCreationAlgorithmsMax)),
  known: /*#__PURE__*/ zod
    .array(PasskeyBytes)
    .check(/*#__PURE__*/ zod.maxLength(passkeyCreationKnownMax)),
});

export type PasskeyCreation = zod.input<typeof PasskeyCreation>;
export type PasskeyCreationOutput = zod.output<typeof PasskeyCreation>;

export const PasskeyAttestation = /*#__PURE__*/ zod.strictObject({
  credential_id: PasskeyBytes,
  client_data: PasskeyBytes,
  attestation: PasskeyBytes,
});

export type PasskeyAttestation = zod.input<typeof PasskeyAttestation>;
export type PasskeyAttestationOutput = zod.output<typeof PasskeyAttestation>;

export const PasskeyAssertion = /*#__PURE__*/ zod.strictObject({
  credential_id: PasskeyBytes,
  client_data: PasskeyBytes,
  authenticator_data: PasskeyBytes,
  signature: PasskeyBytes,
});

export type PasskeyAssertion = zod.input<typeof PasskeyAssertion>;
export type PasskeyAssertionOutput = zod.output<typeof PasskeyAssertion>;

export const passkeyNameMax = 50;

export const Passkey = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyNameMax)),
  added_at: Instant,
  last_used_at: /*#__PURE__*/ zod.union([Instant, /*#__PURE__*/ zod.null()]),
});

export type Passkey = zod.input<typeof Passkey>;
export type PasskeyOutput = zod.output<typeof Passkey>;

export const passkeysPasskeysMax = 10;

export const Passkeys = /*#__PURE__*/ zod.strictObject({
  passkeys: /*#__PURE__*/ zod
    .array(Passkey)
    .check(/*#__PURE__*/ zod.maxLength(passkeysPasskeysMax)),
});

export type Passkeys = zod.input<typeof Passkeys>;
export type PasskeysOutput = zod.output<typeof Passkeys>;

export const OperatorHitKind = /*#__PURE__*/ zod.enum([
  "MOVE",
  "STORAGE",
  "MEMBER",
  "BOX",
  "COMPANY",
  "COMPANY_BOX",
  "INVOICE",
]);

export type OperatorHitKind = zod.input<typeof OperatorHitKind>;
export type OperatorHitKindOutput = zod.output<typeof OperatorHitKind>;

export const operatorHitNumberMax = 100;

export const operatorHitOrderMax = 40;

export const operatorHitTitleMax = 200;

export const operatorHitDetailMax = 400;

export const operatorHitPhoneLastFourMax = 4;

export const operatorHitStatusLabelMax = 30;

export const OperatorHit = /*#__PURE__*/ zod.strictObject({
  kind: OperatorHitKind,
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorHitNumberMax)),
  order: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorHitOrderMax)),
  ),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorHitTitleMax)),
  detail: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorHitDetailMax)),
  ),
  phone_last_four: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorHitPhoneLastFourMax)),
  ),
  status_label: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorHitStatusLabelMax)),
  ),
});

export type OperatorHit = zod.input<typeof OperatorHit>;
export type OperatorHitOutput = zod.output<typeof OperatorHit>;

export const operatorHitsHitsMax = 350;

export const OperatorHits = /*#__PURE__*/ zod.strictObject({
  hits: /*#__PURE__*/ zod
    .array(OperatorHit)
    .check(/*#__PURE__*/ zod.maxLength(operatorHitsHitsMax)),
  more: /*#__PURE__*/ zod.boolean(),
});

export type OperatorHits = zod.input<typeof OperatorHits>;
export type OperatorHitsOutput = zod.output<typeof OperatorHits>;

export const operatorLoginUsernameMax = 100;

export const operatorLoginPasswordMax = 200;

export const operatorLoginCodeRegExp = new RegExp(
  "^ *([0-9]{3} ?[0-9]{3}|[0-9a-zA-Z]{5}[- ]?[0-9a-zA-Z]{5}) *$",
);

export const OperatorLogin = /*#__PURE__*/ zod.strictObject({
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorLoginUsernameMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorLoginPasswordMax)),
  code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(operatorLoginCodeRegExp)),
});

export type OperatorLogin = zod.input<typeof OperatorLogin>;
export type OperatorLoginOutput = zod.output<typeof OperatorLogin>;

export const operatorProfileUsernameMax = 100;

export const operatorProfileNameMax = 50;

export const operatorProfileRoleLabelMax = 20;

export const operatorProfileDutiesMax = 3;

export const operatorProfileRecoveryCodesLeftMin = 0;
export const operatorProfileRecoveryCodesLeftMax = 10;

export const OperatorProfile = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  username: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorProfileUsernameMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorProfileNameMax)),
  role: OperatorRole,
  role_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorProfileRoleLabelMax)),
  duties: /*#__PURE__*/ zod
    .array(OperatorDuty)
    .check(/*#__PURE__*/ zod.maxLength(operatorProfileDutiesMax)),
  recovery_codes_left: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(operatorProfileRecoveryCodesLeftMin))
    .check(/*#__PURE__*/ zod.lte(operatorProfileRecoveryCodesLeftMax)),
});

export type OperatorProfile = zod.input<typeof OperatorProfile>;
export type OperatorProfileOutput = zod.output<typeof OperatorProfile>;

export const operatorSessionAddressMax = 64;

export const OperatorSession = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  started_at: Instant,
  expires_at: Instant,
  address: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorSessionAddressMax)),
  ),
  is_current: /*#__PURE__*/ zod.boolean(),
});

export type OperatorSession = zod.input<typeof OperatorSession>;
export type OperatorSessionOutput = zod.output<typeof OperatorSession>;

export const operatorSessionsSessionsMax = 100;

export const OperatorSessions = /*#__PURE__*/ zod.strictObject({
  sessions: /*#__PURE__*/ zod
    .array(OperatorSession)
    .check(/*#__PURE__*/ zod.maxLength(operatorSessionsSessionsMax)),
});

export type OperatorSessions = zod.input<typeof OperatorSessions>;
export type OperatorSessionsOutput = zod.output<typeof OperatorSessions>;

export const OperatorVisitKind = /*#__PURE__*/ zod.enum(["MOVE", "STORAGE", "COMPANY"]);

export type OperatorVisitKind = zod.input<typeof OperatorVisitKind>;
export type OperatorVisitKindOutput = zod.output<typeof OperatorVisitKind>;

export const operatorVisitKeyMax = 80;

export const operatorVisitWorkMax = 100;

export const operatorVisitNumberMax = 60;

export const operatorVisitOrderMax = 40;

export const operatorVisitTimeMax = 5;

export const operatorVisitStatusMax = 30;

export const operatorVisitStatusLabelMax = 30;

export const operatorVisitCustomerMax = 200;

export const operatorVisitPhoneLastFourMax = 4;

export const operatorVisitPlaceMax = 800;

export const operatorVisitBoxesMin = 0;

export const operatorVisitMemoMax = 1000;

export const operatorVisitBalanceMin = 0;
export const operatorVisitBalanceMax = 1000000000;

export const OperatorVisit = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitKeyMax)),
  kind: OperatorVisitKind,
  work: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitWorkMax)),
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitNumberMax)),
  order: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitOrderMax)),
  ),
  time: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitTimeMax)),
  ),
  status: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitStatusMax)),
  status_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorVisitStatusLabelMax)),
  customer: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitCustomerMax)),
  ),
  phone_last_four: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitPhoneLastFourMax)),
  ),
  place: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitPlaceMax)),
  ),
  boxes: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(operatorVisitBoxesMin)),
  ),
  memo: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitMemoMax)),
  ),
  balance: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(operatorVisitBalanceMin))
      .check(/*#__PURE__*/ zod.lte(operatorVisitBalanceMax)),
  ),
  is_done: /*#__PURE__*/ zod.boolean(),
  next: /*#__PURE__*/ zod.union([OperatorNext, /*#__PURE__*/ zod.null()]),
});

export type OperatorVisit = zod.input<typeof OperatorVisit>;
export type OperatorVisitOutput = zod.output<typeof OperatorVisit>;

export const operatorDayTotalMin = 0;

export const operatorDayOpenMin = 0;

export const operatorDayVisitsMax = 2000;

export const OperatorDay = /*#__PURE__*/ zod.strictObject({
  day: IsoDate,
  total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(operatorDayTotalMin)),
  open: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(operatorDayOpenMin)),
  visits: /*#__PURE__*/ zod
    .array(OperatorVisit)
    .check(/*#__PURE__*/ zod.maxLength(operatorDayVisitsMax)),
});

export type OperatorDay = zod.input<typeof OperatorDay>;
export type OperatorDayOutput = zod.output<typeof OperatorDay>;

export const operatorVisitStepNumberMax = 60;

export const operatorVisitStepFromRegExp = new RegExp("^[A-Z_]{2,30}$");
export const operatorVisitStepToRegExp = new RegExp("^[A-Z_]{2,30}$");

export const OperatorVisitStep = /*#__PURE__*/ zod.strictObject({
  kind: OperatorVisitKind,
  number: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorVisitStepNumberMax)),
  from: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(operatorVisitStepFromRegExp)),
  to: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(operatorVisitStepToRegExp)),
});

export type OperatorVisitStep = zod.input<typeof OperatorVisitStep>;
export type OperatorVisitStepOutput = zod.output<typeof OperatorVisitStep>;

export const operatorVisitStepsVisitsMax = 100;

export const operatorVisitStepsEarlyDefault = false;
export const operatorVisitStepsNoteMax = 500;

export const operatorVisitStepsNoteRegExp = new RegExp("\\S");
export const operatorVisitStepsMessageMax = 300;

export const operatorVisitStepsMessageRegExp = new RegExp("\\S");

export const OperatorVisitSteps = /*#__PURE__*/ zod.strictObject({
  visits: /*#__PURE__*/ zod
    .array(OperatorVisitStep)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(operatorVisitStepsVisitsMax)),
  early: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), operatorVisitStepsEarlyDefault),
  note: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(operatorVisitStepsNoteMax))
      .check(/*#__PURE__*/ zod.regex(operatorVisitStepsNoteRegExp)),
  ),
  message: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(operatorVisitStepsMessageMax))
      .check(/*#__PURE__*/ zod.regex(operatorVisitStepsMessageRegExp)),
  ),
});

export type OperatorVisitSteps = zod.input<typeof OperatorVisitSteps>;
export type OperatorVisitStepsOutput = zod.output<typeof OperatorVisitSteps>;

export const operatorVisitAnswerNumberMax = 60;

export const operatorVisitAnswerMessageMax = 1000;

export const operatorVisitAnswerStatusMax = 30;

export const operatorVisitAnswerStatusLabelMax = 30;

export const OperatorVisitAnswer = /*#__PURE__*/ zod.strictObject({
  kind: OperatorVisitKind,
  number: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorVisitAnswerNumberMax)),
  outcome: /*#__PURE__*/ zod.enum(["DONE", "TAKEN", "EARLY", "REFUSED"]),
  message: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorVisitAnswerMessageMax)),
  status: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorVisitAnswerStatusMax)),
  ),
  status_label: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(operatorVisitAnswerStatusLabelMax)),
  ),
});

export type OperatorVisitAnswer = zod.input<typeof OperatorVisitAnswer>;
export type OperatorVisitAnswerOutput = zod.output<typeof OperatorVisitAnswer>;

export const operatorVisitAnswersAnswersMax = 100;

export const OperatorVisitAnswers = /*#__PURE__*/ zod.strictObject({
  answers: /*#__PURE__*/ zod
    .array(OperatorVisitAnswer)
    .check(/*#__PURE__*/ zod.maxLength(operatorVisitAnswersAnswersMax)),
});

export type OperatorVisitAnswers = zod.input<typeof OperatorVisitAnswers>;
export type OperatorVisitAnswersOutput = zod.output<typeof OperatorVisitAnswers>;

export const OperatorTodoKind = /*#__PURE__*/ zod.enum([
  "OUTSIDE_REFUND",
  "SECOND_PERSON",
  "DECLINED_EXTRA",
  "EXPIRED_DEBT",
  "MOVE_TO_CONFIRM",
  "MOVE_PAST",
  "BOXES_TO_COLLECT",
  "STORAGE_TO_CONFIRM",
  "REFUND_TO_SEND",
  "RECEIPT_FAILED",
  "COMPENSATION_TO_SEND",
  "DAMAGE_TO_ANSWER",
  "CONTRACT_TO_CONFIRM",
  "WORK_TO_CONFIRM",
  "NOTICE_DEAD",
]);

export type OperatorTodoKind = zod.input<typeof OperatorTodoKind>;
export type OperatorTodoKindOutput = zod.output<typeof OperatorTodoKind>;

export const operatorStepLabelMax = 60;

export const operatorStepCommandMax = 60;

export const OperatorStep = /*#__PURE__*/ zod.strictObject({
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorStepLabelMax)),
  command: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorStepCommandMax)),
  input: OperatorInput,
  is_complete: /*#__PURE__*/ zod.boolean(),
  may: /*#__PURE__*/ zod.boolean(),
});

export type OperatorStep = zod.input<typeof OperatorStep>;
export type OperatorStepOutput = zod.output<typeof OperatorStep>;

export const operatorTodoItemKindLabelMax = 60;

export const operatorTodoItemNumberMax = 100;

export const operatorTodoItemAboutMax = 200;

export const operatorTodoItemAmountMin = 0;
export const operatorTodoItemAmountMax = 1000000000;

export const operatorTodoItemOrderMax = 40;

export const OperatorTodoItem = /*#__PURE__*/ zod.strictObject({
  kind: OperatorTodoKind,
  kind_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorTodoItemKindLabelMax)),
  number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorTodoItemNumberMax)),
  about: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorTodoItemAboutMax)),
  ),
  amount: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(operatorTodoItemAmountMin))
      .check(/*#__PURE__*/ zod.lte(operatorTodoItemAmountMax)),
  ),
  since: Instant,
  order: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(operatorTodoItemOrderMax)),
  ),
  step: OperatorStep,
});

export type OperatorTodoItem = zod.input<typeof OperatorTodoItem>;
export type OperatorTodoItemOutput = zod.output<typeof OperatorTodoItem>;

export const operatorTodoCountKindLabelMax = 60;

export const OperatorTodoCount = /*#__PURE__*/ zod.strictObject({
  kind: OperatorTodoKind,
  kind_label: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(operatorTodoCountKindLabelMax)),
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type OperatorTodoCount = zod.input<typeof OperatorTodoCount>;
export type OperatorTodoCountOutput = zod.output<typeof OperatorTodoCount>;

export const operatorTodoItemsMax = 100;

export const operatorTodoCountsMax = 20;

export const operatorTodoTotalMin = 0;

export const OperatorTodo = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(OperatorTodoItem)
    .check(/*#__PURE__*/ zod.maxLength(operatorTodoItemsMax)),
  counts: /*#__PURE__*/ zod
    .array(OperatorTodoCount)
    .check(/*#__PURE__*/ zod.maxLength(operatorTodoCountsMax)),
  total: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(operatorTodoTotalMin)),
  next_cursor: /*#__PURE__*/ zod.union([Cursor, /*#__PURE__*/ zod.null()]),
});

export type OperatorTodo = zod.input<typeof OperatorTodo>;
export type OperatorTodoOutput = zod.output<typeof OperatorTodo>;

export const PaperSubject = /*#__PURE__*/ zod.enum(["moves", "storage", "invoices"]);

export type PaperSubject = zod.input<typeof PaperSubject>;
export type PaperSubjectOutput = zod.output<typeof PaperSubject>;

export const PaperKind = /*#__PURE__*/ zod.enum(["estimate", "statement", "receipt"]);

export type PaperKind = zod.input<typeof PaperKind>;
export type PaperKindOutput = zod.output<typeof PaperKind>;

export const ImpUidMax = 100;

export const ImpUid = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ImpUidMax));

export type ImpUid = zod.input<typeof ImpUid>;
export type ImpUidOutput = zod.output<typeof ImpUid>;

export const paymentCompletionMerchantUidMin = 20;
export const paymentCompletionMerchantUidMax = 100;

export const PaymentCompletion = /*#__PURE__*/ zod.strictObject({
  imp_uid: ImpUid,
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(paymentCompletionMerchantUidMin))
    .check(/*#__PURE__*/ zod.maxLength(paymentCompletionMerchantUidMax)),
});

export type PaymentCompletion = zod.input<typeof PaymentCompletion>;
export type PaymentCompletionOutput = zod.output<typeof PaymentCompletion>;

export const paymentWebhookMerchantUidMax = 100;

export const paymentWebhookStatusMax = 40;

export const PaymentWebhook = /*#__PURE__*/ zod.strictObject({
  imp_uid: ImpUid,
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(paymentWebhookMerchantUidMax)),
  status: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentWebhookStatusMax)),
  ),
});

export type PaymentWebhook = zod.input<typeof PaymentWebhook>;
export type PaymentWebhookOutput = zod.output<typeof PaymentWebhook>;

export const OrderPaymentPreparation = /*#__PURE__*/ zod.strictObject({
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type OrderPaymentPreparation = zod.input<typeof OrderPaymentPreparation>;
export type OrderPaymentPreparationOutput = zod.output<typeof OrderPaymentPreparation>;

export const preparedOrderPaymentMerchantUidMax = 100;

export const preparedOrderPaymentCustomerUidMax = 100;

export const preparedOrderPaymentFailureReasonMax = 300;

export const preparedOrderPaymentNameMax = 60;

export const preparedOrderPaymentAccountCodeMax = 100;

export const preparedOrderPaymentPgMax = 100;

export const preparedOrderPaymentPayMethodMax = 40;

export const PreparedOrderPayment = /*#__PURE__*/ zod.strictObject({
  merchant_uid: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentMerchantUidMax)),
  customer_uid: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentCustomerUidMax)),
  ),
  payment_status: PaymentStatus,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentFailureReasonMax)),
  ),
  amount: Money,
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentNameMax)),
  method: PaymentMethod,
  payment_type: OrderPaymentType,
  account_code: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentAccountCodeMax)),
  pg: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentPgMax)),
  pay_method: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(preparedOrderPaymentPayMethodMax)),
  buyer: Buyer,
  expires_at: Instant,
});

export type PreparedOrderPayment = zod.input<typeof PreparedOrderPayment>;
export type PreparedOrderPaymentOutput = zod.output<typeof PreparedOrderPayment>;

export const paymentOutcomeReferenceMax = 100;

export const paymentOutcomeFailureReasonMax = 300;

export const PaymentOutcome = /*#__PURE__*/ zod.strictObject({
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(paymentOutcomeReferenceMax)),
  payment_status: PaymentStatus,
  amount: Money,
  failure_reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentOutcomeFailureReasonMax)),
  ),
});

export type PaymentOutcome = zod.input<typeof PaymentOutcome>;
export type PaymentOutcomeOutput = zod.output<typeof PaymentOutcome>;

export const popupTitleMax = 60;

export const popupBodyMax = 1000;

export const popupLinkMax = 300;

export const Popup = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(popupTitleMax)),
  body: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(popupBodyMax)),
  image: /*#__PURE__*/ zod.union([Photo, /*#__PURE__*/ zod.null()]),
  link: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(popupLinkMax)),
  ),
  starts_at: Instant,
  ends_at: Instant,
});

export type Popup = zod.input<typeof Popup>;
export type PopupOutput = zod.output<typeof Popup>;

export const ReceiverKeyRegExp = new RegExp("^[A-Za-z0-9_-]{43}$");

export const ReceiverKey = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(ReceiverKeyRegExp));

export type ReceiverKey = zod.input<typeof ReceiverKey>;
export type ReceiverKeyOutput = zod.output<typeof ReceiverKey>;

export const ReceiverLink = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.union([ReceiverKey, /*#__PURE__*/ zod.null()]),
  opens_on: /*#__PURE__*/ zod.union([IsoDate, /*#__PURE__*/ zod.null()]),
});

export type ReceiverLink = zod.input<typeof ReceiverLink>;
export type ReceiverLinkOutput = zod.output<typeof ReceiverLink>;

export const ReceivedVisit = /*#__PURE__*/ zod.strictObject({
  status: /*#__PURE__*/ zod.enum(["READY", "ON_THE_WAY", "DELIVERED"]),
  delivery: Appointment,
  place: StoragePlace,
  box_count: OrderBoxCount,
});

export type ReceivedVisit = zod.input<typeof ReceivedVisit>;
export type ReceivedVisitOutput = zod.output<typeof ReceivedVisit>;

export const ReceivedDelivery = /*#__PURE__*/ zod.strictObject({
  opens_on: IsoDate,
  visit: /*#__PURE__*/ zod.union([ReceivedVisit, /*#__PURE__*/ zod.null()]),
});

export type ReceivedDelivery = zod.input<typeof ReceivedDelivery>;
export type ReceivedDeliveryOutput = zod.output<typeof ReceivedDelivery>;

export const RatingMax = 5;

export const Rating = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(RatingMax));

export type Rating = zod.input<typeof Rating>;
export type RatingOutput = zod.output<typeof Rating>;

export const ReviewTextMax = 1000;

export const ReviewTextRegExp = new RegExp("\\S");

export const ReviewText = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ReviewTextMax))
  .check(/*#__PURE__*/ zod.regex(ReviewTextRegExp));

export type ReviewText = zod.input<typeof ReviewText>;
export type ReviewTextOutput = zod.output<typeof ReviewText>;

export const ReviewAnswerMax = 500;

export const ReviewAnswer = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ReviewAnswerMax)),
);

export type ReviewAnswer = zod.input<typeof ReviewAnswer>;
export type ReviewAnswerOutput = zod.output<typeof ReviewAnswer>;

export const ReviewInput = /*#__PURE__*/ zod.strictObject({
  rating: Rating,
  content: ReviewText,
  file_ids: FileIds,
});

export type ReviewInput = zod.input<typeof ReviewInput>;
export type ReviewInputOutput = zod.output<typeof ReviewInput>;

export const reviewPhotosMax = 5;

export const Review = /*#__PURE__*/ zod.strictObject({
  rating: Rating,
  content: ReviewText,
  photos: /*#__PURE__*/ zod.array(Photo).check(/*#__PURE__*/ zod.maxLength(reviewPhotosMax)),
  answer: ReviewAnswer,
  created_at: Instant,
});

export type Review = zod.input<typeof Review>;
export type ReviewOutput = zod.output<typeof Review>;

export const publicReviewNameMax = 50;

export const publicReviewStartRegionMax = 10;

export const publicReviewDestinationRegionMax = 10;

export const publicReviewTruckMax = 50;

export const PublicReview = /*#__PURE__*/ zod.strictObject({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicReviewNameMax)),
  rating: Rating,
  content: ReviewText,
  answer: ReviewAnswer,
  start_region: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(publicReviewStartRegionMax)),
  destination_region: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(publicReviewDestinationRegionMax)),
  truck: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicReviewTruckMax)),
  move_month: YearMonth,
});

export type PublicReview = zod.input<typeof PublicReview>;
export type PublicReviewOutput = zod.output<typeof PublicReview>;

export const ClosedReason = /*#__PURE__*/ zod.enum(["PAST", "LEAD_TIME", "FULL"]);

export type ClosedReason = zod.input<typeof ClosedReason>;
export type ClosedReasonOutput = zod.output<typeof ClosedReason>;

export const SurchargeRateMin = 0;
export const SurchargeRateMax = 100;

export const SurchargeRate = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(SurchargeRateMin))
  .check(/*#__PURE__*/ zod.lte(SurchargeRateMax));

export type SurchargeRate = zod.input<typeof SurchargeRate>;
export type SurchargeRateOutput = zod.output<typeof SurchargeRate>;

export const scheduleDayRemainingMin = 0;

export const scheduleDayHolidayMax = 100;

export const ScheduleDay = /*#__PURE__*/ zod.strictObject({
  date: IsoDate,
  available: /*#__PURE__*/ zod.boolean(),
  closed_reason: /*#__PURE__*/ zod.union([ClosedReason, /*#__PURE__*/ zod.null()]),
  remaining: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(scheduleDayRemainingMin)),
  lucky: /*#__PURE__*/ zod.boolean(),
  holiday: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(scheduleDayHolidayMax)),
  ),
  surcharge_rate: SurchargeRate,
});

export type ScheduleDay = zod.input<typeof ScheduleDay>;
export type ScheduleDayOutput = zod.output<typeof ScheduleDay>;

export const scheduleSlotRemainingMin = 0;

export const ScheduleSlot = /*#__PURE__*/ zod.strictObject({
  time: TimeSlot,
  available: /*#__PURE__*/ zod.boolean(),
  closed_reason: /*#__PURE__*/ zod.union([ClosedReason, /*#__PURE__*/ zod.null()]),
  remaining: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(scheduleSlotRemainingMin)),
});

export type ScheduleSlot = zod.input<typeof ScheduleSlot>;
export type ScheduleSlotOutput = zod.output<typeof ScheduleSlot>;

export const boxDeliveryDayHolidayMax = 40;

export const boxDeliveryDaySlotsMax = 24;

export const BoxDeliveryDay = /*#__PURE__*/ zod.strictObject({
  date: IsoDate,
  available: /*#__PURE__*/ zod.boolean(),
  closed_reason: /*#__PURE__*/ zod.union([ClosedReason, /*#__PURE__*/ zod.null()]),
  lucky: /*#__PURE__*/ zod.boolean(),
  holiday: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(boxDeliveryDayHolidayMax)),
  ),
  surcharge_rate: SurchargeRate,
  slots: /*#__PURE__*/ zod
    .array(ScheduleSlot)
    .check(/*#__PURE__*/ zod.maxLength(boxDeliveryDaySlotsMax)),
});

export type BoxDeliveryDay = zod.input<typeof BoxDeliveryDay>;
export type BoxDeliveryDayOutput = zod.output<typeof BoxDeliveryDay>;

export const memberSessionDeviceMax = 60;

export const MemberSession = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  device: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberSessionDeviceMax)),
  ),
  started_at: Instant,
  used_at: Instant,
  is_current: /*#__PURE__*/ zod.boolean(),
});

export type MemberSession = zod.input<typeof MemberSession>;
export type MemberSessionOutput = zod.output<typeof MemberSession>;

export const memberSessionsSessionsMax = 100;

export const MemberSessions = /*#__PURE__*/ zod.strictObject({
  sessions: /*#__PURE__*/ zod
    .array(MemberSession)
    .check(/*#__PURE__*/ zod.maxLength(memberSessionsSessionsMax)),
});

export type MemberSessions = zod.input<typeof MemberSessions>;
export type MemberSessionsOutput = zod.output<typeof MemberSessions>;

export const RefreshTokenValueMin = 20;
export const RefreshTokenValueMax = 512;

export const RefreshTokenValue = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(RefreshTokenValueMin))
  .check(/*#__PURE__*/ zod.maxLength(RefreshTokenValueMax));

export type RefreshTokenValue = zod.input<typeof RefreshTokenValue>;
export type RefreshTokenValueOutput = zod.output<typeof RefreshTokenValue>;

export const TypedUsernameMax = 100;

export const TypedUsername = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TypedUsernameMax));

export type TypedUsername = zod.input<typeof TypedUsername>;
export type TypedUsernameOutput = zod.output<typeof TypedUsername>;

export const TypedPasswordMax = 200;

export const TypedPassword = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TypedPasswordMax));

export type TypedPassword = zod.input<typeof TypedPassword>;
export type TypedPasswordOutput = zod.output<typeof TypedPassword>;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  username: TypedUsername,
  password: TypedPassword,
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const authTokensAccessTokenMax = 4096;

export const AuthTokens = /*#__PURE__*/ zod.strictObject({
  access_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(authTokensAccessTokenMax)),
  refresh_token: RefreshTokenValue,
});

export type AuthTokens = zod.input<typeof AuthTokens>;
export type AuthTokensOutput = zod.output<typeof AuthTokens>;

export const accessTokenAccessTokenMax = 4096;

export const AccessToken = /*#__PURE__*/ zod.strictObject({
  access_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(accessTokenAccessTokenMax)),
});

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const loginProviderAuthorizeUrlMax = 2000;

export const LoginProvider = /*#__PURE__*/ zod.strictObject({
  type: SnsType,
  authorize_url: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(loginProviderAuthorizeUrlMax)),
});

export type LoginProvider = zod.input<typeof LoginProvider>;
export type LoginProviderOutput = zod.output<typeof LoginProvider>;

export const TicketLogin = /*#__PURE__*/ zod.strictObject({
  sns_id: Ticket,
});

export type TicketLogin = zod.input<typeof TicketLogin>;
export type TicketLoginOutput = zod.output<typeof TicketLogin>;

export const SocialCodeMax = 2000;

export const SocialCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SocialCodeMax));

export type SocialCode = zod.input<typeof SocialCode>;
export type SocialCodeOutput = zod.output<typeof SocialCode>;

export const naverLoginStateMax = 500;

export const NaverLogin = /*#__PURE__*/ zod.strictObject({
  code: SocialCode,
  state: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(naverLoginStateMax)),
});

export type NaverLogin = zod.input<typeof NaverLogin>;
export type NaverLoginOutput = zod.output<typeof NaverLogin>;

export const KakaoLogin = /*#__PURE__*/ zod.strictObject({
  code: SocialCode,
});

export type KakaoLogin = zod.input<typeof KakaoLogin>;
export type KakaoLoginOutput = zod.output<typeof KakaoLogin>;

export const CodeVerifierMin = 43;
export const CodeVerifierMax = 128;

export const CodeVerifierRegExp = new RegExp("^[A-Za-z0-9._~-]+$");

export const CodeVerifier = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(CodeVerifierMin))
  .check(/*#__PURE__*/ zod.maxLength(CodeVerifierMax))
  .check(/*#__PURE__*/ zod.regex(CodeVerifierRegExp));

export type CodeVerifier = zod.input<typeof CodeVerifier>;
export type CodeVerifierOutput = zod.output<typeof CodeVerifier>;

export const GoogleLogin = /*#__PURE__*/ zod.strictObject({
  code: SocialCode,
  is_app: /*#__PURE__*/ zod.boolean(),
  code_verifier: /*#__PURE__*/ zod.exactOptional(CodeVerifier),
});

export type GoogleLogin = zod.input<typeof GoogleLogin>;
export type GoogleLoginOutput = zod.output<typeof GoogleLogin>;

export const appleLoginIdTokenMax = 8000;

export const appleLoginNameMax = 100;

export const appleLoginSnsIdMax = 200;

export const AppleLogin = /*#__PURE__*/ zod.strictObject({
  code: SocialCode,
  id_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(appleLoginIdTokenMax)),
  name: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(appleLoginNameMax)),
  ),
  sns_id: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(appleLoginSnsIdMax)),
  ),
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

export const SocialSignupInfo = /*#__PURE__*/ zod.strictObject({
  type: SnsType,
  sns_id: Ticket,
  username: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialSignupInfoUsernameMax)),
  ),
  gender: Gender,
  name: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialSignupInfoNameMax)),
  ),
  birthday: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(socialSignupInfoBirthdayRegExp)),
  ),
  birthyear: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(socialSignupInfoBirthyearRegExp)),
  ),
  phone_number: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialSignupInfoPhoneNumberMax)),
  ),
  age_range: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialSignupInfoAgeRangeMax)),
  ),
  email: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialSignupInfoEmailMax)),
  ),
});

export type SocialSignupInfo = zod.input<typeof SocialSignupInfo>;
export type SocialSignupInfoOutput = zod.output<typeof SocialSignupInfo>;

export const SocialSignupStart = /*#__PURE__*/ zod.strictObject({
  id: Ticket,
  signup: SocialSignupInfo,
});

export type SocialSignupStart = zod.input<typeof SocialSignupStart>;
export type SocialSignupStartOutput = zod.output<typeof SocialSignupStart>;

export const SocialLoginResult = /*#__PURE__*/ zod.union([AuthTokens, SocialSignupStart]);

export type SocialLoginResult = zod.input<typeof SocialLoginResult>;
export type SocialLoginResultOutput = zod.output<typeof SocialLoginResult>;

export const PasswordCheck = /*#__PURE__*/ zod.strictObject({
  length: /*#__PURE__*/ zod.boolean(),
  kinds: /*#__PURE__*/ zod.boolean(),
  valid: /*#__PURE__*/ zod.boolean(),
});

export type PasswordCheck = zod.input<typeof PasswordCheck>;
export type PasswordCheckOutput = zod.output<typeof PasswordCheck>;

export const PasswordConfirmation = /*#__PURE__*/ zod.strictObject({
  passwd: TypedPassword,
});

export type PasswordConfirmation = zod.input<typeof PasswordConfirmation>;
export type PasswordConfirmationOutput = zod.output<typeof PasswordConfirmation>;

export const ConfirmedPassword = /*#__PURE__*/ zod.strictObject({
  confirmed_until: Instant,
});

export type ConfirmedPassword = zod.input<typeof ConfirmedPassword>;
export type ConfirmedPasswordOutput = zod.output<typeof ConfirmedPassword>;

export const moveItemNameMax = 200;

export const moveItemIconMax = 100;

export const moveItemVolumeCountMin = 0.1;

export const MoveItem = /*#__PURE__*/ zod.strictObject({
  id: MoveItemId,
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(moveItemNameMax)),
  icon: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(moveItemIconMax)),
  width: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  height: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  depth: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  volume_count: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(moveItemVolumeCountMin)),
});

export type MoveItem = zod.input<typeof MoveItem>;
export type MoveItemOutput = zod.output<typeof MoveItem>;

export const moveItemGroupIdMax = 100;

export const moveItemGroupNameMax = 200;

export const moveItemGroupItemsMax = 300;

export const MoveItemGroup = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(moveItemGroupIdMax)),
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(moveItemGroupNameMax)),
  items: /*#__PURE__*/ zod
    .array(MoveItem)
    .check(/*#__PURE__*/ zod.maxLength(moveItemGroupItemsMax)),
});

export type MoveItemGroup = zod.input<typeof MoveItemGroup>;
export type MoveItemGroupOutput = zod.output<typeof MoveItemGroup>;

export const moveSpecGroupsMax = 100;

export const MoveSpec = /*#__PURE__*/ zod.strictObject({
  price_version: IsoDate,
  groups: /*#__PURE__*/ zod
    .array(MoveItemGroup)
    .check(/*#__PURE__*/ zod.maxLength(moveSpecGroupsMax)),
});

export type MoveSpec = zod.input<typeof MoveSpec>;
export type MoveSpecOutput = zod.output<typeof MoveSpec>;

export const StorageContractActionCode = /*#__PURE__*/ zod.enum([
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

export const StorageContractAction = /*#__PURE__*/ zod.strictObject({
  code: StorageContractActionCode,
  reason: ActionReason,
  problem: ActionProblem,
});

export type StorageContractAction = zod.input<typeof StorageContractAction>;
export type StorageContractActionOutput = zod.output<typeof StorageContractAction>;

export const StorageContractActionsMax = 9;

export const StorageContractActions = /*#__PURE__*/ zod
  .array(StorageContractAction)
  .check(/*#__PURE__*/ zod.maxLength(StorageContractActionsMax));

export type StorageContractActions = zod.input<typeof StorageContractActions>;
export type StorageContractActionsOutput = zod.output<typeof StorageContractActions>;

export const StorageContractStatus = /*#__PURE__*/ zod.enum([
  "WAITING",
  "ACTIVE",
  "UNPAID",
  "ENDING",
  "EXPIRED",
  "ENDED",
  "CANCEL",
]);

export type StorageContractStatus = zod.input<typeof StorageContractStatus>;
export type StorageContractStatusOutput = zod.output<typeof StorageContractStatus>;

export const ContractChangeStatus = /*#__PURE__*/ zod.enum(["QUOTED", "WAIT", "APPLIED", "CANCEL"]);

export type ContractChangeStatus = zod.input<typeof ContractChangeStatus>;
export type ContractChangeStatusOutput = zod.output<typeof ContractChangeStatus>;

export const ContinuationReminderRequestedAt = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.iso.datetime({ offset: true }),
);

export type ContinuationReminderRequestedAt = zod.input<typeof ContinuationReminderRequestedAt>;
export type ContinuationReminderRequestedAtOutput = zod.output<
  typeof ContinuationReminderRequestedAt
>;

export const ContinueConfirmedAt = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.iso.datetime({ offset: true }),
);

export type ContinueConfirmedAt = zod.input<typeof ContinueConfirmedAt>;
export type ContinueConfirmedAtOutput = zod.output<typeof ContinueConfirmedAt>;

export const storageExtensionAmountLinesMax = 40;

export const StorageExtensionAmount = /*#__PURE__*/ zod.strictObject({
  price_version: IsoDate,
  lines: /*#__PURE__*/ zod
    .array(StoragePriceLine)
    .check(/*#__PURE__*/ zod.maxLength(storageExtensionAmountLinesMax)),
  total_amount: Money,
  vat_amount: Money,
  refund_amount: Money,
  monthly_amount: Money,
  end_date: IsoDate,
});

export type StorageExtensionAmount = zod.input<typeof StorageExtensionAmount>;
export type StorageExtensionAmountOutput = zod.output<typeof StorageExtensionAmount>;

export const NextCharge = /*#__PURE__*/ zod.strictObject({
  date: IsoDate,
  amount: Money,
});

export type NextCharge = zod.input<typeof NextCharge>;
export type NextChargeOutput = zod.output<typeof NextCharge>;

export const continuationOfferMonthsMax = 36;

export const ContinuationOffer = /*#__PURE__*/ zod.strictObject({
  from: IsoDate,
  months: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(continuationOfferMonthsMax)),
  end_date: IsoDate,
  monthly_amount: Money,
  confirm_from: IsoDate,
  confirm_until: IsoDate,
});

export type ContinuationOffer = zod.input<typeof ContinuationOffer>;
export type ContinuationOfferOutput = zod.output<typeof ContinuationOffer>;

export const OfferedContinuation = /*#__PURE__*/ zod.union([
  ContinuationOffer,
  /*#__PURE__*/ zod.null(),
]);

export type OfferedContinuation = zod.input<typeof OfferedContinuation>;
export type OfferedContinuationOutput = zod.output<typeof OfferedContinuation>;

export const StoredBoxCountMin = 0;
export const StoredBoxCountMax = 200;

export const StoredBoxCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(StoredBoxCountMin))
  .check(/*#__PURE__*/ zod.lte(StoredBoxCountMax));

export type StoredBoxCount = zod.input<typeof StoredBoxCount>;
export type StoredBoxCountOutput = zod.output<typeof StoredBoxCount>;

export const ContractMonthsMax = 600;

export const ContractMonths = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(ContractMonthsMax));

export type ContractMonths = zod.input<typeof ContractMonths>;
export type ContractMonthsOutput = zod.output<typeof ContractMonths>;

export const StorageContractSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  order_serial: StorageOrderSerial,
  status: StorageContractStatus,
  actions: StorageContractActions,
  grade: StorageGrade,
  payment_type: OrderPaymentType,
  promotion: /*#__PURE__*/ zod.union([StoragePromotion, /*#__PURE__*/ zod.null()]),
  months: ContractMonths,
  start_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  end_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  box_count: OrderBoxCount,
  stored_box_count: StoredBoxCount,
  monthly_amount: Money,
  next_charge: /*#__PURE__*/ zod.union([NextCharge, /*#__PURE__*/ zod.null()]),
  due_amount: Money,
  continuation_reminder_requested_at: ContinuationReminderRequestedAt,
  continue_confirmed_at: ContinueConfirmedAt,
  continuation: OfferedContinuation,
  created_at: Instant,
});

export type StorageContractSummary = zod.input<typeof StorageContractSummary>;
export type StorageContractSummaryOutput = zod.output<typeof StorageContractSummary>;

export const storageContractPageItemsMax = 100;

export const StorageContractPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(StorageContractSummary)
    .check(/*#__PURE__*/ zod.maxLength(storageContractPageItemsMax)),
  paging: Paging,
});

export type StorageContractPage = zod.input<typeof StorageContractPage>;
export type StorageContractPageOutput = zod.output<typeof StorageContractPage>;

export const contractStatusChangeReasonMax = 300;

export const ContractStatusChange = /*#__PURE__*/ zod.strictObject({
  from: /*#__PURE__*/ zod.union([StorageContractStatus, /*#__PURE__*/ zod.null()]),
  to: StorageContractStatus,
  by: Actor,
  at: Instant,
  reason: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contractStatusChangeReasonMax)),
  ),
});

export type ContractStatusChange = zod.input<typeof ContractStatusChange>;
export type ContractStatusChangeOutput = zod.output<typeof ContractStatusChange>;

export const ContractChangeKind = /*#__PURE__*/ zod.enum(["TERMINATION", "UPGRADE", "EXTENSION"]);

export type ContractChangeKind = zod.input<typeof ContractChangeKind>;
export type ContractChangeKindOutput = zod.output<typeof ContractChangeKind>;

export const ContractChangeRecord = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  kind: ContractChangeKind,
  status: ContractChangeStatus,
  amount: StorageAmount,
  ledger: OrderLedger,
  end_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  grade: StorageGrade,
  created_at: Instant,
  applied_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
});

export type ContractChangeRecord = zod.input<typeof ContractChangeRecord>;
export type ContractChangeRecordOutput = zod.output<typeof ContractChangeRecord>;

export const StorageChargeRecord = /*#__PURE__*/ zod.strictObject({
  from: IsoDate,
  until: IsoDate,
  ledger: OrderLedger,
});

export type StorageChargeRecord = zod.input<typeof StorageChargeRecord>;
export type StorageChargeRecordOutput = zod.output<typeof StorageChargeRecord>;

export const storageContractChangesMax = 100;

export const storageContractChargesMax = 120;

export const storageContractPaymentsMax = 600;

export const storageContractHistoryMax = 200;

export const StorageContract = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.uuid(),
  order_serial: StorageOrderSerial,
  status: StorageContractStatus,
  actions: StorageContractActions,
  grade: StorageGrade,
  payment_type: OrderPaymentType,
  promotion: /*#__PURE__*/ zod.union([StoragePromotion, /*#__PURE__*/ zod.null()]),
  months: ContractMonths,
  start_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  end_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  box_count: OrderBoxCount,
  stored_box_count: StoredBoxCount,
  monthly_amount: Money,
  next_charge: /*#__PURE__*/ zod.union([NextCharge, /*#__PURE__*/ zod.null()]),
  due_amount: Money,
  continuation_reminder_requested_at: ContinuationReminderRequestedAt,
  continue_confirmed_at: ContinueConfirmedAt,
  continuation: OfferedContinuation,
  payment_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  changes: /*#__PURE__*/ zod
    .array(ContractChangeRecord)
    .check(/*#__PURE__*/ zod.maxLength(storageContractChangesMax)),
  charges: /*#__PURE__*/ zod
    .array(StorageChargeRecord)
    .check(/*#__PURE__*/ zod.maxLength(storageContractChargesMax)),
  payments: /*#__PURE__*/ zod
    .array(OrderPaymentRecord)
    .check(/*#__PURE__*/ zod.maxLength(storageContractPaymentsMax)),
  history: /*#__PURE__*/ zod
    .array(ContractStatusChange)
    .check(/*#__PURE__*/ zod.maxLength(storageContractHistoryMax)),
  created_at: Instant,
});

export type StorageContract = zod.input<typeof StorageContract>;
export type StorageContractOutput = zod.output<typeof StorageContract>;

export const ContractChange = /*#__PURE__*/ zod.strictObject({
  change: ContractChangeRecord,
  payment: /*#__PURE__*/ zod.union([PreparedOrderPayment, /*#__PURE__*/ zod.null()]),
});

export type ContractChange = zod.input<typeof ContractChange>;
export type ContractChangeOutput = zod.output<typeof ContractChange>;

export const TerminationDraft = /*#__PURE__*/ zod.strictObject({
  end_date: IsoDate,
});

export type TerminationDraft = zod.input<typeof TerminationDraft>;
export type TerminationDraftOutput = zod.output<typeof TerminationDraft>;

export const Termination = /*#__PURE__*/ zod.strictObject({
  end_date: IsoDate,
  reason: /*#__PURE__*/ zod.exactOptional(CancelReason),
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type Termination = zod.input<typeof Termination>;
export type TerminationOutput = zod.output<typeof Termination>;

export const UpgradeDraft = /*#__PURE__*/ zod.strictObject({
  grade: StorageGrade,
});

export type UpgradeDraft = zod.input<typeof UpgradeDraft>;
export type UpgradeDraftOutput = zod.output<typeof UpgradeDraft>;

export const Upgrade = /*#__PURE__*/ zod.strictObject({
  grade: StorageGrade,
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type Upgrade = zod.input<typeof Upgrade>;
export type UpgradeOutput = zod.output<typeof Upgrade>;

export const ExtensionDraft = /*#__PURE__*/ zod.strictObject({
  months: StorageMonths,
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type ExtensionDraft = zod.input<typeof ExtensionDraft>;
export type ExtensionDraftOutput = zod.output<typeof ExtensionDraft>;

export const StorageContinuation = /*#__PURE__*/ zod.strictObject({
  monthly_amount: Money,
  payment_id: /*#__PURE__*/ zod.uuid(),
});

export type StorageContinuation = zod.input<typeof StorageContinuation>;
export type StorageContinuationOutput = zod.output<typeof StorageContinuation>;

export const Extension = /*#__PURE__*/ zod.strictObject({
  months: StorageMonths,
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type Extension = zod.input<typeof Extension>;
export type ExtensionOutput = zod.output<typeof Extension>;

export const StorageDeliverySerialRegExp = new RegExp("^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageDeliverySerial = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(StorageDeliverySerialRegExp));

export type StorageDeliverySerial = zod.input<typeof StorageDeliverySerial>;
export type StorageDeliverySerialOutput = zod.output<typeof StorageDeliverySerial>;

export const StorageDeliveryDraft = /*#__PURE__*/ zod.strictObject({
  box_serials: BoxSerials,
  place: StoragePlace,
  delivery: Appointment,
  collection: /*#__PURE__*/ zod.exactOptional(Appointment),
  extra_help: ExtraHelp,
  helper_count: /*#__PURE__*/ zod.exactOptional(HelperCount),
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type StorageDeliveryDraft = zod.input<typeof StorageDeliveryDraft>;
export type StorageDeliveryDraftOutput = zod.output<typeof StorageDeliveryDraft>;

export const StorageFinalSerialRegExp = new RegExp("^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const StorageFinalSerial = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(StorageFinalSerialRegExp));

export type StorageFinalSerial = zod.input<typeof StorageFinalSerial>;
export type StorageFinalSerialOutput = zod.output<typeof StorageFinalSerial>;

export const StorageFinalType = /*#__PURE__*/ zod.enum([
  "FINAL_AND_DELIVERY_ORDER",
  "FINAL_AND_DISPOSAL_ORDER",
]);

export type StorageFinalType = zod.input<typeof StorageFinalType>;
export type StorageFinalTypeOutput = zod.output<typeof StorageFinalType>;

export const FinalDeliveryDraft = /*#__PURE__*/ zod.strictObject({
  scope: FinalScope,
  box_serials: /*#__PURE__*/ zod.exactOptional(BoxSerials),
  place: StoragePlace,
  delivery: Appointment,
  extra_help: ExtraHelp,
  helper_count: /*#__PURE__*/ zod.exactOptional(HelperCount),
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type FinalDeliveryDraft = zod.input<typeof FinalDeliveryDraft>;
export type FinalDeliveryDraftOutput = zod.output<typeof FinalDeliveryDraft>;

export const FinalDisposalDraft = /*#__PURE__*/ zod.strictObject({
  scope: FinalScope,
  box_serials: /*#__PURE__*/ zod.exactOptional(BoxSerials),
  disposal_agreed: DisposalAgreed,
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
  memo: /*#__PURE__*/ zod.exactOptional(OrderMemo),
});

export type FinalDisposalDraft = zod.input<typeof FinalDisposalDraft>;
export type FinalDisposalDraftOutput = zod.output<typeof FinalDisposalDraft>;

export const StorageFinalQuote = /*#__PURE__*/ zod.strictObject({
  order_serial: StorageOrderSerial,
  type: StorageFinalType,
  scope: FinalScope,
  box_serials: /*#__PURE__*/ zod.exactOptional(BoxSerials),
  place: /*#__PURE__*/ zod.exactOptional(StoragePlace),
  delivery: /*#__PURE__*/ zod.exactOptional(Appointment),
  extra_help: /*#__PURE__*/ zod.exactOptional(ExtraHelp),
  helper_count: /*#__PURE__*/ zod.exactOptional(HelperCount),
  coupon_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type StorageFinalQuote = zod.input<typeof StorageFinalQuote>;
export type StorageFinalQuoteOutput = zod.output<typeof StorageFinalQuote>;

export const storageOrderSummaryPlaceAddressMax = 200;

export const StorageOrderSummary = /*#__PURE__*/ zod.strictObject({
  serial: StorageSerial,
  type: StorageOrderType,
  status: StorageOrderStatus,
  actions: StorageOrderActions,
  box_count: OrderBoxCount,
  scope: /*#__PURE__*/ zod.union([FinalScope, /*#__PURE__*/ zod.null()]),
  place_address: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(storageOrderSummaryPlaceAddressMax)),
  ),
  delivery: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
  collection: /*#__PURE__*/ zod.union([Appointment, /*#__PURE__*/ zod.null()]),
  total_amount: Money,
  paid_amount: Money,
  due_amount: Money,
  created_at: Instant,
});

export type StorageOrderSummary = zod.input<typeof StorageOrderSummary>;
export type StorageOrderSummaryOutput = zod.output<typeof StorageOrderSummary>;

export const storageOrderPageItemsMax = 100;

export const StorageOrderPage = /*#__PURE__*/ zod.strictObject({
  items: /*#__PURE__*/ zod
    .array(StorageOrderSummary)
    .check(/*#__PURE__*/ zod.maxLength(storageOrderPageItemsMax)),
  paging: Paging,
});

export type StorageOrderPage = zod.input<typeof StorageOrderPage>;
export type StorageOrderPageOutput = zod.output<typeof StorageOrderPage>;

export const StorageTimes = /*#__PURE__*/ zod.strictObject({
  delivery: /*#__PURE__*/ zod.exactOptional(Appointment),
  collection: /*#__PURE__*/ zod.exactOptional(Appointment),
});

export type StorageTimes = zod.input<typeof StorageTimes>;
export type StorageTimesOutput = zod.output<typeof StorageTimes>;

export const StorageReschedule = /*#__PURE__*/ zod.strictObject({
  delivery: /*#__PURE__*/ zod.exactOptional(Appointment),
  collection: /*#__PURE__*/ zod.exactOptional(Appointment),
  agreed_amount: AgreedAmount,
  method: /*#__PURE__*/ zod.exactOptional(PaymentMethod),
  payment_id: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export type StorageReschedule = zod.input<typeof StorageReschedule>;
export type StorageRescheduleOutput = zod.output<typeof StorageReschedule>;

export const RescheduledStorageOrder = /*#__PURE__*/ zod.strictObject({
  order: StorageOrder,
  payment: /*#__PURE__*/ zod.union([PreparedOrderPayment, /*#__PURE__*/ zod.null()]),
});

export type RescheduledStorageOrder = zod.input<typeof RescheduledStorageOrder>;
export type RescheduledStorageOrderOutput = zod.output<typeof RescheduledStorageOrder>;

export const StorageCancellation = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod.exactOptional(CancelReason),
});

export type StorageCancellation = zod.input<typeof StorageCancellation>;
export type StorageCancellationOutput = zod.output<typeof StorageCancellation>;
