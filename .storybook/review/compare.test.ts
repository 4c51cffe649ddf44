import { describe, expect, it } from "vitest";
import { differencesOf, groupItems, type SitePrints } from "./compare.ts";
import {
  causeName,
  decide,
  markdownOf,
  totalsOf,
  type Decisions,
  type Group,
  type Item,
} from "./data.ts";
import { printOf, type Collected, type Print } from "./print.ts";
import { decisionsText } from "./report.ts";

const collected: Collected = {
  words: ["3상자", "보관 중"],
  structure: ["<p ", "T", ">", "<span ", "T", ">"],
  classes: ["css-1a-text", "css-2b-badge"],
  inline: [],
  pictures: [["box", "<svg M0>"]],
  rules: [
    ["css-1a-text", "& { color: var(--dm-colors-fg); }"],
    ["css-2b-badge", "& { border-radius: var(--dm-radii-lg); }"],
  ],
  globals: [],
  declared: {
    "--dm-colors-fg": ["var(--dm-colors-neutral-900)", "var(--dm-colors-neutral-50)"],
    "--dm-colors-neutral-900": ["#222", "#222"],
    "--dm-colors-neutral-50": ["#eee", "#eee"],
    "--dm-radii-lg": ["20px", "20px"],
    "--dm-radii-xl": ["28px", "28px"],
  },
};

function siteOf(page: Collected, others: readonly Collected[] = []): SitePrints {
  const story = (each: Collected) => {
    const print: Print = printOf(each);
    return { title: "Screens/My", name: "Default", widths: { 390: print, 1280: print } };
  };
  const pages = [page, ...others].map((each, at) => [`story--${at}`, story(each)] as const);
  return { tokens: page.declared, stories: Object.fromEntries(pages) };
}

function causes(changed: Partial<Collected>, others: readonly Collected[] = []): readonly string[] {
  const after = siteOf({ ...collected, ...changed }, others);
  const [first] = differencesOf(siteOf(collected, others), after);
  return first?.causes.map(causeName) ?? [];
}

function withToken(name: string, light: string, dark = light): Partial<Collected> {
  return { declared: { ...collected.declared, [name]: [light, dark] } };
}

function withBadge(css: string, classes = collected.classes): Partial<Collected> {
  return { classes, rules: [...collected.rules.slice(0, 1), ["css-9z-badge", css]] };
}

describe("a print", () => {
  it("does not depend on the order in which the page got its rules", () => {
    const other = { ...collected, rules: collected.rules.toReversed() };
    expect(printOf(other).hash).toBe(printOf(collected).hash);
  });

  it("reaches properties through properties, and no others", () => {
    expect(printOf(collected).tokens).toEqual(
      Object.keys(collected.declared)
        .filter((name) => name !== "--dm-radii-xl")
        .toSorted(),
    );
  });
});

describe("the causes of a difference", () => {
  it.each<[string, Partial<Collected>, readonly string[]]>([
    ["a token that is reached", withToken("--dm-radii-lg", "8px"), ["토큰 radii.lg"]],
    ["a token of dark alone", withToken("--dm-radii-lg", "20px", "8px"), ["토큰 radii.lg"]],
    ["a step of the palette", withToken("--dm-colors-neutral-50", "#fff"), ["토큰 colors.neutral"]],
    ["a token that is not reached", withToken("--dm-radii-xl", "8px"), []],
    ["a recipe", withBadge("& { padding: 1px; }", ["css-1a-text", "css-9z-badge"]), ["모양 badge"]],
    ["words", { words: ["3상자", "맡은 중"] }, ["문구 “보관 중” → “맡은 중”"]],
    ["numbers", { words: ["4상자", "보관 중"] }, ["자료 Screens/My"]],
    ["structure", { structure: ["<p ", "T", ">"] }, ["짜임새 Screens/My"]],
    ["a picture", { pictures: [["box", "<svg M1>"]] }, ["그림 box"]],
    ["global rules", { globals: ["body { margin: 1px; }"] }, ["전체 규칙 전체 규칙"]],
    ["a position", { inline: ["left: 3px"] }, ["자료 Screens/My"]],
    ["nothing", {}, []],
  ])("are named when %s differs", (_name, changed, expected) => {
    expect(causes(changed)).toEqual(expected);
  });

  it("are no recipe when other data chose a rule that both builds have", () => {
    const gray = { ...collected, ...withBadge("& { color: gray; }", ["css-9z-badge"]) };
    const red = withBadge("& { color: gray; }", ["css-1a-text", "css-9z-badge"]);
    expect(causes(red, [gray, collected])).toEqual(["짜임새 Screens/My"]);
  });

  it("are that a story is new or gone when only one build has it", () => {
    const [one, two] = [siteOf(collected), siteOf(collected, [collected])];
    expect(
      differencesOf(one, two).map(({ before, causes: [cause] }) => [before, cause?.kind]),
    ).toEqual([
      [null, "added"],
      [null, "added"],
    ]);
    expect(differencesOf(two, one)[0]?.causes[0]?.kind).toBe("removed");
  });
});

const item = (story: string, after: string): Item => ({
  story,
  title: "Screens/My",
  name: "Default",
  mode: "390-light",
  before: "b",
  after,
  pictures: { before: "b.webp", after: "a.webp" },
  size: { width: 390, height: 844 },
  pixels: 3,
  box: [0, 0, 1, 3],
});
const causesOfWords = [{ kind: "words", name: "Screens/My" }] as const;
const by = { by: "검토자", when: "2026-12-02T10:00:00Z" };
const none: Decisions = { decisions: [], comments: [] };

it("groups have the same causes, the largest first, with what looks alike on one card", () => {
  const token = [{ kind: "token", name: "radii.lg" }] as const;
  const groups = groupItems([
    { item: item("a", "1"), causes: causesOfWords, look: "1" },
    { item: item("b", "2"), causes: token, look: "2" },
    { item: item("c", "2"), causes: token, look: "2" },
  ]);
  expect(groups.map(({ cards }) => cards.map((card) => card.map(({ story }) => story)))).toEqual([
    [["b", "c"]],
    [["a"]],
  ]);
});

describe("a decision", () => {
  const groups = (after: string): readonly Group[] => [
    { causes: causesOfWords, cards: [[item("a", after)]] },
  ];
  const accepted = decide(none, [item("a", "1")], { decision: "accepted", ...by });

  it("holds for the same prints, and dies when the result changes", () => {
    expect(totalsOf(groups("1"), accepted)).toMatchObject({ accepted: 1, undecided: 0 });
    expect(totalsOf(groups("2"), accepted)).toMatchObject({ accepted: 0, undecided: 1 });
  });

  it("replaces the one on an earlier result of the picture, and can be taken back", () => {
    const refused = decide(accepted, [item("a", "2")], { decision: "refused", ...by });
    expect(refused.decisions.map(({ decision }) => decision)).toEqual(["refused"]);
    expect(decide(refused, [item("a", "2")], { decision: null, ...by })).toEqual(none);
  });

  it("has a line of its own in the file, in an order that does not depend on when it was made", () => {
    const [a, b] = [item("a", "1"), item("b", "1")];
    const how = { decision: "accepted", ...by } as const;
    expect(decisionsText(decide(none, [a, b], how))).toBe(decisionsText(decide(none, [b, a], how)));
    expect(JSON.parse(decisionsText(accepted))).toEqual(accepted);
  });

  it("is counted in the summary by its cause", () => {
    const review = {
      base: "main",
      commit: "123456789",
      trees: { base: "1", change: "2" },
      reviewer: "",
      groups: groups("1"),
      invisible: [],
      problems: [],
      decided: none,
    };
    expect(markdownOf(review, accepted)).toContain("| 문구 Screens/My | 1 | 1 | 0 | 0 |");
  });
});
