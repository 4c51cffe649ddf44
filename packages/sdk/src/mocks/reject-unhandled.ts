import type { UnhandledFrameHandle } from "msw";
import { HttpNetworkFrame } from "msw/experimental";

/** For `onUnhandledFrame`: a call of the API that no handler answers is an error, everything else passes. */
export const rejectUnhandledFrames: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (
    frame instanceof HttpNetworkFrame &&
    new URL(frame.data.request.url).pathname.startsWith("/api/")
  ) {
    defaults.error();
  }
};
