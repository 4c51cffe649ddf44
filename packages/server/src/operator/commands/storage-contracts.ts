import { storageContractStatus, storageGrades, todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { overdueAmount } from "../../features/storage/overdue-amount.ts";
import { command } from "../command.ts";
import { limitOption, statusOption } from "../input/options.ts";
import { labelCell, stateCell, timeCell, wonCell } from "../korean.ts";
import { findStorageContracts } from "../lists/storage-lists.ts";

const statusFilter = statusOption(storageContractStatus);

export const storageContractCommands = [
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
