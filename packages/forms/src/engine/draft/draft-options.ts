import type { AnyForm } from "../definition/form-definition.ts";
import type { DraftOptions } from "./draft-storage.ts";
import { secretPaths } from "./secret-paths.ts";

/** How the answers of this form are stored under `key`. */
export function draftOptions(definition: AnyForm, key: string): DraftOptions {
  return {
    key,
    version: definition.version,
    policy: definition.draft,
    secrets: definition.steps.flatMap((step) => secretPaths(step.schema)),
  };
}
