import type { Cause, Group, Item } from "./data.ts";
import type { Print, Tokens } from "./print.ts";

export const WIDTHS = [390, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** The prints of all stories of one build. */
export interface SitePrints {
  readonly tokens: Tokens;
  readonly stories: Readonly<Record<string, StoryPrints>>;
}

export interface StoryPrints {
  readonly title: string;
  readonly name: string;
  /** Why Storybook's report on the story is not a success. */
  readonly failure?: string;
  readonly widths: Readonly<Record<Width, Print>>;
}

/** A story that differs at one width; a print is null where the story is missing. */
export interface Difference {
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly width: Width;
  readonly before: string | null;
  readonly after: string | null;
  readonly causes: readonly Cause[];
}

/** The stories whose prints differ, each with what made it differ. */
export function differencesOf(base: SitePrints, change: SitePrints): readonly Difference[] {
  const known = { base: rulesOf(base), change: rulesOf(change) };
  const changedTokens = new Set(
    Object.entries(change.tokens).flatMap(([name, value]) => {
      const before = base.tokens[name];
      return before !== undefined && before.join() !== value.join() ? [name] : [];
    }),
  );
  const ids = new Set([...Object.keys(base.stories), ...Object.keys(change.stories)]);
  return [...ids].toSorted().flatMap((story) =>
    WIDTHS.flatMap((width): Difference[] => {
      const [old, now] = [base.stories[story], change.stories[story]];
      const { title = "", name = "" } = now ?? old ?? {};
      const [before, after] = [old?.widths[width], now?.widths[width]];
      if (before?.hash === after?.hash) return [];
      const place = { story, title, name, width };
      if (before === undefined || after === undefined) {
        const cause: Cause = { kind: before === undefined ? "added" : "removed", name: title };
        const hashes = { before: before?.hash ?? null, after: after?.hash ?? null };
        return [{ ...place, ...hashes, causes: [cause] }];
      }
      const causes = causesOf(before, after, { title, known, changedTokens });
      return [{ ...place, before: before.hash, after: after.hash, causes }];
    }),
  );
}

interface Context {
  readonly title: string;
  /** Every rule that a build uses anywhere. */
  readonly known: { readonly base: ReadonlySet<string>; readonly change: ReadonlySet<string> };
  readonly changedTokens: ReadonlySet<string>;
}

function causesOf(before: Print, after: Print, context: Context): readonly Cause[] {
  const { title, changedTokens } = context;
  const isSameStructure = before.structure === after.structure;
  const tokens = [...before.tokens, ...after.tokens].filter((name) => changedTokens.has(name));
  const recipes = changedRecipes(before, after, context);
  const isStyledAlike = before.styles === after.styles || recipes.length > 0;
  const causes: Cause[] = [
    ...[...new Set(tokens.map(tokenName))].map((name) => ({ kind: "token", name }) as const),
    ...recipes.map((name) => ({ kind: "recipe", name }) as const),
    ...changedPictures(before, after).map((name) => ({ kind: "picture", name }) as const),
    ...(isSameStructure && isStyledAlike ? [] : [{ kind: "structure", name: title } as const]),
    ...(isSameStructure ? changedWords(before.words, after.words, title) : []),
    ...(before.globals === after.globals ? [] : [{ kind: "global", name: "전체 규칙" } as const]),
  ];
  // Positions and sizes that scripts write follow from the other causes.
  return causes.length > 0 ? causes : [{ kind: "data", name: title }];
}

/** Labels of rules that only one of the two builds has; a rule that both have was merely chosen by other data. */
function changedRecipes(before: Print, after: Print, { known }: Context): readonly string[] {
  const labels = [
    ...Object.entries(before.rules).filter(([hash]) => !known.change.has(hash)),
    ...Object.entries(after.rules).filter(([hash]) => !known.base.has(hash)),
  ].map(([, label]) => label || "이름 없는 규칙");
  return [...new Set(labels)].toSorted();
}

function changedPictures(before: Print, after: Print): readonly string[] {
  const had = new Set(before.pictures.map(([, hash]) => hash));
  const names = after.pictures.filter(([, hash]) => !had.has(hash)).map(([name]) => name);
  return before.pictures.length === after.pictures.length ? [...new Set(names)].toSorted() : [];
}

const SHOWN_WORDS = 3;

function changedWords(
  before: readonly string[],
  after: readonly string[],
  title: string,
): readonly Cause[] {
  if (before.length !== after.length) return [{ kind: "words", name: title }];
  const pairs = before.flatMap((text, at) =>
    text === after[at] ? [] : [[text, after[at] ?? ""] as const],
  );
  const isData = (text: string) => text.replaceAll(/[\d,.:]+/g, "0");
  const words = new Set(
    pairs
      .filter(([old, now]) => isData(old) !== isData(now))
      .map(([old, now]) => `“${old}” → “${now}”`),
  );
  if (words.size > SHOWN_WORDS) return [{ kind: "words", name: title }];
  if (words.size > 0) return [...words].map((name) => ({ kind: "words", name }));
  return pairs.length > 0 ? [{ kind: "data", name: title }] : [];
}

/** `radii.lg` of `--dm-radii-lg`; all steps of a palette scale have one name, because they follow one seed. */
function tokenName(property: string): string {
  const name = property.replace(/^--dm-/, "").replace("-", ".");
  return name.replace(/^(colors\.\w+)-\d+$/, "$1");
}

function rulesOf(site: SitePrints): ReadonlySet<string> {
  return new Set(
    Object.values(site.stories).flatMap(({ widths }) =>
      WIDTHS.flatMap((width) => Object.keys(widths[width].rules)),
    ),
  );
}

/** An item with what made it differ, and its look before and after. */
export interface Judged {
  readonly item: Item;
  readonly causes: readonly Cause[];
  readonly look: string;
}

/** Items by their causes, the largest group first; those that look alike before and after share a card. */
export function groupItems(judged: readonly Judged[]): readonly Group[] {
  const groups = new Map<string, { causes: readonly Cause[]; cards: Map<string, Item[]> }>();
  for (const { item, causes, look } of judged) {
    const key = causes.map(({ kind, name }) => `${kind} ${name}`).join("\n");
    const group = groups.get(key) ?? { causes, cards: new Map<string, Item[]>() };
    group.cards.set(look, [...(group.cards.get(look) ?? []), item]);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ causes, cards }) => ({ causes, cards: [...cards.values()] }))
    .toSorted((a, b) => b.cards.flat().length - a.cards.flat().length);
}
