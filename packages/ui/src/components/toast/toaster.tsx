import { useEffect, useRef, useSyncExternalStore } from "react";
import { styled } from "../../theme/styled.ts";
import { toastQueueRecipe, toastRecipe, toastRegionRecipe } from "../../theme/recipes/overlay.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import {
  currentToasts,
  dismissToast,
  noToasts,
  subscribeToToasts,
  type ToastMessage,
} from "./toast-store.ts";

const Region = styled("div", toastRegionRecipe);
const Queue = styled("div", toastQueueRecipe);
const Message = styled("div", toastRecipe);

const VISIBLE_MS = 5000;

/** One message. It disappears after 5 seconds, unless it is an error, or the pointer or focus is on it (WCAG 2.2.1). */
function Toast({ id, text, tone }: ToastMessage) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === "error") return undefined;
    const timer = setInterval(() => {
      if (message.current?.matches(":hover, :focus-within") !== true) dismissToast(id);
    }, VISIBLE_MS);
    return () => clearInterval(timer);
  }, [id, tone]);
  return (
    <Message ref={message}>
      {tone !== "neutral" && <Icon name={tone === "error" ? "warning" : "success"} size={20} />}
      <span>{text}</span>
      <IconButton icon="close" label="알림 닫기" onClick={() => dismissToast(id)} />
    </Message>
  );
}

/** The live region where toasts appear; UiProvider renders the only one. */
export function Toaster() {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null || messages.length === 0) return;
    // Without popover support (before Safari 17) the region is fixed on the page, but not above dialogs.
    if (!("showPopover" in element)) return;
    // Reopened for each message, so that it is above any dialog opened since.
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [messages]);
  const [errors, others] = [true, false].map((isError) =>
    messages
      .filter(({ tone }) => (tone === "error") === isError)
      .map((message) => <Toast key={message.id} {...message} />),
  );
  return (
    <Region ref={region} popover="manual" role="region" aria-label="알림">
      <Queue aria-live="polite">{others}</Queue>
      <Queue aria-live="assertive">{errors}</Queue>
    </Region>
  );
}
