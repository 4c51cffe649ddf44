import { HttpNetworkFrame } from "msw/experimental";
import { setupWorker } from "msw/browser";

/** Starts msw for the stories; a call of the API that a story does not answer is an error, everything else passes. */
export async function startMockWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (
        frame instanceof HttpNetworkFrame &&
        new URL(frame.data.request.url).pathname.startsWith("/api/")
      ) {
        defaults.error();
      }
    },
  });
  return worker;
}
