// Written by `pnpm --filter @damadum/contract generate` from openapi.yaml. Do not edit.

export type ProblemCode = "malformed_request" | "validation_failed" | "expired_token" | "invalid_token" | "login_failed" | "forbidden" | "password_check_required" | "not_found" | "username_taken" | "account_exists" | "signup_required" | "ticket_invalid" | "password_mismatch" | "number_mismatch" | "number_expired" | "certification_failed" | "certification_mismatch" | "boxes_stored" | "money_owed" | "address_limit" | "billing_key_limit" | "billing_key_in_use" | "slot_full" | "slot_closed" | "amount_mismatch" | "already_paid" | "state_conflict" | "estimate_expired" | "idempotency_conflict" | "coupon_unavailable" | "box_unavailable" | "change_pending" | "content_limit" | "import_limit" | "review_exists" | "file_rejected" | "content_too_large" | "unsupported_media_type" | "too_many_requests" | "provider_unavailable" | "unavailable" | "internal_error";

export type FieldProblem = {
  readonly field: string;
  readonly code: string;
  readonly message: string;
};

export type Problem = {
  readonly code: ProblemCode;
  readonly message: string;
  readonly errors?: ReadonlyArray<FieldProblem>;
};

export type IsoDate = string;

export type TimeSlot = string;

export type Instant = string;

export type Money = number;

export type Postcode = string;

export type Paging = {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly total_capped: boolean;
};

export type Floor = number;

export type AddressLine = string;

export type AddressDetail = string;

export type OrderMemo = string;

export type ExtraHelp = boolean;

export type OrderBoxCount = number;

export type HelperCount = number;

export type Appointment = {
  readonly date: IsoDate;
  readonly time: TimeSlot;
};

export type LineAmount = number;

export type ActionReason = string | null;

export type CancelReason = string;

export type Ticket = string;

export type Cursor = string;

export type YearMonth = string;

export type Actor = "MEMBER" | "COMPANY" | "OPERATOR" | "SYSTEM";

export type CursorPaging = {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly total_capped: boolean;
  readonly next_cursor: Cursor | null;
};

export type BillingKey = {
  readonly payment_id: string;
  readonly method: PaymentMethod;
  readonly name: string;
  readonly masked_number: string | null;
  readonly is_default: boolean;
  readonly in_use: boolean;
  readonly created_at: Instant;
};

export type BillingKeyPreparation = {
  readonly method: PaymentMethod;
};

export type PreparedBillingKey = {
  readonly customer_uid: string;
  readonly merchant_uid: string;
  readonly name: string;
  readonly method: PaymentMethod;
  readonly account_code: string;
  readonly pg: string;
  readonly pay_method: string;
  readonly buyer: Buyer;
  readonly expires_at: Instant;
};

export type BillingKeyRegistration = {
  readonly customer_uid: string;
};

export type BillingKeyChoice = {
  readonly payment_id: string;
};

export type VisitorKey = string;

export type BoxSerial = string;

export type BoxSerials = ReadonlyArray<BoxSerial>;

export type BoxStatus = "READY" | "DELIVERING" | "PACKING" | "COLLECTING" | "STORED" | "RETURN_READY" | "RETURNING" | "RETURNED" | "ENDED" | "DISPOSAL_READY" | "DISPOSED" | "LOST" | "DAMAGED" | "CANCEL";

export type OwnBox = boolean;

export type StoredBox = {
  readonly serial: BoxSerial;
  readonly order_serial: StorageOrderSerial;
  readonly contract_id: string;
  readonly status: BoxStatus;
  readonly is_own: OwnBox;
  readonly name: string | null;
  readonly content_count: number;
  readonly content_names: ReadonlyArray<ContentName>;
  readonly cover: Photo | null;
  readonly end_date: string | null;
  readonly updated_at: Instant;
};

export type StoredBoxPage = {
  readonly items: ReadonlyArray<StoredBox>;
  readonly paging: Paging;
};

export type ContentName = string;

export type ContentCount = number;

export type ContentMemo = string;

export type BoxContentInput = {
  readonly name: ContentName;
  readonly count: ContentCount;
  readonly memo?: ContentMemo;
  readonly file_ids: FileIds;
};

export type BoxContent = {
  readonly content_id: string;
  readonly name: ContentName;
  readonly count: ContentCount;
  readonly memo: string | null;
  readonly photos: ReadonlyArray<Photo>;
  readonly mine: boolean;
  readonly created_at: Instant;
  readonly updated_at: Instant;
};

export type AddedBoxContent = {
  readonly content: BoxContent;
  readonly visitor_key: VisitorKey | null;
};

export type BoxContents = {
  readonly box_serial: BoxSerial;
  readonly name: string | null;
  readonly status: BoxStatus | null;
  readonly is_own: OwnBox;
  readonly access: "OWNER" | "VISITOR";
  readonly can_add: boolean;
  readonly contents: ReadonlyArray<BoxContent>;
  readonly photos: ReadonlyArray<BoxPhoto>;
};

export type BoxPhotoKind = "PACKING" | "PICK_UP" | "INTAKE" | "RETURN";

export type BoxPhoto = {
  readonly kind: BoxPhotoKind;
  readonly photo: Photo;
  readonly at: Instant;
};

export type BoxStatusChange = {
  readonly from: BoxStatus | null;
  readonly to: BoxStatus;
  readonly by: Actor;
  readonly at: Instant;
  readonly reason: string | null;
};

export type OrderBoxContent = {
  readonly box_serial: BoxSerial;
  readonly name: string | null;
  readonly status: BoxStatus;
  readonly contents: ReadonlyArray<BoxContent>;
  readonly photos: ReadonlyArray<BoxPhoto>;
  readonly history: ReadonlyArray<BoxStatusChange>;
};

export type OrderBoxContents = {
  readonly order_serial: StorageSerial;
  readonly boxes: ReadonlyArray<OrderBoxContent>;
};

export type BoxContentUpdate = {
  readonly content_id?: string;
  readonly name: ContentName;
  readonly count: ContentCount;
  readonly memo?: ContentMemo;
  readonly file_ids: FileIds;
};

export type BoxName = string;

export type BoxUpdate = {
  readonly box_serial: BoxSerial;
  readonly name?: BoxName;
  readonly contents: ReadonlyArray<BoxContentUpdate>;
};

export type OrderBoxContentsUpdate = {
  readonly boxes: ReadonlyArray<BoxUpdate>;
};

export type CompanyTaxInvoice = {
  readonly number: string;
  readonly issued_on: IsoDate;
};

export type CompanyPaymentStatus = "WAIT" | "PAID" | "FAILED" | "REFUNDED" | "CANCEL";

export type CompanyPayment = {
  readonly cpayment_id: string;
  readonly invoice_id: string | null;
  readonly wk_id: string | null;
  readonly title: string;
  readonly status: CompanyPaymentStatus;
  readonly amount: Money;
  readonly vat_amount: Money;
  readonly payment_id: string | null;
  readonly due_date: IsoDate;
  readonly failure_reason: string | null;
  readonly paid_at: string | null;
  readonly created_at: Instant;
};

export type CompanyPaymentPage = {
  readonly items: ReadonlyArray<CompanyPayment>;
  readonly default_payment_id: string | null;
  readonly paging: Paging;
};

export type CompanyDefaultPayment = {
  readonly payment_id: string | null;
};

export type CompanyPaymentPreparation = {
  readonly method: PaymentMethod;
};

export type CompanyInvoiceStatus = "ISSUED" | "PAID" | "OVERDUE" | "CANCEL";

export type CompanyInvoiceSummary = {
  readonly id: string;
  readonly number: InvoiceNumber;
  readonly month: YearMonth;
  readonly status: CompanyInvoiceStatus;
  readonly total_amount: Money;
  readonly credited_amount: Money;
  readonly due_amount: Money;
  readonly due_date: IsoDate;
  readonly issued_at: Instant;
  readonly paid_at: string | null;
};

export type InvoiceNumber = string;

export type CompanyInvoicePage = {
  readonly items: ReadonlyArray<CompanyInvoiceSummary>;
  readonly paging: Paging;
};

export type CompanyInvoiceCredit = {
  readonly amount: Money;
  readonly vat_amount: Money;
  readonly reason: string;
};

export type CompanyInvoiceLine = {
  readonly label: string;
  readonly description: string;
  readonly quantity: number;
  readonly amount: LineAmount;
  readonly cid: string | null;
  readonly wk_id: string | null;
  readonly credit: CompanyInvoiceCredit | null;
};

export type CompanyInvoice = {
  readonly id: string;
  readonly number: InvoiceNumber;
  readonly month: YearMonth;
  readonly status: CompanyInvoiceStatus;
  readonly lines: ReadonlyArray<CompanyInvoiceLine>;
  readonly supply_amount: Money;
  readonly vat_amount: Money;
  readonly total_amount: Money;
  readonly credited_amount: Money;
  readonly paid_amount: Money;
  readonly due_amount: Money;
  readonly refund_amount: Money;
  readonly refund_pending_amount: Money;
  readonly cpayment_id: string | null;
  readonly due_date: IsoDate;
  readonly charge_on: string | null;
  readonly tax_invoice: CompanyTaxInvoice | null;
  readonly issued_at: Instant;
  readonly paid_at: string | null;
};

export type CompanyBoxFilter = "ALL" | "STORED" | "MOVING" | "RETURNED" | "DISPOSED" | "EXPIRING";

export type CompanyBox = {
  readonly cpbox_id: string;
  readonly serial: BoxSerial;
  readonly cid: string;
  readonly status: BoxStatus;
  readonly name: string | null;
  readonly department: string | null;
  readonly contents: string | null;
  readonly retention_until: string | null;
  readonly updated_at: Instant;
};

export type CompanyBoxPage = {
  readonly items: ReadonlyArray<CompanyBox>;
  readonly paging: CursorPaging;
};

export type CompanyBoxDetail = {
  readonly cpbox_id: string;
  readonly serial: BoxSerial;
  readonly cid: string;
  readonly status: BoxStatus;
  readonly name: string | null;
  readonly department: string | null;
  readonly contents: string | null;
  readonly memo: string | null;
  readonly retention_until: string | null;
  readonly history: ReadonlyArray<BoxStatusChange>;
  readonly created_at: Instant;
  readonly updated_at: Instant;
};

export type CompanyBoxUpdate = {
  readonly name?: BoxName;
  readonly department?: string;
  readonly contents?: string;
  readonly memo?: string;
  readonly retention_until?: string | null;
};

export type CompanyBoxesUpdate = {
  readonly dry_run?: boolean;
  readonly import_key?: string;
  readonly import_lines?: number;
  readonly boxes: ReadonlyArray<CompanyBoxChange>;
};

export type CompanyBoxChange = {
  readonly serial: BoxSerial;
  readonly name?: BoxName;
  readonly department?: string;
  readonly contents?: string;
  readonly retention_until?: string | null;
};

export type CompanyBoxesUpdated = {
  readonly boxes: number;
  readonly emptied: number;
};

export type CompanyBoxTotal = number;

export type CompanyBoxCount = {
  readonly all: CompanyBoxTotal;
  readonly stored: CompanyBoxTotal;
  readonly moving: CompanyBoxTotal;
  readonly returned: CompanyBoxTotal;
  readonly disposed: CompanyBoxTotal;
  readonly expiring: CompanyBoxTotal;
  readonly expiring_days: ReadonlyArray<CompanyExpiringDay>;
};

export type CompanyExpiringDay = {
  readonly date: IsoDate;
  readonly boxes: CompanyBoxTotal;
};

export type CompanyDepartmentList = {
  readonly items: ReadonlyArray<CompanyDepartment>;
};

export type CompanyDepartment = {
  readonly department: string;
  readonly boxes: CompanyBoxTotal;
};

export type CompanyContractStatus = "WAIT" | "OFFERED" | "ACTIVE" | "ENDED" | "CANCEL";

export type CompanyContractStatusChange = {
  readonly from: CompanyContractStatus | null;
  readonly to: CompanyContractStatus;
  readonly by: Actor;
  readonly at: Instant;
  readonly reason: string | null;
};

export type CompanyContractName = string;

export type CompanyContractBoxCount = number;

export type CompanyContractMonths = number;

export type CompanyStoredCount = number;

export type CompanyContractRequest = {
  readonly name: CompanyContractName;
  readonly department?: string;
  readonly box_count: CompanyContractBoxCount;
  readonly months: CompanyContractMonths;
  readonly start_date: IsoDate;
  readonly place: StoragePlace;
  readonly memo?: OrderMemo;
};

export type CompanyContractSummary = {
  readonly cid: string;
  readonly name: CompanyContractName;
  readonly status: CompanyContractStatus;
  readonly department: string | null;
  readonly box_count: CompanyContractBoxCount;
  readonly stored_box_count: CompanyStoredCount;
  readonly months: CompanyContractMonths;
  readonly start_date: IsoDate;
  readonly end_date: IsoDate;
  readonly monthly_amount: Money | null;
  readonly created_at: Instant;
};

export type CompanyContractAcceptance = {
  readonly monthly_amount: Money;
};

export type CompanyContractPage = {
  readonly items: ReadonlyArray<CompanyContractSummary>;
  readonly paging: Paging;
};

export type CompanyContract = {
  readonly cid: string;
  readonly name: CompanyContractName;
  readonly status: CompanyContractStatus;
  readonly department: string | null;
  readonly box_count: CompanyContractBoxCount;
  readonly stored_box_count: CompanyStoredCount;
  readonly months: CompanyContractMonths;
  readonly start_date: IsoDate;
  readonly end_date: IsoDate;
  readonly monthly_amount: Money | null;
  readonly monthly_vat_amount: number | null;
  readonly monthly_total_amount: number | null;
  readonly place: StoragePlace;
  readonly memo: string | null;
  readonly history: ReadonlyArray<CompanyContractStatusChange>;
  readonly created_at: Instant;
};

export type CompanyWorkKind = "DELIVERY" | "COLLECTION" | "NEW_BOXES" | "DISPOSAL";

export type CompanyWorkStatus = "WAIT" | "CONFIRM" | "INVOICE_COMPLETE" | "PAYMENT" | "COMPLETE" | "CANCEL";

export type CompanyWorkFilter = "ALL" | "OPEN" | "UPCOMING";

export type CompanyWorkStatusChange = {
  readonly from: CompanyWorkStatus | null;
  readonly to: CompanyWorkStatus;
  readonly by: Actor;
  readonly at: Instant;
  readonly reason: string | null;
};

export type CompanyWorkBoxCount = number;

export type CompanyDeliveryDraft = {
  readonly cid: string;
  readonly kind: CompanyWorkKind;
  readonly cpbox_ids?: ReadonlyArray<string>;
  readonly box_count?: CompanyWorkBoxCount;
  readonly place?: StoragePlace;
  readonly appointment?: Appointment;
  readonly disposal_agreed?: DisposalAgreed;
  readonly retention_waived_until?: IsoDate;
  readonly memo?: OrderMemo;
};

export type CompanyWorkSummary = {
  readonly wk_id: string;
  readonly cid: string;
  readonly kind: CompanyWorkKind;
  readonly status: CompanyWorkStatus;
  readonly box_count: CompanyWorkBoxCount;
  readonly appointment: Appointment | null;
  readonly moved_on: string | null;
  readonly total_amount: Money;
  readonly created_at: Instant;
};

export type CompanyWorkPage = {
  readonly items: ReadonlyArray<CompanyWorkSummary>;
  readonly paging: Paging;
};

export type CompanyWork = {
  readonly wk_id: string;
  readonly cid: string;
  readonly kind: CompanyWorkKind;
  readonly status: CompanyWorkStatus;
  readonly box_count: CompanyWorkBoxCount;
  readonly place: StoragePlace | null;
  readonly appointment: Appointment | null;
  readonly moved_on: string | null;
  readonly amount: StorageAmount;
  readonly invoice_id: string | null;
  readonly cpayment_id: string | null;
  readonly certificate_number: CertificateNumber | null;
  readonly memo: string | null;
  readonly history: ReadonlyArray<CompanyWorkStatusChange>;
  readonly created_at: Instant;
};

export type Company = {
  readonly name: string;
  readonly registration_number: string | null;
  readonly representative_name: string | null;
  readonly address: string | null;
  readonly business_type: string | null;
  readonly business_item: string | null;
  readonly people: ReadonlyArray<CompanyPerson>;
};

export type CompanyPerson = {
  readonly name: string;
  readonly department: string | null;
  readonly role: string | null;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly is_me: boolean;
};

export type CouponType = "MOVE" | "STORAGE" | "STORAGE_DELIVERY" | "STORAGE_FINAL" | "STORAGE_EXTENSION";

export type CouponStatus = "AVAILABLE" | "HELD" | "USED" | "EXPIRED";

export type Coupon = {
  readonly id: string;
  readonly name: string;
  readonly kind: "FIXED" | "PERCENT";
  readonly amount: number | null;
  readonly percent: number | null;
  readonly max_amount: number | null;
  readonly types: ReadonlyArray<CouponType>;
  readonly status: CouponStatus;
  readonly valid_from: IsoDate;
  readonly valid_until: IsoDate;
  readonly used_at: string | null;
};

export type CouponPage = {
  readonly items: ReadonlyArray<Coupon>;
  readonly paging: Paging;
};

export type PaymentTypeMode = "ONLY_NORMAL_PAYMENT" | "ONLY_SUBS_PAYMENT" | "ALL";

export type CustomPaymentUrl = string;

export type CustomPaymentStatus = "QUOTED" | "WAIT" | "PAYMENT" | "DECLINED" | "EXPIRED" | "CANCEL" | "REFUNDED";

export type CustomPayment = {
  readonly url: CustomPaymentUrl;
  readonly purpose: "EXTRA" | "BALANCE";
  readonly status: CustomPaymentStatus;
  readonly title: string;
  readonly reason: string;
  readonly photos: ReadonlyArray<Photo>;
  readonly customer_name: string | null;
  readonly order_serial: string | null;
  readonly own_order_serial: string | null;
  readonly amount: Money;
  readonly vat_amount: Money;
  readonly payment_type_mode: PaymentTypeMode;
  readonly expires_at: Instant;
  readonly paid_at: string | null;
};

export type CustomPaymentPreparation = {
  readonly method: PaymentMethod;
};

export type CustomPaymentRefusal = {
  readonly reason?: CancelReason;
};

export type DamagedSerial = string;

export type DamageReportStatus = "DRAFT" | "SENT" | "ACCEPTED" | "DECLINED" | "PAID";

export type DamageKind = "BROKEN" | "STAINED" | "MISSING" | "OTHER";

export type DamageText = string;

export type BoughtYear = string;

export type DamagePrice = number;

export type DamageReportInput = {
  readonly item: ContentName;
  readonly kind: DamageKind;
  readonly description: DamageText;
  readonly price?: DamagePrice;
  readonly bought_year?: BoughtYear;
  readonly file_ids?: FileIds;
  readonly compared_ids?: ReadonlyArray<string>;
};

export type DamageAnswer = {
  readonly amount: number | null;
  readonly message: string | null;
  readonly at: Instant;
  readonly paid_at: Instant | null;
};

export type DamageReport = {
  readonly report_id: string;
  readonly status: DamageReportStatus;
  readonly item: ContentName;
  readonly kind: DamageKind;
  readonly description: DamageText;
  readonly price: number | null;
  readonly bought_year: string | null;
  readonly photos: ReadonlyArray<Photo>;
  readonly compared: ReadonlyArray<BoxPhoto>;
  readonly updated_at: Instant;
  readonly sent_at: Instant | null;
  readonly answer: DamageAnswer | null;
};

export type DamageReports = {
  readonly serial: DamagedSerial;
  readonly can_report: boolean;
  readonly notice_until: string | null;
  readonly reports: ReadonlyArray<DamageReport>;
};

export type CertificateNumber = string;

export type CertificateCode = string;

export type RegisteredParty = {
  readonly name: string;
  readonly registration_number: string | null;
  readonly representative_name: string | null;
  readonly address: string | null;
};

export type DestroyedBox = {
  readonly serial: BoxSerial;
  readonly name: string | null;
  readonly department: string | null;
  readonly retention_until: string | null;
};

export type DestructionCertificate = {
  readonly number: CertificateNumber;
  readonly code: CertificateCode;
  readonly wk_id: string;
  readonly company: RegisteredParty;
  readonly issuer: RegisteredParty;
  readonly requested_on: IsoDate;
  readonly destroyed_on: IsoDate;
  readonly issued_on: IsoDate;
  readonly boxes: ReadonlyArray<DestroyedBox>;
};

export type CertifiedParty = {
  readonly name: string;
  readonly registration_number: string | null;
};

export type CheckedCertificate = {
  readonly number: CertificateNumber;
  readonly is_valid: boolean;
  readonly company: CertifiedParty;
  readonly issuer: CertifiedParty;
  readonly requested_on: IsoDate;
  readonly destroyed_on: IsoDate;
  readonly issued_on: IsoDate;
  readonly box_count: CompanyWorkBoxCount;
  readonly serials: ReadonlyArray<BoxSerial>;
};

export type Place = {
  readonly postcode: Postcode;
  readonly address: AddressLine;
  readonly detail: AddressDetail;
  readonly floor: Floor;
  readonly carriage: Carriage;
};

export type MoveItemCount = {
  readonly item_id: MoveItemId;
  readonly count: number;
};

export type UseBoxes = boolean;

export type HeavyLoad = boolean;

export type BoxRental = {
  readonly box_count: OrderBoxCount;
  readonly delivery: Appointment;
  readonly collection: Appointment;
};

export type EstimateDraft = {
  readonly start: Place;
  readonly destination: Place;
  readonly move_date: IsoDate;
  readonly move_time: TimeSlot;
  readonly items: ReadonlyArray<MoveItemCount>;
  readonly use_boxes: UseBoxes;
  readonly box_rental?: BoxRental;
  readonly heavy_load: HeavyLoad;
  readonly extra_help: ExtraHelp;
  readonly helper_count?: HelperCount;
  readonly coupon_id?: string;
  readonly memo?: OrderMemo;
};

export type PriceLineCode = "BASE" | "VOLUME" | "ZONE" | "START_CARRIAGE" | "DESTINATION_CARRIAGE" | "BOX_RENTAL" | "HELPERS" | "HEAVY_LOAD" | "DATE_SURCHARGE" | "COUPON" | "CHANGE_FEE" | "CORRECTION" | "GOODWILL";

export type PriceLine = {
  readonly code: PriceLineCode;
  readonly label: string;
  readonly description: string;
  readonly amount: LineAmount;
};

export type EstimateAmount = {
  readonly price_version: IsoDate;
  readonly lines: ReadonlyArray<PriceLine>;
  readonly total_amount: Money;
  readonly vat_amount: Money;
  readonly deposit_amount: Money;
  readonly volume_count: number;
  readonly truck: string;
  readonly crew_count: number;
};

export type MoveAction = {
  readonly code: MoveActionCode;
  readonly reason: ActionReason;
};

export type MoveActionCode = "PAY" | "EDIT" | "PAY_BALANCE" | "REQUEST_COLLECTION" | "RESCHEDULE_MOVE" | "RESCHEDULE_DELIVERY" | "RESCHEDULE_COLLECTION" | "CANCEL" | "WRITE_REVIEW" | "REPORT_DAMAGE";

export type MoveActions = ReadonlyArray<MoveAction>;

export type WrittenRating = number | null;

export type MoveStatus = "QUOTED" | "WAIT" | "PAYMENT" | "CONFIRM" | "BOX_DEL_BEFORE" | "BOX_DEL_COMPLETE" | "WORKING" | "WORKING_COMPLETE" | "BOX_COL_REQUEST" | "COMPLETE" | "CANCEL";

export type PaymentPlan = "FULL" | "DEPOSIT" | "BALANCE";

export type PaidPlan = "FULL" | "DEPOSIT" | "BALANCE" | "CHANGE";

export type PaidMethod = "CARD" | "KAKAO_PAY" | "NAVER_PAY" | "TOSS_PAY" | "CASH" | "TRANSFER";

export type PaymentRecord = {
  readonly merchant_uid: string;
  readonly imp_uid: string | null;
  readonly plan: PaidPlan;
  readonly method: PaidMethod;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly refunded_amount: Money;
  readonly failure_reason: string | null;
  readonly paid_at: string | null;
};

export type StatusChange = {
  readonly from: MoveStatus | null;
  readonly to: MoveStatus;
  readonly at: Instant;
  readonly reason: string | null;
};

export type EstimateSerial = string;

export type Estimate = {
  readonly serial: EstimateSerial;
  readonly status: MoveStatus;
  readonly actions: MoveActions;
  readonly review_rating: WrittenRating;
  readonly draft: EstimateDraft;
  readonly amount: EstimateAmount;
  readonly paid_amount: Money;
  readonly balance_amount: Money;
  readonly ledger: OrderLedger;
  readonly payments: ReadonlyArray<PaymentRecord>;
  readonly cancel_fee_amount: Money | null;
  readonly cancel_refund_amount: Money | null;
  readonly history: ReadonlyArray<StatusChange>;
  readonly customer: Customer | null;
  readonly visitor_key: string | null;
  readonly created_at: Instant;
  readonly valid_until: Instant;
};

export type Customer = {
  readonly name: string;
  readonly phone_number: string | null;
};

export type EstimateSummary = {
  readonly serial: EstimateSerial;
  readonly status: MoveStatus;
  readonly actions: MoveActions;
  readonly review_rating: WrittenRating;
  readonly move_date: IsoDate;
  readonly move_time: TimeSlot;
  readonly start_address: string;
  readonly destination_address: string;
  readonly box_rental: BoxRental | null;
  readonly total_amount: Money;
  readonly paid_amount: Money;
  readonly balance_amount: Money;
  readonly due_amount: Money;
  readonly cancel_fee_amount: Money;
  readonly to_pay_amount: Money;
  readonly created_at: Instant;
};

export type EstimatePage = {
  readonly items: ReadonlyArray<EstimateSummary>;
  readonly paging: Paging;
};

export type EstimateIntegration = {
  readonly serial: EstimateSerial;
  readonly visitor_key: string;
};

export type EstimateTimes = {
  readonly move?: Appointment;
  readonly delivery?: Appointment;
  readonly collection?: Appointment;
};

export type RescheduleAmount = {
  readonly fee_amount: Money;
  readonly difference_amount: number;
  readonly total_amount: Money;
  readonly refund_amount: Money;
  readonly order_amount: Money;
};

export type AgreedAmount = number;

export type EstimateReschedule = {
  readonly move?: Appointment;
  readonly delivery?: Appointment;
  readonly collection?: Appointment;
  readonly agreed_amount: AgreedAmount;
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type RescheduledEstimate = {
  readonly estimate: Estimate;
  readonly payment: PreparedPayment | null;
};

export type EstimateCancellation = {
  readonly reason?: CancelReason;
};

export type PaymentPreparation = {
  readonly plan: PaymentPlan;
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type PreparedPayment = {
  readonly merchant_uid: string;
  readonly payment_status: PaymentStatus;
  readonly failure_reason: string | null;
  readonly amount: Money;
  readonly name: string;
  readonly plan: PaidPlan;
  readonly method: PaymentMethod;
  readonly account_code: string;
  readonly pg: string;
  readonly pay_method: string;
  readonly buyer: Buyer;
  readonly expires_at: Instant;
};

export type PaymentResult = {
  readonly serial: EstimateSerial;
  readonly payment_status: PaymentStatus;
  readonly amount: Money;
  readonly failure_reason: string | null;
};

export type CollectionRequest = {
  readonly date: IsoDate;
  readonly time: TimeSlot;
  readonly memo?: string;
};

export type PixelLength = number;

export type Photo = {
  readonly file_id: string;
  readonly key: string | null;
  readonly width: PixelLength;
  readonly height: PixelLength;
};

export type FileIds = ReadonlyArray<string>;

export type FilePurpose = "BOX_CONTENT" | "REVIEW" | "DAMAGE_REPORT";

export type StoredFile = {
  readonly file_id: string;
  readonly purpose: FilePurpose;
  readonly content_type: "image/webp";
  readonly byte_size: number;
  readonly width: PixelLength;
  readonly height: PixelLength;
  readonly visitor_key: VisitorKey | null;
  readonly created_at: Instant;
};

export type Health = {
  readonly status: "ok";
};

export type PreparedCertification = {
  readonly merchant_uid: string;
  readonly account_code: string;
  readonly pg: string;
  readonly expires_at: Instant;
};

export type CertificationRequest = {
  readonly imp_uid: string;
  readonly merchant_uid?: string;
};

export type Certification = {
  readonly uid: Ticket;
  readonly imp_uid: string;
  readonly merchant_uid: string;
  readonly gender: Gender;
  readonly name: PersonName;
  readonly birthday: Birthday;
  readonly birth_year: BirthYear;
  readonly phone_number: string;
};

export type FoundUsername = {
  readonly username: string;
  readonly type: "ID" | "NAVER" | "KAKAO" | "GOOGLE" | "APPLE";
  readonly created_at: Instant;
};

export type FoundUsernames = {
  readonly usernames: ReadonlyArray<FoundUsername>;
};

export type PasswordNumberRequest = {
  readonly username: TypedUsername;
};

export type SentNumber = {
  readonly expires_at: Instant;
  readonly resend_at: Instant;
};

export type PasswordNumberCheck = {
  readonly username: TypedUsername;
  readonly number: string;
};

export type PasswordResetTicket = {
  readonly reset_token: Ticket;
  readonly expires_at: Instant;
};

export type PasswordReset = {
  readonly username: TypedUsername;
  readonly passwd: NewPassword;
  readonly reset_token: Ticket;
};

export type PhoneNumber = string;

export type Username = string;

export type NewPassword = string;

export type PersonName = string;

export type Email = string;

export type Gender = "M" | "F" | "U";

export type ConsentKind = "TERMS" | "PRIVACY" | "AGE_14" | "MARKETING";

export type Consent = {
  readonly kind: ConsentKind;
  readonly version: IsoDate;
  readonly agreed: boolean;
};

export type Consents = ReadonlyArray<Consent>;

export type SignupRequest = {
  readonly username: Username;
  readonly passwd: NewPassword;
  readonly name: PersonName;
  readonly phone_number: PhoneNumber;
  readonly email?: Email;
  readonly certification_uid?: Ticket;
  readonly consents: Consents;
};

export type UsernameCheck = {
  readonly valid: boolean;
  readonly reason: "FORMAT" | "TAKEN" | null;
};

export type Profile = {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly type: "ID" | "NAVER" | "KAKAO" | "GOOGLE" | "APPLE";
  readonly gender: Gender;
  readonly birthday: string | null;
  readonly birth_year: string | null;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly role: "MEMBER" | "COMPANY" | "OPERATOR";
  readonly last_login: string | null;
  readonly first_address: Address | null;
  readonly is_company_user: boolean;
  readonly certified: boolean;
  readonly has_password: boolean;
  readonly social_accounts: ReadonlyArray<SocialAccount>;
  readonly marketing_consent: MarketingConsent;
};

export type ProfileUpdate = {
  readonly name?: PersonName;
  readonly email?: string | null;
  readonly gender?: Gender;
  readonly marketing_consent?: MarketingAnswer;
};

export type Carriage = "STAIRS" | "EV" | "LADDER";

export type AddressInput = {
  readonly name: string;
  readonly postcode: Postcode;
  readonly address: AddressLine;
  readonly detail: AddressDetail;
  readonly floor: Floor;
  readonly carriage: Carriage;
  readonly is_default: boolean;
};

export type Address = {
  readonly id: string;
  readonly name: string;
  readonly postcode: Postcode;
  readonly address: string;
  readonly detail: string;
  readonly floor: Floor;
  readonly carriage: Carriage;
  readonly is_default: boolean;
};

export type Birthday = string;

export type BirthYear = string;

export type SocialSignupRequest = {
  readonly sns_id: Ticket;
  readonly username?: Username;
  readonly name: PersonName;
  readonly phone_number: PhoneNumber;
  readonly email?: Email;
  readonly gender?: Gender;
  readonly birthday?: Birthday;
  readonly birthyear?: BirthYear;
  readonly certification_uid?: Ticket;
  readonly consents: Consents;
};

export type MemberCertification = {
  readonly certification_uid: Ticket;
};

export type PasswordChange = {
  readonly passwd: NewPassword;
};

export type MarketingAnswer = {
  readonly version: IsoDate;
  readonly agreed: boolean;
};

export type MarketingConsent = {
  readonly agreed: boolean;
  readonly changed_at: string | null;
};

export type SocialAccount = {
  readonly type: SnsType;
  readonly connected_at: Instant;
};

export type PaymentMethod = "CARD" | "KAKAO_PAY" | "NAVER_PAY" | "TOSS_PAY";

export type PaymentStatus = "READY" | "PAID" | "FAILED" | "REFUNDED";

export type LedgerRow = {
  readonly kind: "PRICE" | "DISCOUNT" | "COUPON" | "CHANGE_DIFFERENCE" | "CHANGE_FEE" | "CORRECTION" | "GOODWILL" | "UNUSED" | "DEPOSIT" | "PAYMENT" | "CHANGE" | "BALANCE" | "EXTRA" | "CANCEL_FEE" | "REFUND" | "EXTRA_REFUND" | "OUTSIDE_REFUND" | "CHARGEBACK" | "CONTRACT_REFUND" | "WRITE_OFF" | "COMPENSATION";
  readonly state: "OPEN" | "DONE" | "DECLINED" | "EXPIRED" | "CANCELLED" | "REFUNDED" | "WITHDRAWN";
  readonly amount: number;
  readonly detail: string | null;
  readonly at: string | null;
  readonly asked_at: string | null;
  readonly link: CustomPaymentUrl | null;
};

export type OrderLedger = {
  readonly rows: ReadonlyArray<LedgerRow>;
  readonly total_amount: Money;
  readonly paid_amount: Money;
  readonly balance_amount: Money;
  readonly due_amount: Money;
  readonly to_pay_amount: Money;
  readonly extra_amount: Money;
  readonly cancel_fee_amount: Money;
  readonly refund_amount: Money;
  readonly refund_pending_amount: Money;
  readonly compensation_amount: Money;
  readonly written_off_amount: Money;
};

export type Buyer = {
  readonly name: string;
  readonly tel: string | null;
  readonly email: string | null;
};

export type ImpUid = string;

export type PaymentCompletion = {
  readonly imp_uid: ImpUid;
  readonly merchant_uid: string;
};

export type PaymentWebhook = {
  readonly imp_uid: ImpUid;
  readonly merchant_uid: string;
  readonly status?: string;
};

export type OrderPaymentType = "NORMAL" | "SUBSCRIPTION";

export type OrderPaymentRecord = {
  readonly merchant_uid: string;
  readonly imp_uid: string | null;
  readonly method: PaymentMethod;
  readonly payment_type: OrderPaymentType;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly refunded_amount: Money;
  readonly failure_reason: string | null;
  readonly paid_at: string | null;
};

export type OrderPaymentPreparation = {
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type PreparedOrderPayment = {
  readonly merchant_uid: string;
  readonly customer_uid: string | null;
  readonly payment_status: PaymentStatus;
  readonly failure_reason: string | null;
  readonly amount: Money;
  readonly name: string;
  readonly method: PaymentMethod;
  readonly payment_type: OrderPaymentType;
  readonly account_code: string;
  readonly pg: string;
  readonly pay_method: string;
  readonly buyer: Buyer;
  readonly expires_at: Instant;
};

export type PaymentOutcome = {
  readonly reference: string;
  readonly payment_status: PaymentStatus;
  readonly amount: Money;
  readonly failure_reason: string | null;
};

export type Popup = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly image: Photo | null;
  readonly link: string | null;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
};

export type ReceiverKey = string;

export type ReceiverLink = {
  readonly key: ReceiverKey | null;
  readonly opens_on: IsoDate | null;
};

export type ReceivedDelivery = {
  readonly opens_on: IsoDate;
  readonly visit: ReceivedVisit | null;
};

export type ReceivedVisit = {
  readonly status: "READY" | "ON_THE_WAY" | "DELIVERED";
  readonly delivery: Appointment;
  readonly place: StoragePlace;
  readonly box_count: OrderBoxCount;
};

export type Rating = number;

export type ReviewText = string;

export type ReviewInput = {
  readonly rating: Rating;
  readonly content: ReviewText;
  readonly file_ids: FileIds;
};

export type Review = {
  readonly rating: Rating;
  readonly content: ReviewText;
  readonly photos: ReadonlyArray<Photo>;
  readonly created_at: Instant;
};

export type PublicReview = {
  readonly name: string;
  readonly rating: Rating;
  readonly content: ReviewText;
  readonly start_region: string;
  readonly destination_region: string;
  readonly truck: string;
  readonly move_month: YearMonth;
};

export type ClosedReason = "PAST" | "LEAD_TIME" | "FULL";

export type SurchargeRate = number;

export type ScheduleDay = {
  readonly date: IsoDate;
  readonly available: boolean;
  readonly closed_reason: ClosedReason | null;
  readonly remaining: number;
  readonly lucky: boolean;
  readonly holiday: string | null;
  readonly surcharge_rate: SurchargeRate;
};

export type ScheduleSlot = {
  readonly time: TimeSlot;
  readonly available: boolean;
  readonly closed_reason: ClosedReason | null;
  readonly remaining: number;
};

export type BoxDeliveryDay = {
  readonly date: IsoDate;
  readonly available: boolean;
  readonly closed_reason: ClosedReason | null;
  readonly lucky: boolean;
  readonly holiday: string | null;
  readonly surcharge_rate: SurchargeRate;
  readonly slots: ReadonlyArray<ScheduleSlot>;
};

export type RefreshTokenValue = string;

export type TypedUsername = string;

export type TypedPassword = string;

export type LoginRequest = {
  readonly username: TypedUsername;
  readonly password: TypedPassword;
};

export type AuthTokens = {
  readonly access_token: string;
  readonly refresh_token: RefreshTokenValue;
};

export type AccessToken = {
  readonly access_token: string;
};

export type SnsType = "NAVER" | "KAKAO" | "GOOGLE" | "APPLE";

export type LoginProvider = {
  readonly type: SnsType;
  readonly authorize_url: string;
};

export type TicketLogin = {
  readonly sns_id: Ticket;
};

export type SocialCode = string;

export type NaverLogin = {
  readonly code: SocialCode;
  readonly state: string;
};

export type KakaoLogin = {
  readonly code: SocialCode;
};

export type GoogleLogin = {
  readonly code: SocialCode;
  readonly is_app: boolean;
  readonly code_verifier?: CodeVerifier;
};

export type CodeVerifier = string;

export type AppleLogin = {
  readonly code: SocialCode;
  readonly id_token: string;
  readonly name?: string;
  readonly sns_id?: string;
};

export type SocialSignupInfo = {
  readonly type: SnsType;
  readonly sns_id: Ticket;
  readonly username: string | null;
  readonly gender: Gender;
  readonly name: string | null;
  readonly birthday: string | null;
  readonly birthyear: string | null;
  readonly phone_number: string | null;
  readonly age_range: string | null;
  readonly email: string | null;
};

export type SocialSignupStart = {
  readonly id: Ticket;
  readonly signup: SocialSignupInfo;
};

export type SocialLoginResult = AuthTokens | SocialSignupStart;

export type PasswordCheck = {
  readonly length: boolean;
  readonly kinds: boolean;
  readonly valid: boolean;
};

export type PasswordConfirmation = {
  readonly passwd: TypedPassword;
};

export type ConfirmedPassword = {
  readonly confirmed_until: Instant;
};

export type MoveItemId = string;

export type MoveItem = {
  readonly id: MoveItemId;
  readonly name: string;
  readonly icon: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly volume_count: number;
};

export type MoveItemGroup = {
  readonly id: string;
  readonly name: string;
  readonly items: ReadonlyArray<MoveItem>;
};

export type MoveSpec = {
  readonly price_version: IsoDate;
  readonly groups: ReadonlyArray<MoveItemGroup>;
};

export type StorageContractAction = {
  readonly code: StorageContractActionCode;
  readonly reason: ActionReason;
};

export type StorageContractActionCode = "PAY_MONTH" | "CONTINUATION" | "DELIVERY" | "FINAL_ALL" | "FINAL_PART" | "EXTENSION" | "UPGRADE" | "TERMINATION" | "BILLING_KEY";

export type StorageContractActions = ReadonlyArray<StorageContractAction>;

export type StorageContractStatus = "WAITING" | "ACTIVE" | "UNPAID" | "ENDING" | "EXPIRED" | "ENDED" | "CANCEL";

export type ContractChangeStatus = "QUOTED" | "WAIT" | "APPLIED" | "CANCEL";

export type ContinuationReminderRequestedAt = string | null;

export type ContinueConfirmedAt = string | null;

export type StorageExtensionAmount = {
  readonly price_version: IsoDate;
  readonly lines: ReadonlyArray<StoragePriceLine>;
  readonly total_amount: Money;
  readonly vat_amount: Money;
  readonly refund_amount: Money;
  readonly monthly_amount: Money;
  readonly end_date: IsoDate;
};

export type NextCharge = {
  readonly date: IsoDate;
  readonly amount: Money;
};

export type ContinuationOffer = {
  readonly from: IsoDate;
  readonly months: number;
  readonly end_date: IsoDate;
  readonly monthly_amount: Money;
  readonly confirm_from: IsoDate;
  readonly confirm_until: IsoDate;
};

export type OfferedContinuation = ContinuationOffer | null;

export type StoredBoxCount = number;

export type ContractMonths = number;

export type StorageContractSummary = {
  readonly id: string;
  readonly order_serial: StorageOrderSerial;
  readonly status: StorageContractStatus;
  readonly actions: StorageContractActions;
  readonly grade: StorageGrade;
  readonly payment_type: OrderPaymentType;
  readonly months: ContractMonths;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly box_count: OrderBoxCount;
  readonly stored_box_count: StoredBoxCount;
  readonly monthly_amount: Money;
  readonly next_charge: NextCharge | null;
  readonly continuation_reminder_requested_at: ContinuationReminderRequestedAt;
  readonly continue_confirmed_at: ContinueConfirmedAt;
  readonly continuation: OfferedContinuation;
  readonly created_at: Instant;
};

export type StorageContractPage = {
  readonly items: ReadonlyArray<StorageContractSummary>;
  readonly paging: Paging;
};

export type ContractStatusChange = {
  readonly from: StorageContractStatus | null;
  readonly to: StorageContractStatus;
  readonly by: Actor;
  readonly at: Instant;
  readonly reason: string | null;
};

export type StorageContract = {
  readonly id: string;
  readonly order_serial: StorageOrderSerial;
  readonly status: StorageContractStatus;
  readonly actions: StorageContractActions;
  readonly grade: StorageGrade;
  readonly payment_type: OrderPaymentType;
  readonly promotion: StoragePromotion | null;
  readonly months: ContractMonths;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly box_count: OrderBoxCount;
  readonly stored_box_count: StoredBoxCount;
  readonly monthly_amount: Money;
  readonly next_charge: NextCharge | null;
  readonly continuation_reminder_requested_at: ContinuationReminderRequestedAt;
  readonly continue_confirmed_at: ContinueConfirmedAt;
  readonly continuation: OfferedContinuation;
  readonly payment_id: string | null;
  readonly changes: ReadonlyArray<ContractChangeRecord>;
  readonly payments: ReadonlyArray<OrderPaymentRecord>;
  readonly history: ReadonlyArray<ContractStatusChange>;
  readonly created_at: Instant;
};

export type ContractChangeKind = "TERMINATION" | "UPGRADE" | "EXTENSION";

export type ContractChangeRecord = {
  readonly id: string;
  readonly kind: ContractChangeKind;
  readonly status: ContractChangeStatus;
  readonly amount: StorageAmount;
  readonly end_date: string | null;
  readonly grade: StorageGrade;
  readonly created_at: Instant;
  readonly applied_at: string | null;
};

export type ContractChange = {
  readonly change: ContractChangeRecord;
  readonly payment: PreparedOrderPayment | null;
};

export type TerminationDraft = {
  readonly end_date: IsoDate;
};

export type Termination = {
  readonly end_date: IsoDate;
  readonly reason?: CancelReason;
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type UpgradeDraft = {
  readonly grade: StorageGrade;
};

export type Upgrade = {
  readonly grade: StorageGrade;
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type ExtensionDraft = {
  readonly months: StorageMonths;
  readonly coupon_id?: string;
};

export type StorageContinuation = {
  readonly monthly_amount: Money;
  readonly payment_id: string;
};

export type Extension = {
  readonly months: StorageMonths;
  readonly coupon_id?: string;
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type StorageDeliverySerial = string;

export type StorageDeliveryDraft = {
  readonly box_serials: BoxSerials;
  readonly place: StoragePlace;
  readonly delivery: Appointment;
  readonly collection?: Appointment;
  readonly extra_help: ExtraHelp;
  readonly helper_count?: HelperCount;
  readonly coupon_id?: string;
  readonly memo?: OrderMemo;
};

export type DisposalAgreed = boolean;

export type StorageFinalSerial = string;

export type StorageFinalType = "FINAL_AND_DELIVERY_ORDER" | "FINAL_AND_DISPOSAL_ORDER";

export type FinalDeliveryDraft = {
  readonly scope: FinalScope;
  readonly box_serials?: BoxSerials;
  readonly place: StoragePlace;
  readonly delivery: Appointment;
  readonly extra_help: ExtraHelp;
  readonly helper_count?: HelperCount;
  readonly coupon_id?: string;
  readonly memo?: OrderMemo;
};

export type FinalDisposalDraft = {
  readonly scope: FinalScope;
  readonly box_serials?: BoxSerials;
  readonly disposal_agreed: DisposalAgreed;
  readonly coupon_id?: string;
  readonly memo?: OrderMemo;
};

export type StorageFinalQuote = {
  readonly order_serial: StorageOrderSerial;
  readonly type: StorageFinalType;
  readonly scope: FinalScope;
  readonly box_serials?: BoxSerials;
  readonly place?: StoragePlace;
  readonly delivery?: Appointment;
  readonly extra_help?: ExtraHelp;
  readonly helper_count?: HelperCount;
  readonly coupon_id?: string;
};

export type ContinuationReminder = boolean;

export type StorageMonths = number;

export type StorageOrderAction = {
  readonly code: StorageOrderActionCode;
  readonly reason: ActionReason;
};

export type StorageOrderActionCode = "PAY" | "RESCHEDULE_DELIVERY" | "RESCHEDULE_COLLECTION" | "SHARE_DELIVERY" | "CANCEL";

export type StorageOrderActions = ReadonlyArray<StorageOrderAction>;

export type StorageSerial = string;

export type StorageOrderSerial = string;

export type StorageOrderType = "FIRST_TIME_ORDER" | "DELIVERY_REQUEST_ORDER" | "FINAL_AND_DELIVERY_ORDER" | "FINAL_AND_DISPOSAL_ORDER";

export type StorageOrderStatus = "QUOTED" | "WAIT" | "PAYMENT" | "CONFIRM" | "DELIVERING" | "BEFORE_COLLECTION" | "COLLECTING" | "DISPOSING" | "COMPLETE" | "CANCEL";

export type StorageGrade = "BASIC" | "CLIMATE";

export type StoragePromotion = "FREE_MONTH3";

export type FinalScope = "ALL" | "PART";

export type StorageCarriage = "STAIRS" | "EV";

export type StoragePlace = {
  readonly postcode: Postcode;
  readonly address: AddressLine;
  readonly detail: AddressDetail;
  readonly floor: Floor;
  readonly carriage: StorageCarriage;
};

export type StorageOrderDraft = {
  readonly place: StoragePlace;
  readonly grade: StorageGrade;
  readonly months: StorageMonths;
  readonly box_count: OrderBoxCount;
  readonly use_boxes: UseBoxes;
  readonly delivery?: Appointment;
  readonly collection: Appointment;
  readonly heavy_load: HeavyLoad;
  readonly extra_help: ExtraHelp;
  readonly helper_count?: HelperCount;
  readonly payment_type: OrderPaymentType;
  readonly promotion?: StoragePromotion;
  readonly continuation_reminder?: ContinuationReminder;
  readonly coupon_id?: string;
  readonly memo?: OrderMemo;
};

export type StoragePriceLineCode = "STORAGE" | "GRADE" | "BOX_RENTAL" | "DELIVERY" | "COLLECTION" | "CARRIAGE" | "HELPERS" | "HEAVY_LOAD" | "DATE_SURCHARGE" | "DISPOSAL" | "PERIOD_DISCOUNT" | "PROMOTION" | "UNUSED_REFUND" | "TERMINATION_FEE" | "UNPAID" | "COUPON" | "CHANGE_FEE";

export type StoragePriceLine = {
  readonly code: StoragePriceLineCode;
  readonly label: string;
  readonly description: string;
  readonly amount: LineAmount;
};

export type StorageAmount = {
  readonly price_version: IsoDate;
  readonly lines: ReadonlyArray<StoragePriceLine>;
  readonly total_amount: Money;
  readonly vat_amount: Money;
  readonly refund_amount: Money;
  readonly monthly_amount: Money;
};

export type StorageStatusChange = {
  readonly from: StorageOrderStatus | null;
  readonly to: StorageOrderStatus;
  readonly by: Actor;
  readonly at: Instant;
  readonly reason: string | null;
};

export type OrderBox = {
  readonly serial: BoxSerial;
  readonly status: BoxStatus;
};

export type StorageOrder = {
  readonly serial: StorageSerial;
  readonly type: StorageOrderType;
  readonly status: StorageOrderStatus;
  readonly actions: StorageOrderActions;
  readonly origin_serial: StorageOrderSerial | null;
  readonly contract_id: string | null;
  readonly place: StoragePlace | null;
  readonly grade: StorageGrade | null;
  readonly months: number | null;
  readonly payment_type: OrderPaymentType | null;
  readonly promotion: StoragePromotion | null;
  readonly box_count: OrderBoxCount;
  readonly use_boxes: boolean | null;
  readonly heavy_load: boolean | null;
  readonly helper_count: number;
  readonly scope: FinalScope | null;
  readonly boxes: ReadonlyArray<OrderBox>;
  readonly delivery: Appointment | null;
  readonly collection: Appointment | null;
  readonly memo: string | null;
  readonly amount: StorageAmount;
  readonly paid_amount: Money;
  readonly payments: ReadonlyArray<OrderPaymentRecord>;
  readonly cancel_fee_amount: Money | null;
  readonly cancel_refund_amount: Money | null;
  readonly ledger: OrderLedger;
  readonly history: ReadonlyArray<StorageStatusChange>;
  readonly created_at: Instant;
  readonly valid_until: Instant;
};

export type StorageOrderSummary = {
  readonly serial: StorageSerial;
  readonly type: StorageOrderType;
  readonly status: StorageOrderStatus;
  readonly actions: StorageOrderActions;
  readonly box_count: OrderBoxCount;
  readonly scope: FinalScope | null;
  readonly place_address: string | null;
  readonly delivery: Appointment | null;
  readonly collection: Appointment | null;
  readonly total_amount: Money;
  readonly paid_amount: Money;
  readonly due_amount: Money;
  readonly created_at: Instant;
};

export type StorageOrderPage = {
  readonly items: ReadonlyArray<StorageOrderSummary>;
  readonly paging: Paging;
};

export type StorageTimes = {
  readonly delivery?: Appointment;
  readonly collection?: Appointment;
};

export type StorageReschedule = {
  readonly delivery?: Appointment;
  readonly collection?: Appointment;
  readonly agreed_amount: AgreedAmount;
  readonly method?: PaymentMethod;
  readonly payment_id?: string;
};

export type RescheduledStorageOrder = {
  readonly order: StorageOrder;
  readonly payment: PreparedOrderPayment | null;
};

export type StorageCancellation = {
  readonly reason?: CancelReason;
};

export interface Operations {
  readonly login: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: LoginRequest;
    readonly reply: { readonly status: 200; readonly body: AuthTokens };
  };
  readonly listLoginProviders: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "client": "WEB" | "APP" };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<LoginProvider> };
  };
  readonly loginWithNaver: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: NaverLogin;
    readonly reply: { readonly status: 200; readonly body: SocialLoginResult };
  };
  readonly loginWithKakao: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: KakaoLogin;
    readonly reply: { readonly status: 200; readonly body: SocialLoginResult };
  };
  readonly loginWithGoogle: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: GoogleLogin;
    readonly reply: { readonly status: 200; readonly body: SocialLoginResult };
  };
  readonly loginWithApple: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: AppleLogin;
    readonly reply: { readonly status: 200; readonly body: SocialLoginResult };
  };
  readonly loginWithTicket: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: { readonly "type": SnsType };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: TicketLogin;
    readonly reply: { readonly status: 200; readonly body: AuthTokens };
  };
  readonly logout: {
    readonly tag: "session";
    readonly security: "optional";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token"?: string };
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly refreshToken: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token": RefreshTokenValue };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: AccessToken };
  };
  readonly resetTokens: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "refresh-token": RefreshTokenValue };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: AuthTokens };
  };
  readonly checkNewPassword: {
    readonly tag: "session";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "str": string };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: PasswordCheck };
  };
  readonly confirmPassword: {
    readonly tag: "session";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PasswordConfirmation;
    readonly reply: { readonly status: 200; readonly body: ConfirmedPassword };
  };
  readonly prepareCertification: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 201; readonly body: PreparedCertification };
  };
  readonly createCertification: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CertificationRequest;
    readonly reply: { readonly status: 201; readonly body: Certification };
  };
  readonly findUsernames: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: { readonly "uid": Ticket };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: FoundUsernames };
  };
  readonly sendPasswordNumber: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PasswordNumberRequest;
    readonly reply: { readonly status: 200; readonly body: SentNumber };
  };
  readonly verifyPasswordNumber: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PasswordNumberCheck;
    readonly reply: { readonly status: 200; readonly body: PasswordResetTicket };
  };
  readonly resetPassword: {
    readonly tag: "identity";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PasswordReset;
    readonly reply: { readonly status: 204 };
  };
  readonly signUp: {
    readonly tag: "member";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: SignupRequest;
    readonly reply: { readonly status: 201; readonly body: AuthTokens };
  };
  readonly signUpWithTicket: {
    readonly tag: "member";
    readonly security: "none";
    readonly path: { readonly "type": SnsType };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: SocialSignupRequest;
    readonly reply: { readonly status: 201; readonly body: AuthTokens };
  };
  readonly checkUsername: {
    readonly tag: "member";
    readonly security: "none";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: UsernameCheck };
  };
  readonly getMe: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Profile };
  };
  readonly updateMe: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: ProfileUpdate;
    readonly reply: { readonly status: 200; readonly body: Profile };
  };
  readonly deleteMe: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly certifyMember: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: MemberCertification;
    readonly reply: { readonly status: 200; readonly body: Profile };
  };
  readonly changePassword: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PasswordChange;
    readonly reply: { readonly status: 204 };
  };
  readonly listAddresses: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<Address> };
  };
  readonly createAddress: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: AddressInput;
    readonly reply: { readonly status: 201; readonly body: Address };
  };
  readonly updateAddress: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: AddressInput;
    readonly reply: { readonly status: 200; readonly body: Address };
  };
  readonly deleteAddress: {
    readonly tag: "member";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly prepareBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: BillingKeyPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedBillingKey };
  };
  readonly listBillingKeys: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<BillingKey> };
  };
  readonly createBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: BillingKeyRegistration;
    readonly reply: { readonly status: 201; readonly body: BillingKey };
  };
  readonly setDefaultBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: BillingKeyChoice;
    readonly reply: { readonly status: 204 };
  };
  readonly deleteBillingKey: {
    readonly tag: "billing-key";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly getMoveSpec: {
    readonly tag: "spec";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: MoveSpec };
  };
  readonly listScheduleDays: {
    readonly tag: "schedule";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "from": IsoDate; readonly "to": IsoDate };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<ScheduleDay> };
  };
  readonly listScheduleSlots: {
    readonly tag: "schedule";
    readonly security: "none";
    readonly path: { readonly "day": IsoDate };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<ScheduleSlot> };
  };
  readonly listBoxDeliveryDays: {
    readonly tag: "schedule";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "from": IsoDate; readonly "to": IsoDate };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<BoxDeliveryDay> };
  };
  readonly calculateEstimateAmount: {
    readonly tag: "estimate";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: EstimateDraft;
    readonly reply: { readonly status: 200; readonly body: EstimateAmount };
  };
  readonly listEstimates: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: EstimatePage };
  };
  readonly createEstimate: {
    readonly tag: "estimate";
    readonly security: "optional";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: EstimateDraft;
    readonly reply: { readonly status: 201; readonly body: Estimate };
  };
  readonly integrateEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: EstimateIntegration;
    readonly reply: { readonly status: 200; readonly body: Estimate };
  };
  readonly getEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Estimate };
  };
  readonly updateEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: EstimateDraft;
    readonly reply: { readonly status: 200; readonly body: Estimate };
  };
  readonly prepareEstimatePayment: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedPayment };
  };
  readonly completeEstimatePayment: {
    readonly tag: "estimate";
    readonly security: "none";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentResult };
  };
  readonly cancelEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: EstimateCancellation;
    readonly reply: { readonly status: 200; readonly body: Estimate };
  };
  readonly calculateEstimateReschedule: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: EstimateTimes;
    readonly reply: { readonly status: 200; readonly body: RescheduleAmount };
  };
  readonly rescheduleEstimate: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: EstimateReschedule;
    readonly reply: { readonly status: 200; readonly body: RescheduledEstimate };
  };
  readonly requestEstimateCollection: {
    readonly tag: "estimate";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CollectionRequest;
    readonly reply: { readonly status: 200; readonly body: Estimate };
  };
  readonly getEstimateReview: {
    readonly tag: "review";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Review };
  };
  readonly createEstimateReview: {
    readonly tag: "review";
    readonly security: "member";
    readonly path: { readonly "serial": EstimateSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: ReviewInput;
    readonly reply: { readonly status: 201; readonly body: Review };
  };
  readonly listReviews: {
    readonly tag: "review";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<PublicReview> };
  };
  readonly calculateStorageOrderAmount: {
    readonly tag: "storage-order";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageOrderDraft;
    readonly reply: { readonly status: 200; readonly body: StorageAmount };
  };
  readonly listStoredBoxes: {
    readonly tag: "box";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number; readonly "q"?: string; readonly "status"?: BoxStatus };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: StoredBoxPage };
  };
  readonly listStorageOrders: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number; readonly "type"?: StorageOrderType };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: StorageOrderPage };
  };
  readonly createStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: StorageOrderDraft;
    readonly reply: { readonly status: 201; readonly body: StorageOrder };
  };
  readonly getStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: StorageOrder };
  };
  readonly prepareStorageOrderPayment: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly "serial": StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedOrderPayment };
  };
  readonly completeStorageOrderPayment: {
    readonly tag: "storage-order";
    readonly security: "none";
    readonly path: { readonly "serial": StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly cancelStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageCancellation;
    readonly reply: { readonly status: 200; readonly body: StorageOrder };
  };
  readonly calculateStorageReschedule: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageTimes;
    readonly reply: { readonly status: 200; readonly body: RescheduleAmount };
  };
  readonly rescheduleStorageOrder: {
    readonly tag: "storage-order";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageReschedule;
    readonly reply: { readonly status: 200; readonly body: RescheduledStorageOrder };
  };
  readonly getReceiverLink: {
    readonly tag: "receiver-link";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReceiverLink };
  };
  readonly createReceiverLink: {
    readonly tag: "receiver-link";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReceiverLink };
  };
  readonly deleteReceiverLink: {
    readonly tag: "receiver-link";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly getReceivedDelivery: {
    readonly tag: "receiver-link";
    readonly security: "none";
    readonly path: { readonly "key": ReceiverKey };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReceivedDelivery };
  };
  readonly createFinalDelivery: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: { readonly "serial": StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: FinalDeliveryDraft;
    readonly reply: { readonly status: 201; readonly body: StorageOrder };
  };
  readonly createFinalDisposal: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: { readonly "serial": StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: FinalDisposalDraft;
    readonly reply: { readonly status: 201; readonly body: StorageOrder };
  };
  readonly getOrderBoxContents: {
    readonly tag: "box";
    readonly security: "member";
    readonly path: { readonly "serial": StorageSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: OrderBoxContents };
  };
  readonly updateOrderBoxContents: {
    readonly tag: "box";
    readonly security: "member";
    readonly path: { readonly "serial": StorageOrderSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: OrderBoxContentsUpdate;
    readonly reply: { readonly status: 200; readonly body: OrderBoxContents };
  };
  readonly calculateStorageDeliveryAmount: {
    readonly tag: "storage-delivery";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageDeliveryDraft;
    readonly reply: { readonly status: 200; readonly body: StorageAmount };
  };
  readonly createStorageDelivery: {
    readonly tag: "storage-delivery";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: StorageDeliveryDraft;
    readonly reply: { readonly status: 201; readonly body: StorageOrder };
  };
  readonly prepareStorageDeliveryPayment: {
    readonly tag: "storage-delivery";
    readonly security: "member";
    readonly path: { readonly "serial": StorageDeliverySerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedOrderPayment };
  };
  readonly completeStorageDeliveryPayment: {
    readonly tag: "storage-delivery";
    readonly security: "none";
    readonly path: { readonly "serial": StorageDeliverySerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly calculateStorageFinalAmount: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageFinalQuote;
    readonly reply: { readonly status: 200; readonly body: StorageAmount };
  };
  readonly prepareStorageFinalPayment: {
    readonly tag: "storage-final";
    readonly security: "member";
    readonly path: { readonly "serial": StorageFinalSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedOrderPayment };
  };
  readonly completeStorageFinalPayment: {
    readonly tag: "storage-final";
    readonly security: "none";
    readonly path: { readonly "serial": StorageFinalSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly listStorageContracts: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: StorageContractPage };
  };
  readonly getStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: StorageContract };
  };
  readonly setContractBillingKey: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: BillingKeyChoice;
    readonly reply: { readonly status: 200; readonly body: StorageContract };
  };
  readonly calculateTerminationAmount: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: TerminationDraft;
    readonly reply: { readonly status: 200; readonly body: StorageAmount };
  };
  readonly terminateStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: Termination;
    readonly reply: { readonly status: 201; readonly body: ContractChange };
  };
  readonly calculateUpgradeAmount: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: UpgradeDraft;
    readonly reply: { readonly status: 200; readonly body: StorageAmount };
  };
  readonly upgradeStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: Upgrade;
    readonly reply: { readonly status: 201; readonly body: ContractChange };
  };
  readonly calculateExtensionAmount: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: ExtensionDraft;
    readonly reply: { readonly status: 200; readonly body: StorageExtensionAmount };
  };
  readonly extendStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: Extension;
    readonly reply: { readonly status: 201; readonly body: ContractChange };
  };
  readonly continueStorageContract: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: StorageContinuation;
    readonly reply: { readonly status: 200; readonly body: StorageContract };
  };
  readonly prepareContractPayment: {
    readonly tag: "storage-contract";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: OrderPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedOrderPayment };
  };
  readonly completeContractPayment: {
    readonly tag: "storage-contract";
    readonly security: "none";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly listBoxContents: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly "serial": BoxSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: VisitorKey };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: BoxContents };
  };
  readonly createBoxContent: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly "serial": BoxSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: VisitorKey; readonly "idempotency-key"?: string };
    readonly body: BoxContentInput;
    readonly reply: { readonly status: 201; readonly body: AddedBoxContent };
  };
  readonly updateBoxContent: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly "serial": BoxSerial; readonly "content_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: VisitorKey };
    readonly body: BoxContentInput;
    readonly reply: { readonly status: 200; readonly body: BoxContent };
  };
  readonly deleteBoxContent: {
    readonly tag: "box";
    readonly security: "optional";
    readonly path: { readonly "serial": BoxSerial; readonly "content_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: VisitorKey };
    readonly body: undefined;
    readonly reply: { readonly status: 204 };
  };
  readonly listDamageReports: {
    readonly tag: "damage-report";
    readonly security: "member";
    readonly path: { readonly "serial": DamagedSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: DamageReports };
  };
  readonly saveDamageReport: {
    readonly tag: "damage-report";
    readonly security: "member";
    readonly path: { readonly "serial": DamagedSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: DamageReportInput;
    readonly reply: { readonly status: 200; readonly body: DamageReport };
  };
  readonly sendDamageReport: {
    readonly tag: "damage-report";
    readonly security: "member";
    readonly path: { readonly "serial": DamagedSerial };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: DamageReport };
  };
  readonly uploadFile: {
    readonly tag: "file";
    readonly security: "optional";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "visitor-key"?: VisitorKey; readonly "idempotency-key"?: string };
    readonly body: {
  readonly purpose: FilePurpose;
  readonly box_serial?: BoxSerial;
  readonly file: Uint8Array;
};
    readonly reply: { readonly status: 201; readonly body: StoredFile };
  };
  readonly getFile: {
    readonly tag: "file";
    readonly security: "optional";
    readonly path: { readonly "id": string };
    readonly query: { readonly "key"?: Ticket; readonly "size": "FULL" | "SMALL" };
    readonly headers: { readonly "visitor-key"?: VisitorKey };
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Uint8Array };
  };
  readonly listPopups: {
    readonly tag: "popup";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<Popup> };
  };
  readonly listCoupons: {
    readonly tag: "coupon";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CouponPage };
  };
  readonly listAvailableCoupons: {
    readonly tag: "coupon";
    readonly security: "member";
    readonly path: { readonly "type": CouponType };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: ReadonlyArray<Coupon> };
  };
  readonly getCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "optional";
    readonly path: { readonly "url": CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CustomPayment };
  };
  readonly prepareCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "none";
    readonly path: { readonly "url": CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CustomPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedOrderPayment };
  };
  readonly completeCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "none";
    readonly path: { readonly "url": CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly declineCustomPayment: {
    readonly tag: "custom-payment";
    readonly security: "none";
    readonly path: { readonly "url": CustomPaymentUrl };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CustomPaymentRefusal;
    readonly reply: { readonly status: 200; readonly body: CustomPayment };
  };
  readonly receivePaymentWebhook: {
    readonly tag: "payment";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentWebhook;
    readonly reply: { readonly status: 204 };
  };
  readonly getCompany: {
    readonly tag: "company";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Company };
  };
  readonly listCompanyContracts: {
    readonly tag: "company-contract";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyContractPage };
  };
  readonly createCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: CompanyContractRequest;
    readonly reply: { readonly status: 201; readonly body: CompanyContract };
  };
  readonly getCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "member";
    readonly path: { readonly "cid": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyContract };
  };
  readonly acceptCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "member";
    readonly path: { readonly "cid": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CompanyContractAcceptance;
    readonly reply: { readonly status: 200; readonly body: CompanyContract };
  };
  readonly withdrawCompanyContract: {
    readonly tag: "company-contract";
    readonly security: "member";
    readonly path: { readonly "cid": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyContract };
  };
  readonly listCompanyContractBoxes: {
    readonly tag: "company-contract";
    readonly security: "member";
    readonly path: { readonly "cid": string };
    readonly query: { readonly "page": number; readonly "limit": number; readonly "cursor"?: Cursor };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxPage };
  };
  readonly listCompanyBoxes: {
    readonly tag: "company-box";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number; readonly "cursor"?: Cursor; readonly "filter"?: CompanyBoxFilter; readonly "q"?: string; readonly "department"?: string; readonly "contract"?: string };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxPage };
  };
  readonly updateCompanyBoxes: {
    readonly tag: "company-box";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CompanyBoxesUpdate;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxesUpdated };
  };
  readonly countCompanyBoxes: {
    readonly tag: "company-box";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxCount };
  };
  readonly listCompanyDepartments: {
    readonly tag: "company-box";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyDepartmentList };
  };
  readonly getCompanyBox: {
    readonly tag: "company-box";
    readonly security: "member";
    readonly path: { readonly "cpbox_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxDetail };
  };
  readonly updateCompanyBox: {
    readonly tag: "company-box";
    readonly security: "member";
    readonly path: { readonly "cpbox_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CompanyBoxUpdate;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxDetail };
  };
  readonly listCompanyPayments: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyPaymentPage };
  };
  readonly prepareCompanyPayment: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: { readonly "cpay_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CompanyPaymentPreparation;
    readonly reply: { readonly status: 201; readonly body: PreparedOrderPayment };
  };
  readonly payCompanyPayment: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: { readonly "cpay_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: BillingKeyChoice;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly completeCompanyPayment: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: PaymentCompletion;
    readonly reply: { readonly status: 200; readonly body: PaymentOutcome };
  };
  readonly setCompanyDefaultPayment: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CompanyDefaultPayment;
    readonly reply: { readonly status: 204 };
  };
  readonly listCompanyInvoices: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number; readonly "from"?: YearMonth; readonly "to"?: YearMonth; readonly "status"?: CompanyInvoiceStatus };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyInvoicePage };
  };
  readonly getCompanyInvoice: {
    readonly tag: "company-billing";
    readonly security: "member";
    readonly path: { readonly "id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyInvoice };
  };
  readonly listCompanyWorks: {
    readonly tag: "company-work";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: { readonly "page": number; readonly "limit": number; readonly "filter"?: CompanyWorkFilter };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyWorkPage };
  };
  readonly calculateCompanyDeliveryAmount: {
    readonly tag: "company-work";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: CompanyDeliveryDraft;
    readonly reply: { readonly status: 200; readonly body: StorageAmount };
  };
  readonly createCompanyDelivery: {
    readonly tag: "company-work";
    readonly security: "member";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: { readonly "idempotency-key"?: string };
    readonly body: CompanyDeliveryDraft;
    readonly reply: { readonly status: 201; readonly body: CompanyWork };
  };
  readonly getCompanyWork: {
    readonly tag: "company-work";
    readonly security: "member";
    readonly path: { readonly "wk_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyWork };
  };
  readonly withdrawCompanyWork: {
    readonly tag: "company-work";
    readonly security: "member";
    readonly path: { readonly "wk_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyWork };
  };
  readonly getDestructionCertificate: {
    readonly tag: "destruction-certificate";
    readonly security: "member";
    readonly path: { readonly "wk_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: DestructionCertificate };
  };
  readonly downloadDestructionCertificate: {
    readonly tag: "destruction-certificate";
    readonly security: "member";
    readonly path: { readonly "wk_id": string };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Uint8Array };
  };
  readonly checkDestructionCertificate: {
    readonly tag: "destruction-certificate";
    readonly security: "none";
    readonly path: { readonly "code": CertificateCode };
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CheckedCertificate };
  };
  readonly listCompanyWorkBoxes: {
    readonly tag: "company-work";
    readonly security: "member";
    readonly path: { readonly "wk_id": string };
    readonly query: { readonly "page": number; readonly "limit": number; readonly "cursor"?: Cursor };
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: CompanyBoxPage };
  };
  readonly getHealth: {
    readonly tag: "health";
    readonly security: "none";
    readonly path: Readonly<Record<never, never>>;
    readonly query: Readonly<Record<never, never>>;
    readonly headers: Readonly<Record<never, never>>;
    readonly body: undefined;
    readonly reply: { readonly status: 200; readonly body: Health };
  };
}

export type OperationId = keyof Operations;
