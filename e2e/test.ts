import { expect } from "@playwright/test";
import { Api } from "./api.ts";
import { Complaints } from "./complaints.ts";
import { takeNewerFeatures } from "./oldest-browser.ts";
import { test as withStack } from "./stack.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** The API of this worker's stack, for everything that is not under test. */
  api: Api;
  /** Errors that the browser reported; anything unexpected fails the test. */
  complaints: Complaints;
}

/** A test with its own running product. */
export const test = withStack.extend<Fixtures>({
  api: async ({ stack, request }, use) => {
    const { api, sandbox } = stack.settings.ports;
    await use(new Api(request, { api, sandbox }));
  },

  complaints: [
    async ({ context }, use, { project }) => {
      if (project.name === "oldest") await takeNewerFeatures(context);
      const complaints = new Complaints();
      await complaints.listenTo(context);
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});
