/** Values under ids, each forgotten some seconds after it was kept. */
export class ExpiringMap<Value> {
  readonly #seconds: number;
  readonly #now: () => number;
  readonly #kept = new Map<string, { value: Value; until: number }>();

  constructor(seconds: number, now: () => number) {
    this.#seconds = seconds;
    this.#now = now;
  }

  /** Returns the id. */
  keep(id: string, value: Value): string {
    const now = this.#now();
    for (const [old, { until }] of this.#kept) if (until <= now) this.#kept.delete(old);
    this.#kept.set(id, { value, until: now + this.#seconds });
    return id;
  }

  find(id: string): Value | null {
    const found = this.#kept.get(id);
    return found === undefined || found.until <= this.#now() ? null : found.value;
  }

  delete(id: string): void {
    this.#kept.delete(id);
  }
}
