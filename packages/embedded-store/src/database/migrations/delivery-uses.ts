import type { Migration } from './types';

/** Sends of the last hour by owner, kept when the delivery is deleted. Moments are milliseconds since 1970. */
export const deliveryUses: Migration = {
  area: 'deliveries',
  sql: `
    CREATE TABLE delivery_uses (
      id INTEGER PRIMARY KEY,
      owner_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      cause TEXT NOT NULL CHECK (cause IN ('schedule', 'person')),
      used_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX delivery_uses_of_owner ON delivery_uses (owner_id, cause, used_at);
  `,
};
