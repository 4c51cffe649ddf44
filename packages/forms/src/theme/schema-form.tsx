import type { FieldTemplateProps } from "@rjsf/utils";

import type { FormService } from "../engine/definition/form-definition.ts";
import { type SchemaFormProps, ThemedForm } from "../engine/form/schema-form.tsx";
import type { FormTheme } from "../engine/form/step-form.tsx";
import { LeafField } from "./fields/leaf-field.tsx";
import { ObjectField } from "./fields/object-field.tsx";
import { CheckboxWidget } from "./widgets/checkbox-widget.tsx";
import { ChoiceWidget } from "./widgets/choice-widget.tsx";
import { CounterWidget } from "./widgets/counter-widget.tsx";
import { PasswordWidget } from "./widgets/password-widget.tsx";
import { TextAreaWidget } from "./widgets/text-area-widget.tsx";
import { TextWidget } from "./widgets/text-widget.tsx";

const theme: FormTheme = {
  /** By the kind of value; lists come from patterns that name their own (`ui:field`). */
  fields: {
    ObjectField,
    StringField: LeafField,
    NumberField: LeafField,
    BooleanField: LeafField,
  },
  /** The templates that rjsf looks up for each field; everything visible is rendered by the widgets. */
  templates: {
    FieldTemplate,
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
  /** The widgets that every form can use; patterns add the rest. */
  widgets: {
    checkbox: CheckboxWidget,
    choice: ChoiceWidget,
    counter: CounterWidget,
    password: PasswordWidget,
    text: TextWidget,
    textarea: TextAreaWidget,
  },
};

/** A form from a definition, rendered with the components of `@damadum/ui`. */
export function SchemaForm<Data extends object, Needs extends FormService>(
  props: SchemaFormProps<Data, Needs>,
) {
  return <ThemedForm {...props} theme={theme} />;
}

/** Labels, help and errors belong to the widgets: a field is only its content. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

function Nothing() {
  return null;
}
