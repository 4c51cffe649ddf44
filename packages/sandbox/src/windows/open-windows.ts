import { randomBytes } from "node:crypto";
import { ExpiringMap } from "../expiring-map.ts";
import type { ReturnTarget } from "./return-target.ts";

export type OpenWindow = {
  id: string;
  account: string;
  returnTarget: ReturnTarget;
} & ({ kind: "payment"; impUid: string } | { kind: "certification"; merchantUid: string | null });

type Opening<Opened = OpenWindow> = Opened extends OpenWindow ? Omit<Opened, "id"> : never;

const LIFETIME_SECONDS = 30 * 60;

/** The windows that are open, under unguessable ids. */
export class OpenWindows {
  readonly #windows: ExpiringMap<OpenWindow>;

  constructor(now: () => number) {
    this.#windows = new ExpiringMap(LIFETIME_SECONDS, now);
  }

  open(opening: Opening): OpenWindow {
    const id = randomBytes(16).toString("base64url");
    const window = { ...opening, id };
    this.#windows.keep(id, window);
    return window;
  }

  find(id: string): OpenWindow | null {
    return this.#windows.find(id);
  }
}
