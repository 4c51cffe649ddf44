import type { Schema } from "@damadum/contract/reader";
import { default as fastJsonStringify } from "fast-json-stringify";
import { lazy } from "./lazy.ts";
import { perObject } from "../db/per-object.ts";

/** Compiles a response schema, once per process, to a JSON serializer that omits undeclared fields. */
export const responseSerializer = perObject((schema: Schema) =>
  lazy((): ((response: unknown) => string) => fastJsonStringify({ ...schema })),
);
