import { instantAfter } from "@damadum/domain";
import { plantedMoves } from "./moves.ts";
import { plantedOthers } from "./others.ts";
import type { Ground, Plant } from "./planting.ts";

/** Records of every kind with words of their own, and until when the law or their purpose keeps each. */
export async function plantRecords(ground: Omit<Ground, "plant">): Promise<readonly Plant[]> {
  const plants: Plant[] = [];
  const plant: Ground["plant"] = (what, kept, ...words) => {
    const now = ground.server.clock.read();
    const until = kept === null || kept instanceof Date ? kept : instantAfter(now, ...kept);
    plants.push(...words.map((word) => ({ what, word, until })));
  };
  for (const record of [...plantedMoves, ...plantedOthers]) await record({ ...ground, plant });
  return plants;
}
