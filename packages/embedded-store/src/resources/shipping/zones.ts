import { all, first, integer, run, text, transaction } from '../../database';
import type { StoreDatabase } from '../../database';

export interface ZoneLocation {
  type: 'country' | 'state' | 'postcode' | 'continent';
  code: string;
}

export interface ShippingZone {
  id: number;
  name: string;
  locations: ZoneLocation[];
  /** Titles of the ways a parcel can go there, in their order. */
  methods: string[];
}

const METHOD_TITLES: Readonly<Record<string, string>> = {
  flat_rate: 'Flat rate',
  free_shipping: 'Free shipping',
  local_pickup: 'Local pickup',
};

/** The zones the owner made, in their order. Zone 0, everywhere else, is not among them. */
export function getZones(db: StoreDatabase): ShippingZone[] {
  return all(db, 'SELECT id, name FROM shipping_zones ORDER BY position, id').map((row) => {
    const id = integer(row, 'id');
    return { id, name: text(row, 'name'), locations: getLocations(db, id), methods: getMethodTitles(db, id) };
  });
}

/** Adds a zone for these places and answers its id. */
export function createZone(db: StoreDatabase, name: string, locations: readonly ZoneLocation[] = []): number {
  return transaction(db, () => {
    const { id } = run(db, 'INSERT INTO shipping_zones (name) VALUES (?)', name);
    locations.forEach(({ type, code }, position) => {
      run(
        db,
        'INSERT INTO shipping_zone_locations (zone_id, position, type, code) VALUES (?, ?, ?, ?)',
        id,
        position,
        type,
        code,
      );
    });
    return id;
  });
}

export function hasZone(db: StoreDatabase): boolean {
  return first(db, 'SELECT 1 AS found FROM shipping_zones LIMIT 1') !== undefined;
}

function getLocations(db: StoreDatabase, zoneId: number): ZoneLocation[] {
  return all(
    db,
    'SELECT type, code FROM shipping_zone_locations WHERE zone_id = ? ORDER BY position',
    zoneId,
  ).flatMap((row) => {
    const type = text(row, 'type');
    return isLocationType(type) ? [{ type, code: text(row, 'code') }] : [];
  });
}

function getMethodTitles(db: StoreDatabase, zoneId: number): string[] {
  return all(
    db,
    'SELECT method_id FROM shipping_methods WHERE zone_id = ? AND is_enabled = 1 ORDER BY position',
    zoneId,
  ).map((row) => METHOD_TITLES[text(row, 'method_id')] ?? text(row, 'method_id'));
}

function isLocationType(type: string): type is ZoneLocation['type'] {
  return ['country', 'state', 'postcode', 'continent'].includes(type);
}
