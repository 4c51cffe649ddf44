import type { FormService } from "../engine/definition/form-definition.ts";
import { type SchemaFormProps, ThemedForm } from "../engine/form/schema-form.tsx";
import { fields } from "./fields/fields.ts";
import { templates } from "./templates/templates.tsx";
import { widgets } from "./widgets/widgets.ts";

const theme = { fields, templates, widgets };

/** A form from a definition, rendered with the components of `@damadum/ui`. */
export function SchemaForm<Data extends object, Needs extends FormService>(
  props: SchemaFormProps<Data, Needs>,
) {
  return <ThemedForm {...props} theme={theme} />;
}
