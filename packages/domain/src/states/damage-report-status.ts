import type { StateMachine } from "./state-machine.ts";

/** State of a member's report that something in a box or of a move was damaged. */
export type DamageReportStatus = "DRAFT" | "SENT" | "ACCEPTED" | "DECLINED" | "PAID";

/** States of a damage report; PAID means that the compensation was transferred. */
export const damageReportStatus: StateMachine<DamageReportStatus> = {
  initial: "DRAFT",
  states: {
    DRAFT: { label: "보내기 전", badge: "neutral", step: null },
    SENT: { label: "확인 중", badge: "info", step: null },
    ACCEPTED: { label: "배상 결정", badge: "primary", step: null },
    DECLINED: { label: "배상 안 함", badge: "disabled", step: null },
    PAID: { label: "배상금 보냄", badge: "success", step: null },
  },
  transitions: [
    { from: "DRAFT", to: "SENT", by: ["MEMBER"] },
    { from: "SENT", to: "ACCEPTED", by: ["OPERATOR"] },
    { from: "SENT", to: "DECLINED", by: ["OPERATOR"] },
    { from: "ACCEPTED", to: "PAID", by: ["OPERATOR"] },
  ],
};
