import type { ProblemCode, ScheduleDay, ScheduleSlot, UsernameCheck } from "@damadum/sdk";
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema, UiSchema } from "@rjsf/utils";

import type { FieldPath } from "../data/path.ts";
import type { FormValues } from "../data/values.ts";
import type { Validators } from "../validation/validators.ts";

/** Something to mend: where, and what to tell the person. */
export type FormIssue = { readonly path: FieldPath; readonly message: string };

/** Everything that may still be missing, down to the leaves. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

/** Messages by dotted path (`*` stands for any list position), then by schema keyword (`*` for any keyword). */
export type MessageTable = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

/** One line of the summary that a step shows before the form is sent. */
export type ReviewRow = {
  readonly stepId: string;
  readonly label: string;
  readonly lines: readonly string[];
};

/** One question: a part of the contract's shape and how it is asked. */
export type FormStep = {
  readonly id: string;
  /** Short name for the progress. */
  readonly name: string;
  /** The question; left out where the page around the form already asks it. */
  readonly title?: string;
  readonly description?: string;
  /** The part of the data that this step owns; carries an `$id`, as its variants do. */
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  /** Larger shapes that answers given so far call for; the first that applies replaces `schema`. */
  readonly variants?: readonly {
    readonly when: (values: FormValues) => boolean;
    readonly schema: RJSFSchema;
  }[];
  /** What was answered so far, to be read once more before sending. */
  readonly review?: (values: FormValues) => readonly ReviewRow[];
};

/** What the page around a form gives it: today, and the calls that its fields need. */
export type FormContext = {
  /** The day it is in Korea; from the clock when the page does not say. */
  readonly today?: string;
  /** Days that can be booked, both ends included. */
  readonly loadScheduleDays?: (from: string, to: string) => Promise<readonly ScheduleDay[]>;
  /** Start times of one day. */
  readonly loadScheduleSlots?: (date: string) => Promise<readonly ScheduleSlot[]>;
  /** Whether a username is free, asked while it is typed; aborted when it is typed on. */
  readonly checkUsername?: (username: string, signal: AbortSignal) => Promise<UsernameCheck>;
  /** Whose password a form asks for, told to password managers where the form does not ask for the username. */
  readonly username?: string | undefined;
  /** Until when the number of a message counts, in milliseconds since 1970. */
  readonly numberUntil?: number | undefined;
  /** Where the postcode search comes from, when not from Kakao: tests and other hosts. */
  readonly postcodeScriptUrl?: string | undefined;
};

/** A call that some fields cannot do without. */
export type FormService = Exclude<
  keyof FormContext,
  "today" | "username" | "numberUntil" | "postcodeScriptUrl"
>;

/** What rules may look at besides the data. */
export type RuleContext = { readonly today: string };

/** How long and where answers that were not sent yet are kept. */
export type DraftPolicy = {
  /** `local` outlives the tab, `session` does not, `none` keeps nothing. */
  readonly storage: "local" | "session" | "none";
  readonly days: number;
  /** Whether the answers stay after sending, for the way back from the next page. */
  readonly keptAfterSubmit: boolean;
};

/** A form as data: what it asks, how it looks, what it says, and which rules join its fields. */
export type FormDefinition<Data extends object, Needs extends FormService = never> = {
  readonly id: string;
  /** Changes with every schema of the form, so that a draft of another shape is never restored. */
  readonly version: string;
  readonly steps: readonly FormStep[];
  /** Calls that the page has to give. */
  readonly needs: readonly Needs[];
  readonly validators: Validators;
  readonly messages: MessageTable;
  readonly widgets: RegistryWidgetsType;
  readonly fields: RegistryFieldsType;
  readonly defaults: FormValues;
  readonly draft: DraftPolicy;
  readonly submitLabel: string;
  /** Rules between fields; called with data that fits the step's schema as far as it was asked. */
  readonly check: (values: FormValues, context: RuleContext) => readonly FormIssue[];
  /** Fields that a problem without field errors is about, such as a slot that filled up meanwhile. */
  readonly problemFields: Partial<Record<ProblemCode, FieldPath>>;
  /** The request body, from data that passed every step. */
  readonly toRequest: (values: FormValues) => Data;
};

/** Any form, for code that neither sends it nor reads its body. */
export type AnyForm = FormDefinition<object, FormService>;
