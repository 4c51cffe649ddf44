import { forcedSchemeCss } from "@damadum/ui/forced-scheme";
import { atWidth, sidewaysScroll } from "./clean.ts";
import { setTextSize } from "./modes.ts";

const WIDTHS = [360, 768, 1280];
const SCHEMES = ["light", "dark"];
const TEXT_SIZES = ["100", "200"];
/** What listens to the width of the screen has drawn anew by then. */
const SETTLE_MS = 50;

/** Looks at the story that stands on the page in every width, scheme and text size, and answers what is wrong in which. */
export async function problemsAcrossModes(judge: () => Promise<void>): Promise<readonly string[]> {
  const problems: string[] = [];
  const style = document.body.appendChild(document.createElement("style"));
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      for (const textSize of TEXT_SIZES) {
        style.textContent = forcedSchemeCss(scheme);
        setTextSize(textSize);
        const found = await atWidth(width, async () => {
          await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
          return [...sidewaysScroll(), ...(await judged(judge))];
        });
        problems.push(...found.map((problem) => `${width} ${scheme} ${textSize}%: ${problem}`));
      }
    }
  }
  setTextSize("100");
  style.remove();
  return problems;
}

async function judged(judge: () => Promise<void>): Promise<readonly string[]> {
  try {
    await judge();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
