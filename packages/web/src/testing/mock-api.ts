import { defaultHandlers, refuseUnansweredCalls } from "@damadum/sdk/mocks";
import { setupWorker } from "msw/browser";

/** The server of a test: a member for whom everything works, until a test says otherwise with `mockApi.use(…)`. */
export const mockApi = setupWorker(...defaultHandlers);

/** Starts answering; a call of the API that nothing answers fails the test, files of the test pass. */
export async function startMockApi(): Promise<void> {
  await mockApi.start({ quiet: true, onUnhandledFrame: refuseUnansweredCalls });
}
