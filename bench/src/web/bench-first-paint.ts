import { ratioRow } from "../report/ratio-row.ts";
import { summarise } from "../report/statistics.ts";
import type { Table } from "../report/table.ts";
import { buildWeb } from "../../../scripts/build/web-build.ts";
import { ensureChromium } from "../../../scripts/install-chromium.ts";
import { inspect, type Report } from "./lighthouse.ts";
import { servePages } from "./pages.ts";

/** Each page is loaded once per round, so that other load on the machine affects all of them. */
const ROUNDS = 5;

const figures = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  CLS: "cumulative-layout-shift",
  "main thread": "mainthread-work-breakdown",
} as const;

type Figure = keyof typeof figures;

interface Comparison {
  readonly page: string;
  readonly peer: string;
  /** The highest allowed ratio to the peer's figure. */
  readonly bars: Partial<Record<Figure, number>>;
}

const AS_HTML = "the same page as HTML alone";

const comparisons: readonly Comparison[] = [
  ...["/", "/storage", "/brand", "/guide", "/support/faq", "/terms/use"].map((page) => ({
    page,
    peer: AS_HTML,
    bars: { FCP: 1.05, LCP: 1.05, "main thread": 1.3 },
  })),
  {
    page: "/login",
    peer: "a bare page of Vite and React",
    bars: { LCP: 1.5, "main thread": 4 },
  },
];

/** First paint of public pages, each beside its peer in the same round. */
export async function benchFirstPaint(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const pages = await servePages();
  const rounds = new Map<Comparison, Round[]>();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const comparison of comparisons) {
        const { page, peer } = comparison;
        report(`${page}, round ${round} of ${ROUNDS}`);
        const loads = {
          page: await load(pages.web + page),
          peer: await load(peer === AS_HTML ? pages.twins + page : pages.bareVite),
        };
        rounds.set(comparison, [...(rounds.get(comparison) ?? []), loads]);
      }
    }
  } finally {
    await pages.stop();
  }
  const rows = [...rounds].flatMap(([comparison, loads]) => rowsOf(comparison, loads));
  return {
    title: "First paint: Lighthouse on its phone profile, in ms",
    columns: ["", "here", "peer", "ratio", "middle half", "at most"],
    rows: rows.map(({ cells }) => cells),
    notes: [
      `Medians of ${ROUNDS} rounds; the ratio is the median of each round's own.`,
      `The login's peer is a bare page of Vite and React, every other's ${AS_HTML}.`,
    ],
    missed: rows.flatMap(({ missed }) => missed),
  };
}

type Measured = Readonly<Record<Figure, number>>;

interface Round {
  readonly page: Measured;
  readonly peer: Measured;
}

async function load(url: string): Promise<Measured> {
  const report = await inspect(url, ["performance"]);
  return {
    FCP: figureOf(report, "FCP"),
    LCP: figureOf(report, "LCP"),
    CLS: figureOf(report, "CLS"),
    "main thread": figureOf(report, "main thread"),
  };
}

function figureOf({ audits }: Report, figure: Figure): number {
  const value = audits[figures[figure]]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse reports no ${figure}`);
  return value;
}

function rowsOf({ page, bars }: Comparison, rounds: readonly Round[]) {
  return (["FCP", "LCP", "CLS", "main thread"] as const).map((figure) => {
    const name = `${page} ${figure}`;
    const measured = rounds.map((round) => ({
      here: round.page[figure],
      peer: round.peer[figure],
    }));
    return figure === "CLS" ? shiftRow(name, measured) : ratioRow(name, measured, bars[figure]);
  });
}

/** A page may not shift at all, whatever its peer does. */
function shiftRow(name: string, rounds: readonly { here: number; peer: number }[]) {
  const here = summarise(rounds.map((round) => round.here)).median;
  const peer = summarise(rounds.map((round) => round.peer)).median;
  return {
    cells: [name, here.toFixed(3), peer.toFixed(3), "", "", "0"],
    missed: here > 0.0005 ? [`${name} is ${here.toFixed(3)}`] : [],
  };
}
