import type { FieldPath } from "../data/path.ts";
import type { SchemaError } from "./validators.ts";

/** The path of the value that an error is about: the missing or unknown name, not the group that should have it. */
export function pathOfError(error: SchemaError): FieldPath {
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const name = error.params["missingProperty"] ?? error.params["additionalProperty"];
  return typeof name === "string" ? [...path, name] : path;
}
