import { all, first, integer, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { getMethods } from './methods';
import type { ShippingMethod } from './methods';
import { __ } from '../../i18n';

const LOCATION_TYPES = ['country', 'state', 'postcode', 'continent'] as const;

export interface ZoneLocation {
  type: (typeof LOCATION_TYPES)[number];
  code: string;
}

export interface ShippingZone {
  id: number;
  name: string;
  /** Zones are matched in this order. */
  position: number;
  locations: ZoneLocation[];
  /** Titles of the zone's shipping methods, in their order. */
  methods: string[];
}

/** The zone for all locations outside the other zones. It always exists and can't be changed or deleted. */
export const REST_OF_WORLD = 0;

/** The user's zones, in their order. Doesn't include zone 0, "everywhere else". */
export function getZones(db: StoreDatabase): ShippingZone[] {
  const methods = getMethods(db);
  const locations = all(db, 'SELECT * FROM shipping_zone_locations ORDER BY zone_id, position');
  return all(db, 'SELECT id, name, position FROM shipping_zones ORDER BY position, id').map((row) => {
    const id = integer(row, 'id');
    return {
      ...toZone(row),
      locations: toLocations(locations.filter((location) => integer(location, 'zone_id') === id)),
      methods: toTitles(methods.filter(({ zoneId }) => zoneId === id)),
    };
  });
}

export function getRestOfWorld(db: StoreDatabase): ShippingZone {
  return {
    id: REST_OF_WORLD,
    name: __('Locations not covered by your other zones', 'store-admin'),
    position: 0,
    locations: [],
    methods: toTitles(getMethods(db, REST_OF_WORLD)),
  };
}

/** One zone, including zone 0. */
export function getZone(db: StoreDatabase, id: number): ShippingZone | undefined {
  if (id === REST_OF_WORLD) return getRestOfWorld(db);
  const row = first(db, 'SELECT id, name, position FROM shipping_zones WHERE id = ?', id);
  return row && { ...toZone(row), locations: getLocations(db, id), methods: toTitles(getMethods(db, id)) };
}

/** Adds a zone for these locations and returns its ID. */
export function createZone(
  db: StoreDatabase,
  name: string,
  locations: readonly ZoneLocation[] = [],
  position = 0,
): number {
  return transaction(db, () => {
    const { id } = run(db, 'INSERT INTO shipping_zones (name, position) VALUES (?, ?)', name, position);
    setLocations(db, id, locations);
    return id;
  });
}

export function updateZone(
  db: StoreDatabase,
  { id, ...current }: ShippingZone,
  {
    name = current.name,
    position = current.position,
  }: { name?: string | undefined; position?: number | undefined },
): void {
  run(db, 'UPDATE shipping_zones SET name = ?, position = ? WHERE id = ?', name, position, id);
}

/** Deletes a zone with its locations and shipping methods. */
export function deleteZone(db: StoreDatabase, id: number): void {
  transaction(db, () => {
    run(db, 'DELETE FROM shipping_methods WHERE zone_id = ?', id);
    run(db, 'DELETE FROM shipping_zones WHERE id = ?', id);
  });
}

/** Replaces the locations of a zone. */
export function setLocations(db: StoreDatabase, zoneId: number, locations: readonly ZoneLocation[]): void {
  transaction(db, () => {
    run(db, 'DELETE FROM shipping_zone_locations WHERE zone_id = ?', zoneId);
    locations.forEach(({ type, code }, position) => {
      run(
        db,
        'INSERT INTO shipping_zone_locations (zone_id, position, type, code) VALUES (?, ?, ?, ?)',
        zoneId,
        position,
        type,
        code,
      );
    });
  });
}

export function hasZone(db: StoreDatabase): boolean {
  return first(db, 'SELECT 1 AS found FROM shipping_zones LIMIT 1') !== undefined;
}

export function isLocationType(type: unknown): type is ZoneLocation['type'] {
  return LOCATION_TYPES.some((each) => each === type);
}

function getLocations(db: StoreDatabase, zoneId: number): ZoneLocation[] {
  return toLocations(
    all(db, 'SELECT type, code FROM shipping_zone_locations WHERE zone_id = ? ORDER BY position', zoneId),
  );
}

function toZone(row: Row): Pick<ShippingZone, 'id' | 'name' | 'position'> {
  return { id: integer(row, 'id'), name: text(row, 'name'), position: integer(row, 'position') };
}

function toLocations(rows: readonly Row[]): ZoneLocation[] {
  return rows.flatMap((row) => {
    const type = text(row, 'type');
    return isLocationType(type) ? [{ type, code: text(row, 'code') }] : [];
  });
}

function toTitles(methods: readonly ShippingMethod[]): string[] {
  return methods.filter(({ isEnabled }) => isEnabled).map(({ title }) => title);
}
