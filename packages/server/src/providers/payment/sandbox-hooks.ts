import { request } from "undici";
import { z } from "zod";

const TIMEOUT_MS = 2000;

/**
 * Calls a hook that only the sandbox has, to do without a window what a person does in one. Null when the
 * address does not answer, or is not a sandbox.
 */
export async function callSandbox<T>(
  { apiUrl, path, body }: { readonly apiUrl: string; readonly path: string; readonly body: object },
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    const response = await request(new URL(path, apiUrl), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    const answer = z.object({ response: schema }).safeParse(await response.body.json());
    return answer.success ? answer.data.response : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
