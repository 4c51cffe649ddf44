import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { storiesOf } from "../static/site.ts";
import {
  differencesOf,
  groupItems,
  WIDTHS,
  type Difference,
  type Judged,
  type SitePrints,
} from "./compare.ts";
import type { Group, Item } from "./data.ts";
import { comparePictures, hasPictures, keepPictures, pictureFile, SCHEMES } from "./pictures.ts";
import { hashOf } from "./print.ts";
import { visitStories, type BuiltSite } from "./visit.ts";

/** A built Storybook, and the folder that keeps what is known of it. */
export interface Build extends BuiltSite {
  readonly cache: string;
}

export interface Comparison {
  readonly groups: readonly Group[];
  readonly invisible: readonly string[];
  readonly problems: readonly string[];
  readonly prints: SitePrints;
  /** Seconds that each part took. */
  readonly seconds: Readonly<Record<string, number>>;
}

interface Options {
  /** Draws every story, whether its print differs or not. */
  readonly all?: boolean;
  /** Beginnings of the ids to look at. */
  readonly only?: readonly string[];
}

/** Compares two builds: prints of all stories, pictures of those whose prints differ, in groups by cause. */
export async function compareBuilds(
  browser: Browser,
  base: Build,
  change: Build,
  { all = false, only = [""] }: Options = {},
): Promise<Comparison> {
  const seconds: Record<string, number> = {};
  const timed = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work;
    seconds[name] = Math.round(performance.now() - began) / 1000;
    return result;
  };
  const isWanted = (id: string) => only.some((beginning) => id.startsWith(beginning));
  const before = await timed("prints of base", printsOf(browser, base, isWanted));
  const after = await timed("prints of change", printsOf(browser, change, isWanted));
  const found = () => {
    const differences = differencesOf(before.prints, after.prints);
    return all ? [...differences, ...unexplained(after.prints, differences)] : differences;
  };
  const suspects = found();
  const drawn = (name: "before" | "after") => suspects.filter((each) => each[name] !== null);
  await timed("pictures of base", drawMissing(browser, base, before, drawn("before")));
  await timed("pictures of change", drawMissing(browser, change, after, drawn("after")));
  // Drawn with more patience, some prints that were taken too early are the same after all.
  const isDrawn = ({ story, width, before: old, after: now }: Difference) =>
    (old === null || hasPictures(base.cache, story, width)) &&
    (now === null || hasPictures(change.cache, story, width));
  const candidates = found().filter(isDrawn);
  const judged: Judged[] = [];
  const comparePixels = async () => {
    const waiting = [...candidates];
    for (let some = waiting.splice(0, 4); some.length > 0; some = waiting.splice(0, 4)) {
      const together = await Promise.all(some.map((each) => judge(base, change, each)));
      judged.push(...together.flat());
    }
  };
  await timed("pixels", comparePixels());
  const alike = judged.filter(({ item, causes }) => item.pixels === 0 && causes !== UNEXPLAINED);
  return {
    groups: groupItems(judged.filter(({ item }) => item.pixels > 0)),
    invisible: alike.map(({ item }) => `${item.story} ${item.mode}`),
    problems: [...before.unseen, ...after.unseen, ...failures(after.prints)],
    prints: after.prints,
    seconds,
  };
}

/** How long a document does not change before its print is taken; longer for those that seem to differ. */
const QUIET_MS = 60;
const PATIENT_MS = 400;

/** The stories whose own report, such as that of their play, is not a success. */
function failures({ stories }: SitePrints): readonly string[] {
  return Object.entries(stories).flatMap(([id, { failure }]) =>
    failure === undefined ? [] : [`${id}: ${failure}`],
  );
}

const UNEXPLAINED = [{ kind: "global", name: "지문이 모르는 변화" }] as const;

/** All stories whose prints are the same, to be compared by their pictures. */
function unexplained(prints: SitePrints, known: readonly Difference[]): readonly Difference[] {
  const places = new Set(known.map(({ story, width }) => `${story} ${width}`));
  return Object.entries(prints.stories).flatMap(([story, { title, name, widths }]) =>
    WIDTHS.filter((width) => !places.has(`${story} ${width}`)).map((width) => {
      const { hash } = widths[width];
      return { story, title, name, width, before: hash, after: hash, causes: UNEXPLAINED };
    }),
  );
}

/** The prints of a build's stories from its cache, or by visiting those that it lacks. */
async function printsOf(
  browser: Browser,
  build: Build,
  isWanted: (id: string) => boolean,
): Promise<Known> {
  const { site, cache } = build;
  const wanted = [...storiesOf(site).keys()].filter(isWanted);
  const { stories } = cachedPrints(cache);
  const missing = wanted.filter((id) => stories[id] === undefined);
  const { unseen, ...found } = await visitStories(browser, build, missing, QUIET_MS);
  const all = keepPrints(cache, found);
  const own = Object.entries(all.stories).filter(([id]) => isWanted(id));
  return { prints: { ...all, stories: Object.fromEntries(own) }, unseen: [...unseen] };
}

/** What is known of a build; its prints are replaced when its stories are drawn. */
interface Known {
  prints: SitePrints;
  readonly unseen: string[];
}

/** Prints are compared with those that the same code took. */
const takenBy = hashOf(
  ...["print.ts", "page/collect.ts"].map((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8"),
  ),
);

function printsFile(cache: string): string {
  return join(cache, `prints-${takenBy}.json`);
}

/** What earlier reviews have seen of a build; nothing at first. */
export function cachedPrints(cache: string): SitePrints {
  const file = printsFile(cache);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { tokens: {}, stories: {} };
}

function joined(known: SitePrints, { tokens, stories }: SitePrints): SitePrints {
  return { tokens: { ...known.tokens, ...tokens }, stories: { ...known.stories, ...stories } };
}

/** Adds prints to the cache of their build and returns all that it has. */
function keepPrints(cache: string, found: SitePrints): SitePrints {
  const all = joined(cachedPrints(cache), found);
  mkdirSync(cache, { recursive: true });
  writeFileSync(printsFile(cache), JSON.stringify(all));
  return all;
}

type Place = Pick<Difference, "story" | "width">;

async function drawMissing(
  browser: Browser,
  build: Build,
  known: Known,
  places: readonly Place[],
): Promise<void> {
  const { cache } = build;
  const missing = places.filter(({ story, width }) => !hasPictures(cache, story, width));
  const wanted = new Set(missing.map(({ story, width }) => `${story} ${width}`));
  const ids = [...new Set(missing.map(({ story }) => story))];
  const { unseen, ...found } = await visitStories(
    browser,
    build,
    ids,
    PATIENT_MS,
    async (shown) => {
      if (wanted.has(`${shown.id} ${shown.width}`)) await keepPictures(cache, shown);
    },
  );
  known.prints = joined(known.prints, found);
  known.unseen.push(...unseen);
  keepPrints(cache, found);
}

/** A difference in both schemes, with what its pictures tell. */
async function judge(base: Build, change: Build, difference: Difference): Promise<Judged[]> {
  const { story, title, name, width, before, after, causes } = difference;
  const judged = SCHEMES.map(async (scheme) => {
    const mode = `${width}-${scheme}` as const;
    const pictures = {
      before: before === null ? null : pictureFile(base.cache, story, mode),
      after: after === null ? null : pictureFile(change.cache, story, mode),
    };
    const seen = await comparePictures(pictures.before, pictures.after);
    // Prints that are the same do not tell one result from another; then the pictures do.
    const prints = before === after ? seen.hashes : { before, after };
    const { size, pixels, box } = seen;
    const item: Item = { story, title, name, mode, ...prints, pictures, size, pixels, box };
    return { item, causes, look: `${seen.hashes.before} ${seen.hashes.after}` };
  });
  return Promise.all(judged);
}
