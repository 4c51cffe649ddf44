/**
 * Moves the page's clock to an instant, from which it continues to run; the returned function restores it.
 * Scenarios are relative to BASE_DAY, and a calendar, a validity or "today" must agree with them on any day.
 */
export function setClock(instant: string): () => void {
  const RealDate = globalThis.Date;
  const ahead = RealDate.parse(instant) - RealDate.now();
  const now = (): number => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
