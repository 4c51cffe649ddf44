import { z } from "zod";
import { changing, reading, tableOf } from "../command.ts";
import { named } from "../input/inputs.ts";
import { listedId, numberInput, typedText } from "../input/options.ts";
import { findCrews, insertCrew, retireCrew } from "../lists/crew-store.ts";

const idInput = named("팀 번호", listedId);
export const commands = [
  reading({
    words: "crews list",
    summary: "나갈 수 있는 팀과 트럭을 봐요",
    input: z.object({}),
    async run({ services: { db } }) {
      const table = tableOf(await findCrews(db), {
        id: ["팀 번호", (crew) => crew.id],
        name: ["팀", (crew) => crew.name],
        truck: ["트럭", (crew) => crew.truck],
        tons: ["톤", (crew) => crew.tons],
        people: ["사람", (crew) => crew.people],
      });
      return { tables: [table] };
    },
  }),
  changing({
    words: "crews add",
    summary: "팀과 그 트럭을 더해요",
    input: z.object({
      team: named("팀 이름", typedText(60)),
      truck: named("트럭 번호판", typedText(60)),
      tons: named("톤수 (1, 2.5, 5)", numberInput(z.number().min(0.5).max(25))),
      people: named("사람 수", numberInput(z.int().min(1).max(20))),
    }),
    async run({ services: { db, ids, clock } }, { team, truck, tons, people }) {
      const id = ids.uuid();
      const load = { load_kg: Math.round(tons * 1000), people };
      await insertCrew(db, { id, name: team, truck, ...load, created_at: clock() });
      return {
        message: "팀을 더했어요. 다음 계획부터 나가요.",
        facts: { "팀 번호": id },
        made: id,
      };
    },
  }),
  changing({
    words: "crews retire",
    summary: "팀을 더는 계획에 넣지 않아요. 앞으로 맡은 방문은 다시 나눠야 해요",
    input: z.object({ id: idInput }),
    async run({ services: { db, clock } }, { id }) {
      await retireCrew(db, { id, now: clock() });
      return { message: "팀을 뺐어요." };
    },
  }),
];
