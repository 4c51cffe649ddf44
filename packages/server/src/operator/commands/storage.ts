import {
  boxStatus,
  isBoxSerial,
  storageOrderStatus,
  storageOrderTypes,
  type StorageOrderStatus,
} from "@damadum/domain";
import { z } from "zod";
import { advanceStorageOrder } from "../../features/storage/advance-storage-order.ts";
import { cancelStorageOrder } from "../../features/storage/cancel-storage-order.ts";
import { listAllOrders } from "../../features/storage/list-all-orders.ts";
import type { StorageOrderView } from "../../features/storage/order-view.ts";
import { showOrder } from "../../features/storage/show-order.ts";
import { command, limitOption, reasonOption, type CommandResult } from "../command.ts";
import { stateText, timeText, wonText } from "../korean.ts";
import { historyTable, paymentTable } from "../tables.ts";

const serial = z.string().trim().min(1);
const status = z.custom<StorageOrderStatus>(isStatus, "없는 상태예요");
const next = z.custom<Exclude<StorageOrderStatus, "CANCEL">>(
  (text) => text !== "CANCEL" && isStatus(text),
  "없는 상태예요. 취소는 storage cancel 로 해 주세요",
);
const boxSerials = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.string().refine(isBoxSerial, "박스 번호가 아니에요")));

export const storageCommands = [
  command({
    words: "storage list",
    summary: "보관 주문을 새 것부터 봐요",
    options: {
      "--status <상태>": `상태: ${Object.keys(storageOrderStatus.states).join(", ")}`,
      ...limitOption.flags,
    },
    changes: false,
    input: z.object({ status: status.optional(), limit: limitOption.schema }),
    async run({ services }, { status: wanted, limit }) {
      const orders = await listAllOrders(services, { status: wanted, limit });
      const rows = orders.map((order) => ({
        serial: order.serial,
        type: storageOrderTypes[order.type].label,
        status: stateText(storageOrderStatus, order.status),
        customer: order.customer_name,
        boxes: order.box_count,
        total: wonText(order.total_amount),
        paid: wonText(order.paid_amount),
        at: timeText(order.created_at),
      }));
      const columns = {
        serial: "번호",
        type: "종류",
        status: "상태",
        customer: "고객",
        boxes: "박스",
        total: "총액",
        paid: "낸 금액",
        at: "만든 때",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "storage show",
    summary: "보관 주문 하나를 박스, 결제, 기록까지 봐요",
    parameters: { serial: "주문 번호" },
    changes: false,
    input: z.object({ serial }),
    async run({ services }, given) {
      return show(await showOrder(services, given.serial));
    },
  }),
  command({
    words: "storage advance",
    summary: "보관 주문을 다음 상태로 옮겨요. 박스와 계약도 따라가요",
    parameters: { serial: "주문 번호", to: "옮길 상태" },
    options: {
      ...reasonOption.flags,
      "--boxes <번호들>": "확정할 때 줄 박스, 쉼표로 나눠요 (없으면 재고에서)",
    },
    changes: true,
    input: z.object({
      serial,
      to: next,
      reason: reasonOption.schema,
      boxes: boxSerials.optional(),
    }),
    async run({ services, operator }, { serial: order, to, reason, boxes }) {
      const view = await advanceStorageOrder(services, {
        serial: order,
        to,
        actorId: operator.userId,
        reason,
        ...(boxes === undefined ? {} : { boxSerials: boxes }),
      });
      return { message: `${stateText(storageOrderStatus, to)} 상태로 옮겼어요.`, ...show(view) };
    },
  }),
  command({
    words: "storage cancel",
    summary: "보관 주문을 취소하고 규정대로 환불해요",
    parameters: { serial: "주문 번호" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ serial, reason: reasonOption.schema }),
    async run({ services, operator }, { serial: order, reason }) {
      const by = { actor: "OPERATOR", actorId: operator.userId } as const;
      const view = await cancelStorageOrder(services, { serial: order, ...by, reason });
      return { message: "취소했어요.", ...show(view) };
    },
  }),
];

function isStatus(text: unknown): boolean {
  return typeof text === "string" && Object.hasOwn(storageOrderStatus.states, text);
}

function show({ order, boxes, payments, history }: StorageOrderView): CommandResult {
  return {
    facts: {
      번호: order.serial,
      종류: storageOrderTypes[order.type].label,
      상태: stateText(storageOrderStatus, order.status),
      "박스 수": order.box_count,
      총액: wonText(order.total_amount),
      "낸 금액": wonText(order.paid_amount),
      "만든 때": timeText(order.created_at),
    },
    tables: [
      {
        title: "박스",
        columns: { serial: "박스 번호", status: "상태" },
        rows: boxes.map((box) => ({
          serial: box.serial,
          status: stateText(boxStatus, box.status),
        })),
      },
      paymentTable(payments),
      historyTable(storageOrderStatus, history),
    ],
  };
}
