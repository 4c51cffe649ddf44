import { clearToasts, UiProvider } from "@damadum/ui";
import { forcedSchemeCss } from "@damadum/ui/forced-scheme";
import type { Preview } from "@storybook/react";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import { startMockWorker } from "./mock-worker.ts";

// A screen comes in parts; on a busy machine the first of them takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });

const viewports = {
  phone: { name: "휴대전화 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  desktop: { name: "데스크톱 1280", styles: { width: "1280px", height: "900px" }, type: "desktop" },
} as const;

const preview: Preview = {
  loaders: [mswLoader(startMockWorker)],
  decorators: [
    (Story, { globals }) => (
      <UiProvider>
        <style>{forcedSchemeCss(globals["scheme"])}</style>
        <Story />
      </UiProvider>
    ),
  ],
  beforeEach: () => {
    document.documentElement.lang = "ko";
    return clearToasts;
  },
  parameters: {
    layout: "padded",
    // An accessibility violation fails the story's test.
    a11y: { test: "error" },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ["Components", "Forms", "Screens", "Flows"] } },
  },
  initialGlobals: { scheme: "system", viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    scheme: {
      description: "색 구성표",
      toolbar: {
        title: "색",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "system", title: "시스템" },
          { value: "light", title: "밝게" },
          { value: "dark", title: "어둡게" },
        ],
      },
    },
  },
};

export default preview;
