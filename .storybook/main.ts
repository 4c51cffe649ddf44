import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/forms/src/**/*.stories.tsx",
    "../packages/web/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  // No request leaves the machine: no telemetry, no look at the registry, no Storybook of Chakra's composed in.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  refs: { "@chakra-ui/react": { disable: true } },
  // react-docgen-typescript needs the compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: "react-docgen", check: false },
};

export default config;
