import type { Badge } from "../states/state-machine.ts";
import { boxStatus, type BoxStatus } from "../states/box-status.ts";

/** What a member can do next with a box. */
export type BoxAction = "WRITE_CONTENTS" | "BRING_BACK" | "SEE_CONTENTS";

/** How a box is shown to its member. */
export interface BoxView {
  readonly label: string;
  readonly badge: Badge;
  /** Where it is, or what happens next. */
  readonly sentence: string;
  readonly action: BoxAction;
}

const see = { action: "SEE_CONTENTS" } as const;

type Row = Pick<BoxView, "sentence" | "action">;

/** The states that have a notice of their own, which says what happened. */
const harmed = {
  LOST: {
    ...see,
    sentence: "보관 중에 잃어버렸어요. 보상을 안내해 드려요. 보관료는 더 받지 않아요.",
    event: "보관하던 박스를 잃어버렸어요",
  },
  DAMAGED: {
    ...see,
    sentence: "보관 중에 파손됐어요. 보상을 안내해 드려요. 보관료는 더 받지 않아요.",
    event: "보관하던 박스가 파손됐어요",
  },
} as const;

const rows: Readonly<Record<BoxStatus, Row>> = {
  ...harmed,
  READY: { ...see, sentence: "빈 박스를 보내 드릴 준비를 하고 있어요." },
  DELIVERING: { ...see, sentence: "빈 박스를 가져다 드리고 있어요." },
  PACKING: { action: "WRITE_CONTENTS", sentence: "짐을 담으면서 내용물을 적어 주세요." },
  COLLECTING: { ...see, sentence: "창고로 옮기고 있어요." },
  STORED: { action: "BRING_BACK", sentence: "창고에서 안전하게 보관하고 있어요." },
  RETURN_READY: { ...see, sentence: "가져다 드릴 준비를 하고 있어요." },
  RETURNING: { ...see, sentence: "가져다 드리고 있어요." },
  RETURNED: { ...see, sentence: "찾아간 박스예요. 보관은 이어지고 있어요." },
  ENDED: { ...see, sentence: "가져다 드리고 보관을 마쳤어요." },
  DISPOSAL_READY: { ...see, sentence: "폐기를 기다리고 있어요." },
  DISPOSED: { ...see, sentence: "폐기한 박스예요." },
  CANCEL: { ...see, sentence: "취소한 박스예요." },
};

/** A box that was its member's from the start; no empty one is delivered. */
const ownReady = { label: "수거 예약", sentence: "방문할 때 라벨을 붙여 드려요." } as const;

/** How a box is shown to its member, from one row of the table. */
export function boxView(status: BoxStatus, { isOwn }: { readonly isOwn: boolean }): BoxView {
  const { label, badge } = boxStatus.states[status];
  const { sentence, action } = rows[status];
  const row = { label, badge, sentence, action };
  return isOwn && status === "READY" ? { ...row, ...ownReady } : row;
}

/** What happened to a box in our care, as its notice says it. */
export function boxHarmEvent(status: keyof typeof harmed): string {
  return harmed[status].event;
}
