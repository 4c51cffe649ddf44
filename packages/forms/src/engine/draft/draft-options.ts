import type { RJSFSchema } from "@rjsf/utils";

import type { FieldPath } from "../data/path.ts";
import { isRecord } from "../data/values.ts";
import type { AnyForm } from "../definition/form-definition.ts";
import type { DraftOptions } from "./draft-storage.ts";

/** How the answers of this form are stored under `key`. */
export function draftOptions(definition: AnyForm, key: string): DraftOptions {
  return {
    key,
    version: definition.version,
    policy: definition.draft,
    secrets: definition.steps.flatMap((step) => secretPaths(step.schema)),
  };
}

/** Paths of the values that must never be stored: whatever the contract marks as a password. */
function secretPaths({ properties = {} }: RJSFSchema, base: FieldPath = []): readonly FieldPath[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isRecord(property)) return [];
    const path = [...base, name];
    return property["format"] === "password" ? [path] : secretPaths(property, path);
  });
}
