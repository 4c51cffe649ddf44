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

const comparisons = {
  home: {
    page: "/",
    peer: "the same page as HTML alone",
    bars: { FCP: 1.05, LCP: 1.15, "main thread": 2.5 },
  },
  login: { page: "/login", peer: "a bare page of Vite and React", bars: { LCP: 1.5 } },
} satisfies Record<string, Comparison>;

/** First paint of the home and login pages, each beside its peer in the same round. */
export async function benchFirstPaint(report: (progress: string) => void): Promise<Table> {
  ensureChromium();
  report("build");
  await buildWeb();
  const pages = await servePages();
  const addresses = {
    home: [`${pages.web}${comparisons.home.page}`, pages.staticHome],
    login: [`${pages.web}${comparisons.login.page}`, pages.bareVite],
  } as const;
  const rounds: Readonly<Record<keyof typeof comparisons, Round[]>> = { home: [], login: [] };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const name of ["home", "login"] as const) {
        report(`${name}, round ${round} of ${ROUNDS}`);
        const [page, peer] = addresses[name];
        rounds[name].push({ page: await load(page), peer: await load(peer) });
      }
    }
  } finally {
    await pages.stop();
  }
  const rows = [
    ...rowsOf(comparisons.home, rounds.home),
    ...rowsOf(comparisons.login, rounds.login),
  ];
  return {
    title: "First paint: Lighthouse on its phone profile, in ms",
    columns: ["", "here", "peer", "ratio", "middle half", "at most"],
    rows: rows.map(({ cells }) => cells),
    notes: [
      `Medians of ${ROUNDS} rounds; the ratio is the median of each round's own.`,
      `The home's peer is ${comparisons.home.peer}, the login's ${comparisons.login.peer}.`,
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
