import { summarise } from "./statistics.ts";

/**
 * Measures two things alternately, so that other load on the machine affects both; returns the medians in milliseconds,
 * and that of the ratios.
 */
export async function inTurns(
  rounds: number,
  base: () => Promise<number>,
  compared: () => Promise<number>,
): Promise<{ readonly base: number; readonly compared: number; readonly ratio: number }> {
  const times: { base: number; compared: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const time = { base: await base(), compared: await compared() };
    // The first round warms the server up.
    if (round > 0) times.push(time);
  }
  return {
    base: summarise(times.map((time) => time.base)).median,
    compared: summarise(times.map((time) => time.compared)).median,
    ratio: summarise(times.map((time) => time.compared / time.base)).median,
  };
}
