import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** Loads the app's frame, a separate chunk because no browser needs it. */
export function loadAppFrame() {
  return loadChunk(() => import("./app-frame.tsx"));
}
