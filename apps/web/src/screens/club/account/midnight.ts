/** When a day of the person's own calendar begins, or the one so many days later: days are not all of one length. */
export function midnight(day: string, later = 0): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date.getTime();
}
