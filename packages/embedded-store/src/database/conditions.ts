import type { SqlValue } from './query';

/** A part of a WHERE clause with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: readonly SqlValue[];
}

export function condition(sql: string, ...values: SqlValue[]): Condition {
  return { sql, values };
}

/** Joins conditions with AND. Skips `undefined` and `false`; with no condition left, the result is always true. */
export function allOf(conditions: readonly (Condition | undefined | false)[]): Condition {
  const counting = conditions.filter((each) => each !== undefined && each !== false);
  return {
    sql: counting.map(({ sql }) => `(${sql})`).join(' AND ') || 'true',
    values: counting.flatMap(({ values }) => values),
  };
}

/** Joins conditions with OR. Requires at least one. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** The values are passed as one list, so that the SQL text is the same for any number of them. */
export function isOneOf(column: string, values: readonly (string | number)[]): Condition {
  return condition(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
}

export function isNoneOf(column: string, values: readonly (string | number)[]): Condition {
  return condition(`${column} NOT IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
}

/** A search with more terms than this is matched as one phrase, as in WordPress (`WP_Query::parse_search`). */
const MAX_TERMS = 9;

/** The terms of a search; a result must contain every one of them. */
export function searchTerms(search: string): string[] {
  const terms = search.split(/\s+/).filter((word) => word !== '');
  return terms.length > MAX_TERMS ? [terms.join(' ')] : terms;
}

/** Whether one of the columns contains the text, case-insensitively. */
export function contains(columns: readonly string[], text: string): Condition {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return {
    sql: columns.map((column) => String.raw`${column} LIKE ? ESCAPE '\'`).join(' OR '),
    values: columns.map(() => pattern),
  };
}
