import type { Migration } from './types';

export const plugins: Migration = {
  area: 'plugins',
  sql: `
    CREATE TABLE plugins (
      slug TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      is_active INTEGER NOT NULL DEFAULT 0 CHECK (is_active IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    INSERT INTO plugins (slug, name, is_active) VALUES ('woocommerce', 'WooCommerce', 1);
  `,
};
