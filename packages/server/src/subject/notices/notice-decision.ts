import type { NoticeTemplate } from "./notice-template.ts";

/** Why a change has no notice. */
export interface NoNotice {
  readonly noNotice: string;
}

/** A template, or a reason for none. */
export type OneNotice = NoticeTemplate | NoNotice;

/** The notice depends on more than the state: on the one before it, or on what was asked for. */
export interface ByCase {
  readonly byCase: Readonly<Record<string, OneNotice>>;
}

/** What happens when something comes into a state: a notice, one by case, or none. */
export type NoticeDecision = OneNotice | ByCase;

export const noNotice = (why: string): NoNotice => ({ noNotice: why });

/** The templates that a decision may come to. */
export function templatesIn(decision: NoticeDecision): readonly NoticeTemplate[] {
  if ("noNotice" in decision) return [];
  return "byCase" in decision ? Object.values(decision.byCase).flatMap(templatesIn) : [decision];
}

/** The template of this case; null for no notice. Throws for a case that nobody decided. */
export function templateOf(
  decision: NoticeDecision,
  caseKey: string | null,
): NoticeTemplate | null {
  if ("noNotice" in decision) return null;
  if (!("byCase" in decision)) return decision;
  const decided = decision.byCase[caseKey ?? ""];
  if (decided === undefined) throw new Error(`No notice is decided for the case ${caseKey}`);
  return templateOf(decided, null);
}
