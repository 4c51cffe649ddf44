/** Where a value sits in the form's data: property names and array positions from the root. */
export type FieldPath = readonly (string | number)[];

/** The path as one string, for keys and for the contract's dotted field names: `start.detail`. */
export function dotted(path: FieldPath): string {
  return path.join(".");
}

/** The path of a dotted field name of the contract: `items.0.count` is `["items", 0, "count"]`. */
export function undotted(field: string): FieldPath {
  return field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The id of the element that edits this value; the same rule as rjsf's with `-` between the parts. */
export function fieldId(formId: string, path: FieldPath): string {
  return [formId, ...path].join("-");
}

/** The path of an id that `fieldId` made. Names in the contract are snake_case, so `-` is only a separator. */
export function pathOfId(formId: string, id: string): FieldPath {
  return undotted(id.slice(formId.length + 1).replaceAll("-", "."));
}
