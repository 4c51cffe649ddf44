import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { insertBoxes } from "./store.ts";

/** Serials have 45 random bits, so a second try is rare and a third means a broken generator. */
const SERIAL_TRIES = 3;

/** Creates boxes in stock and returns their serials. */
export async function createBoxes(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  count: number,
): Promise<readonly string[]> {
  const now = clock();
  const serials: string[] = [];
  for (let tries = 0; tries < SERIAL_TRIES && serials.length < count; tries += 1) {
    const boxes = Array.from({ length: count - serials.length }, () => ({
      id: ids.uuid(),
      serial: ids.boxSerial(),
      status: "READY" as const,
      created_at: now,
      updated_at: now,
    }));
    serials.push(...(await insertBoxes(tx, boxes)));
  }
  if (serials.length < count) throw new Error("No free box serial was found");
  return serials;
}
