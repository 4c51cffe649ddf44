import { lazy, type ComponentType } from "react";
import { reportError } from "../reporting/report-error.ts";
import { loadChunk } from "./load-chunk.ts";

/** A lazy component that a page can do without: a failure to load it is reported, and nothing is rendered. */
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
