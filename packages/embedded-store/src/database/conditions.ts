import type { SqlValue } from './query';

/** A part of a WHERE clause with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: readonly SqlValue[];
}

export function condition(sql: string, ...values: SqlValue[]): Condition {
  return { sql, values };
}

/** All of them; what is `undefined` or `false` does not count, and no condition at all is always true. */
export function allOf(conditions: readonly (Condition | undefined | false)[]): Condition {
  const counting = conditions.filter((each) => each !== undefined && each !== false);
  return {
    sql: counting.map(({ sql }) => `(${sql})`).join(' AND ') || 'true',
    values: counting.flatMap(({ values }) => values),
  };
}

/** Any of them, of which there is at least one. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** The values travel as one list, so that the statement is the same for any number of them. */
export function isOneOf(column: string, values: readonly (string | number)[]): Condition {
  return condition(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
}

export function isNoneOf(column: string, values: readonly (string | number)[]): Condition {
  return condition(`${column} NOT IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
}

/** More words than these are looked for as one text, as the platform does (`WP_Query::parse_search`). */
const MOST_TERMS = 9;

/** The words of a search, each of which has to be somewhere. */
export function searchTerms(search: string): string[] {
  const terms = search.split(/\s+/).filter((word) => word !== '');
  return terms.length > MOST_TERMS ? [terms.join(' ')] : terms;
}

/** Whether one of the columns holds the text, whatever the case. */
export function contains(columns: readonly string[], text: string): Condition {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return {
    sql: columns.map((column) => String.raw`${column} LIKE ? ESCAPE '\'`).join(' OR '),
    values: columns.map(() => pattern),
  };
}
