import Database from 'libsql';
import { first, migrate, run, text } from '../index';
import { migrations } from './index';
import { knownShops } from './known-shops';

const PROFILE = 'woocommerce_onboarding_profile';

/** A file from before the first run was, with these people and this profile, brought up to date. */
function bringUpToDate(people: readonly string[], profile?: string): string | undefined {
  const db = new Database(':memory:');
  const version = migrations.indexOf(knownShops);
  for (const { sql } of migrations.slice(0, version)) db.exec(sql);
  db.exec(`PRAGMA user_version = ${version}`);
  for (const login of people) {
    run(
      db,
      `INSERT INTO users (login, password_hash, email, display_name, nickname, slug, role, registered_at)
       VALUES (?1, '', ?1 || '@example.com', ?1, ?1, ?1, 'administrator', 0)`,
      login,
    );
  }
  if (profile !== undefined) run(db, 'INSERT INTO options (name, value) VALUES (?, ?)', PROFILE, profile);
  migrate(db);
  const row = first(db, 'SELECT value FROM options WHERE name = ?', PROFILE);
  db.close();
  return row && text(row, 'value');
}

test('a shop that somebody runs already is not led through the first run, and keeps what was said of it', () => {
  expect(bringUpToDate(['admin'])).toBe('{"completed":true}');
  expect(bringUpToDate(['admin'], '{"product_types":["downloads"]}')).toBe(
    '{"product_types":["downloads"],"completed":true}',
  );
});

test('a new shop is', () => {
  expect(bringUpToDate([])).toBeUndefined();
});
