import { defaultHandlers } from "@damadum/sdk/mocks";
import { handlers } from "./operator-mocks.ts";

/** The mock server of a story: these handlers first, and everything else succeeds. */
export function answering(...first: (typeof defaultHandlers)[number][]) {
  return { parameters: { msw: [...first, ...handlers, ...defaultHandlers] } };
}
