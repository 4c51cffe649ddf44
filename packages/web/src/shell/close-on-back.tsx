import { useEffect } from "react";
import { NavigationType, useBlocker } from "react-router-dom";

/** While it is mounted the back button closes what is open instead of leaving the page. */
export function CloseOnBack({ onClose }: { readonly onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}
