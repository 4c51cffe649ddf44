import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { timesOf } from "../../../../../scripts/testing/test-share.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { dumpOf } from "../../testing/dump.ts";
import { historiesOf } from "../../testing/histories/arbitrary.ts";
import { companyScene } from "../../testing/histories/companies.ts";
import { monthScene } from "../../testing/histories/months.ts";
import { moveScene } from "../../testing/histories/moves.ts";
import type { Scene, Stage } from "../../testing/histories/scene.ts";
import { storageScene } from "../../testing/histories/storage-orders.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { runRetentionJobs } from "../../testing/retention-jobs.ts";
import { testServer } from "../../testing/test-server.ts";
import { retainedTables } from "./retained-tables.ts";

const server = testServer({ slotCapacity: 100_000, boxDeliveryCapacity: 100_000 });
const stage: Stage = { server, ops: operatorCommands(server) };

const scenes: readonly ((flag: boolean) => Promise<Scene>)[] = [
  (withBoxes) => moveScene(stage, { withBoxes }),
  (withBoxes) => storageScene(stage, { withBoxes }),
  (isLong) => monthScene(stage, { isLong }),
  (hasCard) => companyScene(stage, { hasCard }),
];

/** Plays some histories of every kind, all in the same weeks. */
async function playHistories(): Promise<void> {
  const began = server.clock.read().getTime();
  for (const begin of scenes) {
    const histories = historiesOf(await begin(true));
    for (const { flag, names } of fc.sample(histories, timesOf({ full: 100, share: 6 }))) {
      const scene = await begin(flag);
      for (const name of names) if (scene.isOver?.() !== true) await scene.steps[name]?.();
      await scene.close?.();
      server.clock.pass({ seconds: (began - server.clock.read().getTime()) / 1000 });
    }
  }
}

/** Brings home what is still stored, and ends what still runs: nothing else is kept for as long as it lasts. */
async function endContracts(): Promise<void> {
  const { db } = server.services;
  await sql`update storage_contracts set status = 'ENDED' where status <> 'CANCEL'`.execute(db);
  await sql`update company_contracts set status = 'ENDED' where status <> 'CANCEL'`.execute(db);
  await sql`delete from company_users`.execute(db);
}

/** What stays with an account, or says nothing about a person. */
const STAYS: ReadonlySet<string> = new Set([
  "users",
  "user_consents",
  "addresses",
  "notice_settings",
  "billing_keys",
  "operators",
  "operator_actions",
]);

it(
  "ten years leave nothing of any history but the accounts",
  async () => {
    await playHistories();
    await endContracts();
    const { db } = server.services;
    const before = await dumpOf(db);
    for (const days of [30, 335, 365 * 2 + 1, 365 * 2 + 2, 365 * 2, 365 * 3, 2]) {
      server.clock.pass({ days });
      await runRetentionJobs(server);
      await checkLedger(db);
    }
    const after = await dumpOf(db);
    const left = Object.entries(retainedTables).flatMap(([name, table]) => {
      const rows = [...after].find(([one]) => one === name)?.[1] ?? [];
      return "notPersonal" in table || STAYS.has(name) || rows.length === 0 ? [] : [name];
    });
    expect(left).toEqual([]);
    expect(server.files.names()).toEqual([]);
    expect([...before].filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(30);
  },
  timesOf({ full: 1_800_000, share: 120_000 }),
);
