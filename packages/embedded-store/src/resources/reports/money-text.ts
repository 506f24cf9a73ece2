import type { StoreDatabase } from '../../database';
import { createPriceFormat } from '../products/prices';

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00A0',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** Writes amounts (decimal text) as the shop shows them, as text without HTML. */
export function createMoneyText(db: StoreDatabase): (amount: string) => string {
  const { one } = createPriceFormat(db);
  return (amount) =>
    one(amount)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:#(\d+)|\w+);/g, (entity, code?: string) =>
        code === undefined ? (ENTITIES[entity] ?? entity) : String.fromCodePoint(Number(code)),
      );
}
