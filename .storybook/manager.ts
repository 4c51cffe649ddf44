import { createElement } from "react";
import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_PREPARED } from "storybook/internal/core-events";
import { addons, types, useArgs, useStorybookState } from "storybook/manager-api";

// Beside the story: below it, a phone's screen would be cut in half. Everyone may move it.
addons.setConfig({ panelPosition: "right", rightPanelWidth: 300 });

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

/** Where `pnpm dev` shows the site; its pages link back to their stories (scripts/dev/story-link.ts). */
const APP = "http://localhost:3000";

/** Opens the page of a screen's story in the running site. A built Storybook has no site beside it. */
function AppLink() {
  const { storyId } = useStorybookState();
  const [args] = useArgs();
  const path: unknown = args["path"];
  const person: unknown = args["person"];
  if (!storyId.startsWith("screens-") || typeof path !== "string") return null;
  const url = new URL(path, APP);
  // For `pnpm dev --mock`, which knows the same people.
  url.searchParams.set("scenario", typeof person === "string" ? person : "visitor");
  const style = { alignSelf: "center", padding: "0 8px", color: "inherit" };
  return createElement("a", { href: url.href, target: "damadum-app", style }, "앱에서 열기");
}

if (Reflect.get(globalThis, "CONFIG_TYPE") === "DEVELOPMENT") {
  addons.register("damadum/app", () => {
    addons.add("damadum/app/link", {
      type: types.TOOL,
      title: "앱에서 열기",
      match: ({ viewMode }) => viewMode === "story",
      render: () => createElement(AppLink),
    });
  });
}

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
