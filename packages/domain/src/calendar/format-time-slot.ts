/** A start time (`HH:mm`) as people say it: `09:00` is `오전 9시`, `13:30` is `오후 1시 30분`. */
export function formatTimeSlot(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours < 12 ? "오전" : "오후";
  const hour = `${half} ${hours % 12 === 0 ? 12 : hours % 12}시`;
  return minutes === 0 ? hour : `${hour} ${minutes}분`;
}
