import { cancelFaults, canChangeMove, moveStatus, namedMoveStatus } from "@damadum/domain";
import { z } from "zod";
import type { Database } from "../../db/tables.ts";
import {
  advanceEstimate,
  recordBoxesCollected,
  undoStep,
} from "../../move/estimate/advance-estimate.ts";
import { cancelEstimate } from "../../move/estimate/cancel-estimate.ts";
import { ledgerOfEstimate, type EstimateView } from "../../move/estimate/estimate-view.ts";
import { rescheduleMove } from "../../move/estimate/reschedule-move.ts";
import { findMoves } from "../../move/estimate/store.ts";
import { paymentsOf } from "../../money/ledger/payments-of.ts";
import { changing, reading, listOf, type CommandContext, type CommandResult } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import {
  appointmentText,
  earlyOption,
  freeOption,
  listByStatus,
  reasonOption,
  serialText,
  stateOf,
  statesByOperator,
  timesIn,
  CUSTOMER_MUST_PAY,
  wordsOf,
  wordsOptions,
} from "../input/options.ts";
import {
  phoneText,
  stateCell,
  statesWhere,
  stateText,
  timeCell,
  nextStepsText,
  wonCell,
} from "../korean.ts";
import { answerFacts } from "../answer-facts.ts";
import { historyTable, ledgerFacts, ledgerTable, paymentTable } from "../tables.ts";
import { findMove } from "../../move/estimate/read-estimates.ts";

const serial = named("이사 번호", serialText);
const faults = Object.entries(cancelFaults).map(([key, { label }]) => `${key} (${label})`);
const nextStates = statesByOperator(moveStatus);

export const commands = [
  reading({
    words: "moves list",
    summary: "이사를 날짜 순으로 봐요",
    ...listByStatus(moveStatus),
    async run({ services }, filter) {
      const page = await findMoves(services.db, filter);
      const rows = page.rows.map((move) => ({ ...move, ledger: ledgerOfEstimate(move) }));
      return listOf(
        { ...page, rows },
        {
          serial: ["번호", (move) => move.serial],
          status: ["상태", (move) => stateCell(namedMoveStatus(move.input), move.status)],
          day: ["날짜", (move) => move.move_date],
          time: ["시간", (move) => move.move_time],
          customer: ["고객", (move) => move.customer_name],
          from: ["출발", (move) => move.input.start.address],
          to: ["도착", (move) => move.input.destination.address],
          total: ["총액", (move) => wonCell(move.ledger.total)],
          paid: ["결제한 금액", (move) => wonCell(move.ledger.paid)],
          toPay: ["결제할 금액", (move) => wonCell(move.ledger.toPay)],
        },
      );
    },
  }),
  reading({
    words: "moves show",
    summary: "이사 하나를 결제와 기록까지 봐요",
    input: z.object({ serial }),
    async run({ services }, input) {
      return show(services.db, await findMove(services, input.serial));
    },
  }),
  changing({
    words: "moves advance",
    summary: "이사를 다음 상태로 옮겨요 (취소는 따로 해요)",
    input: z.object({
      serial,
      to: named(`옮길 상태: ${nextStates.join(", ")}`, stateOf(nextStates)),
      ...wordsOptions,
      ...earlyOption,
    }),
    problems: { state_conflict: whereTo },
    async run({ services, operator }, { serial: move, to, early, ...words }) {
      const by = { early, operatorId: operator.userId, ...wordsOf(words) };
      const view = await advanceEstimate(services, { serial: move, to, ...by });
      const message = `${stateText(namedMoveStatus(view.estimate.input), to)} 상태로 옮겼어요.`;
      return { message, ...(await show(services.db, view)) };
    },
  }),
  changing({
    words: "moves reschedule",
    summary: "결제한 이사와 박스를 다른 날로 옮기고 알려요. 고객과 같은 규정이에요",
    input: z
      .object({
        serial,
        move: option("때", "이사할 때 (2026-12-10 09:00)", appointmentText.optional()),
        delivery: option("때", "박스를 배송할 때", appointmentText.optional()),
        collection: option("때", "박스를 수거할 때", appointmentText.optional()),
        ...freeOption,
        reason: reasonOption,
      })
      .refine(
        ({ move, delivery, collection }) => (move ?? delivery ?? collection) !== undefined,
        "--move, --delivery, --collection 가운데 하나는 적어 주세요",
      ),
    problems: {
      state_conflict: "결제했고 아직 시작하지 않은 이사와, 그 이사에 있는 박스만 옮길 수 있어요.",
      amount_mismatch: CUSTOMER_MUST_PAY,
    },
    async run({ services, operator }, { serial: order, withoutFee: isFree, ...input }) {
      const times = timesIn(input);
      const by = { operatorId: operator.userId, isFree };
      const view = await rescheduleMove(services, { serial: order, times, ...by });
      return { message: "날을 옮겼어요.", ...(await show(services.db, view)) };
    },
  }),
  changing({
    words: "moves undo",
    summary: "잘못 옮긴 마지막 단계를 되돌려요. 고객에게 따로 알리지 않아요",
    input: z.object({ serial, reason: reasonOption }),
    problems: {
      state_conflict:
        "운영자가 옮긴 마지막 단계만, 한 번 되돌릴 수 있어요. 취소와 고객이 한 일은 되돌리지 못해요.",
    },
    async run({ services, operator }, { serial: move, reason }) {
      const by = { operatorId: operator.userId, reason };
      const view = await undoStep(services, { serial: move, ...by });
      const { status, input } = view.estimate;
      const message = `${stateText(namedMoveStatus(input), status)} 상태로 되돌렸어요.`;
      return { message, ...(await show(services.db, view)) };
    },
  }),
  changing({
    words: "moves collected",
    summary: "취소한 이사의 빌린 박스를 가져왔다고 적어요",
    input: z.object({ serial }),
    problems: { state_conflict: "취소했고 박스가 고객에게 남아 있는 이사만 적을 수 있어요." },
    async run({ services }, { serial: move }) {
      const view = await recordBoxesCollected(services, move);
      return { message: "박스를 가져왔다고 적었어요.", ...(await show(services.db, view)) };
    },
  }),
  changing({
    words: "moves cancel",
    summary: "이사를 취소하고 규정대로 환불해요. 회사 책임이면 배상금도 남겨요",
    input: z.object({
      serial,
      reason: reasonOption,
      fault: option(
        "누구",
        `누구 책임인지: ${faults.join(", ")}`,
        z.enum(["CUSTOMER", "COMPANY", "NOBODY"]),
      ),
    }),
    problems: { state_conflict: whereTo },
    async run({ services, operator }, { serial: move, reason, fault }) {
      const { estimate: before } = await findMove(services, move);
      const by = { actor: "OPERATOR", userId: operator.userId, fault } as const;
      const view = await cancelEstimate(services, { serial: move, by, reason });
      const message = before.status === "CANCEL" ? "이미 취소된 이사예요." : "취소했어요.";
      return { message, ...(await show(services.db, view)) };
    },
  }),
];

async function whereTo({ services }: CommandContext, move: { readonly serial: string }) {
  const { estimate } = await findMove(services, move.serial);
  const { status: from, input } = estimate;
  const change = { from, actor: "OPERATOR", useBoxes: input.useBoxes } as const;
  const next = statesWhere(moveStatus, (to) => canChangeMove({ ...change, to }));
  return nextStepsText(namedMoveStatus(input), from, next);
}

async function show(
  db: Database,
  { estimate, history, ledger }: EstimateView,
): Promise<CommandResult> {
  const machine = namedMoveStatus(estimate.input);
  return {
    facts: {
      번호: estimate.serial,
      상태: stateCell(machine, estimate.status),
      고객: estimate.customer_name,
      전화: phoneText(estimate.customer_phone_number),
      ...answerFacts(estimate.input),
      박스: boxText(estimate),
      ...ledgerFacts(ledger),
      "만든 때": timeCell(estimate.created_at),
    },
    tables: [
      ledgerTable(ledger),
      paymentTable(paymentsOf(estimate, { withExtras: true })),
      await historyTable(db, machine, history),
    ],
  };
}

function boxText({ input, boxes_to_collect: isOut }: EstimateView["estimate"]): string {
  if (isOut) return "우리 박스, 고객에게 남아 있어요";
  return input.useBoxes ? "우리 박스" : "고객 박스";
}
