import { appPlatformOf } from "./app-shell.ts";
import { atom } from "../config/store.ts";

/** The platform of the app that shows the page, or null in a browser. It never changes while a page is open. */
export const appPlatformAtom = atom(() => appPlatformOf(globalThis));
