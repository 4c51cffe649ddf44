// The shapes that the review's pages read and write; nothing here needs Node or a browser.

type CauseKind =
  | "token"
  | "recipe"
  | "picture"
  | "words"
  | "structure"
  | "data"
  | "global"
  | "added"
  | "removed";

export interface Cause {
  readonly kind: CauseKind;
  /** The token, the recipe, the picture, the words before and after, or the title of the stories. */
  readonly name: string;
}

export type Mode = `${390 | 1280}-${"light" | "dark"}`;

/** A picture before and after, in one mode. */
export interface Item {
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly mode: Mode;
  readonly before: string | null;
  readonly after: string | null;
  /** Files of the pictures, relative to the page. */
  readonly pictures: { readonly before: string | null; readonly after: string | null };
  readonly size: { readonly width: number; readonly height: number };
  /** How many pixels differ, and the smallest box around them: left, top, width and height. */
  readonly pixels: number;
  readonly box: readonly number[];
}

/** Items with the same causes; items that look alike before and after are one card. */
export interface Group {
  readonly causes: readonly Cause[];
  readonly cards: readonly (readonly Item[])[];
}

export interface Decision {
  readonly story: string;
  readonly mode: Mode;
  readonly before: string | null;
  readonly after: string | null;
  readonly decision: "accepted" | "refused";
  readonly by: string;
  readonly when: string;
}

export interface Comment {
  readonly story: string;
  readonly mode: Mode;
  /** The element it is pinned to, as a selector of CSS; empty for the whole picture. */
  readonly selector: string;
  readonly text: string;
  readonly state: "open" | "closed";
  readonly by: string;
  readonly when: string;
}

/** `reviews/<base>.json`. */
export interface Decisions {
  readonly decisions: readonly Decision[];
  readonly comments: readonly Comment[];
}

export interface Review {
  /** The ref that was named, its commit, and the keys of both trees. */
  readonly base: string;
  readonly commit: string;
  readonly trees: { readonly base: string; readonly change: string };
  readonly reviewer: string;
  readonly groups: readonly Group[];
  /** Differences of the prints that no picture shows. */
  readonly invisible: readonly string[];
  /** Stories that failed or could not be drawn. */
  readonly problems: readonly string[];
  readonly decided: Decisions;
}

/** The name of the file of decisions on a base; a branch and its copy from the server share it. */
export function decisionsName(base: string): string {
  return `${base.replace(/^origin\//, "").replaceAll(/[^\w.-]+/g, "-")}.json`;
}

export function itemsOf(groups: readonly Group[]): readonly Item[] {
  return groups.flatMap(({ cards }) => cards.flat());
}

/** A story on the wall: what its text finds, and its pictures, if it was drawn. */
export interface Shot {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly pictures: readonly { readonly mode: Mode; readonly file: string }[];
}

/** What a screen is made of, read from its sources: what each list names. */
export interface Facts {
  readonly operations: readonly string[];
  /** Codes of problems that its sources name. */
  readonly problems: readonly string[];
  /** Folders of packages/forms/src/definitions. */
  readonly forms: readonly string[];
  /** Components of packages/ui that its sources name. */
  readonly components: readonly string[];
  /** Files of docs/decisions that name its route or its folder. */
  readonly decisions: readonly string[];
}

/** A route, or a title without one: each state with its story, or why it has none. */
export interface Screen {
  readonly title: string;
  readonly route: string;
  readonly facts: Facts;
  readonly rows: readonly {
    readonly state: string;
    readonly because: string;
    readonly shot: Shot | null;
  }[];
}

type Judged = Pick<Item, "story" | "mode" | "before" | "after">;

/** An acceptance belongs to the prints before and after: it survives a rebase and dies when the result changes. */
export function decisionKey({ story, mode, before, after }: Judged): string {
  return [story, mode, before, after].join(" ");
}

/** The decision on each item that has one; the last counts. */
export function decisionsByKey({ decisions }: Decisions): ReadonlyMap<string, Decision> {
  return new Map(decisions.map((decision) => [decisionKey(decision), decision]));
}

/** The decisions with one more on each of the items; those on another result of the same picture are dropped. */
export function decide(
  { decisions, comments }: Decisions,
  items: readonly Judged[],
  how: Pick<Decision, "by" | "when"> & { readonly decision: Decision["decision"] | null },
): Decisions {
  const places = new Set(items.map(({ story, mode }) => `${story} ${mode}`));
  const others = decisions.filter(({ story, mode }) => !places.has(`${story} ${mode}`));
  const { decision, by, when } = how;
  const added =
    decision === null
      ? []
      : items.map(({ story, mode, before, after }) => ({
          story,
          mode,
          before,
          after,
          decision,
          by,
          when,
        }));
  return { decisions: [...others, ...added], comments };
}

export interface Totals {
  readonly all: number;
  readonly accepted: number;
  readonly refused: number;
  readonly undecided: number;
  readonly openComments: number;
}

export function totalsOf(groups: readonly Group[], decided: Decisions): Totals {
  const items = itemsOf(groups);
  const known = decisionsByKey(decided);
  const count = (wanted: Decision["decision"] | undefined) =>
    items.filter((item) => known.get(decisionKey(item))?.decision === wanted).length;
  return {
    all: items.length,
    accepted: count("accepted"),
    refused: count("refused"),
    undecided: count(undefined),
    openComments: decided.comments.filter(({ state }) => state === "open").length,
  };
}

const kindNames: Readonly<Record<Cause["kind"], string>> = {
  token: "토큰",
  recipe: "모양",
  picture: "그림",
  words: "문구",
  structure: "짜임새",
  data: "자료",
  global: "전체 규칙",
  added: "새 이야기",
  removed: "없어진 이야기",
};

export function causeName({ kind, name }: Cause): string {
  return `${kindNames[kind]} ${name}`;
}

/** The review in Markdown, for a pull request. */
export function markdownOf(
  { base, commit, groups, invisible, problems }: Review,
  decided: Decisions,
): string {
  const totals = totalsOf(groups, decided);
  const rows = groups.map((group) => {
    const own = totalsOf([group], decided);
    const name = group.causes.map(causeName).join(" + ").replaceAll("|", "\\|");
    return `| ${name} | ${own.all} | ${own.accepted} | ${own.refused} | ${own.undecided} |`;
  });
  const comments = decided.comments
    .filter(({ state }) => state === "open")
    .map(
      ({ story, mode, selector, text, by }) =>
        `- ${story} (${mode}) \`${selector}\`: ${text} (${by})`,
    );
  return [
    `## 화면 검토: ${base} (${commit.slice(0, 8)})`,
    `바뀐 그림 ${totals.all}장: 받아들임 ${totals.accepted}, 돌려보냄 ${totals.refused}, 남음 ${totals.undecided}. ` +
      `그림은 같은 변화 ${invisible.length}개, 문제 ${problems.length}개.`,
    ...(rows.length === 0
      ? []
      : [
          ["| 원인 | 그림 | 받아들임 | 돌려보냄 | 남음 |", "|---|---|---|---|---|", ...rows].join(
            "\n",
          ),
        ]),
    ...(comments.length === 0 ? [] : [`### 열린 메모\n${comments.join("\n")}`]),
  ].join("\n\n");
}
