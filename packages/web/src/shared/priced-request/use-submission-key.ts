import { useState } from "react";
import { randomUuid } from "@damadum/browser";

/** The idempotency key of a request: the same for the same answers while the page is mounted. */
export function useSubmissionKey(): (request: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (request) => {
    const text = JSON.stringify(request);
    const key = keys.get(text) ?? randomUuid();
    keys.set(text, key);
    return key;
  };
}
