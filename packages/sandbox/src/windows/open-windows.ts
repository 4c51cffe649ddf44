import { randomBytes } from "node:crypto";
import type { ReturnTarget } from "./return-target.ts";

export type OpenWindow = {
  id: string;
  account: string;
  returnTarget: ReturnTarget;
  openedAt: number;
} & ({ kind: "payment"; impUid: string } | { kind: "certification"; merchantUid: string | null });

type Opening<Opened = OpenWindow> = Opened extends OpenWindow
  ? Omit<Opened, "id" | "openedAt">
  : never;

const LIFETIME_SECONDS = 30 * 60;

/** The windows that are open, under unguessable ids. */
export class OpenWindows {
  readonly #windows = new Map<string, OpenWindow>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  open(opening: Opening): OpenWindow {
    this.#forgetOld();
    const id = randomBytes(16).toString("base64url");
    const window = { ...opening, id, openedAt: this.#now() };
    this.#windows.set(id, window);
    return window;
  }

  find(id: string): OpenWindow | null {
    this.#forgetOld();
    return this.#windows.get(id) ?? null;
  }

  #forgetOld(): void {
    for (const [id, { openedAt }] of this.#windows) {
      if (openedAt + LIFETIME_SECONDS <= this.#now()) this.#windows.delete(id);
    }
  }
}
