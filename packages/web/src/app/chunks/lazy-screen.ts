import type { ComponentType } from "react";
import { loadChunk } from "../../shared/chunks/load-chunk.ts";

/** `lazy` of a route whose screen is a chunk of its own; its loader, if any, stands beside and starts at once. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return { Component: () => loadChunk(load) };
}
