import { first, integer, run, transaction } from '../../database';
import type { StoreDatabase } from '../../database';
import { setOption } from '../../site';
import { __ } from '../../i18n';

/** Adds a page and makes it the store's homepage; existing pages stay. */
export function createHomepage(db: StoreDatabase, now: Date): number {
  return transaction(db, () => {
    const { id } = run(
      db,
      'INSERT INTO pages (title, created_at) VALUES (?, ?)',
      __('Home', 'store-admin'),
      now.getTime(),
    );
    setOption(db, 'show_on_front', 'page');
    setOption(db, 'page_on_front', id);
    return id;
  });
}

/** The number of pages besides those that every store has. */
export function countPages(db: StoreDatabase): number {
  const row = first(db, 'SELECT COUNT(*) AS count FROM pages');
  return row ? integer(row, 'count') : 0;
}
