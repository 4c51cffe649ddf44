import {
  storageContractStatus,
  storageGrades,
  storageOrderStatus,
  storageOrderTypes,
  todayInSeoul,
} from "@damadum/domain";
import { ledgerOfOrder } from "../../storage/order-state/order-view.ts";
import { overdueAmount } from "../../storage/contract-state/overdue-amount.ts";
import { reading, listOf } from "../command.ts";
import { listByStatus } from "../input/options.ts";
import { labelCell, stateCell, timeCell, wonCell } from "../korean.ts";
import { namedStorageOrder } from "../named-storage-order.ts";
import { findStorageContracts, findStorageOrders } from "../lists/storage-lists.ts";

export const commands = [
  reading({
    words: "storage list",
    summary: "보관 주문을 새 것부터 봐요",
    ...listByStatus(storageOrderStatus),
    async run({ services }, filter) {
      const page = await findStorageOrders(services.db, filter);
      const rows = page.rows.map((order) => ({ ...order, ledger: ledgerOfOrder(order) }));
      return listOf(
        { ...page, rows },
        {
          serial: ["번호", (order) => order.serial],
          type: ["종류", (order) => labelCell(storageOrderTypes, order.type)],
          status: ["상태", (order) => stateCell(namedStorageOrder(order.request), order.status)],
          customer: ["고객", (order) => order.customer_name],
          boxes: ["박스", (order) => order.box_count],
          total: ["총액", (order) => wonCell(order.ledger.total)],
          paid: ["결제한 금액", (order) => wonCell(order.ledger.paid)],
          toPay: ["결제할 금액", (order) => wonCell(order.ledger.toPay)],
          at: ["만든 때", (order) => timeCell(order.created_at)],
        },
      );
    },
  }),
  reading({
    words: "storage contracts",
    summary: "보관 계약을 새 것부터 봐요 (밀린 것은 상태로 골라요)",
    ...listByStatus(storageContractStatus),
    async run({ services: { db, clock } }, filter) {
      const today = todayInSeoul(clock());
      return listOf(await findStorageContracts(db, filter), {
        order: ["주문", (contract) => contract.order_serial],
        customer: ["고객", (contract) => contract.customer_name],
        status: ["상태", (contract) => stateCell(storageContractStatus, contract.status)],
        grade: ["등급", (contract) => labelCell(storageGrades, contract.grade)],
        boxes: ["박스", (contract) => contract.left_count],
        end: ["보관 종료일", (contract) => contract.end_date],
        next: ["다음 결제", (contract) => timeCell(contract.next_charge_at)],
        unpaid: ["밀린 금액", (contract) => wonCell(overdueAmount(contract, today))],
      });
    },
  }),
];
