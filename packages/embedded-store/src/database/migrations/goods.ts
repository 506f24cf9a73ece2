import type { Migration } from './types';

/**
 * Goods with all they can have. A variation is a product of the type `variation` with the product it belongs to as
 * parent. Prices, sizes and weights are decimal text, as the owner typed them; dates milliseconds since 1970.
 */
export const goods: Migration = {
  area: 'goods',
  sql: `
    ALTER TABLE reviews RENAME TO first_reviews;
    ALTER TABLE products RENAME TO first_products;
    DROP INDEX products_by_sku;
    DROP INDEX products_by_status;
    DROP INDEX reviews_by_status;

    CREATE TABLE products (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      parent_id INTEGER REFERENCES products (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      slug TEXT NOT NULL,
      type TEXT NOT NULL CHECK (type IN ('simple', 'variable', 'grouped', 'external', 'variation')),
      status TEXT NOT NULL
        CHECK (status IN ('publish', 'draft', 'pending', 'private', 'future', 'auto-draft', 'trash')),
      -- What it was before it went to the trash.
      untrashed_status TEXT NOT NULL DEFAULT '',
      sku TEXT NOT NULL DEFAULT '',
      description TEXT NOT NULL DEFAULT '',
      short_description TEXT NOT NULL DEFAULT '',
      is_featured INTEGER NOT NULL DEFAULT 0 CHECK (is_featured IN (0, 1)),
      catalog_visibility TEXT NOT NULL DEFAULT 'visible'
        CHECK (catalog_visibility IN ('visible', 'catalog', 'search', 'hidden')),
      regular_price TEXT NOT NULL DEFAULT '',
      sale_price TEXT NOT NULL DEFAULT '',
      sale_from INTEGER,
      sale_to INTEGER,
      tax_status TEXT NOT NULL DEFAULT 'taxable' CHECK (tax_status IN ('taxable', 'shipping', 'none')),
      -- Of variations also 'parent'.
      tax_class TEXT NOT NULL DEFAULT '',
      is_virtual INTEGER NOT NULL DEFAULT 0 CHECK (is_virtual IN (0, 1)),
      is_downloadable INTEGER NOT NULL DEFAULT 0 CHECK (is_downloadable IN (0, 1)),
      -- [{ "id", "name", "file" }]
      downloads TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(downloads)),
      download_limit INTEGER NOT NULL DEFAULT -1,
      download_expiry INTEGER NOT NULL DEFAULT -1,
      external_url TEXT NOT NULL DEFAULT '',
      button_text TEXT NOT NULL DEFAULT '',
      -- A variation that does not count its own stock shares what its parent counts, if it counts.
      manages_stock INTEGER NOT NULL DEFAULT 0 CHECK (manages_stock IN (0, 1)),
      stock_quantity INTEGER,
      low_stock_amount INTEGER,
      stock_status TEXT NOT NULL DEFAULT 'instock' CHECK (stock_status IN ('instock', 'outofstock', 'onbackorder')),
      backorders TEXT NOT NULL DEFAULT 'no' CHECK (backorders IN ('no', 'notify', 'yes')),
      is_sold_individually INTEGER NOT NULL DEFAULT 0 CHECK (is_sold_individually IN (0, 1)),
      weight TEXT NOT NULL DEFAULT '',
      length TEXT NOT NULL DEFAULT '',
      width TEXT NOT NULL DEFAULT '',
      height TEXT NOT NULL DEFAULT '',
      allows_reviews INTEGER NOT NULL DEFAULT 1 CHECK (allows_reviews IN (0, 1)),
      average_rating TEXT NOT NULL DEFAULT '0.00',
      rating_count INTEGER NOT NULL DEFAULT 0,
      -- Lists of product ids.
      upsell_ids TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(upsell_ids)),
      cross_sell_ids TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cross_sell_ids)),
      grouped_ids TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(grouped_ids)),
      purchase_note TEXT NOT NULL DEFAULT '',
      menu_order INTEGER NOT NULL DEFAULT 0,
      -- Of products [{ "id", "name", "position", "visible", "variation", "options" }], of variations
      -- [{ "id", "name", "option" }] with '' for any; id 0 is an attribute of this product alone.
      attributes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(attributes)),
      -- [{ "id", "name", "option" }]
      default_attributes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(default_attributes)),
      -- [{ "id", "key", "value" }]
      meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      CHECK ((type = 'variation') = (parent_id IS NOT NULL))
    ) STRICT;
    INSERT INTO products (id, name, slug, type, status, sku, description, short_description, regular_price,
        sale_price, is_virtual, manages_stock, stock_quantity, low_stock_amount, stock_status, created_at, modified_at)
      SELECT id, name, slug, type, status, sku, description, short_description, regular_price, sale_price, is_virtual,
        manages_stock, stock_quantity, low_stock_amount, stock_status, created_at, modified_at
      FROM first_products;
    CREATE UNIQUE INDEX products_by_slug ON products (slug) WHERE slug <> '';
    CREATE UNIQUE INDEX products_by_sku ON products (sku) WHERE sku <> '' AND status <> 'trash';
    CREATE INDEX products_by_status ON products (status, created_at);
    CREATE INDEX products_by_parent ON products (parent_id, menu_order) WHERE parent_id IS NOT NULL;
    CREATE INDEX products_by_stock ON products (stock_quantity) WHERE manages_stock = 1;

    CREATE TABLE reviews (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('approved', 'hold', 'spam', 'trash')),
      -- What it was before it was called spam or went to the trash.
      previous_status TEXT NOT NULL DEFAULT 'hold',
      reviewer TEXT NOT NULL,
      reviewer_email TEXT NOT NULL,
      review TEXT NOT NULL,
      rating INTEGER NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
      is_verified INTEGER NOT NULL DEFAULT 0 CHECK (is_verified IN (0, 1)),
      created_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO reviews (id, product_id, status, reviewer, reviewer_email, review, rating, created_at)
      SELECT id, product_id, status, reviewer, reviewer_email, review, rating, created_at FROM first_reviews;
    CREATE INDEX reviews_by_status ON reviews (status, created_at);
    CREATE INDEX reviews_by_product ON reviews (product_id, status);
    DROP TABLE first_reviews;
    DROP TABLE first_products;

    -- Attributes that several products share; their terms are of the taxonomy slug, which starts with pa_.
    CREATE TABLE attributes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      slug TEXT NOT NULL UNIQUE,
      type TEXT NOT NULL DEFAULT 'select',
      order_by TEXT NOT NULL DEFAULT 'menu_order' CHECK (order_by IN ('menu_order', 'name', 'name_num', 'id')),
      has_archives INTEGER NOT NULL DEFAULT 0 CHECK (has_archives IN (0, 1))
    ) STRICT;

    CREATE TABLE media (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      slug TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      alt_text TEXT NOT NULL DEFAULT '',
      caption TEXT NOT NULL DEFAULT '',
      description TEXT NOT NULL DEFAULT '',
      mime_type TEXT NOT NULL,
      -- Path below the uploads folder: 2026/11/mug.png.
      file TEXT NOT NULL UNIQUE,
      width INTEGER,
      height INTEGER,
      author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX media_by_date ON media (created_at);

    -- Apart from media, so that lists of media never read it.
    CREATE TABLE media_contents (
      media_id INTEGER PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE,
      -- In base64: the driver takes text and numbers only.
      content TEXT NOT NULL
    ) STRICT;

    -- Categories (product_cat), tags (product_tag), shipping classes (product_shipping_class), and terms of attributes.
    CREATE TABLE terms (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      taxonomy TEXT NOT NULL,
      name TEXT NOT NULL,
      slug TEXT NOT NULL,
      parent_id INTEGER NOT NULL DEFAULT 0,
      description TEXT NOT NULL DEFAULT '',
      display TEXT NOT NULL DEFAULT 'default' CHECK (display IN ('default', 'products', 'subcategories', 'both')),
      image_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
      menu_order INTEGER NOT NULL DEFAULT 0,
      UNIQUE (taxonomy, slug)
    ) STRICT;
    -- Where products go that were put nowhere.
    INSERT INTO terms (id, taxonomy, name, slug) VALUES (15, 'product_cat', 'Uncategorized', 'uncategorized');

    CREATE TABLE product_terms (
      product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
      term_id INTEGER NOT NULL REFERENCES terms (id) ON DELETE CASCADE,
      PRIMARY KEY (product_id, term_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX product_terms_by_term ON product_terms (term_id, product_id);
    INSERT INTO product_terms (product_id, term_id) SELECT id, 15 FROM products;

    CREATE TABLE product_images (
      product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
      PRIMARY KEY (product_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX product_images_by_media ON product_images (media_id);
  `,
};
