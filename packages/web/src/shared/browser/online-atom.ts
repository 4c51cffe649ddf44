import { atom } from "../config/store.ts";

/** Whether this device has a network, as far as it knows; that a server answers is another matter. */
export const onlineAtom = atom(true);

onlineAtom.onMount = (setOnline) => {
  const look = () => setOnline(navigator.onLine);
  look();
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("offline", look);
  };
};
