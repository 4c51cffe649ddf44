import { quoteForm, saveDraft, storageForm } from "@damadum/forms";
import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { paths } from "../shared/paths.ts";
import { QUOTE_DRAFT_KEY } from "../shared/quote-form/quote-draft.ts";
import { mockApi } from "../testing/mock-api.ts";
import { onBaseDay } from "../testing/on-base-day.ts";
import { renderApp } from "../testing/render-app.tsx";
import { storeTokens } from "../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => {
  mockApi.use(scenarios.getMe.company);
  saveDraft(quoteForm, QUOTE_DRAFT_KEY, fixtures.draft("2026-12-12"));
  saveDraft(storageForm, "storage", fixtures.storageDraft(BASE_DAY));
});

const steps: readonly (readonly [path: string, question?: string | undefined])[] = [
  ...quoteForm.steps.map(({ id, title }) => [`/?step=${id}`, title] as const),
  // Who rents boxes chooses both days at once and is not asked for the collection alone.
  ...storageForm.steps
    .filter(({ id }) => id !== "collection")
    .map(({ id, title }) => [`/storage?step=${id}`, title] as const),
  [paths.companyRequest.getHref("delivery")],
  [paths.newCompanyContract.getHref()],
  [paths.newAddress.getHref()],
  [paths.moveDamageReport.getHref("MV202611307K3F9Q02")],
];

/** Width and height of the screen in px, and the size of its text in percent. */
const screens = [
  [390, 844, 100],
  [360, 640, 100],
  [1280, 800, 100],
  [390, 844, 200],
  [1280, 800, 200],
] as const;

const bar = () =>
  [...document.querySelectorAll<HTMLElement>("[data-bottom-bar=price], [data-action-bar]")].find(
    (one) => one.checkVisibility() && getComputedStyle(one).position !== "static",
  );

const choices = () =>
  [...document.querySelectorAll<HTMLElement>("main form :is(label, button, input, select)")].filter(
    (one) => one.checkVisibility() && !bar()?.contains(one),
  );

/** The choices behind the bar, while nothing says that there are any; and those behind the button of a wide screen. */
function hidden(): readonly string[] {
  const submit = document.querySelector("main form [type=submit]:not([data-bottom-bar] *)");
  const edge = (bar() ?? submit)?.getBoundingClientRect();
  const isSaid = document.querySelector("[data-more-below=true]")?.checkVisibility({
    visibilityProperty: true,
  });
  if (edge === undefined || (bar() !== undefined && isSaid === true)) return [];
  const behind = choices().filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one !== submit && bottom > edge.top + 8 && top < edge.bottom;
  });
  return behind.map((one) => one.textContent || (one.getAttribute("aria-label") ?? one.id));
}

test.each(screens)(
  "no bar hides a choice unsaid, nor what has the focus, on %d × %d with text of %d percent",
  async (width, height, text) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = `${text}%`;
    // The test page's own style removes the padding that the product reserves for its bars.
    document.body.style.padding = "0 0 var(--price-bar-room, 0)";
    onTestFinished(() => {
      document.documentElement.style.fontSize = "";
      document.body.style.padding = "";
    });
    const app = await renderApp("/error/404");
    for (const [path, question] of steps) {
      await app.router.navigate(path);
      const heading = page
        .getByRole("main")
        .getByRole("heading", question ? { name: question } : {});
      await expect.element(heading.first(), { message: path }).toBeVisible();
      await expect.poll(() => choices().length, { message: path }).toBeGreaterThan(0);
      window.scrollTo(0, 0);
      await expect.poll(hidden, { message: path }).toEqual([]);
      for (const control of choices()) {
        control.focus();
        if (document.activeElement !== control) continue;
        const area = control.getBoundingClientRect();
        const middle = (area.top + area.bottom) / 2;
        const top = bar()?.getBoundingClientRect().top ?? height;
        expect(middle, path).toBeLessThan(top);
      }
    }
  },
);
