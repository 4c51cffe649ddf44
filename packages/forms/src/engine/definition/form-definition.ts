import type { Schema } from "@damadum/contract";
import type { ConsentKind, FieldIssue, PaymentTypeMode } from "@damadum/domain";
import type { Coupon, Place, ProblemCode, ScheduleDay, ScheduleSlot } from "@damadum/sdk";
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema, UiSchema } from "@rjsf/utils";
import type { ReactNode } from "react";

import type { FieldPath } from "../data/path.ts";
import { type FormValues, isRecord } from "../data/values.ts";
import type { VerificationService } from "../verification/verifier.ts";
import type { Validators } from "../validation/validators.ts";
import type { AnyField, Condition } from "./field.ts";

/** An issue of an answer: its path and its message. */
export interface FormIssue {
  readonly path: FieldPath;
  readonly message: string;
}

/** One question: a part of the contract's shape and how it is asked. */
export interface FormStep<Id extends string = string> {
  readonly id: Id;
  /** Short name for the progress. */
  readonly name: string;
  /** The question; left out where the page around the form already asks it. */
  readonly title?: string;
  readonly description?: string;
  /** All must hold for the step to be asked at all. */
  readonly when?: Condition | readonly Condition[];
  /** What its answers are called in the review; its name when left out. */
  readonly reviewLabel?: string;
  /** Shows what was answered before, to be read once more before sending. */
  readonly isReview?: true;
  readonly fields: readonly AnyField[];
  /** The part of the body that this step owns, with every field that it may ask for; carries an `$id`. */
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** A place of the member's address book. What may not be chosen where it is used is left out of it. */
export type SavedPlace = Partial<Place> & {
  readonly id: string;
  /** What the member calls it, such as 우리 집. */
  readonly name: string;
};

/** A box that can be chosen. */
export interface BoxChoice {
  readonly serial: string;
  readonly name: string;
  readonly description: string;
}

/** A registered payment method that can be chosen. */
export interface BillingKeyOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** A picture that can be chosen, drawn by the page that may see it. */
export interface PhotoChoice {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
}

/** One of our visits, in the order in which boxes come and go. */
export type BoxVisit = "delivery" | "collection";

/** What the page around a form gives it: today, and the calls that its fields need. */
export interface FormContext {
  /** The day it is in Korea; from the clock when the page does not say. */
  readonly today?: string;
  /** Days that can be booked, both ends included. */
  readonly loadScheduleDays?: (from: string, to: string) => Promise<readonly ScheduleDay[]>;
  /** Start times of one day. */
  readonly loadScheduleSlots?: (date: string) => Promise<readonly ScheduleSlot[]>;
  /** The member's coupons that fit; left out for visitors, who have none yet. */
  readonly loadCoupons?: () => Promise<readonly Coupon[]>;
  /** What the whole costs on each of the days, in won, with the answers so far; null while they have no price. */
  readonly pricesOfDays?: (
    answers: FormValues,
    days: readonly string[],
  ) => ReadonlyMap<string, number> | null;
  /** What each of the days adds to the price of a visit, in won, with the answers so far; null while they have no price. */
  readonly surchargesOfDays?: (
    answers: FormValues,
    days: readonly string[],
    /** Undefined where there is but one. */
    visit: BoxVisit | undefined,
  ) => ReadonlyMap<string, number> | null;
  /** The member's saved places, to be taken over whole; left out for visitors. */
  readonly loadSavedPlaces?: () => Promise<readonly SavedPlace[]>;
  /** Boxes of the member to choose from. */
  readonly boxes?: readonly BoxChoice[];
  /** Registered payment methods of the member to choose from. */
  readonly billingKeys?: readonly BillingKeyOption[];
  /** What is charged each month, in won, from a day on. */
  readonly monthlyCharge?: { readonly from: string; readonly amount: number };
  /** Which kinds of payment are offered; those of today's prices when the page does not say. */
  readonly paymentTypeMode?: PaymentTypeMode;
  /** Pictures to choose from. */
  readonly photos?: readonly PhotoChoice[];
  /** The latest day until which something that is disposed of was to be kept. */
  readonly retentionUntil?: string;
  /** Whether a username is free, asked while it is typed; aborted when it is typed on. */
  readonly checkUsername?: VerificationService;
  /** Sends a file to the server and answers its id there. */
  readonly uploadFile?: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<{ readonly file_id: string }>;
  /** Where a file that was uploaded before can be seen. */
  readonly fileUrl?: (fileId: string) => string;
  /** Whose password a form asks for, for password managers where the form does not ask for the username. */
  readonly username?: string | undefined;
  /** Until when the number of a message counts, in milliseconds since 1970. */
  readonly numberUntil?: number | undefined;
  /** Where the postcode search comes from, when not from Kakao: tests and other hosts. */
  readonly postcodeScriptUrl?: string | undefined;
  /** The whole texts behind a consent; a page that has none leaves it out. */
  readonly termsOf?: (kind: ConsentKind) => readonly TermsLink[];
}

/** A text that can be read without leaving the form. */
interface TermsLink {
  readonly title: string;
  readonly open: () => void;
}

/** A call, or what to choose from, that some fields cannot do without. */
export type FormService = Exclude<
  keyof FormContext,
  | "today"
  | "username"
  | "numberUntil"
  | "postcodeScriptUrl"
  | "fileUrl"
  | "paymentTypeMode"
  | "loadCoupons"
  | "pricesOfDays"
  | "surchargesOfDays"
  | "loadSavedPlaces"
  | "termsOf"
>;

/** What rules may look at besides the data. */
export interface RuleContext {
  readonly today: string;
}

/** How long and where answers that were not sent yet are kept. */
export interface DraftPolicy {
  /** `local` outlives the tab, `session` does not, `none` keeps nothing. */
  readonly storage: "local" | "session" | "none";
  readonly days: number;
  /** Whether the answers stay after sending, for the way back from the next page. */
  readonly keepAfterSubmit: boolean;
  /** What the answers are called when they are found again; 내용 when left out. */
  readonly name?: string;
  /** Earlier versions that took the same answers, whose drafts still open, each with the steps that are called otherwise now. */
  readonly alsoOpens?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What `pnpm generate` makes of a definition: validators, and the widgets that its fields name. */
export interface CompiledForm {
  /** Changes with every schema of the form, so that a draft of another shape is never restored. */
  readonly version: string;
  readonly validators: Validators;
  readonly widgets: RegistryWidgetsType;
  readonly fields: RegistryFieldsType;
}

/** A form as data: what it asks, how it looks, what it says, and which rules join its fields. */
export type FormDefinition<
  Data extends object,
  Needs extends FormService = never,
  StepId extends string = string,
> = CompiledForm & {
  readonly id: string;
  /** The schema of the request body, with the words for its fields. */
  readonly body: Schema;
  readonly steps: readonly FormStep<StepId>[];
  /** Calls that the page has to give. */
  readonly needs: readonly Needs[];
  readonly defaults: FormValues;
  readonly draft: DraftPolicy;
  readonly submitLabel: string;
  /** The domain's rules of the whole body, with its names in camelCase; plain answers stand where there are gaps. */
  readonly rules: ((input: never, today: string) => readonly FieldIssue[]) | null;
  /** Steps without whose answers the form has no price. */
  readonly pricedFrom: readonly StepId[];
  /** Fields that a problem without field errors is about, such as a slot that is full now. */
  readonly problemFields: Partial<Record<ProblemCode, string>>;
  /** The request body, from data that passed every step. */
  readonly toRequest: (values: FormValues) => Data;
};

/** Any form, for code that neither sends it nor reads its body. */
export type AnyForm = FormDefinition<object, FormService>;

/** Whether what a module exports is a form. */
export function isForm(part: unknown): part is AnyForm {
  return isRecord(part) && "steps" in part && "validators" in part;
}

/** The ids of a form's steps, as a page's address names them. */
export type StepIdOf<Form extends { readonly steps: readonly FormStep[] }> =
  Form["steps"][number]["id"];
