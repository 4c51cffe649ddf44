import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router-dom";

/** While mounted, makes the back button close what is open instead of leaving the page. */
export function CloseOnBack({ onClose }: { readonly onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}
