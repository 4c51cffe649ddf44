/**
 * The engine and its theme without the forms of this product, as `pnpm forms:pack` packs them. Today and every service
 * come from the page's `context`; an error of any API shows at its fields when it has the shape of a Problem.
 */
export { clearAllDrafts } from "./engine/draft/clear-all-drafts.ts";
export { clearDraft } from "./engine/draft/clear-drafts.ts";
export { saveDraft } from "./engine/draft/save-draft.ts";
export { describeForm } from "./engine/definition/describe-form.ts";
export type { DeepPartial, FormValues } from "./engine/data/values.ts";
export type {
  FormContext,
  FormDefinition,
  FormService,
} from "./engine/definition/form-definition.ts";
export { FormBar, SubmitButton, type FormActions } from "./engine/form/form-actions.tsx";
export { useAnswer, useFieldPath } from "./engine/form/form-engine.ts";
export type { SchemaFormProps } from "./engine/form/schema-form.tsx";
export { defineField, defineForm } from "./theme/define.ts";
export { runtimeForm, type RuntimeField } from "./theme/runtime-form.ts";
export { SchemaForm } from "./theme/schema-form.tsx";
