import type { Outcome, WayBack } from "../windows/way-back.ts";
import { call, carryOut, sayProblem } from "./call.ts";
import type { Handover, HandoverMessage, ReadyMessage } from "./handover.ts";

type Opened = { window: string } | { outcome: Outcome };

async function open({ kind, account, request }: Handover, wayBack: WayBack): Promise<void> {
  const opened = await call<Opened>(`/windows/${kind}`, { account, request, way_back: wayBack });
  if ("outcome" in opened) carryOut(opened.outcome);
  else location.replace(`/windows/${opened.window}`);
}

const fragment = decodeURIComponent(location.hash.slice(1));

if (window.parent === window) {
  try {
    const { handover, url }: { handover: Handover; url: string } = JSON.parse(fragment);
    await open(handover, { kind: "redirect", url });
  } catch (problem) {
    sayProblem(problem);
  }
} else {
  const channel = fragment;
  // The browser vouches for event.origin: the result goes back there and nowhere else.
  addEventListener("message", (event: MessageEvent<HandoverMessage>) => {
    if (event.source !== window.parent || event.data.channel !== channel) return;
    open(event.data.handover, { kind: "message", origin: event.origin, channel }).catch(sayProblem);
  });
  const ready: ReadyMessage = { sandbox: "ready", channel };
  window.parent.postMessage(ready, "*");
}
