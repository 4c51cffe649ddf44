// First: it freezes the clock before any other module reads it.
import { freeze, noMotionCss } from "./stage/frozen.ts";
import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";
import { clearToasts, UiProvider } from "@damadum/ui";
import { forcedSchemeCss } from "@damadum/ui/forced-scheme";
import type { Preview } from "@storybook/react";
import type { AnyHandler } from "msw";
import { lazy, Suspense, type ReactNode } from "react";
import { configure, userEvent } from "storybook/test";
import { themes } from "storybook/theming";
import { plainControls } from "./stage/arg-types.ts";
import { clearViolations, ruleViolations } from "./stage/clean.ts";
import { problemsInAllModes, problemsOnSmallScreens } from "./stage/cross-modes.ts";
import { lazyElementError } from "./stage/lazy-errors.ts";
import { globalTypes, initialGlobals, setShell, setTextSize } from "./stage/modes.ts";
import { waitUntilReady } from "./stage/ready.ts";
import { setStoryHandlers } from "./stage/story-network.ts";
import { translatePage } from "./stage/translated.ts";
import { viewports } from "./stage/viewports.ts";

const BASE_INSTANT = "2026-12-02T10:00:00+09:00";
const ComponentDocs = lazy(() => import("./docs/component-docs.tsx"));
const isTestRun = "__vitest_browser__" in globalThis;

// A screen loads in chunks. On a busy machine the first story that opens a dialog waits eight seconds for its chunk.
configure({ asyncUtilTimeout: 30_000, getElementError: lazyElementError });

/** A padded story has the page's gutter, which bars at the end of a form overlap. */
const pageGutterCss = ".sb-show-main.sb-main-padded { padding-inline: var(--dm-spacing-5) }";

const preview: Preview = {
  argTypesEnhancers: [plainControls],
  decorators: [
    (Story, { args, globals }) => {
      const { scheme, person, shell, network } = globals;
      const isScreen = "path" in args && person !== "story";
      return (
        <UiProvider>
          <style>{forcedSchemeCss(scheme)}</style>
          <style>{pageGutterCss + noMotionCss}</style>
          <Remounted key={`${shell} ${network}`}>
            {isScreen ? <Story args={{ ...args, person }} /> : <Story />}
          </Remounted>
        </UiProvider>
      );
    },
  ],
  beforeEach: async (context) => {
    const { id, args, globals, parameters } = context;
    document.documentElement.lang = "ko";
    // On plain http there is no clipboard, and without one Storybook creates no `userEvent`.
    if (!("clipboard" in navigator)) context.userEvent = userEvent.setup();
    if (isTestRun) {
      document.body.classList.add("sb-show-main");
      document.body.classList.toggle("sb-main-padded", parameters["layout"] === "padded");
    }
    freeze(parameters["now"] ?? BASE_INSTANT, id);
    clearStoredValues();
    setShell(globals["shell"], parameters["shell"]);
    setTextSize(globals["textSize"]);
    setStoryHandlers(await handlersOf(parameters["msw"], args, globals), globals["network"]);
    clearViolations();
    const stopTranslating = globals["translated"] === true ? translatePage() : () => {};
    return () => {
      stopTranslating();
      clearToasts();
    };
  },
  // Runs before the accessibility addon's own, so that axe checks the final state.
  afterEach: async (context) => {
    const { tags, globals, reporting, name, title } = context;
    // A component's default is at rest: what its play pressed does not keep the focus.
    const isDefault = name === "Default" && title.startsWith("Components/");
    if (isDefault && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const missing = await waitUntilReady(tags);
    const layoutProblems =
      !isTestRun || globals["translated"] === true
        ? []
        : globals["crossed"] === true
          ? await problemsInAllModes(async () => checkAccessibility(context))
          : await problemsOnSmallScreens();
    const problems = [
      ...(missing === null ? [] : [missing]),
      ...ruleViolations(),
      ...layoutProblems,
    ];
    if (problems.length === 0) return;
    if (isTestRun) throw new Error(problems.join("\n"));
    reporting.addReport({
      type: "story rules",
      version: 1,
      status: "failed",
      result: { problems },
    });
  },
  parameters: {
    layout: "padded",
    // An accessibility violation fails the story's test, which has no panel that lists what axe found in order.
    // No rule that is on reads stylesheets, which axe otherwise parses for each story.
    a11y: {
      test: "error",
      options: isTestRun ? { reporter: "no-passes", preload: { assets: ["media"] } } : {},
    },
    viewport: { options: viewports, defaultViewport: "phone" },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      theme: matchMedia("(prefers-color-scheme: dark)").matches ? themes.dark : themes.light,
      page: () => (
        <Suspense>
          <ComponentDocs />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          "Foundations",
          ["처음 오셨나요"],
          "Components",
          "Forms",
          "Screens",
          "Flows",
          "Console",
        ],
      },
    },
  },
  // A test run takes the width that the story names as its default.
  initialGlobals: {
    ...initialGlobals,
    viewport: { value: isTestRun ? undefined : "phone", isRotated: false },
  },
  globalTypes,
};

export default preview;

function Remounted({ children }: { children: ReactNode }) {
  return children;
}

/** The handlers of a story, for a screen without any those that succeed; viewed as a company member, the profile is one. */
async function handlersOf(
  handlers: readonly AnyHandler[] | undefined,
  args: Readonly<Record<string, unknown>>,
  { person }: Readonly<Record<string, unknown>>,
): Promise<readonly AnyHandler[]> {
  if (!("path" in args)) return handlers ?? [];
  const { defaultHandlers, scenarios } = await import("@damadum/sdk/mocks");
  const viewer = person === "story" ? args["person"] : person;
  return [
    ...(viewer === "company" ? [scenarios.getMe.company] : []),
    ...(handlers ?? defaultHandlers),
  ];
}

/** Clears what an earlier story stored in this browser, but not Storybook's own settings. */
function clearStoredValues(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith("damadum.") || key.startsWith("react-router-")) storage.removeItem(key);
    }
  }
}
