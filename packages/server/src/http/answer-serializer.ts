import { default as fastJsonStringify } from "fast-json-stringify";
import type { ContractDocument, Schema } from "./contract/contract-document.ts";
import { expanded } from "./contract/contract-schemas.ts";
import { whenFirstUsed } from "./when-first-used.ts";

/** Compiles the contract's answers to functions that write them as JSON and leave out what is not declared. */
export function answerSerializer(
  contract: ContractDocument,
): (schema: Schema) => (answer: unknown) => string {
  // With references in place each of the thousand answers would read all schemas: a start took four seconds more.
  return (schema) => whenFirstUsed(() => fastJsonStringify({ ...expanded(schema, contract) }));
}
