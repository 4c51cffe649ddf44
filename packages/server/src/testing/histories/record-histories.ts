import fc from "fast-check";
import { ensureImage } from "../../db/embedded/build-image.ts";
import { operatorOn } from "../operator-commands.ts";
import { startTestServer } from "../test-server.ts";
import { historiesOf } from "./arbitrary.ts";
import { companyScene } from "./companies.ts";
import { monthScene } from "./months.ts";
import { moveScene } from "./moves.ts";
import type { Scene, Stage } from "./scene.ts";
import { storageScene } from "./storage-orders.ts";

const scenes: Readonly<Record<string, (stage: Stage, flag: boolean) => Promise<Scene>>> = {
  move: (stage, withBoxes) => moveScene(stage, { withBoxes }),
  storage: (stage, withBoxes) => storageScene(stage, { withBoxes }),
  month: (stage, isLong) => monthScene(stage, { isLong }),
  company: (stage, hasCard) => companyScene(stage, { hasCard }),
};

/** What the server answers at the end of as many histories of a kind as asked for, for a test that renders them. */
async function recordHistories(kind: string, count: number, seed: number) {
  await ensureImage();
  const server = await startTestServer({ slotCapacity: 1000, boxDeliveryCapacity: 1000 });
  const stage: Stage = { server, ops: await operatorOn(server) };
  const begin = scenes[kind];
  if (begin === undefined) throw new RangeError(`There is no history of a ${kind}`);
  const histories = historiesOf(await begin(stage, true));
  const records = [];
  for (const { flag, names } of fc.sample(histories, { numRuns: count, seed })) {
    const began = server.clock.read().getTime();
    const scene = await begin(stage, flag);
    // Who has left has no pages.
    for (const name of names) if (name !== "leave") await scene.steps[name]?.();
    records.push({ names, now: server.clock.read().toISOString(), ...(await scene.answers()) });
    await scene.close?.();
    server.clock.pass({ seconds: (began - server.clock.read().getTime()) / 1000 });
  }
  await server.close();
  return records;
}

const [kind = "", count, seed] = process.argv.slice(2);
const json = JSON.stringify(await recordHistories(kind, Number(count), Number(seed)));
// The embedded database keeps its threads.
process.stdout.write(json, () => process.exit());
