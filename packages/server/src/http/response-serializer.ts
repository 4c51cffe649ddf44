import type { Schema } from "@damadum/contract/reader";
import { default as fastJsonStringify } from "fast-json-stringify";
import { whenFirstUsed } from "./when-first-used.ts";

/** Compiles the contract's answers to functions that write them as JSON and leave out what is not declared. */
export function responseSerializer(schema: Schema): (answer: unknown) => string {
  return whenFirstUsed(() => fastJsonStringify({ ...schema }));
}
