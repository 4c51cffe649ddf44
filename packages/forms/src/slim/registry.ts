import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";

/**
 * Stands in for rjsf's own default registry in the build (build/slim-rjsf.ts): its fields, templates and widgets are
 * all replaced by ours, so only the field that picks the right one is kept.
 */
// oxlint-disable-next-line import/no-default-export -- takes the place of a default export
export default function getDefaultRegistry() {
  return {
    fields: { SchemaField },
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: {
      idPrefix: "root",
      idSeparator: "_",
      useFallbackUiForUnsupportedType: false,
    },
  };
}
