import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { withPage } from "../product/with-page.ts";
import { serveTo, type buildPage } from "./built-page.ts";
import type { Case } from "./cases.ts";
import type { FormName } from "./page/question.ts";
import { keysOf, typeText } from "./typing.ts";

/** Long enough for a text to become an answer (0.3 s), then a draft (0.5 s), and for the page to be notified. */
const PAUSE_MS = 950;
const AFTER_LEAVING_MS = 60;
const TEXTS_AFTER_THE_FIRST = 2;

/** Milliseconds of script per key. */
export interface Typed {
  /** The first text on a fresh page, before its code is compiled. */
  readonly first: number;
  /** The texts after it. */
  readonly later: number;
}

/**
 * Types a text repeatedly into a field of a fresh page. All script until the form is idle counts: the keys, the form's
 * work in the pause after them, and leaving the field.
 */
export async function measureTyping(
  browser: Browser,
  files: Awaited<ReturnType<typeof buildPage>>,
  form: FormName,
  { question, label, text, shown }: Case,
): Promise<Typed> {
  return withPage(browser, { viewport: { width: 390, height: 844 } }, async (page) => {
    const address = await serveTo(page.context(), files);
    const cdp = await page.context().newCDPSession(page);
    await page.goto(`${address}?form=${form}&question=${question}`);
    const field = page.locator(`xpath=//*[@id=//label[starts-with(., "${label}")]/@for]`).first();
    await field.waitFor();
    // The thread's own CPU time, so that load from other programs does not count.
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });

    const typeOnce = async () => {
      await field.click();
      await page.keyboard.press("Control+A");
      return await timeOf(cdp, () => typeAndLeave(page, cdp, text));
    };
    const first = await typeOnce();
    let later = 0;
    for (let count = 0; count < TEXTS_AFTER_THE_FIRST; count += 1) later += await typeOnce();

    await expectText(page, { form, question, shown, value: await field.inputValue() });
    const keys = keysOf(text);
    return { first: first / keys, later: later / keys / TEXTS_AFTER_THE_FIRST };
  });
}

async function timeOf(cdp: CDPSession, action: () => Promise<void>): Promise<number> {
  const before = await scriptTime(cdp);
  await action();
  return (await scriptTime(cdp)) - before;
}

/** How long the page has run script so far, in milliseconds. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "ScriptDuration")?.value;
  if (seconds === undefined) throw new Error("Chromium does not say how long scripts ran");
  return seconds * 1000;
}

async function typeAndLeave(page: Page, cdp: CDPSession, text: string): Promise<void> {
  await typeText(page, cdp, text);
  await wait(PAUSE_MS);
  await page.keyboard.press("Tab");
  await wait(AFTER_LEAVING_MS);
}

/** A form that drops letters is fast, so the text must be in both the field and the answers. */
async function expectText(
  page: Page,
  found: Pick<Case, "question" | "shown"> & { readonly form: FormName; readonly value: string },
): Promise<void> {
  const { form, question, shown, value } = found;
  const answers = JSON.stringify(await page.evaluate(() => Reflect.get(globalThis, "answers")));
  if (value !== shown || !answers.includes(JSON.stringify(shown))) {
    throw new Error(
      `${form}, ${question}: "${value}" stands in the field; the page was told ${answers}`,
    );
  }
}
