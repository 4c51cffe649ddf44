import type { Handover, HandoverMessage, ReadyMessage, ResultMessage } from "./handover.ts";

type Callback = (result: Record<string, unknown>) => void;
type Request = Record<string, unknown> & { m_redirect_url?: string };

declare global {
  interface Window {
    IMP?: {
      init: (account: string) => void;
      request_pay: (request: Request, callback?: Callback) => void;
      certification: (request: Request, callback?: Callback) => void;
    };
  }
}

// Classic scripts share one global scope on the merchant's page.
(() => {
  const self = document.currentScript;
  if (!(self instanceof HTMLScriptElement)) throw new Error("iamport.js must be a classic script");
  const origin = new URL(self.src).origin;
  let account: string | null = null;

  function begin(kind: Handover["kind"], request: Request, callback?: Callback): void {
    if (account === null) throw new Error("IMP.init(account) comes first");
    const { m_redirect_url: returnTo = location.href, ...rest } = request;
    const handover = { kind, account, request: rest };
    if (isPhone()) redirect(handover, new URL(returnTo, location.href).href);
    else overlay(handover, callback);
  }

  function isPhone(): boolean {
    return (
      /Android|iPhone|iPad|iPod|Mobile/.test(navigator.userAgent) ||
      matchMedia("(max-width: 767px)").matches
    );
  }

  // A fragment never reaches a server log, and needs no form-action or connect-src in the merchant's policy.
  function redirect(handover: Handover, url: string): void {
    location.assign(
      `${origin}/windows/open#${encodeURIComponent(JSON.stringify({ handover, url }))}`,
    );
  }

  function overlay(handover: Handover, callback?: Callback): void {
    const channel = crypto.randomUUID();
    const dialog = document.createElement("dialog");
    const frame = document.createElement("iframe");
    dialog.setAttribute("aria-label", "결제창");
    frame.title = "결제창";
    frame.src = `${origin}/windows/open#${channel}`;
    // Set through the CSSOM, which a policy without inline styles allows.
    dialog.style.cssText =
      "border:0;padding:0;margin:auto;width:min(26rem,100vw);height:min(42rem,100vh);border-radius:16px;overflow:hidden;box-shadow:0 0 0 100vmax rgb(0 0 0/.5)";
    frame.style.cssText = "display:block;border:0;width:100%;height:100%";
    dialog.append(frame);
    // Escape would leave the payment hanging; the window's own button cancels it.
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
    });

    function receive(event: MessageEvent<ReadyMessage | ResultMessage>): void {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const message = event.data;
      if (message.channel !== channel) return;
      if (message.sandbox === "ready") {
        const answer: HandoverMessage = { sandbox: "handover", channel, handover };
        frame.contentWindow?.postMessage(answer, origin);
      } else {
        removeEventListener("message", receive);
        dialog.close();
        dialog.remove();
        callback?.(message.result);
      }
    }
    addEventListener("message", receive);
    document.body.append(dialog);
    dialog.showModal();
  }

  window.IMP = {
    init: (code) => {
      account = code;
    },
    request_pay: (request, callback) => {
      begin("payments", request, callback);
    },
    certification: (request, callback) => {
      begin("certifications", request, callback);
    },
  };
})();
