const USUAL = 5;
/** The most that the endpoint gives. */
const MOST = 20;
const CHOICES = [5, 10, 15, 20];

/** Rows of each leaderboard. What is stored may be text, or what nobody can read. */
export function readRows(stored: unknown): number {
  const rows = Number(stored);
  return Number.isInteger(rows) && rows >= 1 && rows <= MOST ? rows : USUAL;
}

/** What can be chosen; another number that was stored elsewhere stays among it. */
export const listRowChoices = (rows: number): number[] =>
  [...new Set([...CHOICES, rows])].toSorted((a, b) => a - b);
