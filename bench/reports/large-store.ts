import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../packages/embedded-store/src/database';
import type { StoreDatabase } from '../../packages/embedded-store/src/database';
import { installStore } from '../../packages/embedded-store/src/install';
import { seedStore } from './seed-store';

/** Time of the last order. */
export const NOW = new Date(Date.UTC(2026, 10, 20, 12));

/** User name and password of the administrator. */
export const OWNER = 'owner';

export const ORDERS = 200_000;

/** Returns `BENCH_FILE`, which is kept for the next run, or a temporary file. */
export const getStoreFile = (): string =>
  process.env['BENCH_FILE'] ?? path.join(mkdtempSync(path.join(tmpdir(), 'store-admin-bench-')), 'store.db');

/** Opens the store, creating it first if the file is missing; `seconds` is the time that took. */
export function openStore(file: string, orders: number): { db: StoreDatabase; seconds: number } {
  const isFilled = existsSync(file);
  const db = openDatabase(file);
  const start = performance.now();
  if (!isFilled) {
    const administrator = { login: OWNER, password: OWNER, email: 'owner@example.com' };
    installStore(db, { now: NOW, siteTitle: 'Large store', administrator });
    seedStore(db, NOW, orders);
  }
  return { db, seconds: (performance.now() - start) / 1000 };
}
