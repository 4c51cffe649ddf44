import { loadChunk } from "../../shared/browser/load-chunk.ts";

/** The app's frame is a part of its own: no browser needs it for its first screen. */
export function loadAppFrame() {
  return loadChunk(() => import("./app-frame.tsx"));
}
