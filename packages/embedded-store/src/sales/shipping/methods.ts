import { all, first, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { isMap } from '../../rest';
import { readFieldValues, toFields } from '../fields';
import type { Field } from '../fields';
import { findMethod } from './method-definitions';
import type { MethodDefinition } from './method-definitions';

/** A shipping method of a zone. */
export interface ShippingMethod {
  id: number;
  zoneId: number;
  definition: MethodDefinition;
  title: string;
  position: number;
  isEnabled: boolean;
  settings: Readonly<Record<string, Field>>;
}

export interface MethodPatch {
  isEnabled?: boolean | undefined;
  position?: number | undefined;
  settings?: Readonly<Record<string, unknown>> | undefined;
}

/** The methods of one zone, or of all zones, in the order shown to customers. */
export function getMethods(db: StoreDatabase, zoneId?: number): ShippingMethod[] {
  const rows =
    zoneId === undefined
      ? all(db, 'SELECT * FROM shipping_methods ORDER BY zone_id, position, id')
      : all(db, 'SELECT * FROM shipping_methods WHERE zone_id = ? ORDER BY position, id', zoneId);
  return rows.flatMap((row) => toMethod(row) ?? []);
}

export function getMethod(db: StoreDatabase, zoneId: number, id: number): ShippingMethod | undefined {
  const row = first(db, 'SELECT * FROM shipping_methods WHERE zone_id = ? AND id = ?', zoneId, id);
  return row && toMethod(row);
}

/** @returns the new method, `invalid` for an invalid setting, `undefined` when there is no such shipping method. */
export function createMethod(
  db: StoreDatabase,
  zoneId: number,
  methodId: string,
  { isEnabled = true, position, settings = {} }: MethodPatch = {},
): ShippingMethod | 'invalid' | undefined {
  const definition = findMethod(methodId);
  if (!definition) return undefined;
  const values = readFieldValues(definition.fields, settings);
  if (!values) return 'invalid';
  const { id } = run(
    db,
    `INSERT INTO shipping_methods (zone_id, method_id, is_enabled, position, settings)
     VALUES (?, ?, ?, coalesce(?, (SELECT coalesce(max(position), 0) + 1 FROM shipping_methods WHERE zone_id = ?)), ?)`,
    zoneId,
    methodId,
    isEnabled ? 1 : 0,
    position ?? null,
    zoneId,
    JSON.stringify(values),
  );
  return getMethod(db, zoneId, id);
}

/** Applies the patch and returns the updated method. */
export function updateMethod(
  db: StoreDatabase,
  method: ShippingMethod,
  { isEnabled = method.isEnabled, position = method.position, settings = {} }: MethodPatch,
): ShippingMethod | 'invalid' {
  const values = readFieldValues(method.definition.fields, settings);
  if (!values) return 'invalid';
  run(
    db,
    'UPDATE shipping_methods SET is_enabled = ?, position = ?, settings = json_patch(settings, ?) WHERE id = ?',
    isEnabled ? 1 : 0,
    position,
    JSON.stringify(values),
    method.id,
  );
  return getMethod(db, method.zoneId, method.id) ?? method;
}

export function deleteMethod(db: StoreDatabase, { id }: ShippingMethod): void {
  run(db, 'DELETE FROM shipping_methods WHERE id = ?', id);
}

function toMethod(row: Row): ShippingMethod | undefined {
  const definition = findMethod(text(row, 'method_id'));
  if (!definition) return undefined;
  const saved: unknown = JSON.parse(text(row, 'settings'));
  const settings = toFields(definition.fields, isMap(saved) ? saved : {});
  return {
    id: integer(row, 'id'),
    zoneId: integer(row, 'zone_id'),
    definition,
    title: String(settings['title']?.value ?? definition.title),
    position: integer(row, 'position'),
    isEnabled: integer(row, 'is_enabled') === 1,
    settings,
  };
}
