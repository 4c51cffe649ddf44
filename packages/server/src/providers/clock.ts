/** What time it is. Nothing else in the server asks the system. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
