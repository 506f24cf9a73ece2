import { randomBytes } from 'node:crypto';
import { all, clearDatabase, migrate, transaction } from './database';
import type { StoreDatabase } from './database';
import { installStore } from './install';
import { applyCurrency } from './onboarding';
import { createUser } from './accounts';
import type { NewUser } from './accounts';
import { seedDemoShop } from './seed';

export interface InitialContents {
  now: Date;
  /** A fresh install instead of the demo shop. */
  empty: boolean;
  orders: number;
  /** ISO 4217; dollars when there is none. */
  currency: string | undefined;
  /** Password of the first account of a fresh install. */
  adminPassword: string | undefined;
}

/** What the person who started the server needs to know about a store that was just made. */
export interface NewStore {
  /** A password that was made up, and is told only now. */
  generatedPassword: string | undefined;
}

export function isInstalled(db: StoreDatabase): boolean {
  return all(db, 'SELECT id FROM users LIMIT 1').length > 0;
}

/** Forgets everything and starts over, whole or not at all. */
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

function createEmptyStore(db: StoreDatabase, { now, currency, adminPassword }: InitialContents): NewStore {
  const generatedPassword = adminPassword ? undefined : randomBytes(9).toString('base64url');
  const password = adminPassword ?? generatedPassword ?? '';
  const administrator = { login: 'admin', password, email: 'admin@example.com' };
  installStore(db, { now, siteTitle: 'My shop', administrator });
  if (currency) applyCurrency(db, currency);
  return { generatedPassword };
}

function createDemoStore(db: StoreDatabase, { now, currency, orders }: InitialContents): NewStore {
  const administrator = { login: 'admin', password: 'admin', email: 'admin@example.com', isDemo: true };
  installStore(db, { now, siteTitle: 'Harbor Goods', administrator });
  if (currency) applyCurrency(db, currency);
  for (const account of DEMO_ACCOUNTS) {
    const { login } = account;
    const email = `${login}@example.com`;
    createUser(db, { ...account, password: login, email, isDemo: true, registeredAt: now });
  }
  seedDemoShop(db, { now, orders });
  return { generatedPassword: undefined };
}

/** Besides the administrator. Each has its name as password. */
const DEMO_ACCOUNTS: readonly Pick<NewUser, 'login' | 'role' | 'displayName'>[] = [
  { login: 'manager', role: 'shop_manager', displayName: 'Morgan Manager' },
  { login: 'analyst', role: 'analyst', displayName: 'Ana Analyst' },
  { login: 'customer', role: 'customer', displayName: 'Chris Customer' },
];
