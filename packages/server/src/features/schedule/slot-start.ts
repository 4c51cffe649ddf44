/** The instant at which work booked for this Korean day and time begins. */
export function slotStart(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+09:00`);
}
