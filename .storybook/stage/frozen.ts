// Replaced once for all stories, before any of their modules reads a clock or a random number.
const RealDate = globalThis.Date;
let now = RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
  get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
});

/**
 * Intervals of at least this length count time (countdowns, toasts, polling) and never fire; shorter ones belong to the
 * test.
 */
const COUNTED_MS = 1_000;
/** The longest delay that browsers support, 24 days. */
const NEVER_MS = 2 ** 31 - 1;
globalThis.setInterval = new Proxy(globalThis.setInterval, {
  apply: (target, self, [callback, ms = 0, ...rest]) =>
    Reflect.apply(target, self, [callback, ms >= COUNTED_MS ? NEVER_MS : ms, ...rest]),
});

let state = 1;
Math.random = () => next() / 2 ** 32;
Object.defineProperties(globalThis.crypto, {
  randomUUID: { value: randomUuid, configurable: true },
  getRandomValues: { value: fillRandomly, configurable: true },
});

/** Freezes the clock at an instant and seeds all random numbers, the same at every run of the story. */
export function freeze(instant: string, seed: string): void {
  now = RealDate.parse(instant);
  state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

/** Turns off animations, transitions and smooth scrolling. */
export const noMotionCss = `*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
}`;

/** Mulberry32: a small pseudo-random generator, good enough for distinct values. */
function next(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}

function fillRandomly<T extends ArrayBufferView | null>(array: T): T {
  if (array !== null) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let n = 0; n < bytes.length; n += 1) bytes[n] = next() >>> 24;
  }
  return array;
}

function randomUuid(): string {
  const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
