import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data/forLegacyNode";
import manifest from "../../package.json" with { type: "json" };

/** Names of `browserslist` (package.json) beside those of MDN's compatibility data. */
const NAMES = new Map<string, BrowserName>([
  ["android", "webview_android"],
  ["chrome", "chrome"],
  ["edge", "edge"],
  ["ios_saf", "safari_ios"],
  ["safari", "safari"],
  ["samsung", "samsunginternet_android"],
]);

const oldest = manifest.browserslist.map((entry) => {
  const [name = "", version = ""] = entry.split(" ");
  const browser = NAMES.get(name);
  if (browser === undefined) throw new Error(`package.json lists an unknown browser: ${entry}`);
  return { browser, version };
});

/** Names by the versions that brought them, such as "safari 18, chrome 126". */
type Needs = ReadonlyMap<string, string>;

/** What at least one of the oldest browsers lacks. */
export interface MissingFeatures {
  /** Names of the global object, such as `structuredClone`. */
  readonly globals: Needs;
  /** Members by the object that has them, such as `URL.parse`, `Array.toSorted` and `Navigator.share`. */
  readonly members: Needs;
  /** Members that no object of the oldest browsers has, such as `union`. */
  readonly names: Needs;
  /** Events that no object of the oldest browsers raises. */
  readonly events: Needs;
  /** Options by the function that takes them, such as `NumberFormat.roundingMode`. */
  readonly options: Needs;
  /** Kinds of regular expressions, such as `modifier`. */
  readonly regularExpressions: Needs;
  /** Selectors, at-rules and functions of CSS as they are written: `:popover-open`, `@scope`, `light-dark(`. */
  readonly css: Needs;
}

/** Reads from MDN's compatibility data what the oldest browsers lack. */
export function missingFeatures(): MissingFeatures {
  const globals = new Collected();
  const members = new Collected();
  const names = new Collected();
  const events = new Collected();
  const options = new Collected();
  const builtins = bcd.javascript["builtins"] ?? {};
  const ofIntl = builtins["Intl"] ?? {};
  for (const [object, feature] of [bcd.api, builtins, ofIntl].flatMap(entriesOf)) {
    if (object in ofIntl) members.add(`Intl.${object}`, feature);
    else globals.add(object, feature);
    // Nobody has an object of an interface that is missing itself; iterators and promises come from syntax.
    const isAtHand = object in builtins || needs(feature) === null;
    for (const [key, member] of entriesOf(feature)) {
      const [, name = key, kind] = /^(.+?)(?:_(event|static))?$/.exec(key) ?? [];
      if (kind === "event") {
        if (isAtHand) events.add(name, member);
        continue;
      }
      members.add(`${object}.${name}`, member);
      if (object === "Window") globals.add(name, member);
      else if (isAtHand && name !== object) names.add(name, member);
      for (const [option, value] of optionsOf(member)) options.add(`${name}.${option}`, value);
    }
  }
  const regularExpressions = new Collected();
  regularExpressions.add("v", builtins["RegExp"]?.["unicodeSets"]);
  for (const [name, feature] of entriesOf(bcd.javascript["regular_expressions"])) {
    regularExpressions.add(name, feature);
    for (const [kind, value] of entriesOf(feature)) regularExpressions.add(kind, value);
  }
  return {
    globals: globals.missing(),
    members: members.missing(),
    names: names.missing(),
    events: events.missing(),
    options: options.missing(),
    regularExpressions: regularExpressions.missing(),
    css: missingCss(),
  };
}

/** Properties and values are left out: a browser ignores a single declaration that it does not know. */
function missingCss(): Needs {
  const css = new Collected();
  for (const [name, selector] of entriesOf(bcd.css["selectors"])) {
    const written = /<code>(::?[\w-]+)/.exec(selector.__compat?.description ?? "")?.[1];
    css.add(written ?? `:${name}`, selector);
  }
  for (const [name, rule] of entriesOf(bcd.css["at-rules"])) css.add(`@${name}`, rule);
  for (const [name, type] of entriesOf(bcd.css["types"])) {
    css.add(`${name}(`, type);
    for (const [value, feature] of entriesOf(type)) css.add(`${value}(`, feature);
  }
  return css.missing();
}

function entriesOf(feature: Identifier = {}): readonly (readonly [string, Identifier])[] {
  return Object.keys(feature).flatMap((key) => {
    const below = feature[key];
    return key === "__compat" || below === undefined ? [] : [[key, below] as const];
  });
}

/** The named options below a function: `options_x_parameter`, at any depth. */
function optionsOf(feature: Identifier): readonly (readonly [string, Identifier])[] {
  return entriesOf(feature).flatMap(([key, value]) => {
    const name = /^(?:options|init)_(\w+?)_parameter$/.exec(key)?.[1];
    return [...(name === undefined ? [] : [[name, value] as const]), ...optionsOf(value)];
  });
}

/** Features by name; a name that several objects have is missing when all of them lack it. */
class Collected {
  readonly #needs = new Map<string, string | null>();

  add(name: string, feature: Identifier | undefined): void {
    if (feature?.__compat === undefined) return;
    const needed = needs(feature);
    const before = this.#needs.get(name);
    this.#needs.set(name, before === undefined || needed === null ? needed : before && needed);
  }

  missing(): Needs {
    return new Map(
      [...this.#needs].flatMap(([name, need]) => (need === null ? [] : [[name, need]])),
    );
  }
}

/** The browsers that lack a feature and the versions that brought it, or null when all of the oldest have it. */
function needs({ __compat: compat }: Identifier): string | null {
  // Nobody can use what the newest Chrome lacks too, in which all tests run.
  if (compat === undefined || !statementsOf(compat, "chrome")[0]?.version_added) return null;
  const lacking = oldest.flatMap(({ browser, version }) => {
    const statements = statementsOf(compat, browser);
    if (statements.some((statement) => covers(statement, version))) return [];
    return [`${browser} ${statements[0]?.version_added || "never"}`];
  });
  return lacking.length === 0 ? null : lacking.join(", ");
}

function statementsOf(
  { support }: CompatStatement,
  browser: BrowserName,
): readonly SimpleSupportStatement[] {
  return [support[browser] ?? []].flat();
}

/** Whether a version has the feature under its own name and without a switch. */
function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.prefix || statement.alternative_name || statement.flags?.length) return false;
  return isSince(added, version) && !isSince(removed, version);
}

/** Whether something that begins with one version is there in another. */
function isSince(first: string | false | undefined, version: string): boolean {
  if (!first || first === "preview") return false;
  const [major = 0, minor = 0] = first.replace("≤", "").split(".").map(Number);
  const [ourMajor = 0, ourMinor = 0] = version.split(".").map(Number);
  return major < ourMajor || (major === ourMajor && minor <= ourMinor);
}
