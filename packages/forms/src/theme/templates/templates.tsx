import type { FieldTemplateProps, TemplatesType } from "@rjsf/utils";

/** Labels, help and errors belong to the widgets: a field is only its content. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

function Nothing() {
  return null;
}

/** The templates that rjsf looks up for each field; everything visible is rendered by the widgets. */
export const templates: Partial<Omit<TemplatesType, "ButtonTemplates">> = {
  FieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};
