import { formatPhoneNumber, todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { command } from "../command.ts";
import { dayText } from "../input/options.ts";
import { findVisits } from "../lists/visits-of-day.ts";

export const todayCommands = [
  command({
    words: "today",
    summary: "하루에 갈 곳을 시간 순으로 봐요: 이사, 박스 배송과 수거, 기업 작업",
    options: { "--date <날짜>": "다른 날 (2026-03-02)" },
    changes: false,
    input: z.object({ date: dayText.optional() }),
    async run({ services: { db, clock } }, { date }) {
      const day = date ?? todayInSeoul(clock());
      const visits = await findVisits(db, day);
      const columns = {
        time: "시간",
        work: "할 일",
        number: "번호",
        status: "상태",
        customer: "고객",
        phone: "전화",
        place: "장소",
        boxes: "박스",
        memo: "메모",
      };
      const rows = visits.map(({ phone, ...visit }) => ({
        ...visit,
        phone: phone === null ? null : formatPhoneNumber(phone),
      }));
      return { tables: [{ title: `${day} 방문 ${rows.length}곳`, columns, rows }] };
    },
  }),
];
