/** What time it is. Nothing else in the server asks the system. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that shows `start` now and continues from there, to rehearse another day. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - Date.now();
  return () => new Date(Date.now() + ahead);
}
