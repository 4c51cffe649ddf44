import type { BodySchema } from "@damadum/contract";
import type { FieldIssue } from "@damadum/domain";
import type { ProblemCode } from "@damadum/sdk/model";
import type { toCamelCaseKeys } from "es-toolkit";

import type { FormValues } from "../data/values.ts";
import { asRequest } from "./as-request.ts";
import { buildStep } from "./build-step.ts";
import type { ConditionOf, FieldOf, PathOf } from "./field.ts";
import type {
  CompiledForm,
  DraftPolicy,
  FormDefinition,
  FormService,
  FormStep,
} from "./form-definition.ts";
import { requestOf } from "./request-of.ts";

/** A step as a definition writes it; its schema and uiSchema are derived from its fields. */
type StepSettings<Body, StepId extends string, Widget extends string> = Omit<
  FormStep<StepId>,
  "schema" | "uiSchema" | "fields" | "when"
> & {
  readonly when?: ConditionOf<Body> | readonly ConditionOf<Body>[];
  readonly fields: readonly FieldOf<Body, Widget>[];
};

type CamelCased<Body> = ReturnType<typeof toCamelCaseKeys<Body>>;

export interface FormSettings<
  Body extends object,
  Needs extends FormService,
  StepId extends string,
  Widget extends string,
> {
  readonly id: string;
  /** The contract's request body that the answers fill in, as a whole or in part. */
  readonly body: BodySchema<Body>;
  readonly compiled: CompiledForm;
  readonly steps: readonly StepSettings<Body, StepId, Widget>[];
  readonly submitLabel: string;
  readonly needs?: readonly Needs[];
  readonly defaults?: FormValues;
  /** Defaults to storing nothing. */
  readonly draft?: DraftPolicy;
  readonly rules?: (input: CamelCased<Body>, today: string) => readonly FieldIssue[];
  readonly pricedFrom?: readonly NoInfer<StepId>[];
  readonly continuesByItself?: true;
  readonly problemFields?: Partial<Record<ProblemCode, PathOf<Body>>>;
}

const keepsNothing: DraftPolicy = { storage: "none", days: 0, keepAfterSubmit: false };

/**
 * Defines a form that fills in `Body`, from one list of fields by steps. Throws, naming the form and the field, when
 * the contract's body has no such field or no title for it.
 */
export function defineForm<Body extends object, Widget extends string = string>() {
  return <Needs extends FormService = never, const StepId extends string = string>(
    settings: FormSettings<Body, Needs, StepId, Widget>,
  ): FormDefinition<Body, Needs, StepId> => {
    const { id, body, compiled, submitLabel } = settings;
    const steps = settings.steps.map((step) => buildStep(id, body, step));
    const form: FormDefinition<Body, Needs, StepId> = {
      ...compiled,
      id,
      body,
      steps,
      needs: settings.needs ?? [],
      defaults: settings.defaults ?? {},
      draft: settings.draft ?? keepsNothing,
      submitLabel,
      rules: settings.rules ?? null,
      pricedFrom: settings.pricedFrom ?? [],
      ...(settings.continuesByItself && { continuesByItself: true }),
      problemFields: settings.problemFields ?? {},
      toRequest: (values) => asRequest<Body>(requestOf(form, values)),
    };
    return form;
  };
}
