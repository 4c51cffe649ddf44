import { noAnswer } from "./network-error.ts";

/** The one assumption behind every generated type: the server serialises by the same contract. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller's generated type is the point
function asContractBody<T>(body: unknown): T {
  return body as T;
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (/^application\/([\w.+-]+\+)?json\b/.test(type)) {
    const text = await response.text();
    return text === "" ? undefined : JSON.parse(text);
  }
  if (type.startsWith("text/")) return response.text();
  const blob = await response.blob();
  return blob.size === 0 ? undefined : blob;
}

/**
 * The body of a successful response: JSON, text, a blob for anything else, undefined when there is none. Throws the
 * caller's abort reason, or a `NetworkError` when the body was cut off or is invalid JSON.
 */
export async function readAnswer<T>(response: Response, signal: AbortSignal | null): Promise<T> {
  try {
    return asContractBody<T>(await readBody(response));
  } catch (cause) {
    throw noAnswer(cause, signal);
  }
}
