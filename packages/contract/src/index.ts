export * as limits from "./generated/limits.ts";
export { explain, type BrokenRule } from "./messages/explain.ts";
export { fieldAt, type FieldWords } from "./messages/field-words.ts";
export { quantity, quantityRange } from "./messages/quantity.ts";
export { extensions, type Answer, type Schema } from "./schema.ts";
