import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../packages/embedded-store/src/database';
import type { StoreDatabase } from '../../packages/embedded-store/src/database';
import { installStore } from '../../packages/embedded-store/src/install';
import { fillShop } from './fill-shop';

/** When the shop took its last orders. */
export const NOW = new Date(Date.UTC(2026, 10, 20, 12));

/** Name and password of the one who may see everything. */
export const OWNER = 'owner';

export const ORDERS = 200_000;

/** The file of `BENCH_FILE`, which stays for the next time, or one for this time only. */
export const nameShop = (): string =>
  process.env['BENCH_FILE'] ?? path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'shop.db');

/** Opens a shop, and fills it first where there is none; `seconds` is what that took. */
export function openShop(file: string, orders: number): { db: StoreDatabase; seconds: number } {
  const isFilled = existsSync(file);
  const db = openDatabase(file);
  const start = performance.now();
  if (!isFilled) {
    const administrator = { login: OWNER, password: OWNER, email: 'owner@example.com' };
    installStore(db, { now: NOW, siteTitle: 'Large shop', administrator });
    fillShop(db, NOW, orders);
  }
  return { db, seconds: (performance.now() - start) / 1000 };
}
