import type { Migration } from './types';

/** What changes a price: coupons and classes of taxes. Amounts are whole ten-thousandths. */
export const pricing: Migration = {
  area: 'pricing',
  sql: `
    CREATE TABLE coupons (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Lower case, as customers may type it in any.
      code TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('publish', 'draft', 'pending', 'private', 'future', 'trash')),
      untrashed_status TEXT NOT NULL DEFAULT '',
      discount_type TEXT NOT NULL CHECK (discount_type IN ('percent', 'fixed_cart', 'fixed_product')),
      -- Of the type percent: ten-thousandths of a per cent.
      amount INTEGER NOT NULL DEFAULT 0,
      description TEXT NOT NULL DEFAULT '',
      -- Which goods, which orders, how often: the contract's members, as they are.
      rules TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(rules)),
      meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      expires_at INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX coupons_by_code ON coupons (code) WHERE status <> 'trash';
    CREATE INDEX coupons_by_date ON coupons (created_at);

    -- An order that uses a coupon; used_by is a user's number or an e-mail address.
    CREATE TABLE coupon_uses (
      coupon_id INTEGER NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      used_by TEXT NOT NULL,
      PRIMARY KEY (coupon_id, order_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX coupon_uses_by_order ON coupon_uses (order_id);

    ALTER TABLE tax_rates ADD COLUMN postcodes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(postcodes));
    ALTER TABLE tax_rates ADD COLUMN cities TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cities));
    CREATE INDEX tax_rates_by_place ON tax_rates (class, country, state);

    -- The standard class is always there and has no row.
    CREATE TABLE tax_classes (
      slug TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO tax_classes (slug, name, position) VALUES
      ('reduced-rate', 'Reduced rate', 1),
      ('zero-rate', 'Zero rate', 2);
  `,
};
