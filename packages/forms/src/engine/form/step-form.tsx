import type { IChangeEvent } from "@rjsf/core";
// Not from the index, which pulls in the registry of rjsf's own tests and with it ajv.
import Form from "@rjsf/core/lib/components/Form.js";
import {
  type ErrorSchema,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type TemplatesType,
  type UiSchema,
  type ValidatorType,
} from "@rjsf/utils";
// Not from the index, which pulls in ajv itself.
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import { memo, type Ref, useMemo, useState } from "react";

import { pickValues, valueAt } from "../data/values.ts";
import type { Validators } from "../definition/form-definition.ts";
import { compiledValidator } from "../validation/validate-form.ts";
import { useFormEngine } from "./form-engine.ts";

/** What renders the fields: the fields and widgets of every form, and rjsf's templates around them. */
export interface FormTheme {
  readonly fields: RegistryFieldsType;
  readonly widgets: RegistryWidgetsType;
  readonly templates: Partial<Omit<TemplatesType, "ButtonTemplates">>;
}

type StepFormProps = FormTheme & {
  readonly schema: RJSFSchema;
  readonly validators: Validators;
  readonly uiSchema: UiSchema;
  readonly names: readonly string[];
  readonly extraErrors: ErrorSchema;
  readonly ref: Ref<Form>;
};

/** Never fills in the schema's own defaults: an answer is what a person gave, nothing is chosen for them. */
const defaultFormState = {
  emptyObjectFields: "skipEmptyDefaults",
  constAsDefaults: "never",
  requiredBooleanDefault: "skip",
} as const;

const idSeparator = "-";
const noButton = <></>;

/**
 * The fields of one step. rjsf keeps their values and renders them. The engine decides what is wrong (`extraErrors`),
 * because a step must know the others and may only show errors of fields that were touched.
 */
function StepFormOf({ ref, names, ...props }: StepFormProps) {
  const { formId, store } = useFormEngine();
  const [initial] = useState(() => pickValues(store.current(), names));
  const report = useMemo(
    () => (event: IChangeEvent) => {
      const values: unknown = event.formData;
      store.report(Object.fromEntries(names.map((name) => [name, valueAt(values, [name])])));
    },
    [store, names],
  );
  return (
    <Form
      ref={ref}
      tagName="div"
      className="form-fields"
      idPrefix={formId}
      idSeparator={idSeparator}
      schema={props.schema}
      uiSchema={props.uiSchema}
      initialFormData={initial}
      extraErrors={props.extraErrors}
      validator={validatorOf(props.validators, props.schema)}
      fields={props.fields}
      widgets={props.widgets}
      templates={props.templates}
      onChange={report}
      showErrorList={false}
      experimental_defaultFormStateBehavior={defaultFormState}
    >
      {noButton}
    </Form>
  );
}

export const StepForm = memo(StepFormOf);

const made = new WeakMap<RJSFSchema, ValidatorType>();

/** The compiled validator of a step's schema, as the type that rjsf takes; the same for the same schema. */
function validatorOf(validators: Validators, schema: RJSFSchema): ValidatorType {
  const known = made.get(schema);
  if (known !== undefined) return known;
  // Checked here, because the error of rjsf names no remedy.
  compiledValidator(validators, schema);
  const validator = createPrecompiledValidator(validators, schema);
  made.set(schema, validator);
  return validator;
}
