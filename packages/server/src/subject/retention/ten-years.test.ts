import { instantAfter } from "@damadum/domain";
import { expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { dumpOf } from "../../testing/dump.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { plantRecords } from "../../testing/planted/records.ts";
import { runRetentionJobs } from "../../testing/retention-jobs.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ slotCapacity: 1000, boxDeliveryCapacity: 1000 });
const ops = operatorCommands(server);

/** Everything that the server holds: rows, names of files, lines of its log. */
async function heldText(): Promise<string> {
  const dump = await dumpOf(server.services.db);
  return [...[...dump.values()].flat(), ...server.files.names(), ...server.logged].join("\n");
}

type Plants = Awaited<ReturnType<typeof plantRecords>>;

/** What is gone too early or there too long. */
async function wrongOf(plants: Plants): Promise<readonly string[]> {
  const text = await heldText();
  const now = server.clock.read();
  return plants.flatMap(({ what, word, until }) => {
    const isThere = text.includes(word);
    const isEarly = until === null || now < instantAfter(until, -1, "day");
    // Rows go at once, pictures a day after they are released.
    const isLate = until !== null && now > instantAfter(until, 2, "day");
    const at = now.toISOString();
    if (isEarly && !isThere) return [`${at} ${what}: ${word} is gone too early`];
    return isLate && isThere ? [`${at} ${what}: ${word} is still there`] : [];
  });
}

it("ten years destroy everything after its time and nothing before it", async () => {
  const plants = await plantRecords({ server, ops });
  const times = plants.flatMap(({ until }) =>
    until === null ? [] : [-2, 1, 3].map((days) => instantAfter(until, days, "day").getTime()),
  );
  const end = instantAfter(server.clock.read(), 10, "year").getTime();
  const wrong: string[] = [];
  for (const time of [...new Set([...times, end])].toSorted((a, b) => a - b)) {
    const now = server.clock.read().getTime();
    if (time <= now) continue;
    server.clock.pass({ seconds: (time - now) / 1000 });
    await runRetentionJobs(server);
    wrong.push(...(await wrongOf(plants)));
    await checkLedger(server.services.db);
  }
  expect(wrong).toEqual([]);
  expect(server.clock.read().getTime()).toBe(end);
}, 60_000);
