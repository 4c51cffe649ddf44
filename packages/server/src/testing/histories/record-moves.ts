import fc from "fast-check";
import { runCommand } from "../../operator/run-command.ts";
import { ensureImage } from "../../db/embedded/build-image.ts";
import { startTestServer } from "../test-server.ts";
import { historiesOf } from "./arbitrary.ts";
import { moveScene } from "./moves.ts";
import type { Stage } from "./scene.ts";

/** What the server answers about moves at the end of as many histories as asked for, for a test that renders them. */
async function recordMoves(count: number, seed: number) {
  await ensureImage();
  const server = await startTestServer({ slotCapacity: 1000, boxDeliveryCapacity: 1000 });
  const ops: Stage["ops"] = (words, input) =>
    runCommand(server.services, { words, input: { ...input }, as: "ops-one" });
  await ops("operators create", { username: "ops-one", name: "운영자" });
  const stage = { server, ops };
  const histories = historiesOf(await moveScene(stage, { withBoxes: true }));
  const records = [];
  for (const { flag, names } of fc.sample(histories, { numRuns: count, seed })) {
    const scene = await moveScene(stage, { withBoxes: flag });
    for (const name of names) await scene.steps[name]?.();
    records.push({ names, now: server.clock.read().toISOString(), ...(await scene.answers()) });
  }
  await server.close();
  return records;
}

const [count, seed] = process.argv.slice(2).map(Number);
const json = JSON.stringify(await recordMoves(count ?? 1, seed ?? 0));
// The embedded database keeps its threads.
process.stdout.write(json, () => process.exit());
