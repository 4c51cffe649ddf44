import type { StorybookConfig } from "@storybook/react-vite";
import type { Plugin } from "vite";
import { formSource } from "../packages/forms/build/form-source.ts";
import { voice } from "./voice.ts";

/** Adds the recipe's name to the classes of its rules, as Emotion's label, for `pnpm review`. */
export const recipeLabels: Plugin = {
  name: "recipe-labels",
  enforce: "pre",
  transform: (code, id) => {
    if (!/\/theme\/recipes\/[\w-]+\.ts$/.test(id)) return undefined;
    const names = [...code.matchAll(/^export const (\w+)Recipe = /gm)].map(([, name]) => name);
    const labelled = names.map(
      (name) => `${name}Recipe.base = { ...${name}Recipe.base, label: "${name}" };`,
    );
    return { code: `${code}\n${labelled.join("\n")}`, map: null };
  },
};

const storybook: StorybookConfig = {
  stories: [
    "./docs/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/forms/src/**/*.stories.tsx",
    "../packages/console/src/**/*.stories.tsx",
    "../packages/web/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  // No request leaves the machine: no telemetry, no version check, no composed Chakra Storybook.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  refs: { "@chakra-ui/react": { disable: true } },
  docs: { defaultName: "설명" },
  typescript: { reactDocgen: false, check: false },
  viteFinal: async (config) => {
    const plugins = [formSource, ...(config.plugins ?? [])];
    // Tests show no docs, so they skip the plugin that generates them.
    if (process.env["VITEST"]) return { ...config, plugins };
    const { docgen } = await import("./docgen.ts");
    const labels = process.env["STORYBOOK_LABELS"] ? [recipeLabels] : [];
    return { ...config, plugins: [docgen(), voice, ...labels, ...plugins] };
  },
};

export default storybook;
