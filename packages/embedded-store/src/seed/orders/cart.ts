import type { OrderLine } from '../../sales';
import { DAY_MS } from '../calendar';
import type { Season } from '../catalog';
import { createPicker } from '../random';
import type { Random } from '../random';
import type { SeedProduct, OrderContext } from './order-context';

/** Products are picked by season; the probabilities are recalculated at this interval. */
const INTERVAL_MS = 14 * DAY_MS;

/** Relative demand for a season's products per month. */
const WANTED: Readonly<Record<Season, readonly number[]>> = {
  winter: [1.7, 1.5, 1.2, 0.8, 0.5, 0.4, 0.4, 0.5, 0.9, 1.5, 2, 2],
  summer: [0.3, 0.4, 0.6, 1, 1.6, 2.2, 2.2, 1.8, 1, 0.5, 0.3, 0.5],
  gifts: [0.7, 1, 0.8, 0.9, 1.1, 0.9, 0.8, 0.8, 0.9, 1.1, 1.9, 2.6],
};

const pickLength = createPicker([
  [1, 50],
  [2, 30],
  [3, 14],
  [4, 6],
]);
const pickQuantity = createPicker([
  [1, 78],
  [2, 17],
  [3, 4],
  [4, 1],
]);

/** Fills carts with products that were available at the time. */
export function createCartFiller({
  articles,
  opened,
}: OrderContext): (random: Random, moment: number) => OrderLine[] {
  const pickers = new Map<number, (random: Random) => SeedProduct>();
  return (random, moment) => {
    const interval = Math.floor((moment - opened) / INTERVAL_MS);
    const pick = pickers.get(interval) ?? createArticlePicker(articles, opened + interval * INTERVAL_MS);
    pickers.set(interval, pick);
    const chosen = new Set<SeedProduct>();
    for (let place = pickLength(random); place > 0; place -= 1) chosen.add(pick(random));
    return [...chosen].map(({ line, price }) => {
      const quantity = pickQuantity(random);
      return { ...line, quantity, subtotal: price * quantity, total: price * quantity };
    });
  };
}

function createArticlePicker(
  articles: readonly SeedProduct[],
  moment: number,
): (random: Random) => SeedProduct {
  const month = new Date(moment).getUTCMonth();
  return createPicker(
    articles
      .filter(({ sellable }) => sellable.releasedAt <= moment)
      .map((article) => {
        const { appeal, season } = article.sellable;
        return [article, appeal * (season ? (WANTED[season][month] ?? 1) : 1)];
      }),
  );
}
