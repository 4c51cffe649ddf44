import { todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { reading, tableOf } from "../command.ts";
import { limitOption } from "../input/options.ts";
import { labelCell, timeCell, wonCell } from "../korean.ts";
import { findWaiting, waitingKinds } from "../lists/waiting.ts";

export const commands = [
  reading({
    words: "todo",
    summary: "운영자를 기다리는 일을 오래된 것부터 봐요",
    input: z.object({ limit: limitOption }),
    async run({ services: { db, clock } }, { limit }) {
      // One more than is shown tells whether there are more.
      const found = await findWaiting(db, { today: todayInSeoul(clock()), limit: limit + 1 });
      const shown = found.slice(0, limit);
      const table = tableOf(shown, {
        kind: ["할 일", ({ kind }) => labelCell(waitingKinds, kind)],
        number: ["번호", ({ number }) => number],
        about: ["무엇", ({ about }) => about],
        amount: ["금액", ({ amount }) => (amount === null ? null : wonCell(amount))],
        since: ["언제부터", ({ since }) => timeCell(since)],
        command: ["명령", ({ kind }) => waitingKinds[kind].command],
      });
      const more = found.length > limit ? " 더 있어요. --limit 로 더 볼 수 있어요." : "";
      return { message: `기다리는 일 ${shown.length}개예요.${more}`, tables: [table] };
    },
  }),
];
