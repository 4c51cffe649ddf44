// First: it stops the clock before any other module can look at it.
import { freeze, stillnessCss } from "./stage/frozen.ts";
import { afterEach as judgeAccessibility } from "@storybook/addon-a11y/preview";
import { clearToasts, UiProvider } from "@damadum/ui";
import { forcedSchemeCss } from "@damadum/ui/forced-scheme";
import type { Preview } from "@storybook/react";
import type { AnyHandler } from "msw";
import type { ReactNode } from "react";
import { configure, userEvent } from "storybook/test";
import { plainControls } from "./stage/arg-types.ts";
import { atWidth, sidewaysScroll, startClean, traces } from "./stage/clean.ts";
import { problemsAcrossModes } from "./stage/cross-modes.ts";
import { globalTypes, initialGlobals, setShell, setTextSize } from "./stage/modes.ts";
import { untilReady } from "./stage/ready.ts";
import { answerCalls } from "./stage/story-network.ts";
import { viewports } from "./stage/viewports.ts";

declare module "storybook/internal/csf" {
  interface Parameters {
    /** The instant at which the story stands still, unless it is 10 o'clock of the day that scenarios speak of. */
    now?: string;
    /** Where the story stands, unless the toolbar says otherwise. */
    shell?: "web" | "app";
  }
}

const BASE_INSTANT = "2026-12-02T10:00:00+09:00";
const isTestRun = "__vitest_browser__" in globalThis;

// A screen comes in parts; on a busy machine the first of them takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });

/** A padded story stands in the page's gutter, which bars at the end of a form reach across. */
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
          <style>{pageGutterCss + stillnessCss}</style>
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
    // On plain http there is no clipboard, and without one Storybook hands out no hands either.
    if (!("clipboard" in navigator)) context.userEvent = userEvent.setup();
    if (isTestRun) {
      document.body.classList.add("sb-show-main");
      document.body.classList.toggle("sb-main-padded", parameters["layout"] === "padded");
    }
    freeze(parameters["now"] ?? BASE_INSTANT, id);
    forgetStored();
    setShell(globals["shell"], parameters["shell"]);
    setTextSize(globals["textSize"]);
    answerCalls(await handlersOf(parameters["msw"], args, globals), globals["network"]);
    startClean();
    return clearToasts;
  },
  // Runs before the accessibility addon's own, so that axe judges what a person sees in the end.
  afterEach: async (context) => {
    const { tags, globals, reporting } = context;
    const missing = await untilReady(tags);
    const otherwise = !isTestRun
      ? []
      : globals["crossed"] === true
        ? await problemsAcrossModes(async () => judgeAccessibility(context))
        : await atWidth(360, sidewaysScroll);
    const problems = [...(missing === null ? [] : [missing]), ...traces(), ...otherwise];
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
    // An accessibility violation fails the story's test.
    a11y: { test: "error" },
    viewport: { options: viewports, defaultViewport: "phone" },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ["Components", "Forms", "Screens", "Flows"] } },
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

/** The handlers of a story; seen as a company's person, the profile is theirs. */
async function handlersOf(
  handlers: readonly AnyHandler[] = [],
  args: Readonly<Record<string, unknown>>,
  { person }: Readonly<Record<string, unknown>>,
): Promise<readonly AnyHandler[]> {
  const seenBy = person === "story" ? args["person"] : person;
  if (seenBy !== "company") return handlers;
  const { scenarios } = await import("@damadum/sdk/mocks");
  return [scenarios.getMe.company, ...handlers];
}

/** What an earlier story kept in this browser; Storybook's own settings stay. */
function forgetStored(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith("damadum.")) storage.removeItem(key);
    }
  }
}
