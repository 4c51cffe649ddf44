import type { Outcome, ReturnTarget } from "../windows/return-target.ts";
import { call, carryOut, showProblem } from "./call.ts";
import type { Handover, HandoverMessage, ReadyMessage } from "./handover.ts";

type Opened = { window: string } | { outcome: Outcome };

async function open(
  { kind, account, request }: Handover,
  returnTarget: ReturnTarget,
): Promise<void> {
  const opened = await call<Opened>(`/windows/${kind}`, {
    account,
    request,
    way_back: returnTarget,
  });
  if ("outcome" in opened) carryOut(opened.outcome);
  else location.replace(`/windows/${opened.window}`);
}

const fragment = decodeURIComponent(location.hash.slice(1));

if (window.parent === window) {
  try {
    const { handover, url }: { handover: Handover; url: string } = JSON.parse(fragment);
    await open(handover, { kind: "redirect", url });
  } catch (problem) {
    showProblem(problem);
  }
} else {
  const channel = fragment;
  // The browser vouches for event.origin, so the result is posted only there.
  addEventListener("message", (event: MessageEvent<HandoverMessage>) => {
    if (event.source !== window.parent || event.data.channel !== channel) return;
    open(event.data.handover, { kind: "message", origin: event.origin, channel }).catch(
      showProblem,
    );
  });
  const ready: ReadyMessage = { sandbox: "ready", channel };
  window.parent.postMessage(ready, "*");
}
