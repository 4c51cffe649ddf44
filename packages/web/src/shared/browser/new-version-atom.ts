import { atom } from "../config/store.ts";

/** Whether the host serves another build than the one that this page runs. */
export const newVersionAtom = atom(false);
