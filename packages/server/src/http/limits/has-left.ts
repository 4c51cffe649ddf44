import { ProblemError } from "../problem-error.ts";

/** Takes what `consume` takes; false when a limit has nothing left. */
export async function hasLeft(consume: () => Promise<void>): Promise<boolean> {
  try {
    await consume();
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === "too_many_requests") return false;
    throw error;
  }
}
