-- The tables of a new store. Moments are milliseconds since 1970; amounts are whole ten-thousandths; JSON is text.
-- Later changes are migrations, in migrate.ts.

-- Site

CREATE TABLE options (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- Keys of the server itself. Not among the options, which administrators may read.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE plugins (
  slug TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 0 CHECK (is_active IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO plugins (slug, name, is_active) VALUES ('woocommerce', 'WooCommerce', 1);

CREATE TABLE plugin_jobs (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('install', 'activate')),
  plugins TEXT NOT NULL CHECK (json_valid(plugins)),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'complete', 'failed')),
  due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX plugin_jobs_to_do ON plugin_jobs (due_at) WHERE status = 'pending';

CREATE TABLE themes (
  slug TEXT PRIMARY KEY,
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO themes (slug, name) VALUES ('twentytwentythree', 'Twenty Twenty-Three');

CREATE TABLE pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
-- Lower numbers belong to the pages that every shop has.
INSERT INTO sqlite_sequence (name, seq) VALUES ('pages', 20);

-- Users

-- is_demo marks accounts whose password everybody knows.
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  login TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  display_name TEXT NOT NULL,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  nickname TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  locale TEXT NOT NULL DEFAULT 'en_US',
  role TEXT NOT NULL,
  is_demo INTEGER NOT NULL DEFAULT 0 CHECK (is_demo IN (0, 1)),
  registered_at INTEGER NOT NULL
) STRICT;

CREATE TABLE user_meta (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE favorites (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  item_id TEXT NOT NULL,
  UNIQUE (user_id, item_id)
) STRICT;

-- Media

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

-- Catalog: what is for sale. Prices are decimal text as typed.

-- Attributes that several products share; their terms are of the taxonomy slug, which starts with pa_.
CREATE TABLE attributes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL DEFAULT 'select',
  order_by TEXT NOT NULL DEFAULT 'menu_order' CHECK (order_by IN ('menu_order', 'name', 'name_num', 'id')),
  has_archives INTEGER NOT NULL DEFAULT 0 CHECK (has_archives IN (0, 1))
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
CREATE UNIQUE INDEX products_by_slug ON products (slug) WHERE slug <> '';
CREATE UNIQUE INDEX products_by_sku ON products (sku) WHERE sku <> '' AND status <> 'trash';
CREATE INDEX products_by_status ON products (status, created_at);
CREATE INDEX products_by_parent ON products (parent_id, menu_order) WHERE parent_id IS NOT NULL;
CREATE INDEX products_by_stock ON products (stock_quantity) WHERE manages_stock = 1;
CREATE INDEX products_by_parent_stock ON products (parent_id, status, stock_status) WHERE parent_id IS NOT NULL;
-- A product that doesn't count its stock itself has the best status among its variations, whoever changes them:
-- 'instock', else 'onbackorder', else 'outofstock', which is their alphabetical order.
CREATE TRIGGER variations_added AFTER INSERT ON products WHEN NEW.parent_id IS NOT NULL BEGIN
  UPDATE products SET stock_status = coalesce(
    (SELECT min(stock_status) FROM products AS variations
     WHERE variations.parent_id = NEW.parent_id AND variations.status = 'publish'),
    'outofstock')
  WHERE id = NEW.parent_id AND type = 'variable' AND manages_stock = 0;
END;
CREATE TRIGGER variations_changed AFTER UPDATE OF stock_status, status ON products
  WHEN NEW.parent_id IS NOT NULL AND (NEW.stock_status <> OLD.stock_status OR NEW.status <> OLD.status)
BEGIN
  UPDATE products SET stock_status = coalesce(
    (SELECT min(stock_status) FROM products AS variations
     WHERE variations.parent_id = NEW.parent_id AND variations.status = 'publish'),
    'outofstock')
  WHERE id = NEW.parent_id AND type = 'variable' AND manages_stock = 0;
END;
CREATE TRIGGER variations_removed AFTER DELETE ON products WHEN OLD.parent_id IS NOT NULL BEGIN
  UPDATE products SET stock_status = coalesce(
    (SELECT min(stock_status) FROM products AS variations
     WHERE variations.parent_id = OLD.parent_id AND variations.status = 'publish'),
    'outofstock')
  WHERE id = OLD.parent_id AND type = 'variable' AND manages_stock = 0;
END;

CREATE TABLE product_terms (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  term_id INTEGER NOT NULL REFERENCES terms (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, term_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_terms_by_term ON product_terms (term_id, product_id);

CREATE TABLE product_images (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_images_by_media ON product_images (media_id);

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
CREATE INDEX reviews_by_status ON reviews (status, created_at);
CREATE INDEX reviews_by_product ON reviews (product_id, status);

-- Selling: where the shop ships to, what it taxes, what it takes off

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

-- The standard class is always there and has no row.
CREATE TABLE tax_classes (
  slug TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tax_classes (slug, name, position) VALUES
  ('reduced-rate', 'Reduced rate', 1),
  ('zero-rate', 'Zero rate', 2);

CREATE TABLE tax_rates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  country TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT '',
  postcodes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(postcodes)),
  cities TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cities)),
  rate TEXT NOT NULL,
  name TEXT NOT NULL DEFAULT '',
  priority INTEGER NOT NULL DEFAULT 1,
  is_compound INTEGER NOT NULL DEFAULT 0 CHECK (is_compound IN (0, 1)),
  for_shipping INTEGER NOT NULL DEFAULT 1 CHECK (for_shipping IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0,
  class TEXT NOT NULL DEFAULT 'standard'
) STRICT;
CREATE INDEX tax_rates_by_place ON tax_rates (class, country, state);

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

-- Orders

-- What an account adds to its user.
CREATE TABLE customer_accounts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  billing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(billing)),
  shipping TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shipping)),
  meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
  modified_at INTEGER NOT NULL
) STRICT;

-- A row with a parent_id is a refund of that order; its status is empty, so that counting by status finds orders.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  parent_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  status TEXT NOT NULL CHECK ((parent_id IS NULL) = (status <> '')),
  -- What it was before it went to the trash.
  untrashed_status TEXT NOT NULL DEFAULT '',
  currency TEXT NOT NULL,
  order_key TEXT NOT NULL DEFAULT '',
  created_via TEXT NOT NULL DEFAULT '',
  includes_tax INTEGER NOT NULL DEFAULT 0 CHECK (includes_tax IN (0, 1)),
  customer_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  customer_note TEXT NOT NULL DEFAULT '',
  billing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(billing)),
  shipping TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shipping)),
  payment_method TEXT NOT NULL DEFAULT '',
  payment_method_title TEXT NOT NULL DEFAULT '',
  transaction_id TEXT NOT NULL DEFAULT '',
  discount_total INTEGER NOT NULL DEFAULT 0,
  discount_tax INTEGER NOT NULL DEFAULT 0,
  shipping_total INTEGER NOT NULL DEFAULT 0,
  shipping_tax INTEGER NOT NULL DEFAULT 0,
  cart_tax INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL,
  has_reduced_stock INTEGER NOT NULL DEFAULT 0 CHECK (has_reduced_stock IN (0, 1)),
  -- Of refunds only.
  reason TEXT NOT NULL DEFAULT '',
  refunded_by INTEGER NOT NULL DEFAULT 0,
  meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  paid_at INTEGER,
  completed_at INTEGER
) STRICT;
CREATE INDEX orders_by_status ON orders (status, created_at);
CREATE INDEX orders_by_date ON orders (created_at) WHERE parent_id IS NULL;
CREATE INDEX orders_by_change ON orders (modified_at) WHERE parent_id IS NULL;
CREATE INDEX orders_by_customer ON orders (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX refunds_by_order ON orders (parent_id, created_at) WHERE parent_id IS NOT NULL;

-- name is the product's, the shipping method's or the fee's, the label of a tax, or the code of a coupon.
-- source_id is the shipping method's instance, the tax rate or the coupon. Products are named by number only:
-- what was sold stays sold when the product is gone.
-- total is what was charged without tax, of a coupon what it took off, of a tax the tax on everything but shipping.
CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('product', 'shipping', 'tax', 'fee', 'coupon')),
  name TEXT NOT NULL,
  product_id INTEGER NOT NULL DEFAULT 0,
  variation_id INTEGER NOT NULL DEFAULT 0,
  quantity INTEGER NOT NULL DEFAULT 0,
  source_id INTEGER NOT NULL DEFAULT 0,
  tax_class TEXT NOT NULL DEFAULT '',
  subtotal INTEGER NOT NULL DEFAULT 0,
  subtotal_tax INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL DEFAULT 0,
  total_tax INTEGER NOT NULL DEFAULT 0,
  -- Of taxes only.
  shipping_tax INTEGER NOT NULL DEFAULT 0,
  -- Tax by rate: [{ "id", "total", "subtotal" }].
  taxes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(taxes)),
  -- What only this kind has, such as a shipping method's name or a tax rate's percentage.
  details TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(details)),
  meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
  -- How many were taken out of stock for this line.
  reduced_stock INTEGER NOT NULL DEFAULT 0,
  -- Of refunds: the line given back.
  refunded_line_id INTEGER
) STRICT;
CREATE INDEX order_lines_by_order ON order_lines (order_id, kind);
CREATE INDEX order_lines_by_product ON order_lines (product_id) WHERE kind = 'product';
CREATE INDEX order_lines_by_variation ON order_lines (variation_id) WHERE variation_id > 0;

CREATE TABLE order_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  author TEXT NOT NULL,
  note TEXT NOT NULL,
  for_customer INTEGER NOT NULL DEFAULT 0 CHECK (for_customer IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_notes_by_order ON order_notes (order_id, created_at);

-- An order that uses a coupon; used_by is a user's number or an e-mail address.
CREATE TABLE coupon_uses (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  used_by TEXT NOT NULL,
  PRIMARY KEY (coupon_id, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX coupon_uses_by_order ON coupon_uses (order_id);

-- Analytics: what reports read. src/sales/analytics-tables/README.md says what every column means.

-- A guest has no user_id. The address is the one of the last order, else the account's.
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  username TEXT NOT NULL DEFAULT '',
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '' COLLATE NOCASE,
  country TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT '',
  postcode TEXT NOT NULL DEFAULT '',
  registered_at INTEGER,
  last_active_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX customers_by_user ON customers (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX customers_by_email ON customers (email);
CREATE INDEX customers_by_activity ON customers (last_active_at);
-- A user with the role of a customer is one from the start, and keeps the name of the account.
CREATE TRIGGER customers_register AFTER INSERT ON users WHEN NEW.role = 'customer' BEGIN
  INSERT INTO customers (user_id, username, first_name, last_name, email, registered_at, last_active_at)
  VALUES (NEW.id, NEW.login, NEW.first_name, NEW.last_name, NEW.email, NEW.registered_at, NEW.registered_at);
END;
CREATE TRIGGER customers_follow_users AFTER UPDATE OF login, first_name, last_name, email ON users BEGIN
  UPDATE customers
  SET username = NEW.login, first_name = NEW.first_name, last_name = NEW.last_name, email = NEW.email
  WHERE user_id = NEW.id;
END;

CREATE TABLE order_stats (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  parent_id INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  is_returning INTEGER NOT NULL CHECK (is_returning IN (0, 1)),
  created_at INTEGER NOT NULL,
  created_local TEXT NOT NULL,
  paid_local TEXT,
  completed_local TEXT,
  orders_count INTEGER NOT NULL,
  items_sold INTEGER NOT NULL,
  gross_sales INTEGER NOT NULL,
  coupons INTEGER NOT NULL,
  refunds INTEGER NOT NULL,
  taxes INTEGER NOT NULL,
  shipping INTEGER NOT NULL,
  net_revenue INTEGER NOT NULL,
  total_sales INTEGER NOT NULL
) STRICT;
-- Reports add up orders of a period from these indexes alone.
CREATE INDEX order_stats_by_created ON order_stats (created_local, status, is_returning, customer_id, parent_id,
  orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping, net_revenue, total_sales);
CREATE INDEX order_stats_by_paid ON order_stats (paid_local, status, is_returning, customer_id, parent_id,
  orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping, net_revenue, total_sales)
  WHERE paid_local IS NOT NULL;
CREATE INDEX order_stats_by_completed ON order_stats (completed_local, status, is_returning, customer_id, parent_id,
  orders_count, items_sold, gross_sales, coupons, refunds, taxes, shipping, net_revenue, total_sales)
  WHERE completed_local IS NOT NULL;
CREATE INDEX order_stats_by_customer
  ON order_stats (customer_id, created_at, order_id, parent_id, status, orders_count, total_sales);
CREATE INDEX order_stats_by_return ON order_stats (customer_id, is_returning, created_at, order_id);
CREATE INDEX order_stats_by_parent ON order_stats (parent_id) WHERE parent_id > 0;
CREATE INDEX refund_stats_by_customer ON order_stats (customer_id) WHERE parent_id > 0;

CREATE TABLE product_stats (
  order_id INTEGER NOT NULL REFERENCES order_stats (order_id) ON DELETE CASCADE,
  line_id INTEGER NOT NULL,
  is_refund INTEGER NOT NULL CHECK (is_refund IN (0, 1)),
  status TEXT NOT NULL,
  created_local TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  variation_id INTEGER NOT NULL,
  items_sold INTEGER NOT NULL,
  coupons INTEGER NOT NULL,
  refunds INTEGER NOT NULL,
  taxes INTEGER NOT NULL,
  shipping INTEGER NOT NULL,
  net_revenue INTEGER NOT NULL,
  PRIMARY KEY (order_id, line_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_stats_by_created
  ON product_stats (created_local, status, product_id, variation_id, is_refund, items_sold, net_revenue);
CREATE INDEX product_stats_by_product ON product_stats (product_id, status, created_local, items_sold);
CREATE INDEX product_stats_by_variation ON product_stats (variation_id, created_local) WHERE variation_id > 0;

CREATE TABLE coupon_stats (
  order_id INTEGER NOT NULL REFERENCES order_stats (order_id) ON DELETE CASCADE,
  coupon_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  created_local TEXT NOT NULL,
  discount INTEGER NOT NULL,
  PRIMARY KEY (order_id, coupon_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX coupon_stats_by_created ON coupon_stats (created_local, status, coupon_id, discount);
CREATE INDEX coupon_stats_by_coupon ON coupon_stats (coupon_id, created_local);

CREATE TABLE tax_stats (
  order_id INTEGER NOT NULL REFERENCES order_stats (order_id) ON DELETE CASCADE,
  tax_rate_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  created_local TEXT NOT NULL,
  orders_count INTEGER NOT NULL,
  order_tax INTEGER NOT NULL,
  shipping_tax INTEGER NOT NULL,
  total_tax INTEGER NOT NULL,
  PRIMARY KEY (order_id, tax_rate_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tax_stats_by_created
  ON tax_stats (created_local, status, tax_rate_id, orders_count, order_tax, shipping_tax, total_tax);
CREATE INDEX tax_stats_by_rate ON tax_stats (tax_rate_id, created_local);

CREATE TABLE download_stats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at INTEGER NOT NULL,
  created_local TEXT NOT NULL,
  download_id TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL DEFAULT 0,
  ip_address TEXT NOT NULL DEFAULT '',
  file_name TEXT NOT NULL,
  file_path TEXT NOT NULL
) STRICT;
CREATE INDEX download_stats_by_created ON download_stats (created_local);
CREATE INDEX download_stats_by_order ON download_stats (order_id);

-- The time zone in which the columns ending in _local were written; none yet.
CREATE TABLE analytics_zone (zone TEXT NOT NULL) STRICT;

-- Reports as files and by e-mail

-- A report being written to a file, page after page.
CREATE TABLE report_exports (
  id TEXT PRIMARY KEY,
  report TEXT NOT NULL,
  args TEXT NOT NULL CHECK (json_valid(args)),
  pages INTEGER NOT NULL,
  pages_done INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  owner_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX report_exports_owner ON report_exports (owner_id);

CREATE TABLE report_export_pages (
  export_id TEXT NOT NULL REFERENCES report_exports (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  csv TEXT NOT NULL,
  PRIMARY KEY (export_id, page)
) STRICT;

-- Orders being recorded anew; there is one import at a time.
CREATE TABLE report_import (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  from_moment INTEGER NOT NULL,
  skips_existing INTEGER NOT NULL CHECK (skips_existing IN (0, 1)),
  customers INTEGER NOT NULL,
  customers_done INTEGER NOT NULL DEFAULT 0,
  orders INTEGER NOT NULL,
  orders_done INTEGER NOT NULL DEFAULT 0,
  last_order INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL
) STRICT;

CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Whose permissions decide what may be read.
  owner_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  recipients TEXT NOT NULL CHECK (json_valid(recipients)),
  frequency TEXT NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly')),
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  month_day INTEGER NOT NULL CHECK (month_day BETWEEN 1 AND 31),
  time TEXT NOT NULL,
  is_paused INTEGER NOT NULL DEFAULT 0 CHECK (is_paused IN (0, 1)),
  -- The zone by which next_at was found: another one moves it.
  zone TEXT NOT NULL,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_due ON deliveries (next_at) WHERE is_paused = 0;

-- Who does not want a delivery any more. It outlives a change of its recipients.
CREATE TABLE delivery_refusals (
  delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  address TEXT NOT NULL COLLATE NOCASE,
  refused_at INTEGER NOT NULL,
  PRIMARY KEY (delivery_id, address)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery_sends (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  cause TEXT NOT NULL CHECK (cause IN ('schedule', 'person')),
  due_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'partly', 'kept', 'failed', 'interrupted')),
  -- When something was last done about it; what is silent for long was left behind by a process that ended.
  touched_at INTEGER NOT NULL,
  -- Kept so that what failed is sent again as it was.
  message TEXT CHECK (message IS NULL OR json_valid(message)),
  reason TEXT NOT NULL DEFAULT '',
  -- A time comes once, whoever notices it.
  UNIQUE (delivery_id, cause, due_at)
) STRICT;
CREATE INDEX delivery_sends_open ON delivery_sends (state) WHERE state IN ('waiting', 'sending');

CREATE TABLE delivery_mails (
  send_id INTEGER NOT NULL REFERENCES delivery_sends (id) ON DELETE CASCADE,
  address TEXT NOT NULL COLLATE NOCASE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'kept', 'failed')),
  reason TEXT NOT NULL DEFAULT '',
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (send_id, address)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery_uses (
  id INTEGER PRIMARY KEY,
  owner_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  cause TEXT NOT NULL CHECK (cause IN ('schedule', 'person')),
  used_at INTEGER NOT NULL
) STRICT;
CREATE INDEX delivery_uses_of_owner ON delivery_uses (owner_id, cause, used_at);

-- Inbox, marketing, history

CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  -- HTML.
  content TEXT NOT NULL,
  content_data TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content_data)),
  status TEXT NOT NULL DEFAULT 'unactioned',
  source TEXT NOT NULL DEFAULT 'woocommerce-admin',
  layout TEXT NOT NULL DEFAULT 'plain',
  image TEXT NOT NULL DEFAULT '',
  is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
  is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1)),
  created_at INTEGER NOT NULL,
  reminder_at INTEGER
) STRICT;
CREATE INDEX notes_by_date ON notes (created_at) WHERE is_deleted = 0;
CREATE INDEX notes_by_type ON notes (type, status) WHERE is_deleted = 0;

CREATE TABLE note_actions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  note_id INTEGER NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  label TEXT NOT NULL,
  query TEXT NOT NULL DEFAULT '',
  -- What the note becomes; '' leaves it as it is.
  status TEXT NOT NULL DEFAULT 'actioned',
  actioned_text TEXT NOT NULL DEFAULT '',
  nonce_action TEXT,
  nonce_name TEXT
) STRICT;
CREATE INDEX note_actions_of_note ON note_actions (note_id);

CREATE TABLE campaigns (
  id TEXT NOT NULL,
  channel TEXT NOT NULL,
  title TEXT NOT NULL,
  manage_url TEXT NOT NULL,
  cost TEXT NOT NULL,
  currency TEXT NOT NULL,
  PRIMARY KEY (channel, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Chosen by the page that recorded it, so that sending it twice adds it once.
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  properties TEXT NOT NULL CHECK (json_valid(properties)),
  recorded_at INTEGER NOT NULL
) STRICT;
CREATE INDEX events_by_name ON events (name, id);

CREATE TABLE history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  action TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  -- The write that was observed.
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  -- Values by name; null where there was nothing, or nothing is left.
  old_values TEXT CHECK (old_values IS NULL OR json_valid(old_values)),
  new_values TEXT CHECK (new_values IS NULL OR json_valid(new_values)),
  labels TEXT NOT NULL CHECK (json_valid(labels)),
  -- Why it cannot be undone; empty where it can.
  final TEXT NOT NULL,
  -- The entry that this one took back, and the one that took this one back; 0 for none.
  undo_of INTEGER NOT NULL DEFAULT 0,
  undone_by INTEGER NOT NULL DEFAULT 0,
  -- What its reader must be allowed to do.
  capability TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX history_by_time ON history (changed_at);
CREATE INDEX history_by_user ON history (user_id, kind);
