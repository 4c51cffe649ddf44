import { refuseUnansweredCalls } from "@damadum/sdk/mocks";
import { setupWorker } from "msw/browser";

/** Starts msw for the stories: each answers the calls that it needs. */
export async function startMockWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: refuseUnansweredCalls });
  return worker;
}
