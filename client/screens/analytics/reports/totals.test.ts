import { totalOf } from './totals';
import type { CellContext } from '../report';

test.each([
  [1, '1', 'Order'],
  [-1, '-1', 'Order'],
  [0, '0', 'Orders'],
  [undefined, '', 'Orders'],
])('formats %s as %s %s', (value, formatted, label) => {
  const context = { number: (number: unknown) => (typeof number === 'number' ? `${number}` : '') };

  const totals = value === undefined ? {} : { orders_count: value };

  expect(totalOf.orders(totals, 'orders_count', context as CellContext)).toMatchObject({
    label,
    value: formatted,
  });
});
