import { randomBytes } from 'node:crypto';
import { all, clearDatabase, migrate, transaction } from './database';
import type { StoreDatabase } from './database';
import { installStore } from './install';
import { applyCurrency } from './onboarding';
import { createUser } from './accounts';
import type { NewUser } from './accounts';
import { seedDemoStore } from './seed';

export interface InitialContents {
  now: Date;
  /** Create an empty store instead of the demo store. */
  empty: boolean;
  orders: number;
  /** ISO 4217 code; USD when missing. */
  currency: string | undefined;
  /** The site's language, in WordPress's format; US English when missing. */
  locale: string | undefined;
  /** Password of the first account of an empty store. */
  adminPassword: string | undefined;
}

/** What the user who started the server needs to know about a new store. */
export interface NewStore {
  /** A generated password, shown only now. */
  generatedPassword: string | undefined;
}

export function isInstalled(db: StoreDatabase): boolean {
  return all(db, 'SELECT id FROM users LIMIT 1').length > 0;
}

/** Deletes everything and starts over, in one transaction. */
export function resetStore(db: StoreDatabase, contents: InitialContents): NewStore {
  return transaction(db, () => {
    clearDatabase(db);
    migrate(db);
    return createStore(db, contents);
  });
}

/** Fills a new file. */
export function createStore(db: StoreDatabase, contents: InitialContents): NewStore {
  return transaction(db, () =>
    contents.empty ? createEmptyStore(db, contents) : createDemoStore(db, contents),
  );
}

function createEmptyStore(
  db: StoreDatabase,
  { now, currency, locale, adminPassword }: InitialContents,
): NewStore {
  const generatedPassword = adminPassword ? undefined : randomBytes(9).toString('base64url');
  const password = adminPassword ?? generatedPassword ?? '';
  const administrator = { login: 'admin', password, email: 'admin@example.com' };
  installStore(db, { now, siteTitle: 'My shop', locale, administrator });
  if (currency) applyCurrency(db, currency);
  return { generatedPassword };
}

function createDemoStore(db: StoreDatabase, { now, currency, locale, orders }: InitialContents): NewStore {
  const administrator = { login: 'admin', password: 'admin', email: 'admin@example.com', isDemo: true };
  installStore(db, { now, siteTitle: 'Harbor Goods', locale, administrator });
  if (currency) applyCurrency(db, currency);
  for (const account of DEMO_ACCOUNTS) {
    const { login } = account;
    const email = `${login}@example.com`;
    createUser(db, { ...account, password: login, email, isDemo: true, registeredAt: now });
  }
  seedDemoStore(db, { now, orders });
  return { generatedPassword: undefined };
}

/** Demo accounts besides the administrator. Each uses its name as password. */
const DEMO_ACCOUNTS: readonly Pick<NewUser, 'login' | 'role' | 'displayName'>[] = [
  { login: 'manager', role: 'shop_manager', displayName: 'Morgan Manager' },
  { login: 'analyst', role: 'analyst', displayName: 'Ana Analyst' },
  { login: 'customer', role: 'customer', displayName: 'Chris Customer' },
];
