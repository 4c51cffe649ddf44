import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { insertBox } from "./store.ts";

/** Serials have 45 random bits, so a second try is rare and a third one means a broken generator. */
const SERIAL_TRIES = 3;

/** New boxes in stock; answers their serials. */
export async function createBoxes(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  count: number,
): Promise<readonly string[]> {
  const serials: string[] = [];
  for (let made = 0; made < count; made += 1) serials.push(await createBox(tx, services));
  return serials;
}

async function createBox(tx: Tx, { clock, ids }: Pick<Services, "clock" | "ids">): Promise<string> {
  const now = clock();
  for (let tries = 0; tries < SERIAL_TRIES; tries += 1) {
    const serial = ids.boxSerial();
    const box = {
      id: ids.uuid(),
      serial,
      status: "READY",
      created_at: now,
      updated_at: now,
    } as const;
    if (await insertBox(tx, box)) return serial;
  }
  throw new Error("No free box serial was found");
}
