import type { Migration } from './types';

/** Goods for sale. Money is kept as the decimal text the owner typed, dates as milliseconds since 1970. */
export const catalogue: Migration = {
  area: 'catalogue',
  sql: `
    CREATE TABLE products (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      slug TEXT NOT NULL UNIQUE,
      type TEXT NOT NULL CHECK (type IN ('simple', 'variable', 'grouped', 'external')),
      status TEXT NOT NULL CHECK (status IN ('publish', 'draft', 'pending', 'private', 'auto-draft', 'trash')),
      sku TEXT NOT NULL DEFAULT '',
      description TEXT NOT NULL DEFAULT '',
      short_description TEXT NOT NULL DEFAULT '',
      regular_price TEXT NOT NULL DEFAULT '',
      sale_price TEXT NOT NULL DEFAULT '',
      is_virtual INTEGER NOT NULL DEFAULT 0 CHECK (is_virtual IN (0, 1)),
      manages_stock INTEGER NOT NULL DEFAULT 0 CHECK (manages_stock IN (0, 1)),
      stock_quantity INTEGER,
      low_stock_amount INTEGER,
      stock_status TEXT NOT NULL DEFAULT 'instock' CHECK (stock_status IN ('instock', 'outofstock', 'onbackorder')),
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX products_by_sku ON products (sku) WHERE sku <> '';
    CREATE INDEX products_by_status ON products (status, created_at);
  `,
};
