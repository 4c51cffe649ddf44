import type { BrowserContext } from "@playwright/test";
import { missingFeatures } from "../scripts/browsers/missing-features.ts";

/** Takes from the pages of a context all that one of the oldest browsers lacks (`browserslist` in package.json). */
export async function takeNewerFeatures(context: BrowserContext): Promise<void> {
  const { globals, members } = missingFeatures();
  await context.addInitScript(remove, {
    globals: [...globals.keys()],
    members: [...members.keys()].map((path) => path.split(".")),
  });
}

function remove(names: { globals: readonly string[]; members: readonly string[][] }): void {
  for (const [owner = "", member = ""] of names.members) {
    const constructor: unknown = Reflect.get(globalThis, owner);
    if (typeof constructor !== "function" && typeof constructor !== "object") continue;
    if (constructor === null || member === "prototype") continue;
    Reflect.deleteProperty(constructor, member);
    const prototype: unknown = Reflect.get(constructor, "prototype");
    if (typeof prototype === "object" && prototype !== null) {
      Reflect.deleteProperty(prototype, member);
    }
  }
  for (const name of names.globals) {
    Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Window.prototype, name);
  }
}
