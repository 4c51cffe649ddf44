import { defaultHandlers, rejectUnhandledFrames } from "@damadum/sdk/mocks";
import { setupWorker } from "msw/browser";

/** The mock server of a test: everything succeeds for a member, unless the test overrides it with `mockApi.use(…)`. */
export const mockApi = setupWorker(...defaultHandlers);

let started: ReturnType<typeof mockApi.start> | undefined;

/** Starts the server once for all files that share a page; an unhandled API request fails the test, others pass. */
export async function startMockApi(): Promise<void> {
  started ??= mockApi.start({ quiet: true, onUnhandledFrame: rejectUnhandledFrames });
  await started;
}
