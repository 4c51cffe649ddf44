import { markLargeText } from "@damadum/ui/large-text";
import { forcedSchemeCss } from "@damadum/ui/forced-scheme";
import { atWidth } from "./clean.ts";
import { layoutViolations } from "./layout-rules.ts";
import { setTextSize } from "./modes.ts";

const WIDTHS = [320, 390, 768, 1280];
const SCHEMES = ["light", "dark"];
const TEXT_SIZES = ["100", "200"];
/** Long enough for viewport listeners to render. */
const SETTLE_MS = 50;

/** The narrowest screens at the usual text size and at twice that. */
const SMALL_SCREENS = [
  { width: 360, textSize: "100" },
  { width: 390, textSize: "200" },
  { width: 320, textSize: "200" },
] as const;

/** Checks the rendered story's layout on small screens; returns the problems with their mode. */
export async function problemsOnSmallScreens(): Promise<readonly string[]> {
  const problems: string[] = [];
  const wasWide = window.innerWidth >= 768;
  for (const { width, textSize } of SMALL_SCREENS) {
    setTextSize(textSize);
    const found = await atWidth(width, async () => {
      if (wasWide) await settled();
      // Its observer would notice only with the next frame.
      markLargeText();
      return layoutViolations();
    });
    problems.push(...found.map((problem) => `${width} ${textSize}%: ${problem}`));
  }
  setTextSize("100");
  return problems;
}

/** Checks the rendered story in every width, scheme and text size; returns the problems with their mode. */
export async function problemsInAllModes(check: () => Promise<void>): Promise<readonly string[]> {
  const problems: string[] = [];
  const style = document.body.appendChild(document.createElement("style"));
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      for (const textSize of TEXT_SIZES) {
        style.textContent = forcedSchemeCss(scheme);
        setTextSize(textSize);
        const found = await atWidth(width, async () => {
          await settled();
          return [...layoutViolations(), ...(await violationsOf(check))];
        });
        problems.push(...found.map((problem) => `${width} ${scheme} ${textSize}%: ${problem}`));
      }
    }
  }
  setTextSize("100");
  style.remove();
  return problems;
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

async function violationsOf(check: () => Promise<void>): Promise<readonly string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
