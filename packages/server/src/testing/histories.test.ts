import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timesOf } from "../../../../scripts/testing/test-share.ts";
import { checkLedger } from "./check-ledger.ts";
import { historiesOf } from "./histories/arbitrary.ts";
import { moveScene } from "./histories/moves.ts";
import { storageScene } from "./histories/storage-orders.ts";
import { monthScene } from "./histories/months.ts";
import { companyScene } from "./histories/companies.ts";
import { differencesIn, type Scene, type Stage } from "./histories/scene.ts";
import { operatorCommands } from "./operator-commands.ts";
import { testServer } from "./test-server.ts";

const server = testServer({ slotCapacity: 100_000, boxDeliveryCapacity: 100_000 });
const stage: Stage = { server, ops: operatorCommands(server) };

/** How each kind of history begins, and its share of all. */
const kinds = [
  {
    name: "a move",
    share: 100,
    begin: (flag: boolean) => moveScene(stage, { withBoxes: flag }),
  },
  {
    name: "a storage order",
    share: 50,
    begin: (flag: boolean) => storageScene(stage, { withBoxes: flag }),
  },
  {
    name: "a month of storage",
    share: 25,
    begin: (flag: boolean) => monthScene(stage, { isLong: flag }),
  },
  {
    name: "a company's works and invoices",
    share: 25,
    begin: (flag: boolean) => companyScene(stage, { hasCard: flag }),
  },
] as const;

/** Plays steps from the start; returns every difference between two views, with the steps that led to it. */
async function differencesOf(scene: Scene, names: readonly string[]): Promise<readonly string[]> {
  for (const [index, name] of ["", ...names].entries()) {
    const promised = (await scene.steps[name]?.()) ?? {};
    // What is newest must not be a matter of chance.
    server.clock.pass({ seconds: 1 });
    const isOver = scene.isOver?.() === true;
    const views = isOver ? {} : await scene.views();
    const found = [...differencesIn(promised), ...differencesIn(views)];
    if (found.length > 0) return [names.slice(0, index).join(" "), ...found];
    if (isOver) return [];
  }
  return [];
}

describe.each(kinds)("every view of $name", ({ share, begin }) => {
  it(
    "says the same after each step of a history",
    async () => {
      const histories = historiesOf(await begin(true));
      await fc.assert(
        fc.asyncProperty(histories, async ({ flag, names }) => {
          const began = server.clock.read().getTime();
          const scene = await begin(flag);
          expect(await differencesOf(scene, names)).toEqual([]);
          await scene.close?.();
          server.clock.pass({ seconds: (began - server.clock.read().getTime()) / 1000 });
        }),
        { numRuns: timesOf({ full: share * 20, share }), endOnFailure: true },
      );
      await checkLedger(server.services.db);
    },
    timesOf({ full: 3_600_000, share: 300_000 }),
  );
});
