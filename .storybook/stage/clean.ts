import { callsWithoutHandler } from "./story-network.ts";

/** Storybook's own word to itself. */
const NOT_OURS = "Accessing the Story Store is deprecated";

let printed: string[] = [];
record("error");
record("warn");

function record(level: "error" | "warn"): void {
  const print = console[level];
  console[level] = (...words: unknown[]) => {
    const line = words.map(String).join(" ").slice(0, 500);
    if (!line.startsWith(NOT_OURS)) printed.push(`console.${level}: ${line}`);
    print(...words);
  };
}

/** Forgets what earlier stories printed. */
export function startClean(): void {
  printed = [];
}

/** What no story may leave behind: words on the console, calls without a handler, a page wider than the screen. */
export function traces(): readonly string[] {
  return [
    ...printed,
    ...callsWithoutHandler().map((call) => `No handler of the story answers ${call}`),
    ...sidewaysScroll(),
  ];
}

/** Whether the page is wider than the screen, and through which elements. */
export function sidewaysScroll(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .slice(0, 3)
    .map((element) => `${element.localName} "${element.textContent.slice(0, 30)}"`);
  return [`${scrollWidth} wide on a screen of ${clientWidth}: ${wide.join(", ")}`];
}

/** Looks at the page on a screen of another width, which is the frame that a test run puts it in. */
export async function atWidth<T>(width: number, look: () => T | Promise<T>): Promise<T> {
  const frame = window.frameElement;
  if (frame === null) throw new Error("Only a page in a frame can be given another width");
  // By its attribute: the frame is an element of another window, which `instanceof` does not know.
  const before = frame.getAttribute("style") ?? "";
  frame.setAttribute("style", `${before}; width: ${width}px`);
  try {
    if (window.innerWidth !== width) throw new Error(`The screen cannot be made ${width} wide`);
    return await look();
  } finally {
    frame.setAttribute("style", before);
  }
}
