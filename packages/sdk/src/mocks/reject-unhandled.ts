import type { UnhandledFrameHandle } from "msw";
import { HttpNetworkFrame } from "msw/experimental";

/** For `onUnhandledFrame`: an API request that no handler matches is an error, everything else passes. */
export const rejectUnhandledFrames: UnhandledFrameHandle = ({ frame, defaults }) => {
  if (
    frame instanceof HttpNetworkFrame &&
    new URL(frame.data.request.url).pathname.startsWith("/api/")
  ) {
    defaults.error();
  }
};
