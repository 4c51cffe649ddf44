import { isApiError } from "@damadum/sdk";

/** Whether the server rejected a request because the last confirmation or login is more than ten minutes ago. */
export function needsConfirmation(error: unknown): boolean {
  return isApiError(error) && error.problem.code === "password_check_required";
}
