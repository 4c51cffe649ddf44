import { ANDROID_APP, AndroidShell } from "./steps/android-shell.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** A test inside the Android app: its user agent, its bridge, and a fake system behind it. */
export const test = base.extend<{ shell: AndroidShell }>({
  userAgent: ANDROID_APP,
  shell: [
    async ({ context }, use) => {
      const shell = new AndroidShell();
      await shell.install(context);
      await use(shell);
    },
    { auto: true },
  ],
});
