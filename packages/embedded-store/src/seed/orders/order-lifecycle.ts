import type { OrderStatus } from '../../site';
import { DAY_MS } from '../calendar';
import { createPicker } from '../random';
import type { Random } from '../random';

/** A status of the extension that the demo store uses, see the plugin catalog. */
export const PACKED = 'packed';

/** A status of an extension that the demo store no longer has. */
const PREORDERED = 'preordered';

/** The status of an order, and what is refunded later. */
export interface OrderLifecycle {
  status: Exclude<OrderStatus, 'refunded'> | typeof PACKED | typeof PREORDERED;
  refunds: 'all' | 'some' | undefined;
}

/** Older orders have a final status. */
const SETTLED = 6 * DAY_MS;
/** Younger orders are not completed yet. */
const ON_ITS_WAY = 1.5 * DAY_MS;

const pickFresh = createPicker<OrderLifecycle['status']>([
  ['processing', 10],
  ['on-hold', 3],
  ['pending', 1.5],
  ['failed', 0.7],
  ['completed', 5],
]);
const pickFinalStatus = createPicker<OrderLifecycle['status']>([
  ['completed', 92],
  ['cancelled', 4],
  ['failed', 3.7],
  ['on-hold', 0.3],
]);
const pickRefunds = createPicker<OrderLifecycle['refunds']>([
  [undefined, 94],
  ['some', 3.5],
  ['all', 2.5],
]);

/** The latest orders, latest first, so that even the smallest demo store has every status. */
const LATEST: readonly OrderLifecycle[] = [
  { status: 'pending', refunds: undefined },
  { status: 'processing', refunds: undefined },
  { status: 'on-hold', refunds: undefined },
  { status: 'processing', refunds: undefined },
  { status: 'completed', refunds: 'all' },
  { status: 'failed', refunds: undefined },
  { status: 'cancelled', refunds: undefined },
  { status: 'completed', refunds: undefined },
  { status: PACKED, refunds: undefined },
];

/** Every nth order was a pre-order, until 90 days ago. */
const PREORDERED_EVERY = 60;
const PREORDERED_UNTIL = 90 * DAY_MS;

/**
 * @param later how many orders came after it.
 * @param age in milliseconds.
 */
export function pickLifecycle(random: Random, later: number, age: number): OrderLifecycle {
  const fixed = LATEST[later];
  if (fixed) return fixed;
  const isPreordered = age > PREORDERED_UNTIL && later % PREORDERED_EVERY === 0;
  if (isPreordered) return { status: PREORDERED, refunds: undefined };
  const status = age < SETTLED ? pickFresh(random) : pickFinalStatus(random);
  if (status !== 'completed') return { status, refunds: undefined };
  if (age < ON_ITS_WAY) return { status: 'processing', refunds: undefined };
  return { status, refunds: pickRefunds(random) };
}
