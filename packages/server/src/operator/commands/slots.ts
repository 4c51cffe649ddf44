import { addDays, TIME_SLOTS, todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { changing, reading } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import { dayText as day, numberInput, reasonOption } from "../input/options.ts";
import { OperatorError } from "../operator-error.ts";
import {
  closeDays,
  listSlotCapacities,
  setSlotCapacity,
} from "../../platform/schedule/slot-capacities.ts";

const SHOWN_DAYS = 6;
const kind = option(
  "종류",
  "MOVE 이사 (기본), BOX_DELIVERY 박스 배송과 수거",
  z.enum(["MOVE", "BOX_DELIVERY"]).default("MOVE"),
);

export const commands = [
  reading({
    words: "slots list",
    summary: "날마다 시작 시간이 몇 건 받고 몇 건 찼는지 봐요",
    input: z.object({
      kind,
      from: option("날짜", "이 날부터 (기본 오늘)", day.optional()),
      to: option("날짜", "이 날까지", day.optional()),
    }),
    async run({ services }, input) {
      const from = input.from ?? todayInSeoul(services.clock());
      const to = input.to ?? addDays(from, SHOWN_DAYS);
      if (to < from) throw new OperatorError("끝나는 날이 시작하는 날보다 빨라요.");
      const rows = await listSlotCapacities(services, { kind: input.kind, from, to });
      const columns = { day: "날짜", time: "시간", capacity: "받는 수", taken: "찬 수" };
      return { tables: [{ columns, rows }] };
    },
  }),
  changing({
    words: "slots set",
    summary: "한 시작 시간이 받는 수를 정해요 (0이면 받지 않아요)",
    input: z.object({
      day: named("날짜", day),
      time: named("시간 (09:00)", z.string()),
      capacity: named("받는 수", numberInput(z.int().min(0).max(1000))),
      kind,
    }),
    problems: {
      not_found: `오늘부터 90일 안의 날과, 이 가운데 한 시간을 적어 주세요: ${TIME_SLOTS.join(", ")}`,
    },
    async run({ services }, input) {
      const { capacity, taken } = await setSlotCapacity(services, input);
      const note = taken > capacity ? " 이미 받은 것은 그대로예요." : "";
      return {
        message: `${input.day} ${input.time}에는 이제 ${capacity}건 받아요. (${taken}건 참)${note}`,
      };
    },
  }),
  changing({
    words: "slots close",
    summary: "며칠 동안 이사와 박스 방문을 모두 받지 않아요. 이미 받은 것은 그대로예요",
    input: z.object({
      from: named("쉬는 첫날", day),
      to: named("쉬는 마지막 날", day),
      reason: reasonOption,
    }),
    problems: { not_found: "오늘부터 90일 안의 날만 닫을 수 있어요." },
    async run({ services }, { from, to }) {
      if (to < from) throw new OperatorError("끝나는 날이 시작하는 날보다 빨라요.");
      const { days, taken } = await closeDays(services, { from, to });
      const note = taken === 0 ? "" : ` 이미 받은 방문 ${taken}건은 날을 옮기거나 취소해 주세요.`;
      return { message: `${days}일을 닫았어요.${note}` };
    },
  }),
];
