import { parseBusinessNumber } from "../company/business-number.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { formatPhoneNumber } from "../phone/format-phone-number.ts";
import { isPhoneNumber } from "../phone/phone-number.ts";
import type { PaidMethod } from "../payment/payment-methods.ts";

/** What a cash receipt is for: the tax return of a person, or the expenses of a business. */
export const cashReceiptPurposes = {
  DEDUCTION: { label: "소득공제" },
  EXPENSE: { label: "지출증빙" },
} as const;

/** One purpose of a cash receipt. */
export type CashReceiptPurpose = keyof typeof cashReceiptPurposes;

/** The number of the tax office for receipts whose customer named none (자진발급). */
export const VOLUNTARY_NUMBER = "010-000-1234";

/** From this whole sum on, a mover issues one unasked (소득세법 시행령 제210조의3, 의무발행업종). */
export const UNASKED_FROM = 100_000;

/** Whether money that came this way is cash to the tax office. Cards and wallets report their own. */
export const isCash: Readonly<Record<PaidMethod, boolean>> = {
  CARD: false,
  KAKAO_PAY: false,
  NAVER_PAY: false,
  TOSS_PAY: false,
  CASH: true,
  TRANSFER: true,
};

/** What the cash receipts of a move depend on. Amounts in won. */
export interface CashReceiptFacts {
  /** The whole sum of the move with its extra payments, however it is paid. */
  readonly total: number;
  /** When the customer named a number; null while they did not. */
  readonly askedAt: Date | null;
  readonly payments: readonly {
    readonly id: string;
    readonly method: PaidMethod;
    /** What of the payment was not given back. */
    readonly kept: number;
  }[];
  /** Whether one was issued before, which then follows its payments. */
  readonly wasIssued: boolean;
}

/** A receipt for what was kept of one payment, with the number that the customer had named by then. */
export interface CashReceipt {
  readonly paymentId: string;
  readonly amount: number;
  readonly askedAt: Date | null;
}

/**
 * The receipts that must stand: one for all that was kept of each payment in cash, once the whole sum or the customer
 * asks for it. A discount that lowers the sum afterwards takes none away.
 */
export function cashReceiptsOf(facts: CashReceiptFacts): readonly CashReceipt[] {
  const { total, askedAt, wasIssued, payments } = facts;
  if (total < UNASKED_FROM && askedAt === null && !wasIssued) return [];
  return payments
    .filter(({ method, kept }) => isCash[method] && kept > 0)
    .map(({ id, kept }) => ({ paymentId: id, amount: kept, askedAt }));
}

/** What is to cancel, and then to issue, until the receipts that stand are those that must. */
export function cashReceiptSteps<Receipt extends CashReceipt>({
  receipts,
  ...facts
}: CashReceiptFacts & { readonly receipts: readonly Receipt[] }): {
  readonly cancel: readonly Receipt[];
  readonly issue: readonly CashReceipt[];
} {
  const wanted = cashReceiptsOf(facts);
  // Of two for one payment, only the first stays.
  const stays = receipts.filter(
    (receipt, index) =>
      wanted.some((one) => isSame(receipt, one)) &&
      receipts.findIndex((other) => isSame(receipt, other)) === index,
  );
  return {
    cancel: receipts.filter((receipt) => !stays.includes(receipt)),
    issue: wanted.filter((one) => !stays.some((receipt) => isSame(receipt, one))),
  };
}

function isSame(one: CashReceipt, other: CashReceipt): boolean {
  return (
    one.paymentId === other.paymentId &&
    one.amount === other.amount &&
    one.askedAt?.getTime() === other.askedAt?.getTime()
  );
}

const NUMBER_MESSAGES = {
  DEDUCTION: "휴대전화 번호를 010-1234-5678처럼 입력해 주세요.",
  EXPENSE: "사업자등록번호를 다시 확인해 주세요.",
} as const;

/** What a customer names for the receipts of a move. */
export interface CashReceiptRequest {
  readonly purpose: CashReceiptPurpose;
  readonly phoneNumber?: string | undefined;
  readonly businessNumber?: string | undefined;
}

/** The number under which receipts are issued, with hyphens; null when it is none that the purpose takes. */
export function cashReceiptNumber(request: CashReceiptRequest): string | null {
  if (request.purpose === "EXPENSE") return parseBusinessNumber(request.businessNumber ?? "");
  const phone = formatPhoneNumber(request.phoneNumber ?? "");
  return isPhoneNumber(phone) && phone.startsWith("01") ? phone : null;
}

/** Broken rules of what a customer names for the receipts. */
export function checkCashReceiptRequest(request: CashReceiptRequest): readonly FieldIssue[] {
  const { purpose, phoneNumber, businessNumber } = request;
  if (cashReceiptNumber(request) !== null) return [];
  const [key, typed] =
    purpose === "EXPENSE" ? ["businessNumber", businessNumber] : ["phoneNumber", phoneNumber];
  const code = typed === undefined ? "required" : "invalid_format";
  return [{ path: [key], code, message: NUMBER_MESSAGES[purpose] }];
}
