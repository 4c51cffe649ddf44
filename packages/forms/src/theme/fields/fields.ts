import type { RegistryFieldsType } from "@rjsf/utils";

import { LeafField } from "./leaf-field.tsx";
import { ObjectField } from "./object-field.tsx";

/** The fields by the kind of value; lists come from patterns that name their own (`ui:field`). */
export const fields: RegistryFieldsType = {
  ObjectField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
  // The group renders its alternatives itself, because the chosen one is one of its answers.
  OneOfField: () => null,
};
