/** One change of the tables. Applied migrations are never edited; a change of mind is a new one. */
export interface Migration {
  /** What the tables are about. */
  area: string;
  sql: string;
}
