import type { Migration } from './types';

/** Who buys: people with an account and guests, who are known by their e-mail address. */
export const customers: Migration = {
  area: 'customers',
  sql: `
    -- What an account adds to its user.
    CREATE TABLE customer_accounts (
      user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      billing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(billing)),
      shipping TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shipping)),
      meta TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(meta)),
      modified_at INTEGER NOT NULL
    ) STRICT;

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

    INSERT INTO customers (user_id, username, first_name, last_name, email, registered_at, last_active_at)
      SELECT id, login, first_name, last_name, email, registered_at, registered_at FROM users WHERE role = 'customer';

    CREATE TRIGGER customers_register AFTER INSERT ON users WHEN NEW.role = 'customer' BEGIN
      INSERT INTO customers (user_id, username, first_name, last_name, email, registered_at, last_active_at)
      VALUES (NEW.id, NEW.login, NEW.first_name, NEW.last_name, NEW.email, NEW.registered_at, NEW.registered_at);
    END;
    CREATE TRIGGER customers_follow_users AFTER UPDATE OF login, first_name, last_name, email ON users BEGIN
      UPDATE customers
      SET username = NEW.login, first_name = NEW.first_name, last_name = NEW.last_name, email = NEW.email
      WHERE user_id = NEW.id;
    END;
  `,
};
