import type { BoxStatus } from "../states/box-status.ts";
import { damageReportStatus, type DamageReportStatus } from "../states/damage-report-status.ts";
import type { Badge } from "../states/state-machine.ts";

/** What happened to a thing in a box or of a move. */
export type DamageKind = "BROKEN" | "STAINED" | "MISSING" | "OTHER";

/** The kinds of damage in the words of the form. */
export const damageKinds: Readonly<Record<DamageKind, { readonly label: string }>> = {
  BROKEN: { label: "깨지거나 부러졌어요" },
  STAINED: { label: "젖거나 얼룩졌어요" },
  MISSING: { label: "없어졌어요" },
  OTHER: { label: "다른 문제가 있어요" },
};

/** How a report is shown to its member. */
export interface DamageReportView {
  readonly label: string;
  readonly badge: Badge;
  /** What happens next, within the periods of 손해배상규정. */
  readonly sentence: string;
}

const sentences: Readonly<Record<DamageReportStatus, string>> = {
  DRAFT: "아직 보내지 않았어요. 내용을 확인하고 보내 주세요.",
  SENT: "사진과 작업 기록을 확인하고 있어요. 10영업일 안에 결과를 알려 드려요. 물건과 포장은 그때까지 버리지 말아 주세요.",
  ACCEPTED: "배상하기로 했어요. 7영업일 안에 받으실 계좌를 여쭙고 보내 드려요.",
  DECLINED: "배상해 드리지 못해요. 동의하지 않으면 30일 안에 다시 신고해 주세요.",
  PAID: "배상금을 보냈어요.",
};

/** How a damage report is shown to its member, from one row of the table. */
export function damageReportView(status: DamageReportStatus): DamageReportView {
  const { label, badge } = damageReportStatus.states[status];
  return { label, badge, sentence: sentences[status] };
}

/** States of a box that we have handled since it was packed. */
const handled: ReadonlySet<BoxStatus> = new Set([
  "STORED",
  "RETURN_READY",
  "RETURNING",
  "RETURNED",
  "ENDED",
  "DISPOSAL_READY",
  "LOST",
  "DAMAGED",
]);

/** Whether the owner may report damage to things in a box of this state. */
export function canReportDamage(status: BoxStatus): boolean {
  return handled.has(status);
}
