import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects the open screen to pass every axe rule and to fit its width with text at 200 %. The dark scheme has the same
 * elements, so only its colours are checked.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Until its heading is shown, a page is still loading.
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // No rule that is on reads stylesheets, which axe otherwise parses for each screen. The legacy mode differs only for
  // frames of other origins; the usual one opens a blank page for each analysis.
  const axe = () =>
    new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
    });
  expect(await violationsOf(axe()), `${screen}, light`).toEqual([]);
  await showIn(page, "dark");
  const colours = axe().withRules(["color-contrast", "link-in-text-block"]);
  expect(await violationsOf(colours), `${screen}, dark`).toEqual([]);
  await showIn(page, "light");
  expect(await pastTheWindow(page), `${screen}, text at 200 %`).toEqual([]);
}

/**
 * With text at 200 %, the page's width and the innermost elements past its edge; empty when the page fits its window.
 */
function pastTheWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    // The page notices the size of its text with the next frame.
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    root.style.fontSize = "200%";
    await drawn();
    const { scrollWidth, clientWidth } = root;
    const isPast = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    const past = [...document.body.querySelectorAll("*")]
      .filter((element) => isPast(element) && ![...element.children].some(isPast))
      .map((element) => element.outerHTML.slice(0, 300));
    root.style.removeProperty("font-size");
    await drawn();
    return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...past] : [];
  });
}

/**
 * Resolves when colours have settled: a link's own transition still runs for a moment after its background has changed.
 */
async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

async function violationsOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
