import { expect } from "@playwright/test";
import { Api } from "./api.ts";
import { Complaints } from "./complaints.ts";
import { translatePage } from "../.storybook/stage/translated.ts";
import { takeNewerFeatures } from "./oldest-browser.ts";
import { test as withStack } from "./stack.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** The API of this worker's stack, for everything that is not under test. */
  api: Api;
  /** Errors that the browser reported; anything unexpected fails the test. */
  complaints: Complaints;
}

export const test = withStack.extend<Fixtures>({
  api: async ({ stack, request }, use) => {
    const { api, sandbox } = stack.settings.ports;
    await use(new Api(request, { api, sandbox }));
  },

  complaints: [
    async ({ context }, use, { project }) => {
      const isOldest = project.name === "oldest";
      const isTranslated = project.name === "translated";
      if (isOldest) await takeNewerFeatures(context);
      if (isTranslated) {
        const content = `addEventListener("DOMContentLoaded", ${translatePage.toString()})`;
        await context.addInitScript({ content });
      }
      const complaints = new Complaints();
      await complaints.listenTo(context);
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
      const [page] = context.pages();
      if (isOldest) expect(await page?.evaluate(() => "parse" in URL)).toBe(false);
      if (isTranslated) expect(await page?.locator("font").count()).toBeGreaterThan(0);
    },
    { auto: true },
  ],
});
