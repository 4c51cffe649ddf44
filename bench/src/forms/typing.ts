import { setTimeout as wait } from "node:timers/promises";
import { assemble, disassembleToGroups } from "es-hangul";
import type { CDPSession, Page } from "playwright";

/** The pace of the keys, fast enough that whatever a form debounces stays debounced, as with a fast typist. */
const BETWEEN_KEYS_MS = 15;
/** The key event of browsers while an input method composes. */
const INPUT_METHOD_KEY = { key: "Process", windowsVirtualKeyCode: 229 };

/** Number of key presses for this text on a Korean keyboard. */
export function keysOf(text: string): number {
  return disassembleToGroups(text).flat().length;
}

/** Types into the focused field: Hangul is composed letter by letter, the rest comes key by key. */
export async function typeText(
  page: Page,
  cdp: CDPSession,
  text: string,
  { betweenKeysMs = BETWEEN_KEYS_MS }: { readonly betweenKeysMs?: number } = {},
): Promise<void> {
  for (const letters of disassembleToGroups(text)) {
    const [only = ""] = letters;
    if (letters.length === 1 && !/\p{Script=Hangul}/u.test(only)) {
      await page.keyboard.press(only === " " ? "Space" : only, { delay: 0 });
      await wait(betweenKeysMs);
    } else {
      await compose(cdp, letters, betweenKeysMs);
    }
  }
}

async function compose(
  cdp: CDPSession,
  letters: readonly string[],
  betweenKeysMs: number,
): Promise<void> {
  let syllable = "";
  for (const count of letters.keys()) {
    syllable = assemble(letters.slice(0, count + 1));
    const caret = syllable.length;
    await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...INPUT_METHOD_KEY });
    await cdp.send("Input.imeSetComposition", {
      text: syllable,
      selectionStart: caret,
      selectionEnd: caret,
    });
    await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...INPUT_METHOD_KEY });
    await wait(betweenKeysMs);
  }
  await cdp.send("Input.insertText", { text: syllable });
}
