import type { Outcome } from "../windows/return-target.ts";
import type { ResultMessage } from "./handover.ts";

interface Answer {
  message?: string | null;
}

/** Calls the sandbox from its own page; throws an Error with a message fit to show when it refuses. */
export async function call<Response>(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const parsed: Response & Answer = await answer.json();
  if (!answer.ok) throw new Error(parsed.message ?? "잠시 뒤에 다시 해 주세요.");
  return parsed;
}

/** Hands the result to the merchant's page, by message or by redirect. */
export function carryOut(outcome: Outcome): void {
  if (outcome.kind === "redirect") {
    location.replace(outcome.url);
  } else if (outcome.kind === "message") {
    const { origin, channel, result } = outcome;
    const message: ResultMessage = { sandbox: "result", channel, result };
    window.parent.postMessage(message, origin);
  } else {
    showText(outcome.text);
  }
}

export function showText(text: string): void {
  document.querySelector("#status")?.replaceChildren(text);
}

export function showProblem(problem: unknown): void {
  showText(problem instanceof Error ? problem.message : "잠시 뒤에 다시 해 주세요.");
}
