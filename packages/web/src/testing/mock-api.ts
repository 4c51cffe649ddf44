import { defaultHandlers, rejectUnhandledFrames } from "@damadum/sdk/mocks";
import { setupWorker } from "msw/browser";

/** The server of a test: a member for whom everything works, until a test says otherwise with `mockApi.use(…)`. */
export const mockApi = setupWorker(...defaultHandlers);

let started: ReturnType<typeof mockApi.start> | undefined;

/** Starts answering, once for all files that share a page; a call of the API that nothing answers fails the test, files of the test pass. */
export async function startMockApi(): Promise<void> {
  started ??= mockApi.start({ quiet: true, onUnhandledFrame: rejectUnhandledFrames });
  await started;
}
