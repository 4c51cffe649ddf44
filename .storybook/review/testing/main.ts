import type { StorybookConfig } from "@storybook/react-vite";
import type { Plugin } from "vite";
import storybook, { recipeLabels } from "../../main.ts";

/** Changes of the product, each of another kind: the end of the file's name, a text in it, and its replacement. */
const plants = [
  ["theme/tokens.ts", 'lg: { value: "1.25rem" },\n    xl', 'lg: { value: "0.5rem" },\n    xl'],
  ["recipes/surface.ts", 'paddingInline: "2.5",\n    paddingBlock: "1"', 'paddingInline: "4"'],
  ["testing/few.stories.tsx", "박스를 지켜요", "박스를 돌봐요"],
  ["illustration/illustration.tsx", "M98 90l8-3", "M98 90l16-6"],
] as const;

const planted: Plugin = {
  name: "planted",
  enforce: "pre",
  transform: (code, id) => {
    const [, text, replacement] = plants.find(([file]) => id.endsWith(file)) ?? [];
    if (text === undefined || replacement === undefined) return undefined;
    if (!code.includes(text)) throw new Error(`${id} no longer contains ${text}`);
    return { code: code.replace(text, replacement), map: null };
  },
};

/** A few stories on the real stage, for the review's own test. */
const few: StorybookConfig = {
  ...storybook,
  stories: ["./few.stories.tsx"],
  addons: [],
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(process.env["PLANTED"] ? [planted] : []),
      recipeLabels,
      ...(config.plugins ?? []),
    ],
  }),
};

export default few;
