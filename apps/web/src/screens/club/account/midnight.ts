/** When a day of the person's own calendar begins, or the one so many days later: days are not all of one length. */
export function midnight(day: string, later = 0): number {
  // From noon, which every day has: in some countries the clocks are put forward at midnight.
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() + later);
  return date.setHours(0, 0, 0, 0);
}
