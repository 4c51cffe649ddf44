/** The current time. Nothing else in the server reads the system clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that starts at `start` and runs on from there, to rehearse another day. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - Date.now();
  return () => new Date(Date.now() + ahead);
}
