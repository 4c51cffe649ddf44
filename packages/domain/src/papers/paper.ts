import { brand } from "../brand/brand.ts";
import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import { formatTimeSlot } from "../calendar/format-time-slot.ts";
import type { LedgerRow, LedgerRowKind, LedgerRowState } from "../ledger/ledger-rows.ts";
import { formatPhoneNumber } from "../phone/format-phone-number.ts";

/** The papers of an order or a bill, by the last part of their address. */
export const paperKinds = {
  estimate: { label: "견적서" },
  statement: { label: "거래명세서" },
  receipt: { label: "영수증" },
} as const;

export type PaperKind = keyof typeof paperKinds;

/** What a paper is about: a move, a storage order, or a company's bill. */
export type PaperSubject = "moves" | "storage" | "invoices";

export interface Fact {
  readonly term: string;
  readonly hint?: string;
  readonly value: string;
  /** The sum that the reader looks for. */
  readonly isTotal?: true;
}

/** A part of a paper, in the order in which it is read. */
export type PaperPart =
  | {
      readonly kind: "facts";
      readonly caption: string;
      readonly facts: readonly Fact[];
      /** Money, whose values stand at the end of their line. */
      readonly isMoney?: boolean;
    }
  | {
      readonly kind: "table";
      readonly caption: string;
      /** The share of the paper's width is that of a sheet of A4; a screen finds its own. */
      readonly columns: readonly {
        readonly header: string;
        readonly width: number;
        readonly align?: "end";
      }[];
      readonly rows: readonly (readonly string[])[];
      readonly footer: readonly string[];
    }
  | { readonly kind: "note"; readonly title: string; readonly text: string };

/** All that a paper says, for whatever shows it: a screen, a printer, a file. */
export interface Paper {
  readonly title: string;
  /** Of the order or bill; with the title it names the file. */
  readonly number: string;
  readonly meta: readonly Fact[];
  /** The two parties first: who it is for, then who issues it. */
  readonly parts: readonly PaperPart[];
}

/** The ledger of an order as the contract has it, in won. */
export interface PaperLedger {
  readonly rows: readonly {
    readonly kind: LedgerRowKind;
    readonly state: LedgerRowState;
    readonly amount: LedgerRow["amount"];
    readonly detail: string | null;
    readonly at: string | null;
  }[];
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly balance_amount: number;
  readonly cancel_fee_amount: number;
  readonly refund_amount: number;
}

/** Day and time of an instant, which the contract writes in Korean time: `2026년 11월 20일 (금) 오전 10시`. */
export function paperInstant(at: string): string {
  const [day = "", time = ""] = at.split("T");
  return `${formatKoreanDate(day)} ${formatTimeSlot(time.slice(0, 5))}`;
}

/** Our details, as papers show them and as the standard terms require of movers. */
export function companyFacts(): readonly Fact[] {
  const { company } = brand;
  return [
    { term: "상호", value: company.name },
    { term: "대표자", value: company.representative },
    { term: "사업자등록번호", value: company.businessNumber },
    { term: "운송 허가번호", value: company.haulingPermit },
    { term: "적재물 보험", value: company.cargoInsurance },
    { term: "주소", value: company.address },
    { term: "전화", value: company.phoneNumber },
  ];
}

/** Our details under the name of our part, which says when they are samples. */
export function issuerPart(part: string): PaperPart {
  const caption = brand.company.isSample ? `${part} (예시 정보)` : part;
  return { kind: "facts", caption, facts: companyFacts() };
}

/** A member as a paper names them. */
export function personFacts(person: {
  readonly name: string;
  readonly phone_number: string | null;
}): readonly Fact[] {
  const phone = person.phone_number;
  return [
    { term: "이름", value: person.name },
    { term: "전화", value: phone === null ? "등록한 번호가 없어요" : formatPhoneNumber(phone) },
  ];
}

/** A company as a paper names it, without what is not recorded. */
export function registrationFacts(party: {
  readonly name: string;
  readonly representative_name: string | null;
  readonly registration_number: string | null;
  readonly address: string | null;
  readonly business_type?: string | null;
  readonly business_item?: string | null;
}): readonly Fact[] {
  const facts = [
    { term: "상호", value: party.name },
    { term: "대표자", value: party.representative_name },
    { term: "사업자등록번호", value: party.registration_number },
    { term: "주소", value: party.address },
    { term: "업태", value: party.business_type },
    { term: "종목", value: party.business_item },
  ];
  return facts.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
}
