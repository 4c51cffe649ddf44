import { todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { reading, tableOf } from "../command.ts";
import { option } from "../input/inputs.ts";
import { dayText } from "../input/options.ts";
import { phoneText } from "../korean.ts";
import { findVisits } from "../lists/visits-of-day.ts";

export const commands = [
  reading({
    words: "today",
    summary: "하루에 갈 곳을 시간 순으로 봐요: 이사, 박스 배송과 수거, 기업 작업",
    input: z.object({ date: option("날짜", "다른 날 (2026-03-02)", dayText.optional()) }),
    async run({ services: { db, clock } }, { date }) {
      const day = date ?? todayInSeoul(clock());
      const visits = await findVisits(db, day);
      const table = tableOf(visits, {
        time: ["시간", (visit) => visit.time],
        work: ["할 일", (visit) => visit.work],
        number: ["번호", (visit) => visit.number],
        status: ["상태", (visit) => visit.status],
        customer: ["고객", (visit) => visit.customer],
        phone: ["전화", (visit) => phoneText(visit.phone)],
        place: ["장소", (visit) => visit.place],
        boxes: ["박스", (visit) => visit.boxes],
        memo: ["메모", (visit) => visit.memo],
      });
      return { tables: [{ title: `${day} 방문 ${visits.length}곳`, ...table }] };
    },
  }),
];
