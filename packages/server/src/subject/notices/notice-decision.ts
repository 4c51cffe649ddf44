import type { NoticeTemplate } from "./notice-template.ts";

/** Nobody is told of a change, and why. */
export interface Untold {
  readonly untold: string;
}

/** A template, or a reason for none. */
export type OneNotice = NoticeTemplate | Untold;

/** What is told depends on more than the state: on the one before it, or on what was asked for. */
export interface ByCase {
  readonly byCase: Readonly<Record<string, OneNotice>>;
}

/** What a member is told when something comes into a state. */
export type NoticeDecision = OneNotice | ByCase;

export const untold = (why: string): Untold => ({ untold: why });

/** The templates that a decision may come to. */
export function templatesIn(decision: NoticeDecision): readonly NoticeTemplate[] {
  if ("untold" in decision) return [];
  return "byCase" in decision ? Object.values(decision.byCase).flatMap(templatesIn) : [decision];
}

/** The template of this case; null when nobody is told. Throws for a case that nobody decided. */
export function templateOf(decision: NoticeDecision, given: string | null): NoticeTemplate | null {
  if ("untold" in decision) return null;
  if (!("byCase" in decision)) return decision;
  const decided = decision.byCase[given ?? ""];
  if (decided === undefined) throw new Error(`No notice is decided for the case ${given}`);
  return templateOf(decided, null);
}
