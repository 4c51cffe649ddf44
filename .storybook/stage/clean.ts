import { sidewaysScroll } from "./layout-rules.ts";
import { unhandledCalls } from "./story-network.ts";

const STORYBOOK_WARNING = "Accessing the Story Store is deprecated";

let consoleLines: string[] = [];
record("error");
record("warn");

function record(level: "error" | "warn"): void {
  const print = console[level];
  console[level] = (...args: unknown[]) => {
    const line = args.map(String).join(" ").slice(0, 500);
    if (!line.startsWith(STORYBOOK_WARNING)) consoleLines.push(`console.${level}: ${line}`);
    print(...args);
  };
}

/** Clears the violations of earlier stories. */
export function clearViolations(): void {
  consoleLines = [];
}

/**
 * The rules that a story violates: console errors and warnings, requests without a handler, a page wider than the
 * screen.
 */
export function ruleViolations(): readonly string[] {
  return [
    ...consoleLines,
    ...unhandledCalls().map((call) => `No handler of the story answers ${call}`),
    ...sidewaysScroll(),
  ];
}

/** Runs an action with the test run's frame at another width. */
export async function atWidth<T>(width: number, action: () => T | Promise<T>): Promise<T> {
  const frame = window.frameElement;
  if (frame === null) throw new Error("Only a page in a frame can be given another width");
  // Via the attribute: the frame belongs to another window's realm, so `instanceof HTMLElement` is false.
  const before = frame.getAttribute("style") ?? "";
  frame.setAttribute("style", `${before}; width: ${width}px`);
  try {
    if (window.innerWidth !== width) throw new Error(`The screen cannot be made ${width} wide`);
    return await action();
  } finally {
    frame.setAttribute("style", before);
  }
}
