import type { Schema } from "@damadum/contract/reader";
import { default as fastJsonStringify } from "fast-json-stringify";
import { lazy } from "./lazy.ts";

/** Compiles a response schema to a JSON serializer that omits undeclared fields. */
export function responseSerializer(schema: Schema): (answer: unknown) => string {
  return lazy(() => fastJsonStringify({ ...schema }));
}
