import { lazy, type ComponentType } from "react";
import { reportError } from "../reporting/report-error.ts";
import { loadChunk } from "./load-chunk.ts";

/** A lazy part that a page can do without: where it cannot be loaded, that is reported and nothing stands in its place. */
export function lazyExtra(load: () => Promise<ComponentType>) {
  return lazy(async () => ({
    default: await loadChunk(load).catch((error: unknown): ComponentType => {
      reportError(error);
      return Nothing;
    }),
  }));
}

function Nothing() {
  return null;
}
