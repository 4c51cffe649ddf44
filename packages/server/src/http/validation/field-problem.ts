import { explain, fieldAt, type Schema } from "@damadum/contract";
import type { FieldProblem } from "@damadum/sdk/model";
import type { ErrorObject } from "ajv";

/** Explains in Korean what is wrong with a field of a request and how to fix it. */
export function fieldProblem(error: ErrorObject, request: Schema): FieldProblem {
  const path = pathOf(error);
  return { field: path.join("."), ...explain(error, fieldAt(request, path)) };
}

function pathOf({ instancePath, params }: ErrorObject): readonly string[] {
  const parent = instancePath.split("/").slice(1);
  const own: unknown = params["missingProperty"] ?? params["additionalProperty"];
  return typeof own === "string" ? [...parent, own] : parent;
}
