import type { NoticeTemplate } from "./notice-template.ts";

/** The reason why a change has no notice. */
export interface NoNotice {
  readonly noNotice: string;
}

export type OneNotice = NoticeTemplate | NoNotice;

/** The notice depends on more than the new state: on the previous state or on the type of the subject. */
export interface ByCase {
  readonly byCase: Readonly<Record<string, OneNotice>>;
}

/** The notice sent when a subject enters a state: one, one by case, or none. */
export type NoticeDecision = OneNotice | ByCase;

export const noNotice = (why: string): NoNotice => ({ noNotice: why });

/** All templates that a decision may select. */
export function templatesIn(decision: NoticeDecision): readonly NoticeTemplate[] {
  if ("noNotice" in decision) return [];
  return "byCase" in decision ? Object.values(decision.byCase).flatMap(templatesIn) : [decision];
}

/** The template of this case; null for no notice. Throws for a case without a decision. */
export function templateOf(
  decision: NoticeDecision,
  caseKey: string | null,
): NoticeTemplate | null {
  if ("noNotice" in decision) return null;
  if (!("byCase" in decision)) return decision;
  const decided = decision.byCase[caseKey ?? ""];
  if (decided === undefined)
    throw new Error(`No notice is decided for the case ${String(caseKey)}`);
  return templateOf(decided, null);
}
