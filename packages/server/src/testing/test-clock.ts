import type { Clock } from "../providers/clock.ts";

/** A clock that advances only when the test moves it. */
export class TestClock {
  #now = new Date("2026-11-20T01:00:00.000Z");

  readonly read: Clock = () => new Date(this.#now);

  pass(time: {
    readonly seconds?: number;
    readonly minutes?: number;
    readonly days?: number;
  }): void {
    const { seconds = 0, minutes = 0, days = 0 } = time;
    this.#now = new Date(this.#now.getTime() + ((days * 1440 + minutes) * 60 + seconds) * 1000);
  }

  /** Runs something as it would be that many days later, and comes back. */
  async later<T>(days: number, run: () => Promise<T>): Promise<T> {
    this.pass({ days });
    try {
      return await run();
    } finally {
      this.pass({ days: -days });
    }
  }
}
