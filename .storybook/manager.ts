import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";

/** The width of stories that name none; preview.tsx begins with it. */
const USUAL = "phone";

/**
 * Shows each story at the width that it names, until the person chooses another. A global of the story itself would
 * lock the toolbar.
 */
addons.register("damadum/viewport", (api) => {
  let shown = USUAL;
  api.on(STORY_PREPARED, ({ id, parameters }: { id: string; parameters: Named }) => {
    const wanted = parameters.viewport?.defaultViewport ?? USUAL;
    const chosen: unknown = api.getGlobals()["viewport"]?.value;
    if (chosen !== shown || wanted === shown) return;
    shown = wanted;
    // What it did at the other width does not count: its play looks for what that width has not.
    api.once(GLOBALS_UPDATED, () => api.emit(FORCE_REMOUNT, { storyId: id }));
    api.updateGlobals({ viewport: { value: wanted, isRotated: false } });
  });
});

interface Named {
  readonly viewport?: { readonly defaultViewport?: string };
}

/** Titles hold routes, but no slash, which would part them: what is typed into the search finds the sign for it. */
document.addEventListener(
  "input",
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
    const { value } = target;
    // Not by the property of the element, by which React would see no change.
    if (value.includes("/"))
      Reflect.set(HTMLInputElement.prototype, "value", value.replaceAll("/", "∕"), target);
  },
  true,
);
