import { appPlatformOf } from "../browser/app-shell.ts";
import { atom } from "../config/store.ts";

/** The system of the app that the page stands in, or null in a browser. It never changes while a page is open. */
export const appPlatformAtom = atom(() => appPlatformOf(globalThis));
