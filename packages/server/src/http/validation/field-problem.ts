import { explain, fieldAt, type Schema } from "@damadum/contract";
import type { FieldProblem } from "@damadum/contract/operations";
import type { ErrorObject } from "ajv";
import { requiredByPath } from "./required-by-path.ts";

/** Says in Korean what is wrong with a field of a request and how to mend it. */
export function fieldProblem(error: ErrorObject, request: Schema): FieldProblem {
  const path = pathOf(error);
  const field = path.join(".");
  const problem = explain(error, fieldAt(request, path));
  const own = problem.code === "required" ? requiredByPath[field] : undefined;
  return { field, ...problem, ...(own !== undefined && { message: own }) };
}

function pathOf({ instancePath, params }: ErrorObject): readonly string[] {
  const parent = instancePath.split("/").slice(1);
  const own: unknown = params["missingProperty"] ?? params["additionalProperty"];
  return typeof own === "string" ? [...parent, own] : parent;
}
