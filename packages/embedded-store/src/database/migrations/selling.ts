import type { Migration } from './types';

/** How the shop gets paid, where it ships to and what it taxes. */
export const selling: Migration = {
  area: 'selling',
  sql: `
    -- Gateways come with the program; a row is what the owner changed about one.
    CREATE TABLE payment_gateways (
      id TEXT PRIMARY KEY,
      is_enabled INTEGER NOT NULL DEFAULT 0 CHECK (is_enabled IN (0, 1)),
      position INTEGER,
      settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shipping_zones (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      position INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE shipping_zone_locations (
      zone_id INTEGER NOT NULL REFERENCES shipping_zones (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      type TEXT NOT NULL CHECK (type IN ('country', 'state', 'postcode', 'continent')),
      code TEXT NOT NULL,
      PRIMARY KEY (zone_id, position)
    ) STRICT, WITHOUT ROWID;

    -- Zone 0, everywhere else, has no row of its own, so zone_id refers to nothing.
    CREATE TABLE shipping_methods (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      zone_id INTEGER NOT NULL,
      method_id TEXT NOT NULL,
      is_enabled INTEGER NOT NULL DEFAULT 1 CHECK (is_enabled IN (0, 1)),
      position INTEGER NOT NULL,
      settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
    ) STRICT;
    CREATE INDEX shipping_methods_by_zone ON shipping_methods (zone_id, position);

    CREATE TABLE tax_rates (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      country TEXT NOT NULL DEFAULT '',
      state TEXT NOT NULL DEFAULT '',
      postcode TEXT NOT NULL DEFAULT '',
      city TEXT NOT NULL DEFAULT '',
      rate TEXT NOT NULL,
      name TEXT NOT NULL DEFAULT '',
      priority INTEGER NOT NULL DEFAULT 1,
      is_compound INTEGER NOT NULL DEFAULT 0 CHECK (is_compound IN (0, 1)),
      for_shipping INTEGER NOT NULL DEFAULT 1 CHECK (for_shipping IN (0, 1)),
      position INTEGER NOT NULL DEFAULT 0,
      class TEXT NOT NULL DEFAULT 'standard'
    ) STRICT;
  `,
};
