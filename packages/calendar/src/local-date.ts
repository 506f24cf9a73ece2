/** The calendar counts in dates of the browser; noon keeps them clear of the nights when clocks change. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth, 12);
}

/** `2026-11-20`, by the browser's calendar and never by UTC. */
export function toDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-');
}
