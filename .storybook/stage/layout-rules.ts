/** As wide as a thumb, or as the days of a week on a screen of 320 px. */
const targetPx = () => Math.min(44, window.innerWidth / 8);
/** Roundings of a layout in fractions of a pixel. */
const SLACK_PX = 1;
const LONGEST_LIST = 4;
const TARGETS =
  "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=option], [role=menuitem]";

/** What a person with large text or a small screen would meet in the present layout; empty when nothing is wrong. */
export function layoutViolations(): readonly string[] {
  return [...sidewaysScroll(), ...cutTexts(), ...highBars(), ...smallTargets()];
}

/** The elements that make the page wider than the screen; empty when it fits. */
export function sidewaysScroll(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .slice(0, 3)
    .map((element) => `${element.localName} "${element.textContent.slice(0, 30)}"`);
  return [`${scrollWidth} wide on a screen of ${clientWidth}: ${wide.join(", ")}`];
}

/** Texts of which a part lies outside an ancestor that clips it, unless it ends in an ellipsis on purpose. */
function cutTexts(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || !text.textContent?.trim() || !isSeen(parent)) continue;
    range.selectNodeContents(text);
    const clip = clipOf(parent);
    if (clip === null || isForReaders(clip)) continue;
    const isCut = [...range.getClientRects()].some(
      (rect) => rect.width > 0 && isOutside(rect, clip),
    );
    if (isCut) found.push(`Cut by its ${clip.by}: "${text.textContent.trim().slice(0, 40)}"`);
  }
  return found.slice(0, LONGEST_LIST);
}

interface Clip {
  readonly by: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is for screen readers only lies in a box of one pixel. */
function isForReaders({ left, right, top, bottom }: Clip): boolean {
  return right - left <= 1 || bottom - top <= 1;
}

/** The part of the page that both an ancestor and those within it show. */
function clippedBy(box: Element, inner: Clip | null): Clip {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return {
    by: `${box.localName} ${Math.round(right - left)} × ${Math.round(bottom - top)}`,
    left: Math.max(left, inner?.left ?? left),
    right: Math.min(right, inner?.right ?? right),
    top: Math.max(top, inner?.top ?? top),
    bottom: Math.min(bottom, inner?.bottom ?? bottom),
  };
}

/** The part of the page in which an element's text can be seen; null when no ancestor clips it. */
function clipOf(element: Element): Clip | null {
  let clip: Clip | null = null;
  let isPositioned = false;
  for (
    let box: Element | null = element;
    box !== null && box !== document.body;
    box = box.parentElement
  ) {
    const style = getComputedStyle(box);
    // A positioned element is clipped only by ancestors that contain it.
    const contains = !isPositioned || style.position !== "static";
    if (contains) {
      isPositioned = style.position === "absolute";
      const overflows = [style.overflowX, style.overflowY];
      // What has been scrolled out can be scrolled in again.
      if (overflows.some((overflow) => overflow === "auto" || overflow === "scroll")) return clip;
      const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (isShortened) return null;
      if (overflows.some((overflow) => overflow === "hidden" || overflow === "clip")) {
        clip = clippedBy(box, clip);
      }
    }
    if (style.position === "fixed") return clip;
  }
  return clip;
}

function isOutside(rect: DOMRect, clip: Clip): boolean {
  return (
    rect.left < clip.left - SLACK_PX ||
    rect.right > clip.right + SLACK_PX ||
    // Letters are lower than their line.
    (rect.top + rect.bottom) / 2 < clip.top ||
    (rect.top + rect.bottom) / 2 > clip.bottom
  );
}

/** The bars that stay at the upper and lower edge, when they cover more than a third of the screen together. */
function highBars(): readonly string[] {
  if (document.querySelector("dialog[open]") !== null) return [];
  const bars = [...document.body.querySelectorAll("*")].filter((element) => {
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element);
    if (position !== "fixed" && position !== "sticky") return false;
    // What a story adds for its designer is no part of the screen.
    if (element.closest("[data-story-tool]") !== null) return false;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (isWithinScroller(element)) return false;
    const isWide = width >= window.innerWidth / 2;
    // A sticky bar that has nothing to stick to yet will when the page is scrolled.
    const isAtEdge =
      position === "sticky"
        ? [insetBlockStart, insetBlockEnd].some((inset) => Math.abs(Number.parseFloat(inset)) < 200)
        : top <= SLACK_PX || bottom >= window.innerHeight - SLACK_PX;
    return isWide && isAtEdge && isSeen(element);
  });
  const outer = bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
  const height = outer.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  if (height <= window.innerHeight / 3) return [];
  return [
    `Bars cover ${Math.round(height)} of ${window.innerHeight} px: ${outer.map((bar) => bar.localName).join(", ")}`,
  ];
}

function isWithinScroller(element: Element): boolean {
  for (
    let box = element.parentElement;
    box !== null && box !== document.body;
    box = box.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if ([overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) {
      return true;
    }
  }
  return false;
}

/** Controls smaller than a thumb, except links within a sentence. */
function smallTargets(): readonly string[] {
  const found = [...document.body.querySelectorAll<HTMLElement>(TARGETS)].flatMap((target) => {
    if (!isSeen(target) || isWithinSentence(target)) return [];
    // A file field would count as shortened on purpose itself.
    const clip = clipOf(target.parentElement ?? target);
    if (clip !== null && isForReaders(clip)) return [];
    const { width, height } = areaOf(target);
    const isSmall = Math.min(width, height) < targetPx() - SLACK_PX;
    const name = (target.getAttribute("aria-label") ?? target.textContent).trim().slice(0, 30);
    return isSmall
      ? [
          `${Math.round(width)} × ${Math.round(height)} is a small target: ${target.localName} "${name}"`,
        ]
      : [];
  });
  return found.slice(0, LONGEST_LIST);
}

/** The area of a control that can be pressed: with its label, or with a layer that it lays over more than itself. */
function areaOf(target: HTMLElement): { width: number; height: number } {
  const boxes = [target, ...labelsOf(target)].map((element) => element.getBoundingClientRect());
  const layers = ["::before", "::after"].map((part) => getComputedStyle(target, part));
  const laid = layers
    .filter(({ content, position }) => content !== "none" && position === "absolute")
    .map(({ width, height }) => ({
      width: Number.parseFloat(width) || 0,
      height: Number.parseFloat(height) || 0,
    }));
  const areas = [...boxes, ...laid];
  return {
    width: Math.max(...areas.map(({ width }) => width)),
    height: Math.max(...areas.map(({ height }) => height)),
  };
}

function labelsOf(target: HTMLElement): readonly Element[] {
  return target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
}

function isWithinSentence(target: HTMLElement): boolean {
  const { display } = getComputedStyle(target);
  if (target.localName !== "a" && target.localName !== "button") return false;
  const text = target.parentElement?.textContent ?? "";
  return (
    display.startsWith("inline") &&
    !display.includes("flex") &&
    text.trim() !== target.textContent.trim()
  );
}

/** Whether an element is drawn, and not only there for screen readers. */
function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert]") === null
  );
}
