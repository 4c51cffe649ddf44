import type { StorybookConfig } from "@storybook/react-vite";

const storybook: StorybookConfig = {
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/forms/src/**/*.stories.tsx",
    "../packages/web/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  // No request leaves the machine: no telemetry, no version check, no composed Chakra Storybook.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  refs: { "@chakra-ui/react": { disable: true } },
  typescript: { reactDocgen: false, check: false },
  viteFinal: async (config) => {
    // Tests show no docs, so they skip the plugin that generates them.
    if (process.env["VITEST"]) return config;
    const { docgen } = await import("./docgen.ts");
    return { ...config, plugins: [docgen(), ...(config.plugins ?? [])] };
  },
};

export default storybook;
