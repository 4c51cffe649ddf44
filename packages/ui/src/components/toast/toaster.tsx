import { useEffect, useRef, useSyncExternalStore } from "react";
import { styled } from "../../theme/styled.ts";
import { toastRecipe, toastRegionRecipe } from "../../theme/recipes/overlay.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { currentToasts, dismissToast, noToasts, subscribeToToasts } from "./toast-store.ts";

const Region = styled("div", toastRegionRecipe);
const Message = styled("div", toastRecipe);

/** The place where toasts appear and are read out; UiProvider holds the only one. */
export function Toaster() {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null || messages.length === 0) return;
    // Before Safari 17 there is no popover: the region is fixed on the page, only not above dialogs.
    if (!("showPopover" in element)) return;
    // Shown again for each message, so that it lies above a dialog that was opened since.
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [messages]);
  return (
    <Region ref={region} popover="manual" role="region" aria-label="알림" aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} role={message.tone === "error" ? "alert" : undefined}>
          {message.tone !== "neutral" && (
            <Icon name={message.tone === "error" ? "warning" : "success"} size={20} />
          )}
          <span>{message.text}</span>
          <IconButton icon="close" label="알림 닫기" onClick={() => dismissToast(message.id)} />
        </Message>
      ))}
    </Region>
  );
}
