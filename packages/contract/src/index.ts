export * as limits from "./generated/limits.ts";
export {
  explain,
  explainDirectionMark,
  explainMissing,
  explainNumber,
  sentencesAt,
  type BrokenRule,
  type Explained,
  type RuleCode,
} from "./messages/explain.ts";
export { fieldAt, schemaAt, within, type FieldWords } from "./messages/field-words.ts";
export { quantity, quantityRange } from "./messages/quantity.ts";
export { extensions, type Answer, type BodySchema, type Frozen, type Schema } from "./schema.ts";
