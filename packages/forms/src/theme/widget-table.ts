export interface WidgetEntry {
  /** Path under `src`; left out for widgets that every form has (theme/schema-form.tsx). */
  readonly module?: string;
  readonly component?: string;
  /** Whether one component edits a whole list or group (rjsf's `ui:field`). */
  readonly isField?: true;
}

function pattern(path: string, component: string): Required<Omit<WidgetEntry, "isField">> {
  return { module: `patterns/${path}.tsx`, component };
}

/**
 * Every widget by the name that definitions use. A definition imports no component: `pnpm generate` writes the imports
 * of those that it names into src/generated/forms, so that a page loads no others.
 */
export const widgetTable = {
  checkbox: {},
  choice: {},
  counter: {},
  hidden: {},
  password: {},
  text: {},
  textarea: {},
  address: pattern("address/address-widget", "AddressWidget"),
  billingKey: pattern("billing-key/billing-key-widget", "BillingKeyWidget"),
  birthday: pattern("birth/birthday-widget", "BirthdayWidget"),
  boxDays: pattern("box-days/box-days-widget", "BoxDaysWidget"),
  boxCount: pattern("box-count/box-count-widget", "BoxCountWidget"),
  boxes: { ...pattern("boxes/boxes-field", "BoxesField"), isField: true },
  chargeConsent: pattern("charge-consent/charge-consent-widget", "ChargeConsentWidget"),
  consents: { ...pattern("consents/consents-field", "ConsentsField"), isField: true },
  continuationReminder: pattern(
    "continuation-reminder/continuation-reminder-widget",
    "ContinuationReminderWidget",
  ),
  coupon: pattern("coupon/coupon-widget", "CouponWidget"),
  date: pattern("date-slot/date-widget", "DateWidget"),
  freeMonths: pattern("free-months/free-months-widget", "FreeMonthsWidget"),
  floor: pattern("floor-carriage/floor-widget", "FloorWidget"),
  itemList: { ...pattern("item-list/item-list-field", "ItemListField"), isField: true },
  months: pattern("months/months-widget", "MonthsWidget"),
  newPassword: pattern("password/new-password-widget", "NewPasswordWidget"),
  photos: { ...pattern("photos/photos-field", "PhotosField"), isField: true },
  paymentType: pattern("payment-type/payment-type-widget", "PaymentTypeWidget"),
  phone: pattern("phone/phone-widget", "PhoneWidget"),
  retentionWaiver: pattern("retention-waiver/retention-waiver-widget", "RetentionWaiverWidget"),
  slot: pattern("date-slot/slot-widget", "SlotWidget"),
  smsNumber: pattern("sms-number/sms-number-widget", "SmsNumberWidget"),
  typedAgreement: pattern("typed-agreement/typed-agreement-widget", "TypedAgreementWidget"),
  upload: { ...pattern("upload/upload-field", "UploadField"), isField: true },
  won: pattern("won/won-widget", "WonWidget"),
  verified: pattern("verified-text/verified-text-widget", "VerifiedTextWidget"),
} as const satisfies Record<string, WidgetEntry>;

export type WidgetName = keyof typeof widgetTable;

/** Whether a name is a widget's; definitions that were read from a module are not typed. */
export function isWidget(name: string): name is WidgetName {
  return name in widgetTable;
}
