// Runs in a story's page, injected as text, so it imports nothing but types.
import type { Collected, PlacedElement } from "../print.ts";

/** Classes of Emotion: the hash of the style, then the recipe's label if the build has labels. */
const EMOTION = /^css-([a-z0-9]+)(?:-(.+))?$/;
const GENERATED_ID = /_r_[0-9a-z]+_|:r[0-9a-z]+:|«r[0-9a-z]+»/g;
const WORD_ATTRIBUTES = new Set(["aria-label", "alt", "title", "placeholder", "aria-valuetext"]);
const MAX_PLACED = 250;
const NOT_CONTENT =
  "script, style, link, #storybook-docs, body > [class^='sb-'], #storybook-highlights-root";

/** What determines how the mounted story looks, at the page's width and in both schemes. */
export async function collectPrint(): Promise<Collected> {
  const ids = new Map<string, string>();
  const words: string[] = [];
  const structure: string[] = [];
  const classes: string[] = [];
  const inline: string[] = [];
  const pictures: [string, string][] = [];
  const plainIds = (text: string) =>
    text.replace(GENERATED_ID, (id) => {
      if (!ids.has(id)) ids.set(id, `#${ids.size + 1}`);
      return ids.get(id) ?? id;
    });

  const blobs = await contentsOfBlobs();
  const walk = (node: Node, out: string[]): void => {
    if (node instanceof Text) {
      const text = node.data.replaceAll(/\s+/g, " ").trim();
      if (text === "") return;
      if (out === structure) words.push(text);
      out.push(out === structure ? "T" : text);
      return;
    }
    if (!(node instanceof Element) || node.matches(NOT_CONTENT)) return;
    const isPicture =
      out === structure && (node instanceof SVGSVGElement || node instanceof HTMLImageElement);
    const into = isPicture ? [] : out;
    const others: string[] = [];
    for (const name of node.classList) {
      const style = EMOTION.exec(name);
      if (style === null) others.push(name);
      else classes.push(name);
    }
    into.push(`<${node.localName} ${others.join(" ")}`);
    for (const { name, value } of node.attributes) {
      if (name === "class") continue;
      // Drawing leaves empty ones behind.
      if (name === "style") inline.push(...(value === "" ? [] : [value]));
      else if (WORD_ATTRIBUTES.has(name)) words.push(value);
      else into.push(`${name}=${plainIds(blobs.get(value) ?? value)}`);
    }
    if (node instanceof HTMLInputElement) words.push(node.value, node.checked ? "[x]" : "");
    if (node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement)
      words.push(node.value);
    for (const child of node.childNodes) walk(child, into);
    into.push(">");
    if (!isPicture) return;
    out.push(`<${node.localName}>`);
    pictures.push([pictureName(node), into.join("")]);
  };
  for (const child of document.body.childNodes) walk(child, structure);

  const used = new Set(classes);
  const rules: [className: string, text: string][] = [];
  const globals: string[] = [];
  const declared: Record<string, [light: string, dark: string]> = {};
  for (const sheet of document.styleSheets)
    visitRules(sheet.cssRules, { used, rules, globals, declared });
  return { words, structure, classes, inline, pictures, rules, globals, declared };
}

/** The name that React was asked for, such as that of an icon: the drawing itself has none. */
function pictureName(picture: Element): string {
  const key = Object.keys(picture).find((each) => each.startsWith("__reactFiber$")) ?? "";
  let fiber: Fiber | null = Reflect.get(picture, key) ?? null;
  for (let level = 0; fiber !== null && level < 4; level += 1, fiber = fiber.return) {
    const name: unknown = fiber.memoizedProps?.["name"];
    if (typeof name === "string") return name;
  }
  return picture.getAttribute("alt") ?? `${picture.localName} ${picture.getAttribute("viewBox")}`;
}

/** What is read of React's own record of an element. */
interface Fiber {
  readonly return: Fiber | null;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

/** The bytes of images that the page made itself, by their addresses, which are random. */
async function contentsOfBlobs(): Promise<ReadonlyMap<string, string>> {
  const sources = [...document.images].map(({ src }) => src);
  const urls = [...new Set(sources.filter((src) => src.startsWith("blob:")))];
  const read = async (url: string) => [url, await (await fetch(url)).text()] as const;
  const contents = await Promise.allSettled(urls.map(read));
  return new Map(
    contents.map((each, at) =>
      each.status === "fulfilled" ? each.value : [urls[at] ?? "", "a blob that is gone"],
    ),
  );
}

interface Found {
  readonly used: ReadonlySet<string>;
  readonly rules: [string, string][];
  readonly globals: string[];
  readonly declared: Record<string, [string, string]>;
}

function visitRules(list: CSSRuleList, found: Found, scheme?: "light" | "dark", around = ""): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) visitStyleRule(rule, found, scheme, around);
    else if (rule instanceof CSSMediaRule) {
      const [, wanted] = /^\(prefers-color-scheme: (light|dark)\)$/.exec(rule.conditionText) ?? [];
      const next = wanted === "light" || wanted === "dark" ? wanted : scheme;
      visitRules(rule.cssRules, found, next, `${around}@media ${rule.conditionText} `);
    } else if (rule instanceof CSSSupportsRule || rule instanceof CSSContainerRule) {
      visitRules(rule.cssRules, found, scheme, `${around}@${rule.conditionText} `);
    } else if (rule instanceof CSSLayerBlockRule) {
      visitRules(rule.cssRules, found, scheme, `${around}@layer ${rule.name} `);
    } else if (rule instanceof CSSFontFaceRule) found.globals.push(rule.cssText);
  }
}

function visitStyleRule(
  rule: CSSStyleRule,
  found: Found,
  scheme: string | undefined,
  around: string,
): void {
  const names = rule.selectorText.match(/\.css-[\w-]+/g);
  if (names !== null) {
    const [owner] = names.map((name) => name.slice(1)).filter((name) => found.used.has(name));
    const text = rule.cssText.replaceAll(/\.css-[\w-]+/g, "&");
    if (owner !== undefined) found.rules.push([owner, around + text]);
    return;
  }
  const isPrint = around.includes("print");
  const properties = [...rule.style].filter((name) => name.startsWith("--"));
  // What depends on the story, such as the room for its bar, is no token of the build.
  const isOfStory = rule.selectorText.includes(":has(");
  const selectsRoot =
    properties.length > 0 && !isOfStory && matchesAny(rule.selectorText, document.documentElement);
  for (const name of selectsRoot && !isPrint ? properties : []) {
    const value = rule.style.getPropertyValue(name).trim();
    const [light, dark] = found.declared[name] ?? ["", ""];
    found.declared[name] = [scheme === "dark" ? light : value, scheme === "light" ? dark : value];
  }
  const isOnlyTokens = !isOfStory && properties.length === rule.style.length;
  if (!isOnlyTokens && isSelecting(rule.selectorText)) found.globals.push(around + rule.cssText);
}

/** Without its states and parts, because the print does not depend on where the pointer is. */
function isSelecting(selector: string): boolean {
  const plain = selector.replaceAll(/::?[a-z-]+(?:\([^()]*\))?/g, "").trim();
  try {
    return (
      plain === "" || document.querySelector(plain.replaceAll(/(^|,)\s*(?=,|$)/g, "$1*")) !== null
    );
  } catch {
    return true;
  }
}

function matchesAny(selector: string, element: Element): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Whether the story has settled: no change of the document for some frames. */
export function waitForQuiet(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = performance.now() + 3_000;
    let last = performance.now();
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const look = () => {
      const now = performance.now();
      if (now - last < ms && now < deadline) return void requestAnimationFrame(look);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
}

/** Height of the page's content in px, or null while a dialog covers the screen. */
export function contentHeight(): number | null {
  const dialogs = document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]");
  if ([...dialogs].some((dialog) => dialog.checkVisibility())) return null;
  return Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
}

/** Elements that a comment can be pinned to, with their place on the picture in px. */
export function placedElements(): PlacedElement[] {
  const found: PlacedElement[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== "",
    );
    if (!hasText && !element.matches("button, input, select, textarea, img, svg, section, dialog"))
      continue;
    const box = element.getBoundingClientRect();
    if (box.width < 4 || box.height < 4 || !element.checkVisibility()) continue;
    if (element.closest(NOT_CONTENT) !== null || element.parentElement?.closest("svg")) continue;
    if (found.length === MAX_PLACED) break;
    const text = (element.getAttribute("aria-label") ?? element.textContent)
      .replaceAll(/\s+/g, " ")
      .trim();
    found.push({
      selector: pathOf(element),
      label: `${element.localName} ${text.slice(0, 40)}`.trim(),
      box: [box.left, box.top + window.scrollY, box.width, box.height].map(Math.round),
    });
  }
  return found;
}

function pathOf(element: Element): string {
  const steps: string[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    const alike = [...at.parentElement.children].filter(
      ({ localName }) => localName === at.localName,
    );
    steps.unshift(
      alike.length === 1 ? at.localName : `${at.localName}:nth-of-type(${alike.indexOf(at) + 1})`,
    );
  }
  return steps.join(" > ");
}
