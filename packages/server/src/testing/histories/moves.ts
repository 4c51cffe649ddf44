import type { DamageReport } from "@damadum/sdk/model";
import { brokenLamp } from "../damage-reports.ts";
import { extraSteps, isOwing, leaveStep } from "./extras.ts";
import { refundOutside } from "./money.ts";
import { memberSteps } from "./move-member.ts";
import { operatorSteps } from "./move-operator.ts";
import { viewsOfMove } from "./move-views.ts";
import { newMove } from "./own-move.ts";
import { tryCommand, type Scene, type Stage } from "./scene.ts";

/** A member's move, with our boxes or without. */
export async function moveScene(
  stage: Stage,
  { withBoxes }: { readonly withBoxes: boolean },
): Promise<Scene> {
  const move = await newMove(stage, withBoxes);
  const { isOver, leave } = leaveStep(stage, move.member, async () => isOwing(await move.read()));
  return {
    ways: {
      first: [
        "payDeposit",
        "payFull",
        "failPayment payDeposit",
        "payDeposit unload",
        "payFull unload",
      ],
      next: [
        "askExtra payExtra",
        "askExtra payExtra refundExtra",
        "askExtra payExtra refundAllOutside payExtra refundExtra",
        "askExtra declineExtra",
        "askExtra cancelExtra",
        "advance undo",
        "advance advance",
        "unload payBalance",
        "unload payByHand withdrawByHand",
        "unload payByHand refundPart payByHand",
        "unload askBalance payExtra",
        "unload collectBoxes advance review",
        "correctUp payExtra",
        "correctDown",
        "changeLater cancel",
        "refundSomeOutside payExtra",
        "refundAllOutside payExtra",
        "refundAllOutside declineExtra expireLinks",
        "refundAllOutside expireLinks askAgain payExtra refundExtra",
        "refundAllOutside leaveDebt unload payByHand withdrawByHand",
        "askExtra expireLinks",
        "cancelByCompany boxesCame",
        "unload askBalance discount payExtra",
        "unload askBalance writeOff payExtra withdrawByHand",
        "unload writeOff payByHand payByHand withdrawByHand",
        "unload payByHand refundPart sendByHand payBalance",
        "unload payByHand refundPart payBalance sendByHand",
        "unload payByHand payBalance refundPart refundSomeOutside payExtra sendByHand",
        "unload compensate refundPart cancel",
        "unload refundSomeOutside compensate payExtra",
        "refundSomeOutside correctUp changeLater payExtra",
        "refundSomeOutside correctDown changeSooner payExtra",
        "refundAllOutside changeLater payExtra changeSooner",
        "correctUp changeLater payExtra cancel",
        "changeLater correctDown cancel",
        "changeLater refundSomeOutside payExtra refundExtra",
        "askExtra payExtra refundSomeOutside cancel payExtra",
        "askExtra payExtra cancel refundAllOutside payExtra",
        "cancel askExtra payExtra refundAllOutside payExtra",
        "unload advance leave",
        "cancel",
        "cancel leave",
      ],
    },
    steps: {
      ...memberSteps(move),
      ...operatorSteps(stage, move),
      ...extraSteps(stage, move.serial),
      compensate: async () => {
        await move.member.try("saveDamageReport", { path: move.path, body: brokenLamp });
        const report = await move.member.try<DamageReport>("sendDamageReport", { path: move.path });
        if (report !== null)
          await tryCommand(stage, "damage accept", { id: report.report_id, amount: "8000" });
      },
      leave,
      refundSomeOutside: async () => refundOutside(stage, await move.payments(), "some"),
      refundAllOutside: async () => refundOutside(stage, await move.payments(), "all"),
      pass: async () => stage.server.clock.pass({ days: 5 }),
    },
    isOver,
    views: () => viewsOfMove(stage, move),
    answers: async () => ({
      order: await move.read(),
      list: await stage.server.api.ok("listEstimates", { token: await move.member.token() }),
    }),
  };
}
