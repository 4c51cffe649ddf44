import type { IChangeEvent } from "@rjsf/core";
// Not from the index, which brings the registry of rjsf's own tests and with it ajv.
import Form from "@rjsf/core/lib/components/Form.js";
import {
  type ErrorSchema,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
} from "@rjsf/utils";
import { memo, type Ref, useMemo, useState } from "react";

import { templates } from "../../theme/templates/templates.tsx";
import { pickValues, valueAt } from "../data/values.ts";
import { useFormEngine } from "./form-engine.ts";

type StepFormProps = {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly names: readonly string[];
  readonly fields: RegistryFieldsType;
  readonly widgets: RegistryWidgetsType;
  readonly extraErrors: ErrorSchema;
  readonly ref: Ref<Form>;
};

/** Fills the schema's own defaults nowhere: an answer is what a person gave, nothing is chosen for them. */
const defaultFormState = {
  emptyObjectFields: "skipEmptyDefaults",
  constAsDefaults: "never",
} as const;

const idSeparator = "-";
const noButton = <></>;

/**
 * The fields of one step. rjsf keeps their values and draws them; what is right and wrong is decided by the engine
 * (`extraErrors`), because a step must know the others and may only complain about fields that were touched.
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
      validator={unusedValidator}
      fields={props.fields}
      widgets={props.widgets}
      templates={templates}
      onChange={report}
      showErrorList={false}
      experimental_defaultFormStateBehavior={defaultFormState}
    >
      {noButton}
    </Form>
  );
}

export const StepForm = memo(StepFormOf);

/** rjsf validates nothing here: no schema of ours has alternatives that it would have to tell apart. */
const unusedValidator: ValidatorType = {
  isValid: () => refuse(),
  rawValidation: () => refuse(),
  validateFormData: () => refuse(),
};

function refuse(): never {
  throw new Error(
    "The engine validates; a schema with alternatives needs its validators here first.",
  );
}
