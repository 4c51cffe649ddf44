import { forcedSchemeCss } from "@damadum/ui/forced-scheme";
import { atWidth, sidewaysScroll } from "./clean.ts";
import { setTextSize } from "./modes.ts";

const WIDTHS = [360, 768, 1280];
const SCHEMES = ["light", "dark"];
const TEXT_SIZES = ["100", "200"];
/** Long enough for viewport listeners to render. */
const SETTLE_MS = 50;

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
          await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
          return [...sidewaysScroll(), ...(await violationsOf(check))];
        });
        problems.push(...found.map((problem) => `${width} ${scheme} ${textSize}%: ${problem}`));
      }
    }
  }
  setTextSize("100");
  style.remove();
  return problems;
}

async function violationsOf(check: () => Promise<void>): Promise<readonly string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
