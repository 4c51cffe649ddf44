import { afterPress } from "@damadum/browser";
import { atom } from "../config/store.ts";

/** Whether this device believes that it has a network, which does not mean that a server responds. */
export const onlineAtom = atom(true);

onlineAtom.onMount = (setOnline) => {
  // Notices about it move the page.
  const look = () => afterPress(() => setOnline(navigator.onLine));
  look();
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("offline", look);
  };
};
