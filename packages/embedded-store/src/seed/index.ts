import type { StoreDatabase } from '../database';

export interface DemoShop {
  now: Date;
  /** How many orders the shop has had. */
  orders: number;
}

/** Fills an installed store with people, goods and orders to look at. */
export function seedDemoShop(_db: StoreDatabase, _shop: DemoShop): void {}
