import { BASE_DAY } from "./base-day.ts";
import { defaultHandlersOf, scenariosOn } from "./scenarios-on.ts";

export * from "../generated/mocks.ts";

export { BASE_DAY } from "./base-day.ts";
export * as fixtures from "./fixtures/index.ts";
export { rejectUnhandledFrames } from "./reject-unhandled.ts";
export { defaultHandlersOf, scenariosOn, type Scenarios } from "./scenarios-on.ts";
export { seedMocks } from "./seed-mocks.ts";

/** Every scenario around `BASE_DAY`; a story or test that shows dates sets its clock to that day. */
export const scenarios = /* @__PURE__ */ scenariosOn(BASE_DAY);

/** One handler per operation, for a member for whom everything works. */
export const defaultHandlers = /* @__PURE__ */ defaultHandlersOf(scenarios);
