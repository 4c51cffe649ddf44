import type { Answer } from "@damadum/contract";

/** The layout of a widget, and how it is answered. */
export type WidgetEntry = {
  /** Under `src`; left out for what every form has (theme/widgets/widgets.ts). */
  readonly module?: string;
  readonly component?: string;
  readonly answer: Answer;
  /** Whether one component edits a whole list or group (rjsf's `ui:field`). */
  readonly isField?: true;
};

function pattern(
  path: string,
  component: string,
  answer: Answer,
): Required<Omit<WidgetEntry, "isField">> {
  return { module: `patterns/${path}.tsx`, component, answer };
}

/**
 * Every widget by the name that definitions use. A definition imports no component: `pnpm generate` writes the imports
 * of those that it names into src/generated/forms, so a page loads no others.
 */
export const widgetTable = {
  checkbox: { answer: "chosen" },
  choice: { answer: "chosen" },
  counter: { answer: "typed" },
  hidden: { answer: "typed" },
  password: { answer: "typed" },
  text: { answer: "typed" },
  textarea: { answer: "typed" },
  address: pattern("address/address-widget", "AddressWidget", "chosen"),
  birthday: pattern("birth/birthday-widget", "BirthdayWidget", "typed"),
  boxCount: pattern("box-count/box-count-widget", "BoxCountWidget", "typed"),
  boxes: { ...pattern("boxes/boxes-field", "BoxesField", "chosen"), isField: true },
  consents: { ...pattern("consents/consents-field", "ConsentsField", "chosen"), isField: true },
  coupon: pattern("coupon/coupon-widget", "CouponWidget", "chosen"),
  date: pattern("date-slot/date-widget", "DateWidget", "chosen"),
  floor: pattern("floor-carriage/floor-widget", "FloorWidget", "typed"),
  list: {
    module: "theme/fields/list/list-field.tsx",
    component: "ListField",
    answer: "typed",
    isField: true,
  },
  itemList: { ...pattern("item-list/item-list-field", "ItemListField", "chosen"), isField: true },
  newPassword: pattern("password/new-password-widget", "NewPasswordWidget", "typed"),
  phone: pattern("phone/phone-widget", "PhoneWidget", "typed"),
  retentionWaiver: pattern(
    "retention-waiver/retention-waiver-widget",
    "RetentionWaiverWidget",
    "chosen",
  ),
  slot: pattern("date-slot/slot-widget", "SlotWidget", "chosen"),
  smsNumber: pattern("sms-number/sms-number-widget", "SmsNumberWidget", "typed"),
  typedAgreement: pattern(
    "typed-agreement/typed-agreement-widget",
    "TypedAgreementWidget",
    "typed",
  ),
  upload: { ...pattern("upload/upload-field", "UploadField", "chosen"), isField: true },
  verified: pattern("verified-text/verified-text-widget", "VerifiedTextWidget", "typed"),
} as const satisfies Record<string, WidgetEntry>;

export type WidgetName = keyof typeof widgetTable;
