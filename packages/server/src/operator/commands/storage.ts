import {
  boxStatus,
  canChangeStorageOrder,
  storageOrderStatus,
  storageOrderTypes,
} from "@damadum/domain";
import { z } from "zod";
import type { Services } from "../../services.ts";
import { advanceStorageOrder } from "../../storage/boxes/advance-storage-order.ts";
import { cancelStorageOrder } from "../../storage/storage-order/cancel-storage-order.ts";
import { moveStorageVisits } from "../../storage/order-state/move-storage-visits.ts";
import { showOrder, type StorageOrderView } from "../../storage/order-state/order-view.ts";
import { factsOf } from "../../storage/order-state/request-facts.ts";
import { undoStorageStep } from "../../storage/boxes/undo-storage-step.ts";
import { namedStorageOrder } from "../named-storage-order.ts";
import { storageFacts } from "../answer-facts.ts";
import { changing, reading, tableOf, type CommandContext, type CommandResult } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import {
  appointmentText,
  boxSerialText,
  earlyOption,
  freeOption,
  messageOption,
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
  labelCell,
  phoneText,
  stateCell,
  statesWhere,
  stateText,
  timeCell,
  nextStepsText,
} from "../korean.ts";
import {
  contractLedgers,
  historyTable,
  ledgerFacts,
  ledgerTable,
  storagePaymentTable,
} from "../tables.ts";
import { findContact } from "../../account/member/read-member.ts";

const serial = named("주문 번호", serialText);
const nextStates = statesByOperator(storageOrderStatus);
const boxSerials = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(boxSerialText));

export const commands = [
  reading({
    words: "storage show",
    summary: "보관 주문 하나를 박스, 결제, 기록까지 봐요",
    input: z.object({ serial }),
    async run({ services }, input) {
      return show(services, await showOrder(services, input.serial));
    },
  }),
  changing({
    words: "storage advance",
    summary: "보관 주문을 다음 상태로 옮겨요. 박스와 계약도 따라가요",
    input: z.object({
      serial,
      to: named(`옮길 상태: ${nextStates.join(", ")}`, stateOf(nextStates)),
      ...wordsOptions,
      ...earlyOption,
      boxes: option(
        "번호들",
        "확정할 때 줄 박스, 쉼표로 나눠요 (없으면 재고에서)",
        boxSerials.optional(),
      ),
      missing: option(
        "번호들",
        "수거를 마칠 때 받지 못한 박스. 첫 보관이면 보관료를 돌려주고 빼요",
        boxSerials.optional(),
      ),
    }),
    problems: {
      state_conflict: whereTo,
      box_unavailable:
        "--missing 에는 이 주문에서 수거 중인 박스만, 하나는 남기고 적어요. 확정할 때는 재고에 있는 박스를 주문한 수만큼 줘야 해요. 재고는 `pnpm ops boxes list` 로 보고, `pnpm ops boxes stock` 로 늘려요.",
    },
    async run({ services, operator }, { serial: order, to, boxes, missing, early, ...words }) {
      const view = await advanceStorageOrder(services, {
        serial: order,
        to,
        early,
        actorId: operator.userId,
        ...wordsOf(words),
        ...(boxes === undefined ? {} : { boxSerials: boxes }),
        ...(missing === undefined ? {} : { missingSerials: missing }),
      });
      const message = `${stateText(namedStorageOrder(view.order.request), to)} 상태로 옮겼어요.`;
      return { message, ...(await show(services, view)) };
    },
  }),
  changing({
    words: "storage reschedule",
    summary: "결제한 주문의 방문을 다른 날로 옮기고 알려요. 고객과 같은 규정이에요",
    input: z
      .object({
        serial,
        delivery: option("때", "박스를 배송할 때 (2026-12-08 09:00)", appointmentText.optional()),
        collection: option("때", "박스를 수거할 때 (2026-12-15 13:00)", appointmentText.optional()),
        ...freeOption,
        reason: reasonOption,
      })
      .refine(
        ({ delivery, collection }) => delivery !== undefined || collection !== undefined,
        "--delivery 나 --collection 을 적어 주세요",
      ),
    problems: {
      state_conflict:
        "주문에 없거나 이미 다녀온 방문이에요. 아직 하지 않은 방문만 옮길 수 있어요. 보관을 끝내는 주문은 --without-fee 로만 옮겨요.",
      amount_mismatch: CUSTOMER_MUST_PAY,
    },
    async run({ services, operator }, { serial: order, withoutFee: isFree, ...input }) {
      const times = timesIn(input);
      const by = { operatorId: operator.userId, isFree };
      const view = await moveStorageVisits(services, { serial: order, times, ...by });
      return { message: "방문을 옮겼어요.", ...(await show(services, view)) };
    },
  }),
  changing({
    words: "storage undo",
    summary:
      "잘못 옮긴 마지막 단계를 되돌려요. 박스와 계약도 돌아가고, 고객에게 따로 알리지 않아요",
    input: z.object({ serial, reason: reasonOption }),
    problems: {
      state_conflict:
        "운영자가 옮긴 마지막 단계만, 그 뒤에 아무 일도 없을 때 되돌릴 수 있어요. 취소, 보관 종료, 돈을 돌려준 단계은 되돌리지 못해요.",
    },
    async run({ services, operator }, { serial: order, reason }) {
      const by = { operatorId: operator.userId, reason };
      const view = await undoStorageStep(services, { serial: order, ...by });
      const message = `${stateText(namedStorageOrder(view.order.request), view.order.status)} 상태로 되돌렸어요.`;
      return { message, ...(await show(services, view)) };
    },
  }),
  changing({
    words: "storage cancel",
    summary: "보관 주문을 취소하고 규정대로 환불해요",
    input: z.object({ serial, reason: reasonOption, ...messageOption }),
    problems: {
      state_conflict: async (context, input) =>
        `방문이나 폐기를 시작한 주문은 취소할 수 없어요. 맡기는 주문은 박스가 창고에 들어온 뒤 고객이 보관을 그만둘 수 있어요.\n${await whereTo(context, input)}`,
    },
    async run({ services, operator }, { serial: order, reason, message }) {
      const { order: before } = await showOrder(services, order);
      const by = { actor: "OPERATOR", actorId: operator.userId } as const;
      const view = await cancelStorageOrder(services, { serial: order, ...by, reason, message });
      const done = before.status === "CANCEL" ? "이미 취소된 주문이에요." : "취소했어요.";
      return { message: done, ...(await show(services, view)) };
    },
  }),
];

async function whereTo({ services }: CommandContext, input: { readonly serial: string }) {
  const { order } = await showOrder(services, input.serial);
  const { status: from, request } = order;
  const change = { from, actor: "OPERATOR", legs: factsOf(request).legs } as const;
  const next = statesWhere(storageOrderStatus, (to) => canChangeStorageOrder({ ...change, to }));
  return nextStepsText(namedStorageOrder(request), from, next);
}

async function show(
  services: Services,
  { order, boxes, history, ledger }: StorageOrderView,
): Promise<CommandResult> {
  const customer = await findContact(services, order.user_id);
  const machine = namedStorageOrder(order.request);
  return {
    facts: {
      번호: order.serial,
      종류: labelCell(storageOrderTypes, order.type),
      상태: stateCell(machine, order.status),
      고객: customer?.name ?? null,
      전화: phoneText(customer?.phoneNumber ?? null),
      ...storageFacts(order),
      ...ledgerFacts(ledger),
      "만든 때": timeCell(order.created_at),
    },
    tables: [
      {
        title: "박스",
        ...tableOf(boxes, {
          serial: ["박스 번호", (box) => box.serial],
          status: ["상태", (box) => stateCell(boxStatus, box.status)],
        }),
      },
      ledgerTable(ledger),
      ...(await contractLedgers(services.db, order.serial)),
      storagePaymentTable(order),
      await historyTable(services.db, machine, history),
    ],
  };
}
