/** The calendar uses local dates. Noon avoids daylight saving changes. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth, 12);
}

/** `2026-11-20`, in local time instead of UTC. */
export function toDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-');
}
