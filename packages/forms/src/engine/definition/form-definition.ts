import type { Schema } from "@damadum/contract";
import type { ConsentKind, FieldIssue, PaymentTypeMode } from "@damadum/domain";
import type { Coupon, Place, ProblemCode, ScheduleDay, ScheduleSlot } from "@damadum/sdk/model";
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema, UiSchema } from "@rjsf/utils";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8";
import type { ReactNode } from "react";

import type { FieldPath } from "../data/path.ts";
import { type FormValues, isRecord } from "../data/values.ts";
import type { VerificationService } from "./verification-service.ts";
import type { AnyField, Condition } from "./field.ts";

export interface FormIssue {
  readonly path: FieldPath;
  readonly message: string;
}

/** One question: a part of the contract's shape and how it is asked. */
export interface FormStep<Id extends string = string> {
  readonly id: Id;
  /** Short name for the progress indicator. */
  readonly name: string;
  /** The question; left out when the page around the form already asks it. */
  readonly title?: string;
  readonly description?: string;
  /** All must be met for the step to be asked. */
  readonly when?: Condition | readonly Condition[];
  /** Label of its answers in the review; defaults to its name. */
  readonly reviewLabel?: string;
  /** Shows the earlier answers, to be checked before sending. */
  readonly isReview?: true;
  readonly fields: readonly AnyField[];
  /** The part of the body that this step owns, with every field that it may ask for; carries an `$id`. */
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** A place of the member's address book, without the parts that cannot be chosen where it is used. */
export type SavedPlace = Partial<Place> & {
  readonly id: string;
  /** The member's name for it, such as 우리 집. */
  readonly name: string;
};

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

/** A picture that can be chosen, rendered by the page, which may load it. */
export interface PhotoChoice {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
}

export type BoxVisit = "delivery" | "collection";

/** What the page passes to a form: today, and the services that its fields need. */
export interface FormContext {
  /** Today in Korea; defaults to the clock. */
  readonly today?: string;
  /** Loads the days of a range, both ends included. */
  readonly loadScheduleDays?: (from: string, to: string) => Promise<readonly ScheduleDay[]>;
  /** Loads the start times of one day. */
  readonly loadScheduleSlots?: (date: string) => Promise<readonly ScheduleSlot[]>;
  /** Loads the member's coupons that fit; left out for visitors, who have none yet. */
  readonly loadCoupons?: () => Promise<readonly Coupon[]>;
  /** The total on each of the days, in won, with the answers so far; null while they cannot be priced. */
  readonly pricesOfDays?: (
    answers: FormValues,
    days: readonly string[],
  ) => ReadonlyMap<string, number> | null;
  /**
   * The date surcharge of a visit on each of the days, in won, with the answers so far; null while they cannot be
   * priced.
   */
  readonly surchargesOfDays?: (
    answers: FormValues,
    days: readonly string[],
    /** Undefined when there is only one. */
    visit: BoxVisit | undefined,
  ) => ReadonlyMap<string, number> | null;
  /**
   * The total in won if the answer at the path were this one, with plain answers in place of missing ones; null while
   * that cannot be priced.
   */
  readonly totalWith?: (answers: FormValues, path: FieldPath, answer: unknown) => number | null;
  /** Whether the free months can be had; defaults to true, as for a visitor. */
  readonly hasFreeMonths?: boolean;
  /** Loads the member's saved places, each of which fills in a whole place; left out for visitors. */
  readonly loadSavedPlaces?: () => Promise<readonly SavedPlace[]>;
  readonly boxes?: readonly BoxChoice[];
  /** Registered payment methods of the member to choose from. */
  readonly billingKeys?: readonly BillingKeyOption[];
  /** The monthly charge in won, from a day on. */
  readonly monthlyCharge?: { readonly from: string; readonly amount: number };
  /** Which kinds of payment are offered; defaults to those of today's price list. */
  readonly paymentTypeMode?: PaymentTypeMode;
  /** Pictures to choose from. */
  readonly photos?: readonly PhotoChoice[];
  /** The latest retention day of what is to be disposed of. */
  readonly retentionUntil?: string;
  /** Checks whether a username is free while it is typed; aborted when typing continues. */
  readonly checkUsername?: VerificationService;
  /** Uploads a file and returns its id on the server. */
  readonly uploadFile?: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<{ readonly file_id: string }>;
  readonly fileUrl?: (fileId: string) => string;
  /** The account of the password, for password managers, when the form does not ask for the username. */
  readonly username?: string | undefined;
  /** When the number sent by SMS expires, in milliseconds since 1970. */
  readonly numberUntil?: number | undefined;
  /** URL of the postcode search script, if not Kakao's: for tests and other hosts. */
  readonly postcodeScriptUrl?: string | undefined;
  /** The full texts behind a consent, if the page has any. */
  readonly termsOf?: (kind: ConsentKind) => readonly TermsLink[];
}

/** A text that can be read without leaving the form. */
interface TermsLink {
  readonly title: string;
  readonly open: () => void;
}

/** A service, or a list of choices, that some fields require. */
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
  | "totalWith"
  | "hasFreeMonths"
  | "loadSavedPlaces"
  | "termsOf"
>;

/** What rules depend on besides the data. */
export interface RuleContext {
  readonly today: string;
}

export interface DraftPolicy {
  /** `local` outlives the tab, `session` does not, `none` stores nothing. */
  readonly storage: "local" | "session" | "none";
  readonly days: number;
  /** Whether the answers stay after sending, so that a person can come back from the next page. */
  readonly keepAfterSubmit: boolean;
  /** What the answers are called when they are restored; defaults to 내용. */
  readonly name?: string;
  /** Marks of earlier versions that took the same answers, whose drafts still open, each with its renamed steps. */
  readonly alsoOpens?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Compiled validators by the `$id` of their schema. */
export type Validators = ValidatorFunctions;

/** The output of `pnpm generate` for a definition: validators, and the widgets that its fields name. */
export interface CompiledForm {
  /** A mark for each answer's schema; a draft opens while the form still has all of its marks. */
  readonly version: string;
  readonly validators: ValidatorFunctions;
  readonly widgets: RegistryWidgetsType;
  readonly fields: RegistryFieldsType;
}

/** A form as data: its questions, layout and messages, and the rules between its fields. */
export type FormDefinition<
  Data extends object,
  Needs extends FormService = never,
  StepId extends string = string,
> = CompiledForm & {
  readonly id: string;
  /** The schema of the request body, with the words for its fields. */
  readonly body: Schema;
  readonly steps: readonly FormStep<StepId>[];
  /** Services that the page must provide. */
  readonly needs: readonly Needs[];
  readonly defaults: FormValues;
  readonly draft: DraftPolicy;
  readonly submitLabel: string;
  /** The domain's rules for the whole body, with camelCase names; plain answers fill the gaps. */
  readonly rules: ((input: never, today: string) => readonly FieldIssue[]) | null;
  /** Steps that must be answered before the form has a price. */
  readonly pricedFrom: readonly StepId[];
  /** Whether a press that gives the last answer of a step continues, even where the step asks for several. */
  readonly continuesByItself?: boolean;
  /** Fields that show a problem without field errors, such as a slot that is now full. */
  readonly problemFields: Partial<Record<ProblemCode, string>>;
  /** The request body, from data that passed every step. */
  readonly toRequest: (values: FormValues) => Data;
};

/** Any form, for code that neither sends it nor reads its body. */
export type AnyForm = FormDefinition<object, FormService>;

export function isForm(part: unknown): part is AnyForm {
  return isRecord(part) && "steps" in part && "validators" in part;
}

/** The ids of a form's steps, as a page's address names them. */
export type StepIdOf<Form extends { readonly steps: readonly FormStep[] }> =
  Form["steps"][number]["id"];
