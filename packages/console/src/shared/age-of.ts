const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited, in its largest unit: "방금", "35분", "5시간", "3일". */
export function ageOf(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - new Date(since).getTime());
  if (ms < MINUTE) return "방금";
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)}분`;
  return ms < DAY ? `${Math.floor(ms / HOUR)}시간` : `${Math.floor(ms / DAY)}일`;
}
