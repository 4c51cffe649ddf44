import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import type { FieldProps } from "@rjsf/utils";
import { useMemo } from "react";

import { asField } from "../../../engine/definition/as-request.ts";
import { ListEntryTemplate, ListTemplate } from "./list-templates.tsx";

/** A list whose entries are filled in one below the other: rjsf keeps them, our templates render them. */
export function ListField(props: FieldProps) {
  const { registry } = props;
  const withTemplates = useMemo<FieldProps["registry"]>(
    () => ({
      ...registry,
      templates: {
        ...registry.templates,
        ArrayFieldTemplate: ListTemplate,
        ArrayFieldItemTemplate: ListEntryTemplate,
      },
    }),
    [registry],
  );
  return <Entries {...props} registry={withTemplates} />;
}

const Entries = asField(ArrayField);
