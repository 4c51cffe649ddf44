import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { buildPage } from "./built-page.ts";
import { cases } from "./cases.ts";
import { engineKilobytes } from "./engine-bytes.ts";
import { measureTyping, type Typed } from "./measure.ts";

const GOAL = 1.2;
const MAX_KILOBYTES = 60;

/** Script time per key in our forms, compared with the same forms written by hand with react-hook-form. */
export async function benchForms(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("engine");
  const kilobytes = await engineKilobytes();
  const files = await buildPage();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows: (readonly string[])[] = [];
  try {
    for (const case_ of cases) {
      report(case_.name);
      const rounds: Round[] = [];
      for (let round = 0; round < case_.rounds; round += 1) {
        // Simultaneously, each in its own process, so that other load on the machine affects both.
        const [damadum, byHand] = await Promise.all([
          measureTyping(browser, files, "damadum", case_),
          measureTyping(browser, files, "by-hand", case_),
        ]);
        rounds.push({ damadum, byHand });
      }
      rows.push(rowOf(case_.name, rounds));
    }
  } finally {
    await browser.close();
  }
  return {
    title: "Forms: milliseconds of script for each key",
    columns: ["", "damadum", "react-hook-form", "times", "½ of rounds", "first text: times"],
    rows,
    notes: [
      "Chromium, production build, processor time of the main thread; typing, the pause after it and leaving the field.",
      `The engine with rjsf: ${kilobytes.toFixed(1)} kB brotli. Goal: at most ${MAX_KILOBYTES}${kilobytes > MAX_KILOBYTES ? " !" : ""}.`,
      `Goal: at most ${GOAL} times. The first text on a fresh page, before anything is compiled, is told apart.`,
    ],
  };
}

interface Round {
  readonly damadum: Typed;
  readonly byHand: Typed;
}

function rowOf(name: string, rounds: readonly Round[]): readonly string[] {
  const times = summarise(rounds.map(({ damadum, byHand }) => damadum.later / byHand.later));
  const firstTimes = summarise(rounds.map(({ damadum, byHand }) => damadum.first / byHand.first));
  return [
    name,
    summarise(rounds.map(({ damadum }) => damadum.later)).median.toFixed(2),
    summarise(rounds.map(({ byHand }) => byHand.later)).median.toFixed(2),
    `${times.median.toFixed(2)}${times.median <= GOAL ? "" : " !"}`,
    `${times.low.toFixed(2)} to ${times.high.toFixed(2)}`,
    firstTimes.median.toFixed(2),
  ];
}
