import { decodeEntities } from '@admin/format';
import { isRecord } from '@admin/http';
import type { ReportRow } from './types';

type Path = readonly string[];

/** The value at a path, such as `('extended_info', 'name')`; `undefined` if it does not exist. */
function valueOf(row: ReportRow, path: Path): unknown {
  let value: unknown = row;
  for (const name of path) value = isRecord(value) ? value[name] : undefined;
  return value;
}

/** Plain text; empty if missing, such as for deleted products. */
export function textOf(row: ReportRow, ...path: Path): string {
  const value = valueOf(row, path);
  return typeof value === 'string' ? decodeEntities(value) : typeof value === 'number' ? String(value) : '';
}

/** A number, which may be sent as text; `undefined` if missing. */
export function numberOf(row: ReportRow, ...path: Path): number | undefined {
  const value = valueOf(row, path);
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export const flagOf = (row: ReportRow, ...path: Path): boolean => valueOf(row, path) === true;

/** A list of records. */
export function rowsOf(row: ReportRow, ...path: Path): readonly ReportRow[] {
  const value = valueOf(row, path);
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A list of ids. */
export function idsOf(row: ReportRow, ...path: Path): readonly number[] {
  const value = valueOf(row, path);
  return (Array.isArray(value) ? value : []).map(Number).filter((id) => Number.isInteger(id) && id > 0);
}
