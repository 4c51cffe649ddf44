import { formatPhoneNumber, isIsoDate, moveStatus, type MoveStatus } from "@damadum/domain";
import { z } from "zod";
import { advanceEstimate } from "../../features/estimate/advance-estimate.ts";
import { cancelEstimate } from "../../features/estimate/cancel-estimate.ts";
import type { EstimateView } from "../../features/estimate/estimate-view.ts";
import { findMove } from "../../features/estimate/find-move.ts";
import { listMoves } from "../../features/estimate/list-moves.ts";
import { command, limitOption, reasonOption, type CommandResult } from "../command.ts";
import { stateText, timeText, wonText } from "../korean.ts";
import { historyTable, paymentTable } from "../tables.ts";

const day = z.string().refine(isIsoDate, "날짜는 2026-03-02 처럼 적어 주세요");
const status = z.custom<MoveStatus>(isStatus, "없는 상태예요");
const next = z.custom<Exclude<MoveStatus, "CANCEL">>(
  (text) => text !== "CANCEL" && isStatus(text),
  "없는 상태예요. 취소는 moves cancel 로 해 주세요",
);
const serial = z.string().trim().min(1);

export const moveCommands = [
  command({
    words: "moves list",
    summary: "이사를 날짜 순으로 봐요",
    options: {
      "--status <상태>": `상태: ${Object.keys(moveStatus.states).join(", ")}`,
      "--from <날짜>": "이 날부터 (2026-03-02)",
      "--to <날짜>": "이 날까지",
      ...limitOption.flags,
    },
    changes: false,
    input: z.object({
      status: status.optional(),
      from: day.optional(),
      to: day.optional(),
      limit: limitOption.schema,
    }),
    async run({ services }, { status: wanted, from, to, limit }) {
      const moves = await listMoves(services, { status: wanted, from, to, limit });
      const rows = moves.map((move) => ({
        serial: move.serial,
        status: stateText(moveStatus, move.status),
        day: move.move_date,
        time: move.move_time,
        customer: move.customer_name,
        from: move.input.start.address,
        to: move.input.destination.address,
        total: wonText(move.total_amount),
        paid: wonText(move.paid_amount),
      }));
      const columns = {
        serial: "번호",
        status: "상태",
        day: "날짜",
        time: "시간",
        customer: "고객",
        from: "출발",
        to: "도착",
        total: "총액",
        paid: "낸 금액",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "moves show",
    summary: "이사 하나를 결제와 기록까지 봐요",
    parameters: { serial: "이사 번호" },
    changes: false,
    input: z.object({ serial }),
    async run({ services }, given) {
      return show(await findMove(services, given.serial));
    },
  }),
  command({
    words: "moves advance",
    summary: "이사를 다음 상태로 옮겨요 (취소는 moves cancel)",
    parameters: { serial: "이사 번호", to: "옮길 상태" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ serial, to: next, reason: reasonOption.schema }),
    async run({ services, operator }, { serial: move, to, reason }) {
      const by = { operatorId: operator.userId, reason };
      const view = await advanceEstimate(services, { serial: move, to, ...by });
      return { message: `${stateText(moveStatus, to)} 상태로 옮겼어요.`, ...show(view) };
    },
  }),
  command({
    words: "moves cancel",
    summary: "이사를 취소하고 규정대로 환불해요",
    parameters: { serial: "이사 번호" },
    options: { ...reasonOption.flags, "--without-fee": "취소 수수료 없이 모두 돌려줘요" },
    changes: true,
    input: z.object({
      serial,
      reason: reasonOption.schema,
      withoutFee: z.boolean().default(false),
    }),
    async run({ services, operator }, { serial: move, reason, withoutFee }) {
      const by = { actor: "OPERATOR", userId: operator.userId, waivesFee: withoutFee } as const;
      const view = await cancelEstimate(services, { serial: move, by, reason });
      return { message: "취소했어요.", ...show(view) };
    },
  }),
];

function isStatus(text: unknown): boolean {
  return typeof text === "string" && Object.hasOwn(moveStatus.states, text);
}

function show({ estimate, payments, history }: EstimateView): CommandResult {
  const { start, destination } = estimate.input;
  return {
    facts: {
      번호: estimate.serial,
      상태: stateText(moveStatus, estimate.status),
      이사: `${estimate.move_date} ${estimate.move_time}`,
      고객: estimate.customer_name,
      전화:
        estimate.customer_phone_number === null
          ? null
          : formatPhoneNumber(estimate.customer_phone_number),
      출발: `${start.address} ${start.detail} (${start.floor}층, ${start.carriage})`,
      도착: `${destination.address} ${destination.detail} (${destination.floor}층, ${destination.carriage})`,
      박스: estimate.input.useBoxes ? "우리 박스" : "고객 박스",
      총액: wonText(estimate.total_amount),
      "낸 금액": wonText(estimate.paid_amount),
      "만든 때": timeText(estimate.created_at),
      메모: estimate.input.memo ?? null,
    },
    tables: [paymentTable(payments), historyTable(moveStatus, history)],
  };
}
