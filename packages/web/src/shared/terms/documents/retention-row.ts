import { retentionTime, type RetentionRule } from "@damadum/domain";

/** What is kept and by which law, and how long from when. */
export const retentionRow = (rule: RetentionRule): readonly string[] => [
  rule.law === null ? rule.record : `${rule.record} (${rule.law})`,
  retentionTime(rule),
];
