/** No response: offline, refused, timed out, cut off, or not the API's. `cause` is the browser's error. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause: unknown) {
    super("서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.", { cause });
  }
}

/** Whether a caught value is a `NetworkError`; safe across copies of this module. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === "NetworkError";
}

/**
 * The error to throw without a response: the caller's own abort unchanged, a timeout or anything else as
 * `NetworkError`.
 */
export function noAnswer(cause: unknown, signal: AbortSignal | null | undefined): unknown {
  const timedOut = signal?.reason instanceof Error && signal.reason.name === "TimeoutError";
  return signal?.aborted && !timedOut ? cause : new NetworkError(cause);
}
