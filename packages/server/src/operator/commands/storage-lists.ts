import {
  storageContractStatus,
  storageGrades,
  storageOrderStatus,
  storageOrderTypes,
  todayInSeoul,
} from "@damadum/domain";
import { z } from "zod";
import { overdueAmount } from "../../features/storage/overdue-amount.ts";
import { command } from "../command.ts";
import { limitOption, statusOption } from "../input/options.ts";
import { labelCell, stateCell, timeCell, wonCell } from "../korean.ts";
import { findStorageContracts, findStorageOrders } from "../lists/storage-lists.ts";

const orderFilter = statusOption(storageOrderStatus);
const statusFilter = statusOption(storageContractStatus);

export const storageListCommands = [
  command({
    words: "storage list",
    summary: "보관 주문을 새 것부터 봐요",
    options: { ...orderFilter.flags, ...limitOption.flags },
    changes: false,
    input: z.object({ status: orderFilter.schema, limit: limitOption.schema }),
    async run({ services }, { status, limit }) {
      const orders = await findStorageOrders(services.db, { status, limit });
      const rows = orders.map((order) => ({
        serial: order.serial,
        type: labelCell(storageOrderTypes, order.type),
        status: stateCell(storageOrderStatus, order.status),
        customer: order.customer_name,
        boxes: order.box_count,
        total: wonCell(order.total_amount),
        paid: wonCell(order.paid_amount),
        at: timeCell(order.created_at),
      }));
      const columns = {
        serial: "번호",
        type: "종류",
        status: "상태",
        customer: "고객",
        boxes: "박스",
        total: "총액",
        paid: "결제한 금액",
        at: "만든 때",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "storage contracts",
    summary: "보관 계약을 새 것부터 봐요 (밀린 것은 --status UNPAID)",
    options: { ...statusFilter.flags, ...limitOption.flags },
    changes: false,
    input: z.object({ status: statusFilter.schema, limit: limitOption.schema }),
    async run({ services: { db, clock } }, { status, limit }) {
      const today = todayInSeoul(clock());
      const rows = (await findStorageContracts(db, { status, limit })).map((contract) => ({
        order: contract.order_serial,
        customer: contract.customer_name,
        status: stateCell(storageContractStatus, contract.status),
        grade: labelCell(storageGrades, contract.grade),
        boxes: contract.left_count,
        end: contract.end_date,
        next: timeCell(contract.next_charge_at),
        unpaid: wonCell(overdueAmount(contract, today)),
      }));
      const columns = {
        order: "주문",
        customer: "고객",
        status: "상태",
        grade: "등급",
        boxes: "박스",
        end: "보관 종료일",
        next: "다음 결제",
        unpaid: "밀린 금액",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
];
